// Play: against a perfect opponent, one that slips, or another person, on any picture.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Again, excuse, passing } from "../again";
import { href } from "../address";
import type { Problem } from "../api";
import { useKeys } from "../keys";
import { Words } from "../num";
import { Table } from "../play/board";
import { Head, Positions } from "../play/head";
import { hinted } from "../play/hand";
import { attend, best, unclear } from "../play/opponent";
import { Begins, Side, solving } from "../play/side";
import { again, agree, follow, lastOwn, missing, mover, now, open, over, plies, repeats, retry, settled, state, stop, undo } from "../play/state";
import { Gave, Why } from "../play/why";
import { guessed, reported, status } from "../play/words";
import { t } from "../words";

export default function Play() {
  useEffect(follow, []);
  useEffect(attend, []);
  useKeys([
    { key: "u", says: t("take your move back", "悔棋"), act: undo },
    { key: "h", says: t("a hint", "提示"), act: hint },
    { key: "n", says: t("a new game", "重新开局"), act: () => again() },
  ]);
  return (
    <>
      <Head />
      <Below />
    </>
  );
}

const hint = (): void => { if (open.value) hinted.value = true; };

function Below() {
  const s = state.value;
  if (s.kind === "loading") return <Waiting />;
  if (s.kind === "none") return <None problem={s.problem} />;
  return (
    <div class="playgrid">
      <div class="table">
        <p class="whose" role="status"><span>{status()}</span> <small><Words of={reported()} /></small></p>
        <Slow />
        {missing.value && (
          <div class="missing note" role="status">
            <span><Words of={missing.value.message} /></span> <Again problem={missing.value} ask={retry} />
          </div>
        )}
        <Table />
        {plies.value.length === 0 && open.value && <p class="note fingers">{t("Tap to see a move, tap again to make it.", "点一下看这一步，再点一下就走。")}</p>}
        <div class="acts">
          <button class="btn" onClick={hint} disabled={!open.value}>{t("Hint", "提示")}</button>
          <button class="btn" onClick={undo} disabled={lastOwn() < 0 && !missing.value}>{t("Undo", "悔棋")}</button>
          <button class={over.value ? "btn primary" : "btn"} onClick={() => again()}>{t("New game", "重新开局")}</button>
          <Begins />
        </div>
        {hinted.value && <Hint />}
        <Repeated />
        <Gave />
        <Why />
      </div>
      <Side />
    </div>
  );
}

/** Hint says the best move, or that there is none. */
function Hint() {
  const at = now.value;
  if (!at || over.value || mover.value === "grundy") return null;
  const move = best(at)[0];
  if (!move) {
    return <p class="note" role="status">{unclear(at) ? guessed() : t("No move wins from here. Play on, and hope for a slip.", "这里没有取胜的走法。先走下去，等对方失误。")}</p>;
  }
  return <p class="note" role="status">{at.outcome === "D" ? t("No move wins, but this keeps the draw: ",
    "没有取胜的走法，这一步可以守和：") : t("This wins: ", "这样走必胜：")}<b><Words of={move.move} /></b></p>;
}

/** Repeated offers a draw when a position comes back. */
function Repeated() {
  if (repeats.value === 0 || !open.value) return null;
  return <p class="note repeat" role="status">{t("This position was on the table before; it could go on like this for ever.",
    "这个局面先前出现过，这样可以一直走下去。")} <button class="btn" onClick={agree}>{t("Agree to a draw", "同意平局")}</button></p>;
}

/** useLate is true when something has lasted for a while. */
function useLate(lasts: boolean): boolean {
  const late = useSignal(false);
  useEffect(() => {
    late.value = false;
    const timer = setTimeout(() => { late.value = lasts; }, 150);
    return () => clearTimeout(timer);
  }, [lasts]);
  return late.value;
}

/** Waiting is shown only when the first position takes long. */
function Waiting() {
  return useLate(true) ? <section class="busy"><Looking /></section> : null;
}

/** Slow is shown when the next position takes long. */
function Slow() {
  return useLate(!settled.value) && !settled.value && !missing.value ? <div class="slow"><Looking /></div> : null;
}

function Looking() {
  return (
    <>
      <p>{t("Looking at every move…", "正在计算每一步……")} <span class="quiet">{t("Where no theorem says who wins after a move, it is searched.",
        "没有定理能说出某一步之后谁胜，就逐个局面来算。")}</span></p>
      <div><button class="btn" onClick={stop}>{t("Stop", "停止")}</button></div>
    </>
  );
}

const headline = (code: string): string => {
  switch (code) {
    case "large": return t("This position has more moves than can be played by hand.", "这个局面的走法太多，没法用手来走。");
    case "moves": return t("The address holds a move that cannot be made.", "地址里有一步走不了的棋。");
    case "cancelled": return t("Stopped.", "已停止。");
    case "limit": return t("This position is too large to play perfectly.", "这个局面太大，没法下得完美。");
  }
  return t("This position cannot be played.", "这个局面没法下。");
};

/** None is a position that cannot be played, with what would help. */
function None({ problem }: { problem: Problem }) {
  const { code, message } = problem;
  return (
    <section class="limit unplayable" role="status">
      <h2 class="head">{excuse(problem) ?? headline(code)}</h2>
      {code === "large" && <p>{t(`More than ${message} moves can be made from it. Who wins, and by which move, is still answered:`,
        `它的走法多于 ${message} 种。不过谁必胜、该怎样走，仍然答得出：`)} <a href={href("solve", solving())}>{t("solve it", "去求解")}</a></p>}
      {code !== "large" && code !== "moves" && code !== "cancelled" && <p><Words of={message} /></p>}
      {passing(problem) && <div><Again problem={problem} ask={retry} /></div>}
      {code === "moves" && <div><button class="btn" onClick={() => again()}>{t("Begin anew", "重新开局")}</button></div>}
      <Positions />
    </section>
  );
}
