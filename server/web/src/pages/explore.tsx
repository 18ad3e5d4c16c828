// Explore: a nim-sequence, a heat map of two heaps, a game graph. The address says which,
// and of what.
import { Again } from "../again";
import { go, set } from "../address";
import { Words } from "../num";
import { refused, rulesets, useRulesets, want } from "../rulesets";
import { t } from "../words";
import { Field } from "../explore/asking";
import { GraphView } from "../explore/graph";
import { HeatView } from "../explore/heat";
import { SequenceView } from "../explore/sequence";
import { answered, asked, both, leading, ruleset, toView, view } from "../explore/state";
import { views } from "../explore/states";

const drawn = { sequence: SequenceView, heat: HeatView, graph: GraphView };

export default function Explore() {
  useRulesets();
  const Drawn = drawn[view()];
  return (
    <>
      <Head />
      <div class="exbar">
        <Tabs />
        <Field />
        <Conventions />
      </div>
      <div id="drawn" role="tabpanel" aria-labelledby={`view-${view()}`}>{rulesets.value.length > 0 ? <Drawn key={view()} /> : <Unknown />}</div>
    </>
  );
}

/** Unknown stands where the games have not come. */
function Unknown() {
  if (!refused.value) return null;
  return (
    <section class="limit" role="status">
      <h2>{t("The games could not be read.", "没能读到游戏列表。")}</h2>
      <p><Words of={refused.value.message} /></p>
      <div><Again problem={refused.value} ask={want} /></div>
    </section>
  );
}

function Head() {
  const r = ruleset();
  return (
    <div class="exhead">
      <div>
        <h1>{r?.title ?? <code>{asked()}</code>}</h1>
        {r && <p>{r.rule}</p>}
      </div>
    </div>
  );
}

function Tabs() {
  const pick = (by: number): void => {
    const at = views.findIndex(v => v.name === view());
    const next = views[(at + by + views.length) % views.length]!;
    go(toView(next.name));
    document.getElementById(`view-${next.name}`)?.focus();
  };
  return (
    <div class="seg" role="tablist" aria-label={t("View", "视图")} onKeyDown={event => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by) { event.preventDefault(); pick(by); }
    }}>
      {views.map(v => (
        <button key={v.name} id={`view-${v.name}`} role="tab" aria-controls="drawn" aria-selected={v.name === view()} tabIndex={v.name === view() ? 0 : -1}
          onClick={() => go(toView(v.name))}>{v.title()}</button>
      ))}
    </div>
  );
}

function Conventions() {
  const shown = both() ? "both" : leading() ?? answered.value;
  const each = [
    { of: "normal", says: t("Normal", "正常"), rule: t("cannot move: loses", "无法走的一方负") },
    { of: "misere", says: t("Misère", "反常"), rule: t("cannot move: wins", "无法走的一方胜") },
    { of: "both", says: t("Both", "并排"), rule: t("misère beside normal", "反常与正常并排") },
  ];
  return (
    <div class="seg right" role="group" aria-label={t("Convention", "胜负约定")}>
      {each.map(c => <button key={c.of} aria-pressed={shown === c.of} title={c.rule} onClick={() => set({ c: c.of }, "push")}>{c.says}</button>)}
    </div>
  );
}
