// A box for an input, with the right output beside it.
import { useRef, useState } from "preact/hooks";
import { param, set } from "../address";
import { lang } from "../settings";
import { t } from "../words";
import { answer, type Listed, type Sample } from "./api";
import { useAsked } from "../ask";

/** The longest input that the address holds. */
const mostInAddress = 1000;

/** The input that is tried. */
export interface TrialState {
  text: string;
  box: { current: HTMLTextAreaElement | null };
  /** write takes what is typed. */
  write: (text: string) => void;
  /** show takes an input that was chosen, and goes to the box. */
  show: (text: string) => void;
}

/** useTrial begins with the first sample. A long input is not in the address. */
export function useTrial(p: Listed): TrialState {
  const [long, setLong] = useState<{ of: string; text: string } | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const first = p.samples[0]?.in ?? "";
  const take = (text: string, how: "push" | "replace"): void => {
    const fits = text.length <= mostInAddress;
    setLong(fits ? null : { of: p.id, text });
    set({ in: fits && text !== first ? text : null }, how);
  };
  return {
    text: (long?.of === p.id ? long.text : null) ?? param("in") ?? first,
    box,
    write: text => take(text, "replace"),
    show: text => {
      take(text, "push");
      box.current?.scrollIntoView({ block: "center" });
      box.current?.focus({ preventScroll: true });
    },
  };
}

export function Trial({ of: p, trial }: { of: Listed; trial: TrialState }) {
  const { text } = trial;
  const blank = text.trim() === "";
  const asked = useAsked(blank ? null : `${p.id} ${lang.value} ${text}`, how => answer(p.id, text, how), { pause: 120 });
  const refused = asked.problem ?? asked.earlier;
  const trouble = blank ? undefined : refused ?? asked.answer?.error;
  const line = (asked.problem || !asked.stale ? trouble?.where?.line : 0) || 0;
  return (
    <section aria-labelledby="try-head">
      <div class="secthead"><h2 class="head" id="try-head">{t("Try your input", "试试你的输入")}</h2><Samples of={p.samples} now={text} onTry={trial.show} /></div>
      <div class="tryio">
        <div>
          <label for="in">{t("Input", "输入")}</label>
          <Numbered trial={trial} line={line} />
        </div>
        <div>
          <span class="lab" id="out-lab">{t("Right output", "正确输出")}</span>
          <output for="in" aria-labelledby="out-lab" tabIndex={0} class={asked.stale && !blank ? "stale" : ""}>
            {blank ? <span class="quiet">{t("Write an input as the problem describes it.", "按题目的格式写下输入。")}</span> : refused ? null : asked.answer?.output}
          </output>
        </div>
      </div>
      <div role="status">{trouble && <Trouble message={trouble.message} line={line} box={trial.box} />}</div>
      <Source of={p.samples.find(s => s.in === text)} />
    </section>
  );
}

function Samples({ of, now, onTry }: { of: readonly Sample[]; now: string; onTry: (input: string) => void }) {
  return (
    <div class="samples">
      {of.map((s, i) => <button key={i} class="link small" aria-pressed={s.in === now} onClick={() => onTry(s.in)}>{of.length > 1 ? t(`Sample ${i + 1}`, `样例 ${i + 1}`) : t("Sample", "样例")}</button>)}
    </div>
  );
}

function Source({ of }: { of: Sample | undefined }) {
  return of ? <p class="note">{t("Source of this sample: ", "样例来源：")}{of.source}</p> : null;
}

/** Numbered is the field, with the number of each line; the line with the mistake stands out. */
function Numbered({ trial, line }: { trial: TrialState; line: number }) {
  const numbers = useRef<HTMLPreElement>(null);
  const lines = trial.text.split("\n").map((_, i) => i + 1);
  return (
    <div class="numbered" data-bad={line > 0}>
      <pre ref={numbers} aria-hidden="true">
        {line > 0 ? <>{lines.slice(0, line - 1).join("\n")}{line > 1 && "\n"}<b>{line}</b>{"\n"}{lines.slice(line).join("\n")}</> : lines.join("\n")}</pre>
      <textarea id="in" ref={trial.box} spellcheck={false} autocapitalize="off" autocomplete="off" wrap="off" aria-invalid={line > 0} value={trial.text}
        onInput={event => trial.write(event.currentTarget.value)}
        onScroll={event => { numbers.current!.style.translate = `0 ${-event.currentTarget.scrollTop}px`; }} />
    </div>
  );
}

function Trouble({ message, line, box }: { message: string; line: number; box: TrialState["box"] }) {
  const find = (): void => {
    const field = box.current!;
    const before = field.value.split("\n").slice(0, line - 1).join("\n").length;
    const start = before + (line > 1 ? 1 : 0);
    const end = field.value.indexOf("\n", start);
    field.focus();
    field.setSelectionRange(start, end < 0 ? field.value.length : end);
  };
  return (
    <p class="msg">
      {line > 0 && <button class="link" onClick={find}>{t(`Line ${line}`, `第 ${line} 行`)}</button>}
      <span>{message}</span>
    </p>
  );
}
