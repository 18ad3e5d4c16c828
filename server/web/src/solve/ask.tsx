// The question: field, picker, form, examples and convention.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { set } from "../address";
import { convention } from "../convention";
import { Words } from "../num";
import { useRulesets } from "../rulesets";
import { t } from "../words";
import { examples } from "./examples";
import { Field } from "./field";
import { Filling, ParameterForm } from "./form";
import { Picker } from "./picker";
import { called, choose, first, state, text, trail, type } from "./state";

export function Ask() {
  const picking = useSignal(false);
  const filling = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  useRulesets();
  const ruleset = first();
  const alone = called();
  const problem = state.value.kind === "error" ? state.value.problem : null;
  return (
    <section class="ask" aria-label={t("Question", "提问")}>
      <label for="pos">{t("Position", "局面")}</label>
      <div class="pop">
        <div class="field">
          <button class="pick" ref={button} aria-haspopup="listbox" aria-expanded={picking.value}
            onMouseDown={event => { if (picking.value) event.preventDefault(); }} onClick={() => { picking.value = !picking.value; }}>
            {ruleset?.title ?? t("Choose a game", "选择游戏")}<span class="quiet" aria-hidden="true">▾</span>
          </button>
          <Field />
        </div>
        {picking.value && <Picker onPick={r => { picking.value = false; choose(r.examples[0]!); button.current?.focus(); }}
          onClose={focus => { picking.value = false; if (focus) button.current?.focus(); }} />}
      </div>
      {problem && (
        <div class="msg" id="err" role="alert">
          {!!problem.where?.column && <b>{t(`Column ${problem.where.column}`, `第 ${problem.where.column} 列`)}</b>}
          <span><Words of={problem.message} /></span>
        </div>
      )}
      <div class="askfoot">
        <div class="chips">
          {alone !== null && <Filling on={filling} />}
          {(text.value === "" ? [] : examples()).filter(e => e.position !== text.value)
            .map(({ position: p }) => <button key={p} class="chip" onClick={() => choose(p)}>{p}</button>)}
        </div>
        <Conventions />
      </div>
      {filling.value && ruleset && alone !== null && (
        <form onSubmit={event => event.preventDefault()}>
          <ParameterForm of={ruleset} text={alone} onChange={type}><p class="rule-text">{ruleset.rule}</p></ParameterForm>
        </form>
      )}
    </section>
  );
}

function Conventions() {
  const shown = state.value.kind === "answer" ? state.value.answer.convention : convention() ?? "normal";
  const each = [
    { of: "normal", says: t("Normal", "正常"), rule: t("cannot move: loses", "无法走的一方负") },
    { of: "misere", says: t("Misère", "反常"), rule: t("cannot move: wins", "无法走的一方胜") },
  ] as const;
  return (
    <div class="seg" role="group" aria-label={t("Convention", "胜负约定")}>
      {each.map(c => <button key={c.of} aria-pressed={shown === c.of} title={c.rule}
        onClick={() => set({ c: c.of }, "push", { trail: trail() })}>{c.says}</button>)}
    </div>
  );
}
