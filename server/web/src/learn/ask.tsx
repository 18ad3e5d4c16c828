// Questions. What is right, and why, is asked of the API.
import { useEffect, useState } from "preact/hooks";
import { Again } from "../again";
import { problemOf, solve } from "../api";
import { useOptions } from "../answers";
import { Words } from "../num";
import { list, t, tag } from "../words";
import type { Answer } from "../wire";
import { solving } from "./links";
import type { Both } from "./parts";
import { Rich, plain } from "./rich";

/** What is asked of a position: who wins, its nimber, how many moves win, or one of them. */
type Wanted = "outcome" | "nimber" | "count" | "move";

/** A question about a position. */
export interface Question extends Both {
  position: string;
  misere?: boolean;
  want: Wanted;
}

/** Questions are asked one after another; early ones are answered by P and N alone. */
export function Questions({ of: questions, early = false }: { of: readonly Question[]; early?: boolean }) {
  return (
    <>
      <h2>{t("Check yourself", "考考自己")}</h2>
      <ol class="asks">{questions.map(q => <li key={q.position}><Asked of={q} early={early} /></li>)}</ol>
    </>
  );
}

/** What was said, and what the API says to it. */
interface Judged {
  right: boolean;
  answer: Answer;
}

function Asked({ of: q, early }: { of: Question; early: boolean }) {
  const [judged, setJudged] = useState<Judged | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => { // what was said was in the other language
    setJudged(null);
    setProblem("");
  }, [tag()]);
  const judge = (said: string) => {
    setProblem("");
    solve({ position: q.position, misere: q.misere ?? false, nimber: q.want === "nimber" }).then(
      answer => setJudged({ right: isRight(q.want, said, answer), answer }),
      (error: unknown) => setProblem(problemOf(error).message));
  };
  return (
    <div class="ask1">
      <p><Rich of={t(q.en, q.zh)} /></p>
      {q.want === "outcome" && <Letters onSay={judge} />}
      {(q.want === "nimber" || q.want === "count") && <Typed label={t(q.en, q.zh)} onSay={judge} />}
      {q.want === "move" && <Picked question={q} onSay={judge} />}
      <div aria-live="polite">
        {problem && <p class="small">{problem}</p>}
        {judged && <Verdict of={judged} question={q} early={early} />}
      </div>
    </div>
  );
}

function isRight(want: Wanted, said: string, answer: Answer): boolean {
  switch (want) {
    case "outcome": return said === answer.outcome;
    case "nimber": return said === answer.nimber;
    case "count": return said === answer.winning_move_count;
    case "move": return answer.winning_moves.some(m => m.to === said);
  }
}

/** wanted is the right answer in words. */
function wanted({ want }: Question, answer: Answer): string {
  switch (want) {
    case "outcome": return answer.outcome;
    case "nimber": return answer.nimber ?? "";
    case "count": return answer.winning_move_count ?? "";
    case "move": return list(answer.winning_moves.slice(0, 3).map(m => m.move));
  }
}

/** letters is the reason of an answer by the letters of its options. */
const letters = ({ outcome, winning_moves: wins }: Answer): string => (outcome === "P"
  ? t("Every move leads to N, so this is P.", "每一步都只能走到 N，所以这里是 P。")
  : t(`A move leads to P, so this is N: ${wins[0]?.move}.`, `有一步能走到 P，所以这里是 N：${wins[0]?.move}。`));

function Verdict({ of: { right, answer }, question, early }: { of: Judged; question: Question; early: boolean }) {
  const reason = early ? [letters(answer)]
    : answer.reason.map(step => step.text).filter(text => text.length < 220 && !/[:：]$/.test(text)); // a colon wants its figure
  return (
    <div class={right ? "judged right" : "judged wrong"}>
      <p><b>{right ? t("Right.", "答对了。") : t("Not so.", "不对。")}</b> {!right && t(`It is: ${wanted(question, answer)}.`,
        `正确答案是：${wanted(question, answer)}。`)}</p>
      <ul>{reason.map((text, i) => <li key={i}><Words of={text} /></li>)}</ul>
      <p><a class="link" href={solving(question.position, question.misere)}>{t("The whole reason", "完整的理由")} ›</a></p>
    </div>
  );
}

function Letters({ onSay }: { onSay: (said: string) => void }) {
  return (
    <div class="say">
      <button class="btn" onClick={() => onSay("N")}>{t("N, the first player", "N，先手必胜")}</button>
      <button class="btn" onClick={() => onSay("P")}>{t("P, the second player", "P，后手必胜")}</button>
    </div>
  );
}

function Typed({ label, onSay }: { label: string; onSay: (said: string) => void }) {
  return (
    <form class="say" onSubmit={event => { event.preventDefault(); onSay(String(BigInt(String(new FormData(event.currentTarget as HTMLFormElement).get("said"))))); }}>
      <input class="reply" name="said" required inputMode="numeric" pattern="[0-9]{1,18}" autocomplete="off" aria-label={plain(label)} />
      <button class="btn">{t("Check", "核对")}</button>
    </form>
  );
}

function Picked({ question, onSay }: { question: Question; onSay: (said: string) => void }) {
  const { answer, problem, again } = useOptions({ position: question.position, misere: question.misere ?? false });
  if (problem) return <p class="small" role="alert">{problem.message} <Again problem={problem} ask={again} /></p>;
  return (
    <form class="say" onSubmit={event => { event.preventDefault(); onSay(String(new FormData(event.currentTarget as HTMLFormElement).get("said"))); }}>
      <select class="reply" name="said" required aria-label={plain(t(question.en, question.zh))}>
        <option value="">{t("Choose a move", "选一步")}</option>
        {answer?.moves.map(m => <option key={m.to} value={m.to}>{m.move}</option>)}
      </select>
      <button class="btn">{t("Check", "核对")}</button>
    </form>
  );
}
