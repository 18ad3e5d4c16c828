// The values in rows as long as the period, so that what repeats stands in columns.
import { Fragment } from "preact";
import { Scroller } from "../scroller";
import { t } from "../words";
import type { Law } from "./law";

interface Props {
  values: readonly number[];
  /** Misère nimbers that stand below, null for none. */
  below: readonly number[] | null;
  law: Law | null;
  from: number;
  at: number | null;
  onAt: (n: number) => void;
}

/** The most cells that are shown at once. */
const most = 120;

/** across is how many values stand in a row: a period, or several short ones. */
export function across(law: Law | null): number {
  if (!law || law.period > 40) return 10;
  return law.period >= 8 ? law.period : law.period * Math.ceil(8 / law.period);
}

export function Values({ values, below, law, from, at, onAt }: Props) {
  const wide = across(law);
  const start = Math.floor(from / wide) * wide;
  const rows: number[] = [];
  for (let n = start; n < values.length && n < start + Math.ceil(most / wide) * wide; n += wide) rows.push(n);
  const odd = new Set(law?.exceptions);
  const look = (n: number): string => [
    odd.has(n) ? "ex" : "", law && n >= law.from ? (law.proved ? "per" : "per seen") : "", n === at ? "here" : "",
  ].join(" ");
  const columns = [...Array(wide).keys()];
  return (
    <Scroller label={t("Value table", "数值表")}>
      <table class="wraptab">
        <thead><tr><td />{columns.map(c => <th key={c} scope="col">{c}</th>)}</tr></thead>
        <tbody>
          {rows.map(n => (
            <Fragment key={n}>
              <tr>
                <th scope="row">{n}</th>
                {columns.map(c => <td key={c} class={look(n + c)}
                  onMouseEnter={() => { if (n + c < values.length) onAt(n + c); }}>{values[n + c] ?? ""}{odd.has(n + c) && <span
                    class="sr">{t(", exception", "，例外")}</span>}</td>)}
              </tr>
              {below && n < below.length && (
                <tr class="mis">
                  <th scope="row"><span class="sr">{t("misère", "反常")}</span></th>
                  {columns.map(c => <td key={c} class={n + c === at ? "here" : ""}>{below[n + c] ?? ""}</td>)}
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
