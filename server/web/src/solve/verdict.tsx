// The verdict: the biggest sentence of the page, what is known beside it, and the
// answer to take away.
import { useEffect, useRef } from "preact/hooks";
import { Num, Words } from "../num";
import { Badge, winner } from "../outcome";
import { copy } from "../toast";
import { basis, footing, Seal } from "../warrant";
import { sentenceOf, t } from "../words";
import type { Answer } from "../wire";
import { asJSON, asLaTeX, asText } from "./copies";
import { trail } from "./state";

export function Verdict({ of: a }: { of: Answer }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (trail().length > 0 && document.activeElement === document.body) head.current?.focus({ preventScroll: true }); // the move that had it is gone
  }, [a]);
  return (
    <section class="verdict" aria-live="polite" aria-label={t("Answer", "结论")}>
      <Badge of={a.outcome} size="lg" />
      <h1 tabIndex={-1} ref={head}>{winner(a.outcome)}</h1>
      <p class="facts">
        <span><Nimber of={a} /></span>
        <span><Number of={a} /></span>
        <span class="basis"><Seal of={footing(a.warrant.by, a.components)} mute />{basis(a.warrant.by, a.warrant.source)}</span>
      </p>
      <Share of={a} />
      <Notes of={a} />
    </section>
  );
}

/** Nimber is the value, or the words why there is none; never a dash or a 0 in its place. */
function Nimber({ of: a }: { of: Answer }) {
  if (a.nimber === null) return <>{a.convention === "misere" ? t("misère play, no nimber", "反常规则，没有 SG 值") : t("nimber not given", "未给出 SG 值")}</>;
  if (a.nimber.startsWith("inf")) return <>{t("value ", "值 ")}<b class="num">{a.nimber}</b></>;
  return <>{t("nimber ", "SG 值 ")}<b class="num"><Num of={a.nimber} /></b></>;
}

/** Number says how many moves win. */
function Number({ of: a }: { of: Answer }) {
  if (a.outcome === "D") return <>{t("play can go on for ever", "可以无限地走下去")}</>;
  const n = a.winning_move_count;
  if (n === null) return <>{t("the winning moves were not counted", "取胜走法的数目未算出")}</>;
  if (n === "0") return <>{t("no winning move", "没有取胜走法")}</>;
  if (n === "1") return <><b>1</b>{t(" winning move", " 种取胜走法")}</>;
  return <><b class="num"><Num of={n} /></b>{t(" winning moves", " 种取胜走法")}</>;
}

function Share({ of: a }: { of: Answer }) {
  const kinds = [
    { says: t("Text", "文本"), make: () => asText(a) },
    { says: "JSON", make: () => asJSON(a) },
    { says: "LaTeX", make: () => asLaTeX(a) },
    { says: t("Link", "链接"), make: () => location.href },
  ];
  return (
    <div class="share" role="group" aria-label={t("Copy this answer", "复制结果")}>
      {kinds.map((k, i) => <button key={i} class="tool" aria-label={t(`Copy as ${k.says}`, `复制为${k.says}`)} onClick={() => void copy(k.make())}>{k.says}</button>)}
    </div>
  );
}

/** Notes are what the answer says of itself: why there is no nimber, no count. */
function Notes({ of: a }: { of: Answer }) {
  const notes = [a.nimber === null ? a.nimber_note : "", a.winning_moves.length > 0 ? "" : a.count_note, a.remoteness_note].filter(n => n);
  if (notes.length === 0) return null;
  return <div class="notes">{notes.map(n => <p key={n}><Words of={sentenceOf(n!)} /></p>)}</div>;
}
