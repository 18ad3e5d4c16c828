// Boards to play on: cells with something in them, and squares with tokens.
import { looks, mark, Sides, sides } from "../views/cells";
import { Scroller } from "../scroller";
import { t } from "../words";
import type { View } from "../wire";
import { playerAt, plies, type Player } from "./state";
import { cellAt, live, type Choice, type Place } from "./picks";
import { look as picked, spot } from "./spot";
import { nameOf as called } from "./words";

interface Props {
  component: number;
  view: View;
  after: View | null;
  all: readonly Choice[];
}

/** The most cells of a board that are drawn. */
const most = 900;

/** Square is what stands in a place now, and what would after a move. */
interface Square {
  look: string;
  text: string;
  name: string;
}

interface Board {
  rows: number;
  columns: number;
  heads: boolean;
  at: (row: number, column: number) => Square;
}

/** letter is how a cell of a view looks. */
const letter = (c: string): Square => ({ look: looks[c] ?? "free", text: mark(c), name: words(c) });

const words = (c: string): string => ({
  ".": t("free", "空格"), "#": t("blocked", "已占"), X: t("crossed", "打叉"), H: t("heads", "正面"), T: t("tails", "反面"), o: t("a piece", "棋子"), x: t("a ringed piece", "环形棋子"), $: t("the marked piece", "特殊棋子"),
})[c] ?? "";

const token = (times: number): Square => ({ look: times > 0 ? "coin" : "free", text: times > 1 ? String(times) : "", name: times > 0 ? t("a token", "棋子") : t("free", "空格") });

/**
 * read makes a board of a view; null where it is not drawn as squares. An x is a counter
 * of the player to move and an o one of the other: `swap` keeps the counters of one
 * player alike when the other is to move.
 */
function read(view: View, swap = false): Board | null {
  if (view.kind === "cells") {
    const rows = (view.rows ?? []).map(r => [...r].map(c => (swap && c === "x" ? "o" : swap && c === "o" ? "x" : c)));
    const columns = Math.max(0, ...rows.map(r => r.length));
    if (rows.length * columns > most || columns === 0) return null;
    return { rows: rows.length, columns, heads: false, at: (r, c) => letter(rows[r]?.[c] ?? " ") };
  }
  const at = (view.sizes ?? []).map(Number);
  const size = Math.max(3, ...at) + 1;
  if (view.kind !== "grid" || size * size > most) return null;
  const times = (r: number, c: number): number => at.filter((_, i) => i % 2 === 0 && at[i] === r && at[i + 1] === c).length;
  return { rows: size, columns: size, heads: true, at: (r, c) => token(times(r, c)) };
}

/** canDraw says whether the board is drawn, so that its moves can be clicked. */
export const canDraw = (view: View): boolean => read(view) !== null;

/** owner says whose the counters are of a player. */
const owner = (p: Player): string => (p === "you" ? t("yours", "你的") : t(`${called(p)}'s`, `${called(p)}的`));

export function Squares({ component, view, after, all }: Props) {
  const both = sides(view.rows ?? []);
  const second = both && plies.value.length % 2 === 1;
  const board = read(view, second)!;
  const next = after?.kind === view.kind ? read(after, both && !second) : null;
  const can = live(all);
  const [stop] = can;
  const steps = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  const at = (r: number, c: number) => {
    const from = board.at(r, c);
    const to = next ? next.at(r, c) : from;
    return { ...from, turned: next !== null && (to.look !== from.look || to.text !== from.text), to };
  };
  return (
    <>
      <Scroller class="scroller squares" label={t("The board", "棋盘")}>
        <div class={board.heads ? "squareboard heads" : "squareboard"} style={{ gridTemplateColumns: `${board.heads ? "1.5rem " : ""}repeat(${board.columns}, max-content)` }}>
          {board.heads && <span class="axis" />}
          {board.heads && steps(board.columns).map(c => <span key={`h${c}`} class="axis" aria-hidden="true">{c}</span>)}
          {steps(board.rows).flatMap(r => [
            board.heads ? <span key={`a${r}`} class="axis" aria-hidden="true">{r}</span> : null,
            ...steps(board.columns).map(c => <Cell key={`${r},${c}`} component={component} place={cellAt(r, c)} can={can} stop={stop}
              square={at(r, c)} name={nameOf(r, c, board)} />),
          ])}
        </div>
      </Scroller>
      {both && <Sides ring={t(`ringed: ${owner(playerAt(0))}`, `环形：${owner(playerAt(0))}`)} coin={t(`filled: ${owner(playerAt(1))}`, `实心：${owner(playerAt(1))}`)} />}
    </>
  );
}

const nameOf = (r: number, c: number, board: Board): string => {
  const [i, j] = board.heads ? [r, c] : [r + 1, c + 1];
  const what = board.at(r, c).name;
  if (board.rows === 1) return t(`square ${j}, ${what}`, `第 ${j} 格，${what}`);
  return t(`row ${i}, column ${j}, ${what}`, `第 ${i} 行第 ${j} 列，${what}`);
};

interface CellProps {
  component: number;
  place: Place;
  can: ReadonlySet<Place>;
  stop: Place | undefined;
  square: Square & { turned: boolean; to: Square };
  name: string;
}

function Cell({ component, place, can, stop, square, name }: CellProps) {
  const seen = square.turned ? square.to : square;
  const look = `${seen.look} ${square.turned ? "turn" : ""} ${picked(component, place)}`;
  if (!can.has(place)) return <span class={look} role="img" aria-label={name}><b>{seen.text}</b></span>;
  return <button class={look} tabIndex={place === stop ? 0 : -1} {...spot(component, place, name)}><b>{seen.text}</b></button>;
}
