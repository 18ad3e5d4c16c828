// Beside the table: how the game went, the opponent, and where the game begins.
import { set } from "../address";
import { convention } from "../convention";
import { Badge } from "../outcome";
import { brief, Words } from "../num";
import { t } from "../words";
import { again, level, levels, mover, nodes, now, over, plies, start, type Level } from "./state";
import { Positions } from "./head";
import { nameOf } from "./words";
import { explain, explained } from "./why";

export function Side() {
  return (
    <aside>
      <Timeline />
      <Opponent />
      <Positions />
    </aside>
  );
}

function Timeline() {
  const first = nodes.value[0];
  if (!first) return null;
  const slip = plies.value.findLastIndex(p => p.slip && p.by !== "grundy");
  const known = plies.value.some(p => p.option.outcome === "D") || first.outcome === "D";
  return (
    <section class="card" aria-labelledby="went">
      <h2 class="sub" id="went">{t("How the game went", "对局走势")}</h2>
      <ol class="timeline">
        <li><Badge of={first.outcome} size="sm" /><code class="begin">{brief(first.position)}</code><span class="who">{t("start", "开局")}</span></li>
        {plies.value.map((p, i) => (
          <li key={i} class={i === explained.value ? "cur" : ""} aria-current={i === explained.value ? "step" : undefined}>
            {p.option.outcome ? <Badge of={p.option.outcome} size="sm" /> : <span class="unknown" aria-label={t("not known", "未知")} role="img">·</span>}
            <span><span class="who">{nameOf(p.by)}{t(": ", "：")}</span><Words of={p.option.move} /></span>
            {p.slip && <button class="bad" aria-label={t(`Move ${i + 1} was a mistake: why?`, `第 ${i + 1} 步是失误：为什么？`)} onClick={() => explain(i)}>?</button>}
          </li>
        ))}
      </ol>
      <p class="xs quiet legend">{known
        ? t("The mark shows the position after the move: leave P, or else D, never N.", "标记表示走完之后的局面：应当留下 P，其次 D，不要留下 N。")
        : t("The mark shows the position after the move: leave P, never N.", "标记表示走完之后的局面：应当留下 P，不要留下 N。")}</p>
      {slip >= 0 && explained.value === null && <button class="link small" onClick={() => explain(slip)}>{t("Why was that a mistake?", "那一步错在哪里？")}</button>}
    </section>
  );
}

const levelName = (l: Level): string => ({ perfect: t("Perfect", "完美"), slips: t("Slips", "偶尔失误"), easy: t("Easy", "简单") })[l];

function Opponent() {
  const two = level.value === "two";
  const shown = now.value?.convention ?? convention() ?? "normal";
  const ends = [
    { of: "normal", says: t("Last move wins", "走最后一步者胜") },
    { of: "misere", says: t("Last move loses", "走最后一步者负") },
  ] as const;
  return (
    <section class="card" aria-labelledby="opponent">
      <h2 class="sub" id="opponent">{t("Opponent", "对手")}</h2>
      <div class="seg" role="group" aria-labelledby="opponent">
        {levels.map(l => <button key={l} aria-pressed={level.value === l} onClick={() => (two ? again({ vs: l }) : set({ vs: l }))}>{levelName(l)}</button>)}
      </div>
      <button class="link small" onClick={() => again({ vs: two ? null : "two", first: null })}>{two ? t("Play against Grundy", "与 Grundy 对弈") : t("Two people on one screen", "两人同屏对弈")}</button>
      <h2 class="sub" id="ends">{t("The end", "终局")}</h2>
      <div class="seg" role="group" aria-labelledby="ends">
        {ends.map(e => <button key={e.of} aria-pressed={shown === e.of} onClick={() => { if (shown !== e.of) again({ c: e.of }); }}>{e.says}</button>)}
      </div>
    </section>
  );
}

/** Begins lets the other one begin, while nobody has moved. */
export function Begins() {
  if (level.value === "two" || over.value || plies.value.length > 1) return null;
  if (plies.value.length === 0 && mover.value === "you") return <button class="btn" onClick={() => set({ first: "grundy" })}>{t("Let Grundy begin", "让 Grundy 先走")}</button>;
  if (plies.value.length === 1 && plies.value[0]!.by === "grundy") return <button class="btn" onClick={() => again({ first: null })}>{t("Begin yourself", "改为我先走")}</button>;
  return null;
}

/** The address of the position on the Solve page. */
export const solving = () => ({ p: now.value?.position ?? start.value, c: now.value?.convention === "misere" ? "misere" : null });
