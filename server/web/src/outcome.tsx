// Outcomes: a letter, a shape, a lightness and a hue, so that grey print and
// colour-blind eyes lose nothing. P is a square, N a circle, D a diamond.
import { t } from "./words";

export type Outcome = "N" | "P" | "D";

/** What an outcome means, in a few words. */
export const meaning = (o: Outcome): string => ({
  N: t("N, the player to move wins", "N，先手必胜"),
  P: t("P, the previous player wins", "P，后手必胜"),
  D: t("D, a draw", "D，平局"),
})[o];

/** winner says who wins, as a headline. */
export const winner = (o: Outcome): string => ({
  N: t("The first player wins.", "先手必胜"),
  P: t("The second player wins.", "后手必胜"),
  D: t("A draw: neither player can win.", "平局：双方都不能取胜"),
})[o];

/** outcomeOf reads the letter of an outcome, null where it is none. */
export const outcomeOf = (letter: string | null | undefined): Outcome | null =>
  letter === "N" || letter === "P" || letter === "D" ? letter : null;

/** Badge shows an outcome; with `mute` it is only drawn, because words stand beside it. */
export function Badge({ of, size, mute }: { of: Outcome; size?: "sm" | "lg"; mute?: boolean }) {
  const look = `oc ${of} ${size ?? ""}`;
  if (mute) return <span class={look} aria-hidden="true">{of}</span>;
  return <span class={look} role="img" aria-label={meaning(of)}><span aria-hidden="true">{of}</span></span>;
}
