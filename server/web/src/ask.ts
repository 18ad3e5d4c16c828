// Asking while a component is shown: the last answer stays until the next has come,
// a question that nobody waits for any more is stopped, long work tells how far it is.
import { useEffect, useRef, useState } from "preact/hooks";
import { problemOf, type How, type Problem, type Progress } from "./api";

export interface Asked<T> {
  /** The last answer, null where the present question is none. */
  answer: T | null;
  /** Why the present question has no answer. */
  problem: Problem | null;
  /** The refusal of an earlier question, while the present one waits. */
  earlier: Problem | null;
  /** The answer is to an earlier question. */
  stale: boolean;
  /** The question has been waiting for long enough to say so. */
  slow: boolean;
  progress: Progress | null;
  stop: () => void;
}

interface State<T> {
  key: string | null;
  answer: T | null;
  problem: Problem | null;
  slow: boolean;
  progress: Progress | null;
}

/** After so many milliseconds a question is said to be waiting. */
const patience = 150;

/** useAsked asks anew when `key` changes, after a pause in milliseconds; nothing for a null key. */
export function useAsked<T>(key: string | null, ask: (how: How) => Promise<T>, pause = 0): Asked<T> {
  const [state, setState] = useState<State<T>>({ key: null, answer: null, problem: null, slow: false, progress: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    if (key === null) return;
    const control = running.current = new AbortController();
    const mine = (next: (s: State<T>) => State<T>): void => { if (running.current === control) setState(next); };
    const slow = setTimeout(() => mine(s => ({ ...s, slow: true })), pause + patience);
    const start = setTimeout(() => {
      ask({ signal: control.signal, onProgress: progress => mine(s => ({ ...s, progress })) })
        .then(answer => mine(() => ({ key, answer, problem: null, slow: false, progress: null })),
          (error: unknown) => mine(s => ({ key, answer: s.answer, problem: problemOf(error), slow: false, progress: null })))
        .finally(() => clearTimeout(slow));
    }, pause);
    return () => {
      running.current = null;
      clearTimeout(slow);
      clearTimeout(start);
      control.abort();
    };
  }, [key]);
  const replied = state.key === key;
  return {
    answer: key === null ? null : state.answer,
    problem: replied ? state.problem : null,
    earlier: key === null || replied ? null : state.problem,
    stale: !replied || state.problem !== null,
    slow: state.slow && !replied,
    progress: state.progress,
    stop: () => running.current?.abort(),
  };
}
