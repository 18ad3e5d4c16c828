// The chapters in their order. The text of each is loaded when it is opened, together
// with the style sheet of the formulas.
import type { ComponentType } from "preact";
import { loader } from "../../lazy";
import type { Both } from "../parts";

/** A chapter: its name in the list, its head, and its text. */
export interface Chapter extends Both {
  head: Both;
  Text: ComponentType<object>;
}

const text = (load: () => Promise<{ default: ComponentType<object> }>): ComponentType<object> =>
  loader(async () => {
    const [module, { styled }] = await Promise.all([load(), import("../formula")]);
    await styled;
    return module;
  });

export const chapters: readonly Chapter[] = [
  { en: "P and N", zh: "必胜与必败", head: { en: "Won or lost, and nothing between", zh: "非胜即败" }, Text: text(() => import("./1")) },
  { en: "Bash's game", zh: "巴什博弈", head: { en: "Complete the group", zh: "凑成一组" }, Text: text(() => import("./2")) },
  { en: "Nim, and why XOR", zh: "尼姆：为什么是异或", head: { en: "Nim, and why XOR", zh: "尼姆：为什么是异或" }, Text: text(() => import("./3")) },
  { en: "SG values and mex", zh: "SG 值与 mex", head: { en: "One number for every position", zh: "给每个局面一个数" }, Text: text(() => import("./4")) },
  { en: "Sums of games", zh: "游戏之和", head: { en: "Many games on one table", zh: "一张桌子，几个游戏" }, Text: text(() => import("./5")) },
  { en: "Wythoff's game", zh: "威佐夫博弈", head: { en: "One more move, and the golden ratio", zh: "多走一条斜线，走出黄金分割" }, Text: text(() => import("./6")) },
  { en: "Fibonacci nim", zh: "斐波那契博弈", head: { en: "Take the smallest part", zh: "取走最小的一份" }, Text: text(() => import("./7")) },
  { en: "Misère play", zh: "反常规则", head: { en: "When the last stone loses", zh: "取到最后一颗的输" }, Text: text(() => import("./8")) },
];
