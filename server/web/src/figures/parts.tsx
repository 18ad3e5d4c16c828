// parts: a number as the sum of its parts on one ruler; those that decide are hot.
import { short } from "../num";
import { Scroller } from "../scroller";
import { list, t } from "../words";

interface Props {
  parts: readonly bigint[];
  mark: readonly number[];
}

const width = 520;
const height = 46;

/** lengths shares a line among the parts, none so short that its number does not fit. */
function lengths(parts: readonly bigint[], least: readonly number[], total: bigint): number[] {
  const room = Math.max(0, width - least.reduce((a, b) => a + b, 0));
  return parts.map((p, i) => least[i]! + (room * Number((p * 10000n) / total)) / 10000);
}

export function Parts({ parts, mark }: Props) {
  const total = parts.reduce((a, b) => a + b, 0n);
  if (total === 0n) return null;
  const least = parts.map(p => 14 + 13 * short(p).length);
  const share = lengths(parts, least, total);
  const all = share.reduce((a, b) => a + b, 0);
  const narrow = Math.max(all * 0.600, least.reduce((a, b) => a + b, 0)); // so far the drawing shrinks
  const label = t(`${short(total)} = ${parts.map(n => short(n)).join(" + ")}; what decides: ${list(mark.map(i => short(parts[i]!)))}`,
    `${short(total)} = ${parts.map(n => short(n)).join(" + ")}；起决定作用的是 ${list(mark.map(i => short(parts[i]!)))}`);
  let at = 0;
  return (
    <Scroller class="fig fig-bars scroller" label={t("A sum of parts", "各部分之和")}>
      <svg viewBox={`0 0 ${all} ${height + 42}`} width={all} style={{ maxWidth: "100%", minWidth: `${narrow}px`, height: "auto" }} role="img" aria-label={label}>
        {parts.map((p, i) => {
          const x = at;
          const hot = mark.includes(i);
          at += share[i]!;
          return (
            <g key={i}>
              <rect x={x + 1.5} y={6} width={share[i]! - 3} height={height} rx={6} fill={hot ? "var(--n-tint)" : "var(--sunken)"}
                stroke={hot ? "var(--n-line)" : "var(--line-2)"} stroke-width={hot ? 2 : 1} />
              <text x={x + share[i]! / 2} y={6 + height / 2 + 6} text-anchor="middle" class="big">{short(p)}</text>
            </g>
          );
        })}
        <path d={`M2,${height + 14}v8H${all - 2}v-8`} fill="none" stroke="var(--line-2)" />
        <text x={all / 2} y={height + 40} text-anchor="middle" class="m">{short(total)}</text>
      </svg>
    </Scroller>
  );
}
