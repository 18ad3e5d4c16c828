// The moves that win, or keep a draw. Pointing at one shows what it does; choosing it
// goes on from there.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { href } from "../address";
import { brief, Num, short } from "../num";
import { Sizes } from "../views/heaps";
import { count, sentenceOf, t } from "../words";
import type { Answer, Move } from "../wire";
import { heapsOf, listed, preview } from "./preview";
import { play } from "./state";

/** The most moves that are shown before somebody asks for all. */
const few = 12;

export function Moves({ of: a }: { of: Answer }) {
  const all = useSignal(false);
  const moves = listed(a);
  const shown = all.value ? moves : moves.slice(0, few);
  return (
    <section class="winmoves" aria-labelledby="moves-head">
      <div class="panelhead"><h2 class="sub" id="moves-head">{heading(a)}</h2></div>
      {shown.length > 0 && <ul class={shown.some(m => long(a, m)) ? "moves tall" : "moves"}>{shown.map((m, i) => <li key={`${i} ${m.to}`}><Row of={m} answer={a} /></li>)}</ul>}
      {moves.length > shown.length && <button class="btn" onClick={() => { all.value = true; }}>{t(`Show all ${count(moves.length)}`,
        `显示全部 ${count(moves.length)} 种`)}</button>}
      <p class="note"><Afterword of={a} /></p>
      <a class="link small" href={href("play", { p: a.position, c: a.convention === "misere" ? "misere" : null })}>{t("Play it against Grundy", "与 Grundy 对弈")}</a>
    </section>
  );
}

/** heading says what the moves that are listed do. */
export const heading = (a: Answer): string => ({
  N: t("Winning moves", "取胜走法"),
  P: listed(a).length > 0 ? t("Every move loses", "任何走法都输") : t("No move wins", "没有取胜走法"),
  D: t("Moves that keep the draw", "守住平局的走法"),
})[a.outcome];

/** Afterword says what the list is, in a sentence. */
function Afterword({ of: a }: { of: Answer }) {
  const moves = listed(a);
  if (a.outcome === "P") return <>{moves.length > 0
    ? t("Whatever you do, the other player has an answer that leaves you in a lost position again. Choose a move to see it.",
      "无论怎么走，对方总有一步应着，把你再次留在必败的局面里。点选一步即可看到。")
    : t("No move leaves the other player a lost position.", "没有哪一步能把必败的局面留给对方。")}</>;
  if (a.outcome === "D") return <>{moves.length > 0
    ? t("A move that is not listed loses.", "没有列出的走法都会输。")
    : t("No move is listed.", "没有列出走法。")}</>;
  if (moves.length === 0) return <>{a.count_note ? sentenceOf(a.count_note) : t("They were not listed.", "未能列出。")}</>;
  return (
    <>
      {!a.complete && a.winning_move_count !== null && <>{t("There are ", "共有 ")}<Num of={a.winning_move_count} />{t(` in all; the first ${count(moves.length)} are listed. `,
        ` 种，这里列出前 ${count(moves.length)} 种。`)}</>}
      {!a.complete && a.winning_move_count === null && <>{sentenceOf(a.count_note ?? "")} </>}
      {moves.length === 1
        ? t("It leaves the other player a lost position. Choose it to play it.", "它把必败的局面留给对方。点选即走这一步。")
        : t("Each leaves the other player a lost position. Choose one to play it.", "每一种都把必败的局面留给对方。点选即走这一步。")}
    </>
  );
}

function Row({ of: m, answer: a }: { of: Move; answer: Answer }) {
  const armed = useRef(false); // a finger's first tap shows, the second moves
  const changes = heapsOf(a, m);
  const point = (on: boolean) => () => { preview.value = on ? m : null; };
  const onClick = (event: MouseEvent): void => {
    if ((event as PointerEvent).pointerType === "touch" && !armed.current) {
      preview.value = m;
      return;
    }
    preview.value = null;
    play(a.position, m.to);
  };
  return (
    <button class={`move ${preview.value === m ? "on" : ""}`} onPointerDown={() => { armed.current = preview.value === m; }} onClick={onClick}
      onMouseEnter={point(true)} onMouseLeave={point(false)} onFocus={point(true)} onBlur={point(false)}>
      {a.components.length > 1 && <code class="at">{nameOf(a.components[m.component]!.position)}</code>}
      {changes && changes.length > 0 && changes.length < 4 && <span class="ft">{changes.map((c, i) => <span
        key={c.heap}>{i > 0 && ", "}<Sizes from={c.from} to={c.to} /></span>)}</span>}
      <span class="words">{brief(m.move)}{m.remoteness !== undefined && <small>{ends(m.remoteness)}</small>}</span>
      <span class="arrow" aria-hidden="true">›</span>
    </button>
  );
}

/** long says whether the numbers of a move need a line of their own. */
const long = (a: Answer, m: Move): boolean =>
  (heapsOf(a, m) ?? []).reduce((n, c) => n + short(c.from, 18).length + c.to.map(x => short(x, 18)).join("   ").length + 3, 0) > 13;

const nameOf = (position: string): string => position.split("(")[0]!;

/** ends says how far the end is after a move. */
const ends = (n: number): string => (n === 0
  ? t("ends the game", "就此终局")
  : n === 1 ? t("then 1 move to the end", "此后再走 1 步终局") : t(`then ${n} moves to the end`, `此后再走 ${n} 步终局`));
