// heaps: stones one by one where there are few in each, else bars with their numbers. A move that is pointed at shows what it takes hollow.
import { useSignal } from "@preact/signals";
import { Num, short } from "../num";
import { count, list, t } from "../words";
import { heapChanges, total, type HeapChange } from "./change";

interface Props {
  sizes: readonly bigint[];
  after?: readonly bigint[] | null;
}

/** The most stones of a heap that are drawn one by one. */
const stones = 24n;

/** The most heaps that are drawn at once, and before somebody asks for more. */
const most = 32, few = 12;

export function Heaps({ sizes, after = null }: Props) {
  const open = useSignal(false);
  const changes = after ? heapChanges(sizes, after) : [];
  const first = sizes.length > few + 4 && !open.value ? few : most;
  const beyond = (changes ?? []).map(c => c.heap).filter(i => i >= first).slice(0, first); // they stand in the last rows
  const shown = sizes.slice(0, first).map((n, i) => {
    const other = beyond[beyond.length - first + i];
    return other === undefined ? { n, i } : { n: sizes[other]!, i: other };
  });
  const upright = sizes.length >= 4 && sizes.length <= few && sizes.every(n => n <= stones);
  const label = sizes.length === 0 ? t("No heap", "没有石堆")
    : t(`Heaps of ${list(sizes.slice(0, most).map(n => short(n)))}${sizes.length > most ? ` and ${sizes.length - most} more` : ""}`, `各堆：${list(sizes.slice(0, most).map(n => short(n)))}${sizes.length > most ? `，另有 ${sizes.length - most} 堆` : ""}`);
  const largest = sizes.reduce((a, b) => (a > b ? a : b), 0n);
  const changed = (i: number): HeapChange | undefined => changes?.find(c => c.heap === i);
  return (
    <div>
      <p class="sr">{label}</p>
      <div class={upright ? "heaps" : "heaprows"} data-many={upright && sizes.length > 8}>
        {shown.map(({ n, i }) => (upright
          ? <Upright key={i} index={i} size={n} change={changed(i)} />
          : <Row key={i} index={i} size={n} change={changed(i)} largest={largest} alone={sizes.length === 1} />))}
      </div>
      {sizes.length === 0 && <p class="quiet">{t("Nothing is left.", "什么都不剩了。")}</p>}
      {sizes.length > first && (
        <p class="note">{t(`and ${count(sizes.length - first)} more heaps`, `另有 ${count(sizes.length - first)} 堆`)} {first < most
          && <button class="link" onClick={() => { open.value = true; }}>{t("Show more", "显示更多")}</button>}</p>
      )}
    </div>
  );
}

/** Sizes writes a heap and what it becomes: 12 → 3 + 7. */
export function Sizes({ from, to }: { from: bigint; to: readonly bigint[] }) {
  return <>{short(from, 18)}<span class="becomes" role="img" aria-label={t("becomes", "变为")}>→</span>{to.length === 0 ? 0 : to.map(n => short(n, 18)).join(" + ")}</>;
}

function Stones({ size, change }: { size: bigint; change: HeapChange | undefined }) {
  if (!change || total(change.to) > size) {
    return <>{Array.from({ length: Number(size) }, (_, i) => <i key={i} class={change ? "stone ghost" : "stone"} />)}</>;
  }
  const left = ghosts(Number(size), change.to.map(Number));
  return <>{left.map((stays, i) => <i key={i} class={stays ? "stone" : "stone ghost"} />)}</>;
}

/** ghosts says of each stone whether it stays: heaps that are left stand apart. */
function ghosts(size: number, parts: readonly number[]): boolean[] {
  const gone = size - parts.reduce((a, b) => a + b, 0);
  const out: boolean[] = [];
  parts.forEach((part, i) => {
    out.push(...Array<boolean>(part).fill(true));
    if (i === 0) out.push(...Array<boolean>(gone).fill(false));
  });
  return parts.length === 0 ? Array<boolean>(size).fill(false) : out;
}

const heapName = (i: number): string => t(`heap ${i + 1}`, `第 ${i + 1} 堆`);

function Upright({ index, size, change }: { index: number; size: bigint; change: HeapChange | undefined }) {
  return (
    <div class="heapcol" aria-hidden="true">
      <div class="stk"><Stones size={size} change={change} /></div>
      <div class="base"><span class={change ? "to" : ""}>{change ? <Sizes from={size} to={change.to} /> : String(size)}</span><small>{heapName(index)}</small></div>
    </div>
  );
}

function Row({ index, size, change, largest, alone }: { index: number; size: bigint; change: HeapChange | undefined; largest: bigint; alone: boolean }) {
  return (
    <div class={change && change.to.length > 0 ? "heaprow on" : "heaprow"}>
      <div class="lab"><b class={change ? "to" : ""}>{change ? <Sizes from={size} to={change.to} /> : <Num
        of={size} />}</b>{!alone && <small>{heapName(index)}</small>}</div>
      <div class="stk" aria-hidden="true">
        {largest <= stones ? <Stones size={size} change={change} /> : <Bar size={size} change={change} largest={largest} />}
      </div>
    </div>
  );
}

/** Bar is a heap of many stones; its length tells it from the others. */
function Bar({ size, change, largest }: { size: bigint; change: HeapChange | undefined; largest: bigint }) {
  const share = (n: bigint): string => `${Number((n * 10000n) / largest) / 100}%`;
  const left = change ? total(change.to) : size;
  return (
    <span class="heapbar" style={{ width: share(size) }}>
      <i style={{ width: left >= size ? "100%" : `${Number((left * 10000n) / size) / 100}%` }} />
    </span>
  );
}
