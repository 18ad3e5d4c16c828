// Words of a game: who plays, how it ended, what a move gave away.
import { t } from "../words";
import type { Options } from "../wire";
import { unclear } from "./opponent";
import { agreed, missing, mover, now, over, plies, type Player, type Ply } from "./state";

export const nameOf = (p: Player): string => ({ you: t("You", "你"), grundy: "Grundy", first: t("First player", "先手"), second: t("Second player", "后手") })[p];

/** status says whose move it is, or how the game ended. */
export function status(): string {
  const at = now.value;
  if (!at) return "";
  if (agreed.value) return t("A draw, as agreed.", "双方同意，平局。");
  if (missing.value) return t("This move has not been made yet", "这一步还没有走成");
  if (over.value) return ending(at);
  const m = mover.value;
  if (m === "you") return t("Your move", "轮到你");
  if (m === "grundy") return t("Grundy is thinking", "Grundy 思考中");
  return t(`${nameOf(m)} to move`, `轮到${nameOf(m)}`);
}

/** reported is what the opponent has just done, and whether it had to guess. */
export function reported(): string {
  const last = plies.value[plies.value.length - 1];
  if (last?.by !== "grundy") return "";
  const move = t(`Grundy: ${last.option.move}`, `Grundy：${last.option.move}`);
  return unclear(last.from) ? t(`${move}. ${guessed()}`, `${move}。${guessed()}`) : move;
}

/** guessed says that no best move is known. */
export const guessed = (): string => t("Which move is best could not be computed within the limits.", "在限度之内没能算出哪一步最好。");

function ending(at: Options): string {
  const last = plies.value[plies.value.length - 1]?.by;
  if (!last) return t("No move can be made here, so the game is over before it began.", "这里一步也走不了，还没开始就结束了。");
  const normal = at.convention === "normal";
  if (last === "you") return normal ? t("You made the last move. You win.", "你走了最后一步，你赢了。") : t("You made the last move, and so you lose.", "你走了最后一步，所以你输了。");
  const name = nameOf(last);
  if (last === "grundy") return normal ? t("Grundy made the last move and wins.", "Grundy 走了最后一步，你输了。") : t("Grundy made the last move and so loses. You win.",
    "Grundy 走了最后一步，所以你赢了。");
  return normal ? t(`${name} made the last move and wins.`, `${name}走了最后一步，获胜。`) : t(`${name} made the last move and so loses.`, `${name}走了最后一步，因此落败。`);
}

/** cost says what a slip gave away. */
export function cost(p: Ply): string {
  if (p.from.outcome === "D") return t("That gave the draw away.", "这一步送掉了平局。");
  if (p.option.outcome === "D") return t("That turned a win into a draw.", "这一步把胜势变成了平局。");
  return t("That gave the win away.", "这一步送掉了胜势。");
}

/** cause says what the position was worth before a slip, and after it. */
export function cause(p: Ply): string {
  const you = p.by === "you";
  if (p.from.outcome === "D") return t("The game was a draw; after this move it is lost.", "本来是平局，走完这一步就必败了。");
  const had = you ? t("You had a won position.", "你本来必胜。") : t("It was a won position.", "本来必胜。");
  return p.option.outcome === "D"
    ? had + t(" After this move nobody can force a win any more.", "走完这一步，双方都不能必胜了。")
    : had + t(" After this move it is won for whoever moves next.", "走完这一步，变成轮到谁走谁就必胜。");
}
