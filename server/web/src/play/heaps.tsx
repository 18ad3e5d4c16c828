// Heaps to play on: a stone takes itself and all to its right, or of a row that can be
// broken up itself and what is picked with it. What the present move would leave stands
// beside the heap before it is made.
import { useSignal } from "@preact/signals";
import { short } from "../num";
import { list, t } from "../words";
import { Sizes } from "../views/heaps";
import { heapChanges, type HeapChange } from "../views";
import { total } from "../views/change";
import { click, held, pointed } from "./hand";
import { gaps, heapAt, live, single, type Choice } from "./picks";
import { look as picked, spot } from "./spot";
import { open } from "./state";

interface Props {
  component: number;
  sizes: readonly bigint[];
  /** What the heaps were in the beginning. */
  first: readonly bigint[];
  after: readonly bigint[] | null;
  all: readonly Choice[];
}

export function HeapBoard({ component, sizes, first, after, all }: Props) {
  const can = live(all);
  const changes = after ? heapChanges(sizes, after) ?? [] : [];
  const largest = sizes.reduce((a, b) => (a > b ? a : b), 1n);
  const slots = first.length === sizes.length ? first : sizes;
  if (sizes.length === 0) return <p class="quiet">{t("Nothing is left.", "什么都不剩了。")}</p>;
  return (
    <>
      {sizes.map((n, i) => {
        const change = changes.find(c => c.heap === i);
        const name = t(`heap ${i + 1}`, `第 ${i + 1} 堆`);
        return (
          <div class="heapline" key={i}>
            <div class="lab">
              <b class={change ? "to" : ""}>{change ? <Sizes from={n} to={change.to} /> : short(n)}</b><span>{name}</span>
            </div>
            {n > single
              ? <Many component={component} heap={i} size={n} largest={largest} can={can} />
              : <Line component={component} heap={i} size={Number(n)} slots={Number(slots[i]! > single || slots[i]! < n ? n : slots[i]!)}
                can={can} change={change} name={name} />}
          </div>
        );
      })}
    </>
  );
}

interface LineProps {
  component: number;
  heap: number;
  size: number;
  slots: number;
  can: ReadonlySet<string>;
  change: HeapChange | undefined;
  name: string;
}

function Line({ component, heap, size, slots, can, change, name }: LineProps) {
  const stays = standing(component, heap, size, change);
  const steps = Array.from({ length: slots }, (_, k) => k);
  const can_ = (k: number): boolean => k < size && can.has(heapAt(heap, k));
  const stop = steps.findLast(can_);
  return (
    <div class="pebbles" role="group" aria-label={t(`${name}, ${size} stones`, `${name}，${size} 颗`)}>
      {steps.map(k => {
        const look = k >= size ? "gone" : stays.kept[k] ? "" : "take";
        const gap = k === stays.cut ? "cut" : "";
        if (!can_(k)) return <span key={k} class={`pebble inert ${look} ${gap}`}><i /></span>;
        return (
          <button key={k} class={`pebble ${look} ${gap} ${picked(component, heapAt(heap, k))}`}
            tabIndex={k === stop ? 0 : -1} {...spot(component, heapAt(heap, k), t(`stone ${k + 1} of ${name}`, `${name}第 ${k + 1} 颗`))}><i /></button>
        );
      })}
    </div>
  );
}

/** standing says of each stone whether a move leaves it, and where it cuts a heap in two. */
function standing(component: number, heap: number, size: number, change: HeapChange | undefined): { kept: boolean[]; cut: number } {
  const whole = { kept: Array<boolean>(size).fill(true), cut: -1 };
  const left = Number(total(change?.to ?? []));
  if (!change || left > size) return whole;
  const chosen = held.value.component === component ? held.value.picked.places : [];
  const places = pointed.value?.component === component ? [...chosen, pointed.value.place] : chosen;
  const stones = places.flatMap(p => (p.startsWith(`h${heap}:`) ? [Number(p.slice(p.indexOf(":") + 1))] : []));
  const fits = (gap: number): boolean => stones.every(k => k >= gap && k < Math.max(gap + 1, gap + size - left));
  const all = gaps(change.to).map(Number);
  const gap = all.find(fits) ?? all[0]!;
  return { kept: whole.kept.map((_, k) => k < gap || k >= gap + size - left), cut: left === size ? gap : -1 };
}

const share = (part: bigint, whole: bigint): string => `${Number((part * 10000n) / whole) / 100}%`;

/** Many is a heap of more stones than are drawn: the number that is to stay is written. */
function Many({ component, heap, size, largest, can }: { component: number; heap: number; size: bigint; largest: bigint; can: ReadonlySet<string> }) {
  const text = useSignal("");
  const wrong = useSignal("");
  const place = heapAt(heap, text.value === "" ? -1 : BigInt(text.value));
  const fits = can.has(place);
  const least = [...can].filter(p => p.startsWith(`h${heap}:`)).map(p => p.slice(p.indexOf(":") + 1)).slice(0, 3);
  return (
    <form class="pebbles many" onSubmit={event => {
      event.preventDefault();
      if (!fits) wrong.value = t(`No move leaves ${text.value || "nothing"} here; one leaves ${list(least)} for example.`,
        `这里没有留下 ${text.value || "空"} 的走法，例如可以留下 ${list(least)}。`);
      else { wrong.value = ""; click({ component, place }); }
    }}>
      <span class="room"><span class="heapbar" style={{ width: share(size, largest) }}><i style={{ width: fits ? share(BigInt(text.value), size) : "100%" }} /></span></span>
      <label>{t("leave", "留下")} <input inputMode="numeric" autocomplete="off" value={text.value} disabled={!open.value} aria-invalid={wrong.value !== ""}
        onInput={event => {
          text.value = event.currentTarget.value.replace(/\D/g, "").slice(0, 40);
          wrong.value = "";
          const place = heapAt(heap, text.value === "" ? -1 : BigInt(text.value));
          pointed.value = can.has(place) ? { component, place } : null;
        }} /></label>
      <button class="btn" disabled={!open.value || text.value === ""}>{t("Move", "走")}</button>
      {wrong.value && <p class="note" role="alert">{wrong.value}</p>}
    </form>
  );
}
