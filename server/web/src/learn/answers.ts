// Answers of the API for what a chapter shows.
import { useEffect, useState } from "preact/hooks";
import { Problem, moves, solve } from "../api";
import { lang } from "../settings";
import type { Answer, Options, Question } from "../wire";

/** What is known of a question: the last answer stays until the next one is there. */
export interface Known<T> {
  answer: T | null;
  problem: Problem | null;
  /** Whether the answer is to an earlier question. */
  stale: boolean;
}

function useKnown<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Known<T> {
  const [known, setKnown] = useState<{ key: string; answer: T | null; problem: Problem | null }>({ key: "", answer: null, problem: null });
  useEffect(() => {
    const stop = new AbortController();
    ask(stop.signal).then(
      answer => setKnown({ key, answer, problem: null }),
      (problem: Problem) => { if (problem.code !== "cancelled") setKnown(last => ({ key, answer: last.answer, problem })); });
    return () => stop.abort();
  }, [key]);
  return { answer: known.answer, problem: known.problem, stale: known.key !== key };
}

/** useAnswer answers a position. */
export const useAnswer = (question: Question): Known<Answer> =>
  useKnown(`${lang.value} ${JSON.stringify(question)}`, signal => solve(question, { signal }));

/** useOptions lists the options of a position. */
export const useOptions = (question: Question): Known<Options> =>
  useKnown(`${lang.value} ${JSON.stringify(question)}`, signal => moves(question, { signal }));
