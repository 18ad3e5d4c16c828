// Asking while a component is shown. The last answer stays until the next has come, and
// a question that nobody waits for any more is stopped.
import { useEffect, useState } from "preact/hooks";
import { Problem, type How } from "../api";

export interface Asked<T> {
  answer: T | null;
  problem: Problem | null;
  /** The answer is to an earlier question. */
  stale: boolean;
}

/** useAsked asks anew when `key` changes, after a pause in milliseconds; nothing for a null key. */
export function useAsked<T>(key: string | null, ask: (how: How) => Promise<T>, pause = 0): Asked<T> {
  const [asked, setAsked] = useState<Omit<Asked<T>, "stale"> & { key: string | null }>({ key: null, answer: null, problem: null });
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask({ signal: stop.signal }).then(
        answer => { if (!stop.signal.aborted) setAsked({ key, answer, problem: null }); },
        (problem: Problem) => { if (!stop.signal.aborted) setAsked({ key, answer: null, problem }); });
    }, pause);
    return () => { clearTimeout(timer); stop.abort(); };
  }, [key]);
  return { answer: asked.answer, problem: asked.problem, stale: asked.key !== key };
}
