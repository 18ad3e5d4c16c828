// The table: the picture of every component with its moves, and lists for what a
// picture cannot tell.
import { useEffect, useRef } from "preact/hooks";
import { Words } from "../num";
import { sizes } from "../views";
import { t } from "../words";
import type { Option, View } from "../wire";
import { GraphBoard, canDrawGraph } from "./graph";
import { boards, drop, held, keyed, left, listed, shown } from "./hand";
import { HeapBoard } from "./heaps";
import type { Choice } from "./picks";
import { walk } from "./spot";
import { canDraw, Squares } from "./squares";
import { make, nodes, now, open, over } from "./state";

const drawn = (view: View | null): boolean =>
  view !== null && (view.kind === "heaps" || (view.kind === "graph" ? canDrawGraph(view) : canDraw(view)));

export function Table() {
  const table = useRef<HTMLDivElement>(null);
  const at = now.value;
  useKept(table);
  if (!at) return null;
  const names = partsOf(at.position, boards.value.length);
  const apart = boards.value.flatMap(b => (drawn(b.view) ? b.all.filter(c => c.ways.length === 0) : b.all)).map(c => c.option);
  return (
    <>
      <div class="board" ref={table} onKeyDown={event => { walk(event); if (event.key === "Escape") drop(); }} data-open={open.value}>
        {boards.value.map((b, i) => (
          <div key={i} class="part">
            {(names.length > 1 || !drawn(b.view)) && <p class="name"><code><Words of={names[i] ?? at.position} /></code></p>}
            {drawn(b.view) && <Picture component={i} view={b.view!} all={b.all} />}
          </div>
        ))}
      </div>
      {left.value.length > 0 && <Choices />}
      {apart.length > 0 && !over.value && <List of={apart} head={apart.length === at.moves.length ? t("Your moves", "可走的步") : t("Other moves", "其他走法")} />}
    </>
  );
}

/** useKept keeps the focus on the table when what had it is played away. */
function useKept(table: { current: HTMLDivElement | null }): void {
  const had = useRef<string | null>(null);
  useEffect(() => {
    const box = table.current;
    const note = (event: FocusEvent): void => { had.current = (event.target as Element).closest("[data-spot]")?.getAttribute("data-spot") ?? null; };
    box?.addEventListener("focusin", note);
    return () => box?.removeEventListener("focusin", note);
  }, [table.current]);
  useEffect(() => {
    if (!open.value || !keyed.value || had.current === null || document.activeElement !== document.body) return;
    const heap = /^\d+\/h\d+:/.exec(had.current)?.[0];
    const box = table.current;
    const next = box?.querySelector<HTMLElement>(`[data-spot="${had.current}"]`)
      ?? (heap ? box?.querySelector<HTMLElement>(`[data-spot^="${heap}"][tabindex="0"]`) : null)
      ?? box?.querySelector<HTMLElement>('[data-spot][tabindex="0"]');
    next?.focus({ preventScroll: true });
  }, [now.value, open.value]);
}

/** partsOf are the components of a position in notation. */
function partsOf(position: string, count: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  [...position].forEach((c, i) => {
    if (c === "\"") quoted = !quoted;
    if (quoted) return;
    if (c === "(" || c === "[") depth++;
    if (c === ")" || c === "]") depth--;
    if (c === "+" && depth === 0) { parts.push(position.slice(from, i).trim()); from = i + 1; }
  });
  parts.push(position.slice(from).trim());
  return parts.length === count ? parts : count === 1 ? [position] : [];
}

function Picture({ component, view, all }: { component: number; view: View; all: readonly Choice[] }) {
  const move = shown.value?.component === component ? shown.value : null;
  const after = move?.view?.kind === view.kind ? move.view : null;
  if (view.kind === "heaps") {
    const first = nodes.value[0]?.views?.[component];
    return <HeapBoard component={component} sizes={sizes(view)} first={first?.kind === "heaps" ? sizes(first) : []} after={after && sizes(after)} all={all} />;
  }
  if (view.kind === "graph") return <GraphBoard component={component} view={view} after={after} all={all} />;
  return <Squares component={component} view={view} after={after} all={all} />;
}

/** The most moves that are listed beside a picture without being asked for. */
const few = 6;

/** Choices are the moves that fit what has been picked, when there are several. */
function Choices() {
  const { exact } = held.value.picked;
  const rows = <Rows of={left.value.map(c => c.option)} />;
  return (
    <div class="choices" role="group" aria-label={t("Moves that fit", "符合的走法")}>
      <p class="note" role="status">{exact.length === 1
        ? t("Just this? Press it again; or go on picking.", "就走这一处的话，再点一次；也可以接着选。")
        : t("Several moves fit. Go on picking, or choose one.",
          "符合的走法不止一种，请接着选，或直接挑一种。")} <button class="link" onClick={drop}>{t("Pick anew", "重新选")}</button></p>
      {left.value.length <= few ? rows : <details><summary>{t(`All ${left.value.length} that fit`, `全部 ${left.value.length} 种`)}</summary>{rows}</details>}
    </div>
  );
}

export function List({ of, head }: { of: readonly Option[]; head: string }) {
  return (
    <section class="choices" aria-label={head}>
      <h2 class="sub">{head}</h2>
      <Rows of={of} />
    </section>
  );
}

function Rows({ of }: { of: readonly Option[] }) {
  return (
    <ul class="movelist">
      {of.map(o => (
        <li key={o.to + o.move}>
          <button class="btn" disabled={!open.value} onClick={() => make(o)}
            onPointerEnter={() => { listed.value = o; }} onPointerLeave={() => { listed.value = null; }}
            onFocus={() => { listed.value = o; }} onBlur={() => { listed.value = null; }}><Words of={o.move} /></button>
        </li>
      ))}
    </ul>
  );
}
