// What a period says about the values of a nim-sequence.
import type { Period } from "./api";

/** A law g(n + period) = g(n) + saltus for all n from `from` on, with the exceptions before. */
export interface Law {
  from: number;
  period: number;
  saltus: number;
  proved: boolean;
  /** The n below `from` whose value is not what the law would give. */
  exceptions: readonly number[];
}

/** lawOf is the law that was found, null where none was or the values do not reach over a period of it. */
export function lawOf(p: Period | null, values: ArrayLike<number>): Law | null {
  if (!p || p.period === null || p.preperiod === null || values.length < p.preperiod + p.period) return null;
  const law = { from: p.preperiod, period: p.period, saltus: p.saltus ?? 0, proved: p.proved };
  const exceptions: number[] = [];
  for (let n = 0; n < law.from; n++) if (values[n] !== extended(law, values, n)) exceptions.push(n);
  return { ...law, exceptions };
}

/** extended is the value that a law, followed backwards, gives for n. */
export function extended(law: Omit<Law, "exceptions">, values: ArrayLike<number>, n: number): number {
  const periods = Math.max(0, Math.ceil((law.from - n) / law.period));
  return values[n + periods * law.period]! - periods * law.saltus;
}

/** A stretch of a sequence, both ends included. */
export interface Stretch {
  from: number;
  till: number;
}

/** The least that is shown of a sequence, in steps. */
const least = 6;

/** fit keeps a stretch within 0 and `to`, and wide enough to see something. */
export function fit({ from, till }: Stretch, to: number): Stretch {
  const wide = Math.max(Math.min(least, to), Math.min(to, Math.round(till - from)));
  const start = Math.max(0, Math.min(to - wide, Math.round(from)));
  return { from: start, till: start + wide };
}

/** zoomed makes a stretch longer or shorter by a factor, around n. */
export function zoomed({ from, till }: Stretch, factor: number, n: number, to: number): Stretch {
  const left = (n - from) * factor;
  const wide = (till - from) * factor;
  return fit({ from: n - left, till: n - left + wide }, to);
}

/** first is what is shown at first: where a law begins with some of its periods, or all. */
export function first(law: Law | null, to: number): Stretch {
  return { from: 0, till: law ? Math.min(to, Math.max(60, law.from + 6 * law.period - 1)) : to };
}
