// What an answer rests on. What is proved and what was only seen look different: a
// proof has a filled seal, a computation an open one, and what was seen a dashed one.
import { t } from "./words";

export type Footing = "proved" | "computed" | "seen";

const footings: Record<string, Footing> = { theorem: "proved", period: "proved", computed: "computed", search: "computed" };

/**
 * footing sorts the warrants of the API. A sum is proved where all its parts are, and a
 * kind that is not known is no proof.
 */
export const footing = (by: string, parts: readonly { by: string }[] = []): Footing =>
  by === "sum" && parts.length > 0 && parts.every(p => footing(p.by) === "proved") ? "proved" : footings[by] ?? "computed";

const marks = { proved: "✓", computed: "=", seen: "…" };

const footingWord = (f: Footing): string => ({
  proved: t("proved", "已证明"),
  computed: t("computed", "已算出"),
  seen: t("seen, not proved", "观察所得，未证明"),
})[f];

/** Seal is the sign of a footing, with its word. */
export function Seal({ of, mute }: { of: Footing; mute?: boolean }) {
  return <span class={`seal ${of}`}><i aria-hidden="true">{marks[of]}</i><span class={mute ? "sr" : ""}>{footingWord(of)}</span></span>;
}

/** basis says in a few words what a warrant is. */
export const basis = (by: string, source?: string): string => {
  const from = source ? t(`, ${source}`, `：${source}`) : "";
  switch (by) {
    case "theorem": return t("by theorem", "依据定理") + from;
    case "period": return t("by a proved period", "依据已证明的周期") + from;
    case "sum": return t("by the theorem of sums", "依据游戏之和的定理") + from;
    case "computed": return t("computed from the definition", "按定义算出");
    case "search": return t("searched, position by position", "逐个局面搜索");
  }
  return by + from;
};
