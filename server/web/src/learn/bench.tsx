// A position that the reader makes out of a few numbers, and what the API says of it:
// who wins, the figures of the reason, and the moves.
import { useState } from "preact/hooks";
import { Again } from "../again";
import { param, set } from "../address";
import { useAnswer } from "../answers";
import { FigureOf } from "../figures";
import { Words } from "../num";
import { Badge, winner } from "../outcome";
import { changeOf } from "../solve/preview";
import { ViewOf } from "../views";
import { sentenceOf, t } from "../words";
import type { Answer, Figure, FigureKind, Move } from "../wire";
import { solving } from "./links";
import type { Both } from "./parts";
import { Stage, Stepper } from "./stage";

/** A number that the reader may change. */
export interface Knob extends Both {
  least: number;
  most: number;
  start: number;
}

interface Props extends Both {
  knobs: readonly Knob[];
  /** The position that the numbers make. */
  position: (values: readonly number[]) => string;
  /** Which figures of the reason are shown. */
  figures: readonly FigureKind[];
  /** Whether the heaps or the board are drawn as well. */
  drawn?: boolean;
  /** Whether misère play stands beside normal play. */
  misere?: boolean;
}

/** The most moves that are listed. */
const most = 6;

/** read takes the numbers of the knobs from the address. */
function read(knobs: readonly Knob[]): number[] {
  const given = (param("v") ?? "").split(",").map(s => (s === "" ? NaN : Number(s)));
  return knobs.map((k, i) => {
    const v = given[i] ?? NaN;
    return Number.isInteger(v) && v >= k.least && v <= k.most ? v : k.start;
  });
}

export function Bench({ en, zh, knobs, position, figures, drawn = false, misere = false }: Props) {
  const values = read(knobs);
  const turn = (i: number, v: number) => set({ v: values.map((old, j) => (j === i ? v : old)).join(",") });
  const at = position(values);
  return (
    <Stage en={en} zh={zh}>
      <div class="lead knobs">
        {knobs.map((k, i) => <Stepper key={i} en={k.en} zh={k.zh} least={k.least} most={k.most} value={values[i]!} onChange={v => turn(i, v)} />)}
      </div>
      <Said key="normal" at={at} misere={false} figures={figures} drawn={drawn} title={misere ? t("Whoever takes last wins", "取到最后一颗的胜") : ""} />
      {misere && <Said key="misere" at={at} figures={[]} misere title={t("Whoever takes last loses", "取到最后一颗的输")} />}
    </Stage>
  );
}

interface SaidProps {
  at: string;
  misere: boolean;
  title: string;
  figures: readonly FigureKind[];
  drawn?: boolean;
}

/** Said is what the API says of the position, under one convention. */
function Said({ at, misere, title, figures, drawn = false }: SaidProps) {
  const { answer, problem, stale, again } = useAnswer({ position: at, misere, views: true, moves: most + 1 });
  const [pointed, point] = useState<Move | null>(null);
  if (problem) return <p class="says" role="alert">{problem.message} <Again problem={problem} ask={again} /></p>;
  if (!answer) return <p class="says" aria-live="polite" aria-busy="true">…</p>;
  const move = stale ? null : pointed;
  return (
    <div class={`said ${stale ? "stale" : ""}`}>
      {title && <p class="small quiet">{title}</p>}
      <p class="verd" aria-live="polite">
        <Badge of={answer.outcome} />
        <b>{sentenceOf(winner(answer.outcome))}</b>
        <a class="link" href={solving(at, misere)}>{t("Solve ›", "去求解 ›")}<span class="sr">{at}</span></a>
      </p>
      {drawn && answer.components.map((c, i) => c.view && <ViewOf key={i} of={c.view} after={move?.component === i ? move.view ?? null : null} />)}
      {chosenFigures(answer, figures).map((f, i) => <FigureOf key={i} of={f} change={changeOf(answer, f, move)} />)}
      <Moves of={answer} misere={misere} onPoint={point} />
    </div>
  );
}

/** chosenFigures are the figures of a reason that are of some kinds. */
export const chosenFigures = (answer: Answer, kinds: readonly FigureKind[]): Figure[] =>
  answer.reason.flatMap(step => (step.figure && kinds.includes(step.figure.kind) ? [step.figure] : []));

function Moves({ of: answer, misere, onPoint }: { of: Answer; misere: boolean; onPoint: (move: Move | null) => void }) {
  const moves = answer.winning_moves.slice(0, most);
  if (moves.length === 0) return answer.outcome === "P" ? <p class="small quiet">{t("Every move loses.", "怎么走都会输。")}</p> : null;
  return (
    <ul class="wins" aria-label={t("Winning moves", "必胜走法")}>
      {moves.map(m => (
        <li key={m.to + m.move}>
          <a href={solving(m.to, misere)} onMouseEnter={() => onPoint(m)} onMouseLeave={() => onPoint(null)} onFocus={() => onPoint(m)}
            onBlur={() => onPoint(null)}>
            <Badge of="P" size="sm" mute /><Words of={m.move} />
          </a>
        </li>
      ))}
      {answer.winning_moves.length > most && <li class="small quiet">{t("and more", "等等")}</li>}
    </ul>
  );
}
