// A question that came to nothing for now is asked once more.
import { useEffect } from "preact/hooks";
import type { Problem } from "./api";
import { t } from "./words";

/** How long a server that is away is left alone, in milliseconds. */
const rest = 2000;

/** passing says whether a question that was not answered may be another time. */
export const passing = ({ code, status }: Problem): boolean =>
  ["offline", "internal", "cancelled"].includes(code) || status === 429 || status === 503;

/** Again is a button to ask once more. While the server cannot be reached that is also done by itself. */
export function Again({ problem, ask }: { problem: Problem; ask: () => void }) {
  useEffect(() => {
    if (problem.code !== "offline") return;
    const timer = setTimeout(ask, rest);
    return () => clearTimeout(timer);
  }, [problem]);
  return passing(problem) ? <button class="btn" onClick={ask}>{t("Try again", "重试")}</button> : null;
}
