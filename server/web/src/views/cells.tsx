// cells: a board of characters, or a row of them. Cells that a move changes are hollow.
import { count, t } from "../words";
import { Scroller } from "../scroller";

interface Props {
  rows: readonly string[];
  after?: readonly string[] | null;
}

/** The most cells that are drawn. */
const most = 1600;

/** What a letter of a cell looks like. */
export const looks: Record<string, string> = { ".": "free", "#": "wall", " ": "off", X: "cross", H: "heads", T: "tails", o: "coin", x: "ring", $: "coin" };

/** sides says whether a board has the counters of both players: x of who is to move, o of the other. */
export const sides = (rows: readonly string[]): boolean => ["x", "o"].every(c => rows.some(r => r.includes(c)));

/** Sides says whose counters are which. */
export function Sides({ ring, coin }: { ring: string; coin: string }) {
  return <ul class="sides note"><li><i class="ring" aria-hidden="true" />{ring}</li><li><i class="coin" aria-hidden="true" />{coin}</li></ul>;
}

const letters = (row: string): string[] => [...row];

export function Cells({ rows, after = null }: Props) {
  const board = rows.map(letters);
  const width = Math.max(1, ...board.map(r => r.length));
  if (width * rows.length > most || width > 80) {
    return <Scroller label={t("The board", "棋盘")}><pre class="mono">{rows.slice(0, 60).map(r => (r.length > 400 ? `${r.slice(0, 400)}…` : r)).join("\n")}</pre>
      <p class="note">{t(`${count(rows.length)} rows`, `共 ${count(rows.length)} 行`)}</p></Scroller>;
  }
  const next = after && after.length === rows.length && after.every((r, i) => letters(r).length === board[i]!.length) ? after.map(letters) : null;
  const size = width > 24 ? "small" : width > 12 ? "middle" : "";
  return (
    <>
      <Scroller label={t("The board", "棋盘")}>
        <p class="sr">{rows.join(" / ")}</p>
        <div class={`cellboard ${size}`} style={{ gridTemplateColumns: `repeat(${width}, auto)` }} aria-hidden="true">
          {board.map((row, r) => row.map((c, i) => {
            const to = next?.[r]?.[i] ?? c;
            return <span key={`${r},${i}`} class={`${looks[to]} ${to === c ? "" : "turn"}`}><b>{mark(to)}</b></span>;
          }))}
        </div>
      </Scroller>
      {sides(rows) && <Sides ring={t("ringed: the player to move", "环形：轮到走的一方")} coin={t("filled: the opponent", "实心：对方")} />}
    </>
  );
}

/** mark is what stands in a cell beside its look. */
export const mark = (c: string): string => ({ X: "×", H: "H", T: "T", o: "", $: "$" })[c] ?? "";

/** Lines are positions that are written more than drawn. */
export function Lines({ rows, after }: { rows: readonly string[]; after: readonly string[] | null }) {
  return <ul class="celllines">{(after ?? rows).map((r, i) => <li key={i}><code class={after && after[i] !== rows[i] ? "turn" : ""}>{r}</code></li>)}</ul>;
}
