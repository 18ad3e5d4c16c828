// Asking while a component is shown: the last answer stays until the next has come,
// a question that nobody waits for any more is stopped, long work tells how far it is.
import { useEffect, useRef, useState } from "preact/hooks";
import { problemOf, type How, type Problem, type Progress } from "./api";

export interface Asked<T> {
  /** The last answer, null where the present question is none. */
  answer: T | null;
  /** Why the present question has no answer; asked once more it keeps that until it is slow. */
  problem: Problem | null;
  /** The refusal of an earlier question, while the present one waits. */
  earlier: Problem | null;
  /** The answer is to an earlier question. */
  stale: boolean;
  /** The question has been waiting for long enough to say so. */
  slow: boolean;
  progress: Progress | null;
  stop: () => void;
  /** Asks the present question once more. */
  again: () => void;
}

interface State<T> {
  key: string | null;
  /** How often it had been asked once more. */
  times: number;
  subject: string;
  answer: T | null;
  problem: Problem | null;
  slow: boolean;
  progress: Progress | null;
}

/** After so many milliseconds a question is said to be waiting. */
const patience = 150;

/**
 * useAsked asks anew when `key` changes, after a pause in milliseconds; nothing for a null
 * key. The answer to a question about another `subject` goes when there is none to this one.
 */
export function useAsked<T>(key: string | null, ask: (how: How) => Promise<T>, { pause = 0, subject = "" } = {}): Asked<T> {
  const [state, setState] = useState<State<T>>({ key: null, times: 0, subject, answer: null, problem: null, slow: false, progress: null });
  const [times, setTimes] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    if (key === null) return;
    const control = running.current = new AbortController();
    const mine = (next: (s: State<T>) => State<T>): void => { if (running.current === control) setState(next); };
    const slow = setTimeout(() => mine(s => ({ ...s, slow: true })), pause + patience);
    const start = setTimeout(() => {
      ask({ signal: control.signal, onProgress: progress => mine(s => ({ ...s, progress })) })
        .then(answer => mine(() => ({ key, times, subject, answer, problem: null, slow: false, progress: null })),
          (error: unknown) => mine(s => ({
            key, times, subject, answer: s.subject === subject ? s.answer : null, problem: problemOf(error), slow: false, progress: null,
          })))
        .finally(() => clearTimeout(slow));
    }, pause);
    return () => {
      running.current = null;
      clearTimeout(slow);
      clearTimeout(start);
      control.abort();
    };
  }, [key, times]);
  const same = state.key === key;
  const replied = same && state.times === times;
  return {
    answer: key === null ? null : state.answer,
    problem: replied || same && !state.slow ? state.problem : null,
    earlier: key === null || replied ? null : state.problem,
    stale: !replied || state.problem !== null,
    slow: state.slow && !replied,
    progress: state.progress,
    stop: () => running.current?.abort(),
    again: () => setTimes(n => n + 1),
  };
}
