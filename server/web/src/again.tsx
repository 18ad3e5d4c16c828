// A question that came to nothing for now is asked once more.
import { useEffect, useState } from "preact/hooks";
import type { Problem } from "./api";
import { t } from "./words";

/** How long a server that is away is left alone, in milliseconds. */
const rest = 2000;

/** busy says whether a question was not answered because there are too many. */
export const busy = ({ status }: Problem): boolean => status === 429 || status === 503;

/** passing says whether a question that was not answered may be another time. */
export const passing = (problem: Problem): boolean => ["offline", "internal", "cancelled"].includes(problem.code) || busy(problem);

/** misread says whether a question could not be understood. */
export const misread = (problem: Problem): boolean => ["syntax", "unknown_ruleset", "bad_parameter"].includes(problem.code);

/** excuse is the headline where the server was away or too busy, null where what was asked is the reason. */
export const excuse = (problem: Problem): string | null =>
  problem.code === "offline" ? t("Grundy cannot be reached.", "连不上 Grundy。")
    : busy(problem) ? t("Too many questions at once.", "眼下问题太多，一时答不过来。") : null;

/** Again is a button to ask once more. While the server cannot be reached that is also done by itself. */
export function Again({ problem, ask }: { problem: Problem; ask: () => void }) {
  useEffect(() => {
    if (problem.code !== "offline") return;
    const timer = setTimeout(ask, rest);
    return () => clearTimeout(timer);
  }, [problem]);
  return passing(problem) ? <button class="btn" onClick={ask}>{t("Try again", "重试")}</button> : null;
}

/** Reload loads the page anew, where a part of it could not be loaded; by itself once a server that is away is back. */
export function Reload() {
  const [away, setAway] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      fetch(location.href, { method: "HEAD" }).then(() => { if (away > 0) location.reload(); }, () => setAway(n => n + 1));
    }, rest);
    return () => clearTimeout(timer);
  }, [away]);
  return <button class="btn" onClick={() => location.reload()}>{t("Load the page again", "重新加载页面")}</button>;
}
