// Words are written twice, side by side, never mapped from one language to the other.
import { lang } from "./settings";

/** t is the sentence in the language of the page. */
export const t = (en: string, zh: string): string => (lang.value === "zh" ? zh : en);

/** The tag of the language of the page. */
export const tag = (): string => (lang.value === "zh" ? "zh-CN" : "en");

/** list joins words with the comma of the language. */
export const list = (words: readonly (string | number | bigint)[]): string => words.join(t(", ", "、"));

/** sentenceOf makes a sentence of words that begin small and end without a stop. */
export const sentenceOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1) + (/[.。!?！？]$/.test(words) ? "" : t(".", "。"));

/** count writes an integer, its digits in threes when there are more than four. */
export const count = (n: number | bigint | string): string => {
  const digits = String(n);
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, "\u2009") : digits;
};
