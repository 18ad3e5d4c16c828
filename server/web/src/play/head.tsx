// The head of the page: which game, its rule, and another one.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { param } from "../address";
import { moves as ask, type Problem } from "../api";
import { readCall } from "../notation";
import { Words } from "../num";
import { games, named, rulesets, useRulesets } from "../rulesets";
import { Filling, ParameterForm } from "../solve/form";
import { Picker } from "../solve/picker";
import { t } from "../words";
import type { Ruleset } from "../wire";
import { begin, start, tryBegin } from "./state";

export function Head() {
  const picking = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  useRulesets();
  const of = rulesets.value.length > 0 ? games(start.value) : [];
  const close = (focus: boolean): void => { picking.value = false; if (focus) button.current?.focus(); };
  return (
    <div class="playhead">
      <div class="about">
        <h1>{of.length > 0 ? of.map(r => r.title).join(" + ") : t("Play", "对弈")}</h1>
        {of.map(r => <p key={r.name}>{of.length > 1 && <b>{r.title}{t(". ", "：")}</b>}{r.rule}</p>)}
      </div>
      <div class="pop">
        <button class="btn" ref={button} aria-haspopup="listbox" aria-expanded={picking.value}
          onMouseDown={event => { if (picking.value) event.preventDefault(); }} onClick={() => { picking.value = !picking.value; }}>
          {t("Change game", "换个游戏")}<span class="quiet" aria-hidden="true">▾</span>
        </button>
        {picking.value && <Picker onPick={r => { close(true); void open(r); }} onClose={close} />}
      </div>
    </div>
  );
}

/** open begins with the first example of a ruleset that can be played by hand. */
async function open(r: Ruleset): Promise<void> {
  for (const position of r.examples) {
    const found = await ask({ position }).catch(() => null);
    if (found?.complete && found.moves.length > 0) return begin(position);
  }
  begin(r.examples[0]!);
}

/** Positions are typical ones to begin from, of numbers small enough to play with, and a field for any other. */
export function Positions() {
  const text = useSignal<string | null>(null);
  const wrong = useSignal<Problem | null>(null);
  const filling = useSignal(false);
  const shown = text.value ?? start.value;
  const alone = named(readCall(shown)?.name ?? "");
  const other = games(start.value).flatMap(r => r.examples).filter(e => e !== start.value && !/\d{4}/.test(e));
  const write = (next: string): void => { text.value = next; wrong.value = null; };
  const submit = async (): Promise<void> => {
    const p = text.value?.trim();
    if (p && p !== param("p") && (wrong.value = await tryBegin(p))) return;
    text.value = null;
  };
  return (
    <section class="card">
      <form class="from" onSubmit={event => { event.preventDefault(); void submit(); }}>
        <label class="sub" for="from">{t("Begin from", "从这个局面开局")}</label>
        <span class="entry">
          <input id="from" data-slash class="mono" spellcheck={false} autocomplete="off" autocapitalize="off"
            value={shown} aria-invalid={wrong.value !== null} aria-describedby={wrong.value ? "from-wrong" : undefined}
            onInput={event => write(event.currentTarget.value)} />
          <button class="btn" disabled={text.value === null}>{t("Begin", "开局")}</button>
        </span>
        {wrong.value && <p class="msg" id="from-wrong" role="alert"><span><Words of={wrong.value.message} /></span></p>}
        {alone && <Filling on={filling} />}
        {filling.value && alone && <ParameterForm of={alone} text={shown} onChange={write} />}
      </form>
      {other.length > 0 && <ul class="others" aria-label={t("Typical positions", "常见局面")}>{other.map(e => <li key={e}><button class="chip" onClick={() => begin(e)}>{e}</button></li>)}</ul>}
    </section>
  );
}
