// Pairs of numbers and their difference, as a table.
import { Scroller } from "../scroller";
import { t } from "../words";
import type { Both } from "./parts";
import { solving } from "./links";

interface Props extends Both {
  /** The ruleset in which the pairs are lost. */
  game: string;
  pairs: readonly (readonly [number, number])[];
}

export function Pairs({ en, zh, game, pairs }: Props) {
  return (
    <Scroller class="scroller values" label={t(en, zh)}>
      <table>
        <tbody>
          <tr><th scope="row"><var>k</var></th>{pairs.map(([a, b]) => <td key={a}>{b - a}</td>)}</tr>
          <tr><th scope="row"><var>a<sub>k</sub></var></th>{pairs.map(([a, b]) => <td key={a}><a href={solving(`${game}(${a}, ${b})`)}>{a}</a></td>)}</tr>
          <tr><th scope="row"><var>b<sub>k</sub></var></th>{pairs.map(([a, b]) => <td key={a}>{b}</td>)}</tr>
        </tbody>
      </table>
    </Scroller>
  );
}
