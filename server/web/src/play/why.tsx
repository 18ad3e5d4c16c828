// Why a move was a mistake: what it left, a better one, and the refutation.
import { computed, effect, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { href } from "../address";
import { useAnswer } from "../answers";
import { FigureOf } from "../figures";
import { Words } from "../num";
import { changeOf } from "../solve/preview";
import { ViewOf } from "../views";
import { t } from "../words";
import type { Answer, Move, Options, View } from "../wire";
import { best } from "./opponent";
import { backTo, nodes, plies, type Ply } from "./state";
import { cause, cost, nameOf } from "./words";

/** The move that is explained, null for none. */
export const explained = signal<number | null>(null);

export const explain = (ply: number | null): void => { explained.value = ply; };

const length = computed(() => plies.value.length);

/** A move that was taken back is not explained any more. */
effect(() => { if (explained.value !== null && explained.value >= length.value) explained.value = null; });

/** Gave is the line under the table after a slip. */
export function Gave() {
  const last = plies.value.slice(-2).findLast(p => p.slip && p.by !== "grundy");
  if (!last || explained.value !== null) return null;
  return (
    <p class="note gave" role="status">{cost(last)} <button class="link" onClick={() => explain(plies.value.lastIndexOf(last))}>{t("Why?", "为什么？")}</button></p>
  );
}

/** useSolved is the answer to a position of the game; null while there is none. */
function useSolved({ position, convention }: Options): Answer | null {
  const asked = useAnswer({ position, misere: convention === "misere", views: true });
  return asked.stale ? null : asked.answer;
}

export function Why() {
  const i = explained.value;
  const ply = i === null ? undefined : plies.value[i];
  const left = i === null ? undefined : nodes.value[i + 1];
  if (i === null || !ply || !left) return null;
  return <Because key={`${i} ${ply.option.to}`} of={ply} left={left} at={i} />;
}

function Because({ of: p, left, at }: { of: Ply; left: Options; at: number }) {
  const box = useRef<HTMLElement>(null);
  const before = useSolved(p.from);
  const after = useSolved(left);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
    box.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [before !== null && after !== null]);
  const better = best(p.from)[0];
  const reply = plies.value[at + 1];
  const refutes = reply && !reply.slip ? reply.option : best(left)[0];
  const who = reply ? nameOf(reply.by) : p.by === "you" ? "Grundy" : nameOf(p.by === "first" ? "second" : "first");
  return (
    <section class="whybox" aria-labelledby="why-mistake" ref={box}>
      <h2 id="why-mistake" tabIndex={-1}>{t("Why was that a mistake?", "这一步错在哪里？")}</h2>
      <p>{said(p)}{t(" ", "")}{cause(p)}</p>
      <div class="pair">
        <Side head={t("What was left", "留下的局面")} answer={after} position={left.position} view={left.views?.[p.option.component] ?? null} />
        {better && <Side head={t(`Better: ${better.move}`, `更好：${better.move}`)} answer={before} position={better.to} move={better} view={p.from.views?.[p.option.component] ?? null} />}
      </div>
      {after && <Reason of={after} first={who} />}
      {refutes && left.outcome === "N" && (
        <p><b>{t("The refutation.", "对方的应着。")}</b>{t(` ${who}: ${refutes.move}. That leaves`,
          `${who}：${refutes.move}，留下`)} <code><Words of={refutes.to} /></code>{t(", lost for whoever must move.", "，轮到谁走谁就必败。")}</p>
      )}
      <div class="acts">
        {p.by !== "grundy" && <button class="btn" onClick={() => { explain(null); backTo(at); }}>{t("Take it back and try again", "退回这一步，重新走")}</button>}
        <a class="link" href={href("solve", { p: left.position, c: left.convention === "misere" ? "misere" : null })}>{t("The whole proof", "完整的证明")}</a>
        <button class="link" onClick={() => explain(null)}>{t("Close", "关闭")}</button>
      </div>
    </section>
  );
}

const said = (p: Ply): string => t(`${nameOf(p.by)}: ${p.option.move}.`, `${nameOf(p.by)}${p.by === "you" ? "走的是" : "："}${p.option.move}。`);

interface SideProps {
  head: string;
  answer: Answer | null;
  position: string;
  view: View | null;
  /** The better move, where the position is that before it. */
  move?: Move;
}

/** Side is a position with the figure of its reason, or its picture where there is none. */
function Side({ head, answer, position, view, move }: SideProps) {
  const figure = answer?.reason.find(s => s.figure)?.figure;
  const change = answer && figure && move ? changeOf(answer, figure, move) : null;
  const told = figure?.kind === "columns" && (!move || change !== null);
  return (
    <figure>
      <figcaption>{head}</figcaption>
      {told ? <FigureOf of={figure} change={change} /> : view ? <ViewOf of={view} after={move?.view ?? null} /> : <code><Words of={position} /></code>}
    </figure>
  );
}

/** Reason is the step that decides, in words; with its figure where it is no row of columns. `first` is who must move. */
function Reason({ of: a, first }: { of: Answer; first: string }) {
  const step = a.reason.find(s => s.figure) ?? a.reason[0];
  if (!step) return null;
  return (
    <>
      <p class="because"><b>{t("What was left.", "留下的局面。")}</b>{t(" ", "")}<Words of={step.text} />
        {t(` (“First” means the one to move here: ${first}.)`, `（“先手”指此时轮到走的一方：${first}。）`)}</p>
      {step.figure && step.figure.kind !== "columns" && <figure class="below"><FigureOf of={step.figure} /></figure>}
    </>
  );
}
