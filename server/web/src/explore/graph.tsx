// The game graph of a small position, with what is known of each position in it.
import { useEffect, useState } from "preact/hooks";
import { set } from "../address";
import { busy } from "../again";
import { loader } from "../lazy";
import { Badge, type Outcome } from "../outcome";
import { lang } from "../settings";
import { count, list, t } from "../words";
import * as api from "./api";
import { useAsked } from "../ask";
import { labels } from "./labels";
import { asked, both, choose, leading, positionOf, solving, useAnswered, useOther, whole } from "./state";
import { Refused, Waiting } from "./states";

const Dag = loader(() => import("./dag"));

/** The most vertices that are drawn at first, and at all. */
const usual = 120, most = 500;

export function GraphView() {
  const position = positionOf(asked());
  const c = leading();
  const vertices = Math.min(most, whole("most") ?? usual);
  const key = `${lang.value} ${position} ${vertices}`;
  const lead = useAsked(`${key} ${c}`, how => api.graph(position, vertices, c, { signal: how.signal! }), { subject: position });
  const second = useAsked(both() ? key : null, how => api.graph(position, vertices, "misere", { signal: how.signal! }),
    { subject: position });
  useAnswered(lead.answer);
  const other = useOther(lead.problem?.code === "limit" && !busy(lead.problem));
  const narrow = useNarrow();
  const g = lead.answer;
  const names = g ? labels(g.vertices.map(v => v.name)) : [];
  const written = whole("at");
  const chosen = g && written !== null && written < g.vertices.length ? written : null;
  const beside = second.answer && g && second.answer.position === g.position ? second.answer.vertices.map(v => v.outcome) : null;
  if (other) return null;
  return (
    <>
      {lead.problem && <Refused problem={lead.problem} ask={lead.again} />}
      {lead.problem?.code === "limit" && !busy(lead.problem) && vertices < most && <p><button class="btn" onClick={() => set({ most: String(most) })}>{t(`Draw up to ${most} positions`, `最多画 ${most} 个局面`)}</button></p>}
      <Waiting on={lead} />
      {g && (
        <div class={lead.stale ? "stale" : ""} inert={lead.problem !== null}>
          <section aria-label={t("Game graph", "博弈图")}>
            <Dag graph={g} beside={beside} names={names} chosen={chosen} narrow={narrow} onChoose={v => set({ at: v === null ? null : String(v) })} />
          </section>
          <Legend loops={g.vertices.some(v => v.outcome === "D")} beside={beside !== null} />
          <Told graph={g} names={names} chosen={chosen} beside={beside} />
          <InWords graph={g} names={names} beside={beside} />
        </div>
      )}
    </>
  );
}

/** useNarrow says whether the window is narrow, and follows it. */
function useNarrow(): boolean {
  const query = matchMedia("(max-width: 720px)");
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const follow = (): void => setNarrow(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return narrow;
}

function Legend({ loops, beside }: { loops: boolean; beside: boolean }) {
  return (
    <div class="legend below">
      <span><Badge of="N" size="sm" mute />{t("player to move wins", "先手必胜")}</span>
      <span><Badge of="P" size="sm" mute />{t("player to move loses", "后手必胜")}</span>
      {loops && <span><Badge of="D" size="sm" mute />{t("a draw: play goes on for ever", "平局：可以永远走下去")}</span>}
      <span><svg width="34" height="10" aria-hidden="true"><path d="M1 5h32" stroke="var(--p-fill)" stroke-width="3" /></svg>{t("winning move", "取胜走法")}</span>
      <span><svg width="34" height="10" aria-hidden="true"><path d="M1 5h32" stroke="var(--ink-3)" stroke-width="1.500" stroke-dasharray="4 4" /></svg>{t("other move", "其他走法")}</span>
      {beside && <span>{t("small: in misère play, ringed where it differs", "小标记：反常规则下的胜负，不同时加圈")}</span>}
    </div>
  );
}

interface Telling {
  graph: api.Graph;
  names: readonly string[];
  chosen: number | null;
  beside: readonly Outcome[] | null;
}

/** The most positions that are listed in a sentence. */
const listed = 12;

const some = (all: readonly string[]): string =>
  list(all.slice(0, listed)) + (all.length > listed ? t(` and ${all.length - listed} more`, ` 等 ${all.length} 个`) : "");

function Told({ graph: g, names, chosen, beside }: Telling) {
  if (chosen === null) return <p class="tellgraph" aria-live="polite">{overall(g, names, beside)}</p>;
  const v = g.vertices[chosen]!;
  return (
    <div class="tellgraph" aria-live="polite">
      <p>{ofVertex(g, names, chosen)}{beside && beside[chosen] !== v.outcome && t(` In misère play it is ${beside[chosen]}.`, `反常规则下是 ${beside[chosen]}。`)}</p>
      {g.vertices.some(w => w.name === g.position) && (
        <p class="links">
          <a class="link" href={solving(v.name, g.convention)}>{t("Solve this position", "求解这个局面")}</a>
          {!v.token && <button class="link" onClick={() => choose(v.name)}>{t("Draw from here on", "从这里开始画")}</button>}
        </p>
      )}
    </div>
  );
}

/** overall says what holds in the whole graph. */
function overall(g: api.Graph, names: readonly string[], beside: readonly Outcome[] | null): string {
  const lost = names.filter((_, i) => g.vertices[i]!.outcome === "P");
  const rule = g.convention === "normal"
    ? t("A position is P when all its moves lead to N, and N when some move leads to P.", "若所有走法都通向 N，则为 P；只要有一步通向 P，就是 N。")
    : t("In misère play whoever cannot move has won: such a position is N. Otherwise it is P when all its moves lead to N.",
      "反常规则下，无法走的一方获胜，这样的局面是 N；其余的局面若所有走法都通向 N，则为 P。");
  const count_ = t(` ${count(g.vertices.length)} positions and ${count(g.edges.length)} moves.`,
    `共 ${count(g.vertices.length)} 个局面、${count(g.edges.length)} 种走法。`);
  const draws = names.filter((_, i) => g.vertices[i]!.outcome === "D");
  const ever = draws.length === 0 ? "" : t(
    ` All others are D, a draw: no move leads to P, but some move keeps to D, and so play goes on for ever. Drawn here: ${some(draws)}.`,
    `其余的局面是 D，即平局：没有一步通向 P，却有一步能留在 D，于是可以永远走下去。这里的平局点是 ${some(draws)}。`);
  return rule + (lost.length > 0 ? t(` Lost here: ${some(lost)}.`, `这里的必败点是 ${some(lost)}。`) : "") + ever + (beside ? inMisere(names.filter((_, i) => beside[i] === "P")) : "") + count_;
}

/** inMisere says what holds in misère play, which stands beside. */
const inMisere = (lost: readonly string[]): string => t(
  ` In misère play, where a position without moves is N, ${lost.length > 0 ? `lost are: ${some(lost)}` : "none is lost"}.`,
  `反常规则下，没有走法的局面是 N，${lost.length > 0 ? `必败点是 ${some(lost)}` : "没有必败点"}。`);

/** ofVertex says why a position is what it is. */
function ofVertex(g: api.Graph, names: readonly string[], at: number): string {
  const v = g.vertices[at]!, name = names[at]!;
  const options = g.edges.filter(e => e[0] === at).map(e => e[1]);
  if (options.length === 0) {
    return g.convention === "normal"
      ? t(`${name} has no move: the player to move has lost. It is P.`, `${name} 没有走法，轮到走的一方已经输了，所以是 P。`)
      : t(`${name} has no move: in misère play the player to move has won. It is N.`, `${name} 没有走法，按反常规则轮到走的一方已经赢了，所以是 N。`);
  }
  const lost = options.filter(o => g.vertices[o]!.outcome === "P").map(o => names[o]!);
  const values = options.map(o => g.vertices[o]!.value);
  const reached = t(`From ${name} one reaches ${some(options.map(o => names[o]!))}`, `从 ${name} 可以到 ${some(options.map(o => names[o]!))}`);
  const mex = v.value !== null && /^\d+$/.test(v.value) && values.every(x => x !== null && /^\d+$/.test(x))
    ? t(`, with nimbers ${some(values as string[])}; the least number missing is ${v.value}. `, `，SG 值为 ${some(values as string[])}，缺少的最小值是 ${v.value}。`)
    : t(". ", "。");
  const end = lost.length > 0
    ? t(`Moving to ${some(lost)} wins.`, `走到 ${some(lost)} 即胜。`)
    : v.outcome === "D" ? t("No move wins, and some move keeps out of defeat.", "没有取胜的走法，但有走法可以不输。") : t("All of them are N, so this is P.", "它们都是 N，所以这里是 P。");
  return reached + mex + end;
}

function InWords({ graph: g, names, beside }: Omit<Telling, "chosen">) {
  return (
    <details class="astext">
      <summary>{t("The graph in words", "用文字列出")}</summary>
      <ul>
        {g.vertices.map((v, i) => (
          <li key={i}><b>{names[i]}</b> {v.outcome}{v.value !== null && ` ${v.value}`}{beside && t(`, misère ${beside[i]}`, `，反常 ${beside[i]}`)}
            {g.edges.some(e => e[0] === i) && <> → {list(g.edges.filter(e => e[0] === i).map(e => names[e[1]]!))}</>}</li>
        ))}
      </ul>
    </details>
  );
}
