// A figure of an answer, by its kind. Each kind takes plain numbers and words; none
// knows a game.
import { loader } from "../lazy";
import type { Outcome } from "../outcome";
import type { Figure } from "../wire";
import { Columns, type Change } from "./columns";
import { Mex } from "./mex";
import { Pair } from "./pair";
import { Parts } from "./parts";
import { Replies } from "./replies";
import { Residue } from "./residue";

export type { Change } from "./columns";

const Graph = loader(() => import("./graph"));

interface Props {
  of: Figure;
  /** What a move that is pointed at makes of a row, for columns. */
  change?: Change | null;
}

/** FigureOf draws a figure. */
export function FigureOf({ of: f, change = null }: Props) {
  const rows = (f.rows ?? []).map(row => row.map(BigInt));
  const first = rows[0] ?? [];
  const labels = f.labels ?? [];
  const mark = f.mark ?? [];
  switch (f.kind) {
    case "columns": return <Columns rows={rows.slice(0, -1).map(r => r[0]!)} labels={labels} change={change} />;
    case "parts": return <Parts parts={first} mark={mark} />;
    case "pair": return <Pair at={[first[0]!, first[1]!]} cold={[first[2]!, first[3]!]} stair={rows.slice(1).map(r => [r[0]!, r[1]!] as const)} />;
    case "residue": return <Residue rows={rows} />;
    case "mex": return <Mex values={(f.rows ?? [])[0] ?? []} mark={mark} />;
    case "replies": return <Replies labels={labels} />;
    case "graph": return <Graph vertices={vertices(labels, mark)} edges={rows.map(r => [Number(r[0]), Number(r[1])] as const)} />;
  }
}

/** vertices reads the labels of a graph, by threes. */
const vertices = (labels: readonly string[], mark: readonly number[]) =>
  Array.from({ length: Math.floor(labels.length / 3) }, (_, i) => ({
    name: labels[3 * i]!, outcome: labels[3 * i + 1] as Outcome, value: labels[3 * i + 2]!, token: mark.includes(i),
  }));
