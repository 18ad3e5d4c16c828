// The reason, step by step. A figure stands beside its step and the bare steps that
// follow it; on a phone it comes after them.
import { href } from "../address";
import { useAsked } from "../ask";
import { problems } from "../contest/api";
import { rulesetOf, suited } from "../explore/state";
import { FigureOf } from "../figures";
import { Guard } from "../guard";
import { Flips } from "../figures/flips";
import { chapterOf, reading } from "../learn/links";
import { readCall } from "../notation";
import { Words } from "../num";
import { lang } from "../settings";
import { basis, footing, Seal } from "../warrant";
import { count, list, t } from "../words";
import type { Answer, Figure, Move, Step } from "../wire";
import { changeOf, preview, rowOf } from "./preview";

interface Group {
  start: number;
  steps: string[];
  figure: Figure | null;
}

/** groups puts each figure with the steps that it belongs to. */
function groups(reason: readonly Step[]): Group[] {
  const out: Group[] = [];
  reason.forEach((step, i) => {
    if (step.figure || out.length === 0) out.push({ start: i + 1, steps: [], figure: step.figure ?? null });
    out[out.length - 1]!.steps.push(step.text);
  });
  return out;
}

export function Why({ of: a }: { of: Answer }) {
  return (
    <section class="why" aria-labelledby="why-head">
      <h2 class="head" id="why-head">{t("Why", "为什么")}</h2>
      {groups(a.reason).map(g => (
        <div key={g.start} class={g.figure ? "group" : "group bare"} data-figure={g.figure?.kind}>
          <ol class="steps" start={g.start}>
            {g.steps.map((text, i) => <li key={i} class="step"><span aria-hidden="true">{g.start + i}</span><p><Words of={text} /></p></li>)}
          </ol>
          {g.figure && <Guard of={g.figure}><Illustration of={g.figure} answer={a} /></Guard>}
        </div>
      ))}
      <Rests of={a} />
    </section>
  );
}

function Illustration({ of: f, answer: a }: { of: Figure; answer: Answer }) {
  const words = caption(f, a);
  return (
    <figure>
      <FigureOf of={f} change={changeOf(a, f, preview.value)} />
      {f.kind === "columns" && a.convention === "normal" && <Turned of={f} answer={a} />}
      {words && <figcaption>{words}</figcaption>}
    </figure>
  );
}

/** Turned shows what each number must become, and the moves that do it where they are listed. */
function Turned({ of: f, answer: a }: { of: Figure; answer: Answer }) {
  const wins = (row: number | null): Move | undefined => a.winning_moves.find(m => row !== null && rowOf(a, f, m) === row);
  const point = (row: number | null): void => { preview.value = wins(row) ?? null; };
  return <Flips of={f} onPoint={f.mark?.some(wins) ? point : undefined} />;
}

/** Whether the page is touched rather than pointed at. */
const fingers = matchMedia("(pointer: coarse)").matches;

/** caption says how to read a figure. */
function caption(f: Figure, a: Answer): string {
  const first = f.rows?.[0] ?? [];
  switch (f.kind) {
    case "columns":
      return (f.mark?.length ?? 0) > 0 && a.convention === "normal"
        ? t(`A column with an odd count of ones is odd. A winning move turns every odd column even; ${fingers ? "tap one" : "point at one"} to see it.`,
          `1 的个数为奇数的列是奇列。取胜的走法使奇列全部变偶；${fingers ? "点一下走法" : "把光标移到走法上"}即可看到。`)
        : t("Count the ones in each column: the nim-sum has a 1 where the count is odd.", "数一数每一列有几个 1：个数为奇数的列，异或和在该位为 1。");
    case "parts":
      return (f.mark?.length ?? 0) > 0 ? t("The parts of the number; the amber ones decide.",
        "这个数分成的各段，琥珀色的起决定作用。") : t("The parts of the number.", "这个数分成的各段。");
    case "pair":
      return (f.rows?.length ?? 0) > 1
        ? t(`Blue squares are lost for the player to move. Dots: where a move from (${list(first.slice(0, 2))}) can lead.`,
          `蓝色方块是必败点。圆点是从 (${first.slice(0, 2).join(", ")}) 出发一步能到的地方。`)
        : "";
    case "residue":
      return t("Each heap counted off; what is left over decides.", "把每一堆按周期数过去，余下的起决定作用。");
    case "mex":
      return t("The nimbers of the options, and the least number missing among them.", "各后继局面的 SG 值，以及其中缺少的最小的数。");
    case "replies":
      return t("Your move, then the answer that leaves you a lost position.", "先是你的走法，后是对方的应着，它又把必败的局面留给你。");
    case "graph":
      return t("A heavy line is a move into a lost position: it wins. A ring marks where a token stands.", "粗线是走到必败点的一步，也就是取胜的走法；有描边的顶点上有棋子。");
  }
}

/** Drawn leads to the values of heaps, or to the map of two, where there is one. */
function Drawn({ position }: { position: string }) {
  switch (suited(position)) {
    case "sequence": return <a class="link" href={href("explore", { p: rulesetOf(position) })}>{t("The values of its heaps", "各堆的 SG 值")}</a>;
    case "heat": return <a class="link" href={href("explore", { p: position })}>{t("The heat map of its two heaps", "两堆的热图")}</a>;
    case "graph": return null;
  }
}

/** Contests leads to the problems of a game, where there are some. */
function Contests({ game }: { game: string }) {
  const found = useAsked(`${lang.value} ${game}`, how => problems(game, how), { subject: game });
  if (!found.answer?.some(p => p.family === game)) return null;
  return <a class="link" href={href("contest", { game })}>{t("Contest problems of this game", "这个游戏的竞赛题")}</a>;
}

function Rests({ of: a }: { of: Answer }) {
  const f = footing(a.warrant.by, a.components);
  const call = a.components.length === 1 ? readCall(a.components[0]!.position) : null;
  return (
    <div class="done">
      <Seal of={f} />
      <p class="grow">{basis(a.warrant.by, a.warrant.source)}{a.stats.positions > 0 && t(`; ${count(a.stats.positions)} positions were looked at`,
        `；共算过 ${count(a.stats.positions)} 个局面`)}</p>
      {call && a.components[0]!.view?.kind === "heaps" && <Drawn position={a.components[0]!.position} />}
      {call && <Contests game={call.name} />}
      <a class="link" href={reading(chapterOf(a))}>{t("The theory, step by step", "从头学这些道理")}</a>
    </div>
  );
}
