// Answers of the API about a position, for what is shown beside the text.
import { moves, solve } from "./api";
import { useAsked } from "./ask";
import { lang } from "./settings";
import type { Question } from "./wire";

/** useAnswer answers a position. */
export const useAnswer = (question: Question) =>
  useAsked(`${lang.value} ${JSON.stringify(question)}`, ({ signal }) => solve(question, { signal: signal! }));

/** useOptions lists the options of a position. */
export const useOptions = (question: Question) =>
  useAsked(`${lang.value} ${JSON.stringify(question)}`, ({ signal }) => moves(question, { signal: signal! }));
