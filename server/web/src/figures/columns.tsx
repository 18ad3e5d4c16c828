// columns: numbers in binary under one another, and their nim-sum. A column with an
// odd count of ones is hot.
import { Num } from "../num";
import { Scroller } from "../scroller";
import { t } from "../words";

/** What a move makes of a row. */
export interface Change {
  row: number;
  to: bigint;
}

interface Props {
  rows: readonly bigint[];
  labels: readonly string[];
  change?: Change | null;
}

/** The most columns that are drawn; beyond, only odd ones are. */
const widest = 20;

const bit = (n: bigint, place: number): boolean => (n >> BigInt(place)) % 2n === 1n;

const length = (n: bigint): number => n.toString(2).length;

const nimSum = (rows: readonly bigint[]): bigint => rows.reduce((x, y) => x ^ y, 0n);

/** places are the binary places to draw, the highest first. */
function places(rows: readonly bigint[]): number[] {
  const width = Math.max(...rows.map(length));
  const all = Array.from({ length: width }, (_, i) => width - 1 - i);
  if (width <= widest) return all;
  const sum = nimSum(rows);
  const odd = all.filter(p => bit(sum, p));
  return (odd.length > 0 ? odd : all).slice(0, widest);
}

function Power({ of }: { of: number }) {
  return of < 14 ? <>{2 ** of}</> : <>2<sup>{of}</sup></>;
}

export function Columns({ rows, labels, change }: Props) {
  const now = rows.map((n, i) => (change?.row === i ? change.to : n));
  const shown = places(rows);
  const ones = (p: number): number => now.filter(n => bit(n, p)).length;
  const odd = (p: number): string => (ones(p) % 2 === 1 ? "odd" : "");
  const parity = (p: number): string => (odd(p) ? t("odd", "奇") : t("even", "偶"));
  const width = Math.max(...rows.map(length));
  return (
    <Scroller label={t("Numbers in binary", "二进制表示")}>
      <table class="cols">
        <caption class="sr">{t("The numbers in binary, with the count of ones in each column", "各数的二进制，以及每一列中 1 的个数")}</caption>
        <thead>
          <tr><td /><td />{shown.map(p => <th key={p} scope="col" class={odd(p)}><Power of={p} /></th>)}</tr>
        </thead>
        <tbody>
          {now.map((n, i) => (
            <tr key={i} class={change?.row === i ? "changed" : ""}>
              <th scope="row">{labels[i]}</th>
              <td class="v"><Num of={n} /></td>
              {shown.map(p => <td key={p} class={`bit ${odd(p)} ${bit(n, p) ? "one" : ""} ${bit(n ^ rows[i]!, p) ? "flip" : ""}`}>{bit(n, p) ? 1 : 0}</td>)}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr class="count"><th scope="row">{t("ones", "1 的个数")}</th><td />{shown.map(p => <td key={p} class={odd(p)}>{ones(p)}</td>)}</tr>
          <tr class="parity"><th scope="row"><span class="sr">{t("parity", "奇偶")}</span></th><td />{shown.map(p => <td key={p} class={odd(p)}>{parity(p)}</td>)}</tr>
          <tr class="sum">
            <th scope="row">{t("nim-sum", "异或和")}</th><td class="v"><Num of={nimSum(now)} /></td>
            {shown.map(p => <td key={p} class={`bit ${odd(p) ? "one" : ""}`}>{odd(p) ? 1 : 0}</td>)}
          </tr>
        </tbody>
      </table>
      {shown.length < width && <p class="xs quiet">{t(`${shown.length} of ${width} columns are shown, the highest odd ones.`,
        `共 ${width} 列，只画出最高的 ${shown.length} 个奇列。`)}</p>}
    </Scroller>
  );
}
