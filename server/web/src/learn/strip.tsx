// A row of heaps and what each is worth. The reader chooses which numbers may be taken,
// then a heap, and sees where its letter or its value comes from.
import { param, set } from "../address";
import { list, t } from "../words";
import { Stage } from "./stage";
import { lower, mex, valuesUpTo } from "./numbers";

/** The largest heap, and the largest number that may be taken. */
const top = 12;
const most = 6;

interface Props {
  /** What stands in the row: who wins, or the value. */
  show: "outcome" | "value";
}

/** chosen reads numbers of the address, those out of bounds left out. */
const chosen = (name: string, otherwise: string, least: number, largest: number): number[] =>
  [...new Set((param(name) ?? otherwise).split(",").map(Number))].filter(k => Number.isInteger(k) && k >= least && k <= largest).sort((a, b) => a - b);

export function Strip({ show }: Props) {
  const take = chosen("take", "1,3,4", 1, most);
  const n = chosen("n", String(top), 0, top)[0] ?? top;
  const g = valuesUpTo(top, take);
  const next = lower(n, take);
  const toggle = (k: number) => set({ take: (take.includes(k) ? take.filter(x => x !== k) : [...take, k].sort((a, b) => a - b)).join(",") });
  return (
    <Stage en={show === "value" ? "Values of heaps" : "Won and lost heaps"} zh={show === "value" ? "各堆的 SG 值" : "各堆的胜负"}>
      <div class="lead">
        <span>{t("You may take", "每次可取")}</span>
        <span class="toggles" role="group" aria-label={t("Numbers that may be taken", "可取的数目")}>
          {Array.from({ length: most }, (_, i) => i + 1).map(k => <button key={k} aria-pressed={take.includes(k)} onClick={() => toggle(k)}>{k}</button>)}
        </span>
      </div>
      <Arcs from={n} to={next} />
      <Row values={g} at={n} next={next} show={show} />
      {show === "value" && <Seen values={next.map(m => g[m]!)} />}
      <p class="says" aria-live="polite">{show === "value" ? saysValue(n, next, g) : saysOutcome(n, next, g)}</p>
    </Stage>
  );
}

function Arcs({ from, to }: { from: number; to: readonly number[] }) {
  const x = (n: number): number => n * 100 + 50;
  return (
    <svg class="arcs" viewBox={`0 0 ${(top + 1) * 100} 46`} preserveAspectRatio="none" aria-hidden="true">
      {to.map(m => <path key={m} d={`M${x(from)},46C${x(from) - 10},${34 - (from - m) * 8} ${x(m) + 10},${34 - (from - m) * 8} ${x(m)},44`}
        fill="none" stroke="var(--accent)" stroke-width="2" vector-effect="non-scaling-stroke" />)}
    </svg>
  );
}

/** Row is one tab stop; arrows walk along it. */
function Row({ values, at, next, show }: { values: readonly number[]; at: number; next: readonly number[] } & Props) {
  const go = (n: number) => set({ n: String(n) });
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: top }[event.key];
    if (to === undefined || to < 0 || to > top) return;
    event.preventDefault();
    go(to);
    ((event.currentTarget as HTMLElement).children[to] as HTMLElement).focus();
  };
  const said = (v: number): string => (v === 0 ? "P" : "N");
  return (
    <div class="strip" role="group" aria-label={t("Heaps; arrows walk", "各堆，可用方向键移动")} onKeyDown={walk}>
      {values.map((v, i) => (
        <button key={i} class={`${said(v)} ${next.includes(i) ? "opt" : ""}`} aria-pressed={i === at} tabIndex={i === at ? 0 : -1} onClick={() => go(i)}>
          <span class="g" aria-hidden="true">{show === "value" ? v : said(v)}</span><small aria-hidden="true">{i}</small>
          <span class="sr">{show === "value" ? t(`heap ${i}, value ${v}`, `${i} 颗，SG 值 ${v}`) : t(`heap ${i}, ${said(v)}`, `${i} 颗，${said(v)}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** Seen shows the values that can be reached, and the least that cannot. */
function Seen({ values }: { values: readonly number[] }) {
  const seen = new Set(values);
  const least = mex(seen);
  return (
    <ul class="mexline" aria-hidden="true">
      {Array.from({ length: Math.max(5, least + 2) }, (_, v) => (
        <li key={v} class={seen.has(v) ? "has" : v === least ? "mex" : ""}><span>{v === least && "mex"}</span><span
          class="slot">{(seen.has(v) || v === least) && v}</span></li>
      ))}
    </ul>
  );
}

function saysValue(n: number, next: readonly number[], g: readonly number[]): string {
  if (next.length === 0) return t(`From ${n} there is no move. Nothing is reached, so g(${n}) = 0.`, `${n} 颗时无路可走，一个后继也没有，所以 g(${n}) = 0。`);
  const values = list(next.map(m => g[m]!));
  return t(`From ${n} one reaches ${list(next)}, of value ${values}. The least number missing is ${g[n]}, so g(${n}) = ${g[n]}.`,
    `从 ${n} 可以走到 ${list(next)}，它们的 SG 值是 ${values}。缺少的最小数是 ${g[n]}，所以 g(${n}) = ${g[n]}。`);
}

function saysOutcome(n: number, next: readonly number[], g: readonly number[]): string {
  if (next.length === 0) return t(`From ${n} there is no move: whoever is to move has lost. ${n} is P.`, `${n} 颗时无路可走，轮到谁，谁就输了。所以 ${n} 是 P。`);
  const lost = next.filter(m => g[m] === 0);
  if (lost.length === 0) return t(`From ${n} one reaches ${list(next)}, and nothing else. All of it is N, so ${n} is P.`,
    `从 ${n} 只能走到 ${list(next)}，个个都是 N。所以 ${n} 是 P。`);
  return t(`From ${n} one reaches ${list(next)}. Among them is ${list(lost)}, which is P: move there. So ${n} is N.`,
    `从 ${n} 可以走到 ${list(next)}，其中 ${list(lost)} 是 P，走过去就行。所以 ${n} 是 N。`);
}
