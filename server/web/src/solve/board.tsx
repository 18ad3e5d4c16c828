// The position as a picture, and the moves made so far.
import { Num, Words } from "../num";
import { games, rulesets } from "../rulesets";
import { ViewOf } from "../views";
import { t } from "../words";
import type { Answer } from "../wire";
import { preview } from "./preview";
import { choose, trail } from "./state";

/** Trail leads back through the moves made. */
export function Trail({ of: a }: { of: Answer }) {
  const made = trail();
  if (made.length === 0) return null;
  return (
    <nav class="trail" aria-label={t("Moves made", "已走的步")}>
      {made.map((p, i) => (
        <span key={i}><button class="chip" onClick={() => (i === made.length - 1 ? history.back() : history.go(i - made.length))}><Words
          of={p} /></button><span aria-hidden="true">→</span></span>
      ))}
      <code><Words of={a.position} /></code>
    </nav>
  );
}

/** The longest rule that stands open beside a board, in characters. */
const brief = 200;

/** Rules say what may be done in the games of a position. */
function Rules({ of }: { of: string }) {
  const all = rulesets.value.length > 0 ? games(of) : [];
  const text = all.map(r => (all.length > 1 ? `${r.title}${t(": ", "：")}${r.rule}` : r.rule));
  if (text.length === 0) return null;
  const lines = text.map(x => <p key={x} class="note"><Words of={x} /></p>);
  return text.join("").length <= brief ? <>{lines}</> : <details class="rules"><summary>{t("The rules", "规则")}</summary>{lines}</details>;
}

/** Board draws every component, and what a move that is pointed at makes of it. */
export function Board({ of: a }: { of: Answer }) {
  const move = preview.value;
  const one = a.components.length === 1;
  return (
    <section class="pospanel" aria-labelledby="board-head">
      <div class="panelhead"><h2 class="sub" id="board-head">{t("The position", "局面")}</h2></div>
      <Rules of={a.position} />
      {a.components.length === 0 && <p class="quiet">{t("Nothing is left: the empty sum.", "什么都不剩：空和。")}</p>}
      <ul class={one ? "one" : "components"}>
        {a.components.map((c, i) => (
          <li key={i}>
            {!one && (
              <p class="name"><button class="chip" title={t("Solve this part alone", "单独求解这一部分")} onClick={() => choose(c.position)}><Words of={c.position} /></button>
                {c.nimber !== null && <span class="small quiet">{t("nimber ", "SG 值 ")}<b><Num of={c.nimber} /></b></span>}</p>
            )}
            {c.view ? <ViewOf of={c.view} after={move?.component === i ? move.view ?? null : null} /> : one && <p><code class="asked"><Words
              of={c.position} /></code></p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
