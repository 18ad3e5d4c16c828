// What is shown while there is no answer yet, and where there is none.
import { Again, excuse, passing } from "../again";
import type { Problem } from "../api";
import { Words } from "../num";
import { Working } from "../working";
import { sentenceOf, t } from "../words";
import type { Asked } from "../ask";
import { toView, view, type ViewName } from "./state";

/** The views with their names. */
export const views: readonly { name: ViewName; title: () => string }[] = [
  { name: "sequence", title: () => t("Sequence", "序列") },
  { name: "heat", title: () => t("Heat map", "热图") },
  { name: "graph", title: () => t("Game graph", "博弈图") },
];

/** Waiting says that work goes on, how far it is, and can stop it. */
export function Waiting({ on }: { on: Asked<unknown> }) {
  if (!on.slow) return null;
  return (
    <div class="waiting">
      <Working progress={on.progress} />
      <button class="btn" onClick={on.stop}>{t("Stop", "停止")}</button>
    </div>
  );
}

/** Refused says why there is no answer, and which other views there are. */
export function Refused({ problem, ask }: { problem: Problem; ask: () => void }) {
  return (
    <section class="limit" role="status">
      <h2>{excuse(problem) ?? headline(problem)}</h2>
      {problem.code !== "cancelled" && <p><Words of={sentenceOf(problem.message)} /></p>}
      {passing(problem) && <div><Again problem={problem} ask={ask} /></div>}
      <p class="otherviews">{views.filter(v => v.name !== view()).map(v => <a key={v.name} class="link" href={toView(v.name)}>{v.title()}</a>)}</p>
    </section>
  );
}

function headline(problem: Problem): string {
  switch (problem.code) {
    case "cancelled": return t("Stopped.", "已停止。");
    case "limit": return t("The limit was reached.", "已达到上限。");
    case "syntax": case "unknown_ruleset": return t("This could not be read.", "没有读懂。");
  }
  return t("There is nothing to draw.", "没有可画的内容。");
}
