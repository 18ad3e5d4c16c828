// The field: a game by any of its names, or in notation.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { find } from "../rulesets";
import { t } from "../words";
import type { Ruleset } from "../wire";
import { asked, choose, textOf } from "./state";

/** The most games that are offered at once. */
const most = 8;

export function Field() {
  const text = useSignal(asked());
  const open = useSignal(false);
  const at = useSignal(-1);
  const now = asked();
  useEffect(() => { text.value = now; }, [now]);
  const found = open.value && !/[(["]/.test(text.value) ? find(text.value).slice(0, most) : [];
  const close = (): void => { open.value = false; at.value = -1; };
  const take = (r: Ruleset): void => {
    close();
    text.value = textOf(r);
    choose(text.value);
  };
  const settle = (): void => {
    close();
    if (text.value.trim() !== "" && text.value !== asked()) choose(text.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      at.value = at.value < 0 ? (step > 0 ? 0 : found.length - 1) : (at.value + step + found.length) % found.length;
    } else if (event.key === "Escape") {
      if (found.length > 0) event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      const word = at.value >= 0 ? found[at.value] : found.length === 1 ? found[0] : undefined;
      if (word) take(word);
      else settle();
    }
  };
  return (
    <div class="pop exfield">
      <label class="sr" for="ruleset">{t("A game, by any name or in notation", "游戏：任意名称或记法")}</label>
      <input id="ruleset" class="mini" data-slash value={text.value} spellcheck={false} autocomplete="off" autocapitalize="off" placeholder="kayles()"
        role="combobox" aria-autocomplete="list" aria-expanded={found.length > 0} aria-controls="found" aria-activedescendant={at.value >= 0 ? `found-${at.value}` : undefined}
        onFocus={event => event.currentTarget.select()}
        onInput={event => {
          text.value = event.currentTarget.value;
          open.value = true;
          at.value = -1;
        }}
        onKeyDown={onKeyDown} onBlur={settle} />
      <ul id="found" class="complete" role="listbox" aria-label={t("Games", "游戏")} hidden={found.length === 0}>
        {found.map((r, i) => (
          <li key={r.name} id={`found-${i}`} role="option" aria-selected={i === at.value} onMouseDown={event => { event.preventDefault(); take(r); }}>
            <b>{r.title}</b><code>{textOf(r)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
