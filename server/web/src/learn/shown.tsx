// Figures of a fixed position inside a proof.
import { Again } from "../again";
import { useAnswer } from "../answers";
import { FigureOf } from "../figures";
import { Flips } from "../figures/flips";
import { t } from "../words";
import type { FigureKind } from "../wire";
import { chosenFigures } from "./bench";
import type { Both } from "./parts";
import { Rich } from "./rich";

interface Props extends Both {
  position: string;
  figures: readonly FigureKind[];
  /** Whether the turned bits of the winning moves are drawn below columns. */
  flips?: boolean;
}

/** Shown draws figures of the reason why a position is won or lost, over a few words. */
export function Shown({ position, figures, flips = false, en, zh }: Props) {
  const { answer, problem, again } = useAnswer({ position });
  return (
    <figure class="shown" aria-busy={!answer && !problem}>
      {problem && <p class="small" role="alert">{problem.message} <Again problem={problem} ask={again} /></p>}
      {answer && chosenFigures(answer, figures).map((f, i) => <FigureOf key={i} of={f} />)}
      {answer && flips && chosenFigures(answer, ["columns"]).map((f, i) => <Flips key={i} of={f} />)}
      <figcaption><p><Rich of={t(en, zh)} /></p></figcaption>
    </figure>
  );
}
