// A figure of an answer, by its kind. Each kind takes plain numbers and words; none
// knows a game.
import { Guard } from "../guard";
import { loader } from "../lazy";
import { outcomeOf } from "../outcome";
import { t } from "../words";
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

/** FigureOf draws a figure, or says that it cannot be drawn. */
export const FigureOf = (props: Props) => <Guard of={props.of}><Drawn {...props} /></Guard>;

function Drawn({ of: f, change = null }: Props) {
  const labels = f.labels ?? [];
  const mark = f.mark ?? [];
  switch (f.kind) {
    case "columns": return <Columns rows={integers(f).slice(0, -1).map(r => r[0]!)} labels={labels} change={change} />;
    case "parts": return <Parts parts={integers(f)[0] ?? []} mark={mark} />;
    case "pair": return <Pairs rows={integers(f)} />;
    case "residue": return <Residue rows={integers(f)} />;
    case "mex": return <Mex values={f.rows?.[0] ?? []} mark={mark} />;
    case "replies": return <Replies labels={labels} />;
    case "graph": return <Graph vertices={vertices(labels, mark)} edges={(f.rows ?? []).map(r => [Number(r[0]), Number(r[1])] as const)} />;
    default: return <p class="note">{t("There is a figure here of a kind that this page does not know.", "这里有一幅图，但本页不认识它的种类。")}</p>;
  }
}

/** integers reads the rows of a figure; it throws where one of them is no integer. */
const integers = (f: Figure): bigint[][] => (f.rows ?? []).map(row => row.map(BigInt));

const Pairs = ({ rows: [[a = 0n, b = 0n, c = 0n, d = 0n] = [], ...stair] }: { rows: bigint[][] }) =>
  <Pair at={[a, b]} cold={[c, d]} stair={stair.map(r => [r[0]!, r[1]!] as const)} />;

/** vertices reads the labels of a graph, by threes. */
const vertices = (labels: readonly string[], mark: readonly number[]) =>
  Array.from({ length: Math.floor(labels.length / 3) }, (_, i) => {
    const outcome = outcomeOf(labels[3 * i + 1]);
    if (outcome === null) throw new TypeError(`${labels[3 * i + 1]} is no outcome`);
    return { name: labels[3 * i]!, outcome, value: labels[3 * i + 2]!, token: mark.includes(i) };
  });
