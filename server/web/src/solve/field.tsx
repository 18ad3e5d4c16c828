// The field for a position: transparent over painted text, with completion by any
// name of a ruleset, and what was misread underlined where it stands.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { tokens } from "../notation";
import { want } from "../rulesets";
import { t } from "../words";
import { completions, type Completion } from "./complete";
import { enter, state, text, type } from "./state";

/** Wrong is where the text was misread: characters from 0. */
interface Wrong {
  from: number;
  to: number;
}

/** wrong finds the piece that the column of a problem points at. */
export function wrong(source: string, column: number): Wrong | null {
  if (column < 1) return null;
  const end = [...source].length;
  const at = Math.min(column - 1, Math.max(0, end - 1));
  const piece = tokens(source).find(token => at >= token.at && at < token.at + [...token.text].length);
  return piece && piece.kind !== "space" ? { from: at, to: piece.at + [...piece.text].length } : { from: at, to: at + 1 };
}

const looks = { name: "tok-fn", key: "tok-k", sign: "tok-p", number: "", string: "tok-s", space: "", other: "" };

function Paint({ of, bad }: { of: string; bad: Wrong | null }) {
  if (bad) {
    const all = [...of];
    return <>{all.slice(0, bad.from).join("")}<span class="tok-err">{all.slice(bad.from, bad.to).join("") || " "}</span>{all.slice(bad.to).join("")}</>;
  }
  return <>{tokens(of).map(token => <span key={token.at} class={looks[token.kind]}>{token.text}</span>)}</>;
}

export function Field() {
  const input = useRef<HTMLInputElement>(null);
  const paint = useRef<HTMLSpanElement>(null);
  const list = useSignal<readonly Completion[]>([]);
  const at = useSignal(-1);
  const open = list.value.length > 0;
  const problem = state.value.kind === "error" ? state.value.problem : null;
  const bad = problem && !open ? wrong(text.value, problem.where?.column ?? 0) : null;

  useEffect(() => follow(), [text.value]);

  const follow = (): void => { if (paint.current && input.current) paint.current.scrollLeft = input.current.scrollLeft; };
  const close = (): void => { list.value = []; at.value = -1; };
  const offer = (): void => {
    const el = input.current!;
    list.value = el.selectionStart === el.selectionEnd ? completions(el.value, el.selectionStart ?? 0) : [];
    at.value = -1;
  };
  const take = (c: Completion): void => {
    const el = input.current!;
    el.value = c.text; // at once, so that what is typed next comes behind it
    el.setSelectionRange(c.caret, c.until ?? c.caret);
    el.focus();
    close();
    type(c.text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (open && step) {
      event.preventDefault();
      at.value = at.value < 0 ? (step > 0 ? 0 : list.value.length - 1) : (at.value + step + list.value.length) % list.value.length;
    } else if (open && event.key === "Escape") {
      event.preventDefault();
      close();
    } else if ((event.key === "Enter" || event.key === "Tab") && open && at.value >= 0) {
      event.preventDefault();
      take(list.value[at.value]!);
    } else if (event.key === "Enter" && open && !/[(\d]/.test(text.value)) {
      take(list.value[0]!); // a name alone asks nothing
    } else if (event.key === "Enter") {
      close();
      enter();
    }
  };

  return (
    <div class="expr">
      <span class="paint" aria-hidden="true" ref={paint}><Paint of={text.value} bad={bad} /></span>
      <input id="pos" ref={input} data-slash value={text.value} spellcheck={false} autocomplete="off" autocapitalize="off" placeholder="nim(3, 5, 7)"
        role="combobox" aria-autocomplete="list" aria-expanded={open} aria-controls="completions" aria-activedescendant={at.value >= 0 ? `completion-${at.value}` : undefined}
        aria-invalid={problem ? "true" : undefined} aria-describedby={problem ? "err" : undefined}
        onFocus={want} onInput={event => { type(event.currentTarget.value); offer(); }}
        onScroll={follow} onKeyUp={follow} onKeyDown={onKeyDown} onBlur={close} />
      <ul id="completions" class="complete" role="listbox" aria-label={t("Completions", "补全")} hidden={!open}>
        {list.value.map((c, i) => (
          <li key={c.text} id={`completion-${i}`} role="option" aria-selected={i === at.value} onMouseDown={event => { event.preventDefault(); take(c); }}>
            <code>{c.word}</code><span>{c.says}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
