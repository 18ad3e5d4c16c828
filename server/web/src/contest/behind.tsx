// The game behind a problem: an example of its ruleset, who wins it and why.
import { href } from "../address";
import { rulesets, solve } from "../api";
import { FigureOf } from "../figures";
import { Words } from "../num";
import { Badge, winner } from "../outcome";
import { lang } from "../settings";
import { ViewOf } from "../views";
import { sentenceOf, t } from "../words";
import type { Answer } from "../wire";
import type { Listed } from "./api";
import { useAsked } from "../ask";

/** Behind is shown where the family of the problem is a ruleset. */
export function Behind({ of: p }: { of: Listed }) {
  const { answer } = useAsked(`${p.family} ${lang.value}`, async how => {
    const example = (await rulesets()).find(r => r.name === p.family)?.examples[0];
    return example === undefined ? null : solve({ position: example, views: true }, how);
  });
  return answer && (
    <section aria-labelledby="game-head">
      <div class="secthead"><h2 class="head" id="game-head">{t("The game behind it: ", "背后的游戏：")}{p.game}</h2></div>
      <p class="example"><Badge of={answer.outcome} mute /><code>{answer.position}</code><span>{sentenceOf(winner(answer.outcome))}</span></p>
      {answer.components[0]?.view && <ViewOf of={answer.components[0].view} />}
      <Reason of={answer} />
      <p><a class="link" href={href("solve", { p: answer.position })}>{t("Every winning move, and your own positions, in Solve",
        "在求解页查看全部取胜走法，或试试你自己的局面")} ›</a></p>
    </section>
  );
}

/** Reason is the first step that has a figure, and those before it. */
function Reason({ of: a }: { of: Answer }) {
  const at = a.reason.findIndex(step => step.figure);
  const figure = a.reason[at]?.figure;
  return (
    <div class="reason">
      {a.reason.slice(0, Math.max(at, 0) + 1).map((step, i) => <p key={i}><Words of={step.text} /></p>)}
      {figure && <figure><FigureOf of={figure} /></figure>}
    </div>
  );
}
