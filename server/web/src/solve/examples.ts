// Positions to begin with.
import { t } from "../words";

export interface Sample {
  position: string;
  says: string;
}

/** examples are one heap game, one lost position, one that splits, one sum. */
export const examples = (): readonly Sample[] => [
  { position: "nim(5, 7, 8, 9, 10)", says: t("Five heaps, any number from one of them", "五堆石子，每次从一堆取任意颗") },
  { position: "wythoff(4, 7)", says: t("Two heaps, from one or equally from both", "两堆石子，取一堆或两堆同取") },
  { position: "fibonacci(20)", says: t("At most twice what was just taken", "至多取对方刚取数目的两倍") },
  { position: "kayles(12) + nim(3)", says: t("A sum: move in either game", "游戏之和：任选一个子游戏走一步") },
];
