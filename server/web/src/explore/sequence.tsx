// The nim-sequence of a ruleset: its law, its plot, its values and what they say.
import { useEffect, useMemo, useState } from "preact/hooks";
import { set } from "../address";
import { Again } from "../again";
import { lang } from "../settings";
import { count, list, sentenceOf, t } from "../words";
import { basis, footing, Seal } from "../warrant";
import { loader } from "../lazy";
import type { Warrant } from "../wire";
import * as api from "./api";
import { useAsked } from "../ask";
import { File, fileName } from "./files";
import { extended, first, fit, lawOf, zoomed, type Law, type Stretch } from "./law";
import { asked, both, leading, reach, rulesetOf, useAnswered, useOther, useShown, whole } from "./state";
import { Refused, Waiting } from "./states";
import { across, Values } from "./values";

const Plot = loader(() => import("./plot"));

/** How far a sequence may be chosen to be shown. */
const reaches = [100, 1000, 10_000, 100_000, 999_999];

/** How far misère nimbers are computed: at once, and when more are asked for. */
const quick = 24;

/** How far a period is looked for at least. */
const lookout = 100_000;

export function SequenceView() {
  const rules = rulesetOf(asked());
  const to = reach();
  const [more, setMore] = useState("");
  const only = leading() === "misere";
  const misereTo = more === rules ? to : Math.min(to, quick);
  const key = `${lang.value} ${rules} ${to}`;
  const normal = useAsked(only ? null : key, how => api.sequence(rules, to, leading(), how), { subject: rules });
  const law = useAsked(only ? null : key, how => api.period(rules, Math.max(to, lookout), how), { subject: rules });
  const misere = useAsked(only || both() ? `${lang.value} ${rules} ${misereTo}` : null, how => api.sequence(rules, misereTo, "misere", how), { subject: rules });
  const lead = only ? misere : normal;
  const values = lead.answer?.values ?? none;
  const known = law.problem || law.answer?.ruleset !== lead.answer?.ruleset ? null : law.answer;
  const found = useMemo(() => (only ? null : lawOf(known, values)), [only, known, values]);
  const [stretch, setStretch] = useStretch(found, Math.max(1, values.length - 1), `${rules} ${only}`, !lead.stale && (only || law.problem !== null || !law.stale));
  const [at, setAt] = useState<number | null>(null);
  const row = across(found);
  useAnswered(lead.answer);
  useShown(lead.problem ? null : lead.answer);
  const again = (): void => [lead, ...(only || !law.problem ? [] : [law])].forEach(a => a.again());
  if (useOther(lead.problem?.code === "bad_parameter")) return null; // heaps that have no nimbers of their own
  if (lead.problem && !lead.answer) return <Refused problem={lead.problem} ask={again} />;
  const series = { values, law: found, stretch, at, onStretch: setStretch, onAt: setAt };
  const beside = both() ? misere.answer : null;
  return (
    <>
      {lead.problem && <Refused problem={lead.problem} ask={again} />}
      <Waiting on={lead} />
      {lead.answer && (
        <div class={lead.stale ? "stale" : ""} inert={lead.problem !== null}>
          {!only && <Facts law={found} of={known} values={values} unknown={law.problem ? t("not known", "未知") : known === null ? "…" : null} />}
          {!only && <Waiting on={law} />}
          {!only && <Panel title={t("Nimber of a heap of n", "大小为 n 的堆的 SG 值")} {...series} />}
          {both() && <Waiting on={misere} />}
          {both() && misere.problem && <p class="note" role="status">{misere.problem.message} <Again problem={misere.problem} ask={misere.again} /></p>}
          {(only || both()) && misere.answer && <Panel title={t("Misère nimber of a heap of n", "大小为 n 的堆的反常 SG 值")} {...series} values={misere.answer.values} law={null} />}
          {(only || both()) && <Further answer={misere.answer} to={to} waiting={misere.stale} onMore={() => setMore(rules)} />}
          <Reach stretch={stretch} at={at} to={to} last={values.length - 1} onStretch={setStretch} />
          <Told at={at} values={values} law={found} misere={beside?.values ?? null} />
          <div class="two">
            <section aria-labelledby="same">
              <h2 class="sub" id="same">{t(`The same values, ${row} to a row`, `同样的数，每行 ${row} 个`)}</h2>
              <Values values={values} below={beside?.values ?? null} law={found} from={stretch.from} at={at} onAt={setAt} />
            </section>
            <section class="says">
              <h2 class="sub">{t("What it says", "说明什么")}</h2>
              <Says law={found} of={only ? null : known} values={values} misere={beside?.values ?? null} />
              {!only && law.problem && <p class="note" role="status">{t("Whether there is a period is not known: ", "是否有周期尚不清楚：")}{law.problem.message} <Again problem={law.problem} ask={law.again} /></p>}
              <Basis of={lead.answer.warrant} />
              {!only && lead.answer.error && <p class="note" role="status">{lead.answer.error.message}</p>}
              <Files of={lead.answer} misere={beside} />
            </section>
          </div>
        </div>
      )}
    </>
  );
}

const none: readonly number[] = [];

/** Basis says what the values rest on. */
function Basis({ of }: { of: Warrant }) {
  return <p class="note"><Seal of={footing(of.by)} mute /> {basis(of.by, of.source)}</p>;
}

/** useStretch is the stretch in sight: that of the address, or a first one once the law is known. */
function useStretch(law: Law | null, to: number, key: string, ready: boolean): [Stretch, (s: Stretch) => void] {
  const given = whole("from") !== null && whole("till") !== null ? { from: whole("from")!, till: whole("till")! } : null;
  const [state, setState] = useState<{ key: string; stretch: Stretch } | null>(null);
  useEffect(() => {
    if (state === null || state.key !== key) return;
    const timer = setTimeout(() => set({ from: String(state.stretch.from), till: String(state.stretch.till) }), 250);
    return () => clearTimeout(timer);
  }, [state]);
  const stretch = state?.key === key ? state.stretch : given ?? (ready ? first(law, to) : first(null, Math.min(to, 140)));
  return [fit(stretch, to), s => setState({ key, stretch: s })];
}

interface Fact {
  law: Law | null;
  of: api.Period | null;
  values: readonly number[];
  /** What stands for a period that is not known, null for one that is, or is known not to show. */
  unknown: string | null;
}

function Facts({ law, of, values, unknown }: Fact) {
  const largest = values.reduce((a, b) => (b > a ? b : a), 0);
  const facts: [string, string | number, string?][] = [];
  if (of?.period !== null && of?.period !== undefined) {
    facts.push([t("period", "周期"), count(of.period)], [t("starts at", "起点"), count(of.preperiod ?? 0)]);
    if (of.saltus) facts.push([t("grows by", "每周期增加"), count(of.saltus)]);
    if (law && law.exceptions.length > 0) facts.push([t("last exception", "最后的例外"), count(law.exceptions.at(-1)!)]);
    if (law) facts.push([t("exceptions", "例外个数"), count(law.exceptions.length)]);
  } else {
    facts.push([t("period", "周期"), unknown ?? t("none found", "未发现"), of?.checked_to ? t(`up to ${count(of.checked_to)}`, `${count(of.checked_to)} 以内`) : ""]);
  }
  facts.push(of?.period && of.saltus === 0 && of.proved && of.max_nimber !== null ? [t("largest nimber", "最大 SG 值"), count(of.max_nimber)] : [t("largest nimber here", "此处最大 SG 值"), count(largest)]);
  return (
    <dl class="factline">
      {facts.map(([name, value, more]) => <div key={name}><dt>{name}</dt><dd>{value}{more && <small>{more}</small>}</dd></div>)}
      {of?.period != null && (
        <div><dt>{t("proved", "证明")}</dt><dd class="proof">{of.proved ? t("yes", "已证") : t("no", "未证")}<small><Seal
          of={of.proved ? "proved" : "seen"} mute />{of.proved ? of.source : t(`seen up to ${count(of.checked_to ?? 0)}`,
          `观察到 ${count(of.checked_to ?? 0)}`)}</small></dd></div>
      )}
    </dl>
  );
}

interface Series {
  title: string;
  values: readonly number[];
  law: Law | null;
  stretch: Stretch;
  at: number | null;
  onStretch: (s: Stretch) => void;
  onAt: (n: number | null) => void;
}

function Panel({ title, ...series }: Series) {
  const { law, stretch } = series;
  return (
    <section class="plotted" aria-label={title}>
      <div class="panelhead">
        <h2 class="sub">{title}</h2>
        <div class="legend">
          {law && <span><i class="dot" />{t("follows the period", "符合周期")}</span>}
          {law && law.exceptions.length > 0 && <span><i class="dia" />{t("exception", "例外")}</span>}
          {law && <span><i class={law.proved ? "band" : "band seen"} />{law.proved
            ? t(`period ${law.period} from ${law.from}, proved`, `从 ${law.from} 起周期 ${law.period}，已证`)
            : t(`period ${law.period} from ${law.from}, seen and not proved`, `从 ${law.from} 起周期 ${law.period}，只是观察所得`)}</span>}
        </div>
      </div>
      <Plot {...series} label={`${title}. ${t(`From ${stretch.from} to ${stretch.till}. Arrow keys walk along the values, plus and minus zoom, 0 shows all.`,
        `从 ${stretch.from} 到 ${stretch.till}。方向键逐个移动，加减号缩放，0 显示全部。`)}`} />
    </section>
  );
}

/** Further says how far the misère nimbers go, and goes on when asked. */
function Further({ answer, to, waiting, onMore }: { answer: api.Sequence | null; to: number; waiting: boolean; onMore: () => void }) {
  if (!answer || answer.values.length > to) return null;
  const last = answer.values.length - 1;
  return (
    <p class="note further">
      <span>{t(`Misère nimbers up to ${last}: each is searched from the definition.`, `反常 SG 值算到 ${last}：每个都按定义搜索。`)} {answer.error && sentenceOf(answer.error.message)}</span>
      {!answer.error && <button class="link" disabled={waiting} onClick={onMore}>{t("Compute more, as far as the limits go", "继续计算，直到上限")}</button>}
    </p>
  );
}

function Reach({ stretch, to, at, last, onStretch }: { stretch: Stretch; to: number; at: number | null; last: number; onStretch: (s: Stretch) => void }) {
  const { from, till } = stretch;
  const middle = at !== null && at >= from && at <= till ? at : (from + till) / 2;
  const wide = till - from;
  const step = (by: number): void => onStretch(fit({ from: from + by, till: till + by }, last));
  const reachFor = (n: string): void => {
    set({ to: n }, "push");
    onStretch({ from: 0, till: Number(n) });
  };
  const choices = reaches.includes(to) ? reaches : [...reaches, to].sort((a, b) => a - b);
  return (
    <div class="zoom">
      <button class="tool" aria-label={t("Zoom in", "放大")} disabled={wide <= 6} onClick={() => onStretch(zoomed(stretch, 0.5, middle, last))}>+</button>
      <button class="tool" aria-label={t("Zoom out", "缩小")} disabled={wide >= last} onClick={() => onStretch(zoomed(stretch, 2, middle, last))}>−</button>
      <button class="tool" aria-label={t("Earlier", "向前")} disabled={from <= 0} onClick={() => step(-wide / 2)}>‹</button>
      <button class="tool" aria-label={t("Later", "向后")} disabled={till >= last} onClick={() => step(wide / 2)}>›</button>
      <button class="tool" disabled={wide >= last} onClick={() => onStretch({ from: 0, till: last })}>{t("All", "全部")}</button>
      <span class="num">n = {count(from)} … {count(till)}</span>
      <label class="upto">{t("heaps up to", "堆的大小至多")}
        <select value={String(to)} onChange={event => reachFor(event.currentTarget.value)}>
          {choices.map(n => <option key={n} value={String(n)}>{count(n)}</option>)}
        </select>
      </label>
      <span class="mouse">{t("Drag across the plot to zoom, double-click to go back.", "在图上横向拖动放大，双击还原。")}</span>
    </div>
  );
}

/** Told says what is known of the n that is pointed at. */
function Told({ at, values, law, misere }: { at: number | null; values: readonly number[]; law: Law | null; misere: readonly number[] | null }) {
  const value = at === null ? undefined : values[at];
  const off = at !== null && law?.exceptions.includes(at);
  return (
    <p class="told num" aria-live="polite">
      {at !== null && value !== undefined && (
        <>
          <b>g({at}) = {value}</b>
          {value === 0 && ` ${t("P: the second player wins", "P：后手必胜")}`}
          {off && ` ${t(`an exception; the period would give ${extended(law!, values, at)}`, `例外；按周期应为 ${extended(law!, values, at)}`)}`}
          {misere?.[at] !== undefined && ` ${t(`misère ${misere[at]}`, `反常 ${misere[at]}`)}`}
        </>
      )}
    </p>
  );
}

/** The longest period that is written out. */
const written = 40;

interface Saying {
  law: Law | null;
  of: api.Period | null;
  values: readonly number[];
  /** Misère nimbers that stand beside, null for none. */
  misere: readonly number[] | null;
}

function Says({ law, of, values, misere }: Saying) {
  return (
    <>
      {law && <p>{lawWords(law, values)}</p>}
      {law && !law.proved && <p class="seal seen">{t(`Seen among the heaps up to ${count(of?.checked_to ?? 0)}, and not proved.`,
        `只在 ${count(of?.checked_to ?? 0)} 以内观察到，未经证明。`)}</p>}
      {!law && of?.period != null && <p>{t(`The period of ${count(of.period)} from ${count(of.preperiod ?? 0)} on is longer than what is shown.`,
        `从 ${count(of.preperiod ?? 0)} 起周期为 ${count(of.period)}，比这里显示的更长。`)}</p>}
      {!law && of && of.period === null && <p>{t(`Up to ${count(of.checked_to ?? 0)} no period shows.`, `在 ${count(of.checked_to ?? 0)} 以内看不出周期。`)}</p>}
      <p class="note">{misere && t("Normal play: ", "正常规则：")}{lostWords(law, values)}</p>
      {misere && <p class="note">{t("Misère play: ", "反常规则：")}{lostWords(null, misere)}</p>}
    </>
  );
}

/** The most lost heaps that are listed. */
const listed = 8;

/** lostWords says which single heaps are lost: for ever where a law is proved, else as far as there are values. */
function lostWords(law: Law | null, values: readonly number[]): string {
  const zeros = values.map((v, n) => (v === 0 ? n : -1)).filter(n => n > 0);
  const last = count(values.length - 1);
  if (zeros.length === 0) {
    return law?.proved
      ? t("No value after 0 is 0, so the first player wins every single heap.", "除 0 以外没有一个值为 0，所以单独一堆总是先手必胜。")
      : t(`No value from 1 to ${last} is 0, so the first player wins every single heap up to ${last}.`, `从 1 到 ${last} 没有一个值为 0，所以 ${last} 以内的单独一堆总是先手必胜。`);
  }
  const known = list(zeros.slice(0, listed));
  const more = zeros.length > listed || (law?.proved && law.saltus === 0 && zeros.some(n => n >= law.from));
  return law?.proved
    ? t(`The first player loses the single heaps of ${known}${more ? " …" : "."}`, `单独一堆时，先手必败的大小是 ${known}${more ? "……" : "。"}`)
    : t(`Up to ${last} the first player loses the single heaps of ${known}${more ? " …" : "."}`, `单独一堆时，${last} 以内先手必败的大小是 ${known}${more ? "……" : "。"}`);
}

function lawWords(law: Law, values: readonly number[]): string {
  const grows = ruleWords(law, values);
  const n = law.exceptions.at(-1);
  if (n === undefined) return grows;
  const last = `g(${n}) = ${values[n]}`;
  return grows + (law.exceptions.length === 1
    ? t(` The only exception is ${last}.`, `唯一的例外是 ${last}。`)
    : t(` The ${law.exceptions.length} boxed values before it are the only exceptions; the last is ${last}.`,
      `在此之前只有方框中的 ${law.exceptions.length} 个例外，最后一个是 ${last}。`));
}

/** ruleWords says what the law is, exceptions aside. */
function ruleWords({ from, period, saltus, proved }: Law, values: readonly number[]): string {
  const row = values.slice(from, from + period);
  const shown = period <= written ? row.join(" ") : `${row.slice(0, 12).join(" ")} …`;
  if (saltus > 0 && period === 1) {
    return saltus === 1 && row[0] === from
      ? t(`From n = ${from} on, g(n) = n.`, `从 n = ${from} 起，g(n) = n。`)
      : t(`From n = ${from} on, where the value is ${shown}, each value is ${saltus} more than the one before.`, `从 n = ${from} 起（值为 ${shown}），每个值都比前一个大 ${saltus}。`);
  }
  if (saltus > 0) {
    return t(`From n = ${from} on the row is ${shown}, and after every ${period} steps the values have grown by ${saltus}.`,
      `从 n = ${from} 起，这一行是 ${shown}，此后每过 ${period} 个，值增加 ${saltus}。`);
  }
  return proved
    ? t(`From n = ${from} on, the row repeats for ever: ${shown}.`, `从 n = ${from} 起，这一行永远重复：${shown}。`)
    : t(`From n = ${from} on, the row repeats as far as it was computed: ${shown}.`, `从 n = ${from} 起，在已算出的范围内，这一行一直重复：${shown}。`);
}

function Files({ of, misere }: { of: api.Sequence; misere: api.Sequence | null }) {
  const second = misere?.values;
  const csv = (): string =>
    (second ? "n,normal,misere\n" : of.convention === "misere" ? "n,misere\n" : "n,nimber\n")
    + of.values.map((v, n) => (second ? `${n},${v},${second[n] ?? ""}\n` : `${n},${v}\n`)).join("");
  return (
    <p class="files">
      <File name={fileName(of.ruleset, ".csv")} says={t("CSV", "CSV 文件")} text={csv} />
      <File name={fileName(of.ruleset, ".txt")} says={t("b-file", "b-file 文件")} text={() => of.values.map((v, n) => `${n} ${v}\n`).join("")} />
    </p>
  );
}
