// The heat map of the positions of two numbers: nimbers by depth of colour, the lost
// positions as blue squares, and one cell that is read out.
import { useEffect, useState } from "preact/hooks";
import { set, param } from "../address";
import { moves } from "../api";
import type { Convention } from "../convention";
import { readCall, writeCall } from "../notation";
import { Badge, outcomeOf, winner, type Outcome } from "../outcome";
import { lang } from "../settings";
import { basis, footing, Seal } from "../warrant";
import { count, list, sentenceOf, t } from "../words";
import * as api from "./api";
import { useAsked } from "../ask";
import { File, fileName } from "./files";
import { HeatMap, type Cell } from "./map";
import { asked, both, leading, numbersOf, rulesetOf, solving, useAnswered, whole } from "./state";
import { Refused, Waiting } from "./states";

/** How far the numbers go: at first, and what may be chosen. */
const usual = 29;
const reaches = [14, 29, 49, 99, 149, 199, 300];

export function HeatView() {
  const rules = rulesetOf(asked());
  const to = Math.min(300, Math.max(1, whole("to") ?? reaching(numbersOf(asked()))));
  const c = leading();
  const only = param("mode") === "p";
  const key = `${lang.value} ${rules} ${to}`;
  const lead = useAsked(`${key} ${c}`, how => api.table(rules, to, c, how), { subject: rules });
  const second = useAsked(both() ? key : null, how => api.table(rules, to, "misere", how), { subject: rules });
  const [at, setAt] = useAt(lead.answer);
  const ways = useWays(lead.answer, at);
  useAnswered(lead.answer);
  if (lead.problem && !lead.answer) return <Refused problem={lead.problem} ask={lead.again} />;
  const tables = [lead, ...(both() ? [second] : [])];
  return (
    <>
      {tables.map((table, i) => table.problem && <Refused key={i} problem={table.problem} ask={table.again} />)}
      {tables.map((table, i) => <Waiting key={i} on={table} />)}
      {lead.answer && (
        <div class={`heatgrid${both() ? " pairwise" : ""}${lead.stale ? " stale" : ""}`} inert={lead.problem !== null}>
          <div class="maps">
            {tables.map(({ answer }, i) => answer && (
              <section key={i} aria-label={both() ? title(answer.convention) : t("Heat map", "热图")}>
                {both() && <h2 class="sub">{title(answer.convention)}</h2>}
                <HeatMap table={answer} lostOnly={only || answer.convention === "misere"} at={at} ways={ways} onAt={setAt} />
              </section>
            ))}
            <Bar to={to} only={only} misere={lead.answer.convention === "misere"} />
          </div>
          <Read table={lead.answer} other={both() ? second.answer : null} at={at} ways={ways} only={only} />
        </div>
      )}
    </>
  );
}

/** reaching is how far a table goes that shows a position, or the usual way where none does. */
const reaching = (numbers: readonly number[]): number => reaches.find(n => n >= usual && numbers.every(m => m <= n)) ?? usual;

const title = (c: Convention): string => (c === "normal" ? t("Normal play", "正常") : t("Misère play", "反常"));

/** useAt is the cell of the address, of the position that is asked about, or one in the middle. */
function useAt(table: api.Table | null): [Cell, (c: Cell) => void] {
  const written = /^(\d+),(\d+)$/.exec(param("at") ?? "");
  const [chosen, setChosen] = useState<{ of: string; at: Cell } | null>(null);
  const of = `${table?.ruleset} ${asked()}`;
  useEffect(() => {
    if (!chosen || chosen.of !== of) return;
    const timer = setTimeout(() => set({ at: chosen.at.join() }), 250);
    return () => clearTimeout(timer);
  }, [chosen]);
  if (!table) return [[0, 0], () => undefined];
  const size = table.outcomes.length;
  const given = numbersOf(asked());
  const shown = given.length === 2 && given.every((n, i) => n < table.least[i]! + size);
  const [a, b] = chosen?.of === of ? chosen.at : written ? [Number(written[1]), Number(written[2])] : shown ? given : beginning(table);
  const keep = (n: number, least: number): number => Math.max(least, Math.min(least + size - 1, n));
  return [[keep(a!, table.least[0]), keep(b!, table.least[1])], at => setChosen({ of, at })];
}

/** beginning is the lost position nearest to a third of the way up. */
function beginning(table: api.Table): Cell {
  const size = table.outcomes.length;
  const third = size / 3;
  let best: Cell = table.least, far = Infinity;
  table.outcomes.forEach((row, i) => [...row].forEach((o, j) => {
    const apart = Math.hypot(i - third, j - third * 1.6);
    if (o === "P" && apart < far) [best, far] = [[i + table.least[0], j + table.least[1]], apart];
  }));
  return best;
}

/** positionAt is the position of a cell in notation. */
function positionAt(table: api.Table, [a, b]: Cell): string {
  const call = readCall(table.ruleset);
  if (!call) return "";
  const words = call.args.filter(x => x.key === null);
  const numbers = table.bracketed ? [`(${a}, ${b})`] : [String(a), String(b)];
  return writeCall({ name: call.name, args: [...words, ...numbers.map(value => ({ key: null, value })), ...call.args.filter(x => x.key !== null)] });
}

/** cellOf is the cell of a position in notation, null for one of another form. */
function cellOf(table: api.Table, position: string): Cell | null {
  const values = readCall(position)?.args.filter(x => x.key === null && !/^["']/.test(x.value)).map(x => x.value) ?? [];
  const numbers = table.bracketed ? (values.length === 1 ? /^\((\d+), (\d+)\)$/.exec(values[0]!)?.slice(1) : undefined) : values;
  return numbers?.length === 2 && numbers.every(n => /^\d+$/.test(n)) ? [Number(numbers[0]), Number(numbers[1])] : null;
}

/** outcomeAt is who wins a cell, null where there is no such position. */
const outcomeAt = (table: api.Table, [a, b]: Cell): Outcome | null => outcomeOf(table.outcomes[a - table.least[0]]?.[b - table.least[1]]);

const nimberAt = (table: api.Table, [a, b]: Cell): number | null => table.nimbers?.[a - table.least[0]]?.[b - table.least[1]] ?? null;

/** useWays are the cells that the moves from a cell lead to, once somebody stays there. */
function useWays(table: api.Table | null, at: Cell): readonly Cell[] | null {
  const position = table && outcomeAt(table, at) ? positionAt(table, at) : null;
  const asked = useAsked(position, how => moves({ position: position! }, { signal: how.signal! }), { pause: 120 });
  if (!table || !position || asked.stale || !asked.answer?.complete) return null;
  const cells = asked.answer.moves.map(m => cellOf(table, m.to));
  return cells.every(c => c !== null) ? cells : null;
}

function Bar({ to, only, misere }: { to: number; only: boolean; misere: boolean }) {
  const choices = reaches.includes(to) ? reaches : [...reaches, to].sort((a, b) => a - b);
  const modes = [{ name: null, says: t("Nimbers", "SG 值") }, { name: "p", says: t("Lost only", "仅必败点") }];
  return (
    <div class="zoom">
      {!misere && (
        <div class="seg" role="group" aria-label={t("Colour", "着色")}>
          {modes.map(m => <button key={m.name} aria-pressed={only === (m.name === "p")} onClick={() => set({ mode: m.name })}>{m.says}</button>)}
        </div>
      )}
      <label class="upto">{t("numbers up to", "数至多")}
        <select value={String(to)} onChange={event => set({ to: event.currentTarget.value, at: null }, "push")}>
          {choices.map(n => <option key={n} value={String(n)}>{n}</option>)}
        </select>
      </label>
      <span class="mouse">{t("Point, drag, or use the arrow keys.", "移动光标、拖动，或用方向键。")}</span>
    </div>
  );
}

interface Reading {
  table: api.Table;
  other: api.Table | null;
  at: Cell;
  ways: readonly Cell[] | null;
  only: boolean;
}

/** Read says what is known of a cell. */
function Read({ table, other, at, ways, only }: Reading) {
  const outcome = outcomeAt(table, at);
  const nimber = nimberAt(table, at);
  const second = other && outcomeAt(other, at);
  const largest = (table.nimbers ?? []).reduce((most, row) => row.reduce<number>((m, v) => Math.max(m, v ?? 0), most), 0);
  return (
    <aside class="read">
      <div aria-live="polite">
        <p class="big num">{outcome && <Badge of={outcome} />}({at[0]}, {at[1]})</p>
        <p>{outcome ? sentenceOf(winner(outcome)) : t("There is no such position.", "没有这样的局面。")} <span class="quiet">{nimber !== null ? t(`Nimber ${nimber}.`, `SG 值 ${nimber}。`) : ""}</span></p>
        {second && <p class="beside"><Badge of={second} size="sm" /> {misereWinner(second)}</p>}
        <Ways table={table} outcome={outcome} ways={ways} />
      </div>
      {outcome && <p><a class="link" href={solving(positionAt(table, at), table.convention)}>{t("Solve this position", "求解这个局面")}</a></p>}
      <hr class="rule" />
      {!only && largest > 0 && (
        <>
          <div class="ramp" />
          <p class="rampends num"><span>1</span><span>{t("nimber", "SG 值")}</span><span>{largest}</span></p>
        </>
      )}
      <p class="legend">
        <span><Badge of="P" size="sm" mute />{t("lost for the mover", "必败点")}</span><span><i class="dot ink" />{t("one move away", "一步可达")}</span>
        {table.outcomes.some(row => [...row].some(o => outcomeOf(o) === null)) && <span><i class="gap" />{t("no position", "没有局面")}</span>}</p>
      <p class="note"><Seal of={footing(table.warrant.by)} mute /> {basis(table.warrant.by, table.warrant.source)}</p>
      {table.error && <p class="note" role="status">{t(`The table ends at ${table.outcomes.length} by ${table.outcomes.length}: `,
        `表只到 ${table.outcomes.length}×${table.outcomes.length}：`)}{table.error.message}</p>}
      <p class="files"><File name={fileName(table.ruleset, ".csv")} says={t("CSV", "CSV 文件")} text={() => csv(table)} /></p>
      <Lost table={table} />
    </aside>
  );
}

const misereWinner = (o: Outcome): string => ({
  N: t("In misère play the first player wins.", "反常规则下先手必胜。"), P: t("In misère play the second player wins.", "反常规则下后手必胜。"), D: t("In misère play it is a draw.", "反常规则下是平局。"),
})[o];

/** The most winning moves that are listed. */
const named = 6;

function Ways({ table, outcome, ways }: { table: api.Table; outcome: Outcome | null; ways: readonly Cell[] | null }) {
  if (!ways) return null;
  if (ways.length === 0) return <p class="note">{t("There is no move from here.", "从这里没有走法。")}</p>;
  const lost = ways.filter(w => outcomeAt(table, w) === "P");
  if (outcome === "P") return <p class="note">{t("No move along the dots reaches a blue square.", "沿圆点的任何一步都到不了蓝色方块。")}</p>;
  if (lost.length === 0) return null;
  const cells = lost.slice(0, named).map(w => `(${w.join(", ")})`).join(t(" or ", " 或 "));
  return <p class="note">{t("Move to ", "走到 ")}<b class="num">{cells}</b>{lost.length > named ? t(" and others.", " 等。") : t(".", "。")}</p>;
}

/** The most lost positions that are listed. */
const listed = 200;

/** Lost lists the lost positions in words. */
function Lost({ table }: { table: api.Table }) {
  const cells: string[] = [];
  table.outcomes.forEach((row, i) => [...row].forEach((o, j) => {
    const [a, b] = [i + table.least[0], j + table.least[1]];
    if (o === "P" && (a <= b || outcomeAt(table, [b, a]) !== "P")) cells.push(`(${a}, ${b})`);
  }));
  return (
    <details class="astext">
      <summary>{t(`The lost positions in words: ${count(cells.length)}, each pair once`, `用文字列出必败点：共 ${count(cells.length)} 个，对称的只列一次`)}</summary>
      <p class="num">{list(cells.slice(0, listed))}{cells.length > listed ? " …" : ""}</p>
    </details>
  );
}

const csv = (table: api.Table): string => "a,b,outcome,nimber\n" + table.outcomes.flatMap((row, i) => [...row].map((_, j) => {
  const [a, b] = [i + table.least[0], j + table.least[1]];
  return `${a},${b},${outcomeAt(table, [a, b]) ?? ""},${nimberAt(table, [a, b]) ?? ""}\n`;
})).join("");
