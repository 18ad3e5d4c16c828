// The list of the problems, and what narrows it.
import { Again } from "../again";
import { useEffect, useRef } from "preact/hooks";
import { go, param, set } from "../address";
import { t } from "../words";
import type { Asked } from "../ask";
import type { Listed } from "./api";
import { id, langOf, narrowing, to } from "./state";

interface Props {
  /** All problems. */
  all: readonly Listed[];
  /** Those that the search finds. */
  found: Asked<Listed[]>;
  /** The problem that is shown. */
  current: string | null;
}

export function List({ all, found, current }: Props) {
  const shown = (found.answer ?? []).filter(p => fits("site", p.site) && fits("game", p.family));
  const list = useRef<HTMLUListElement>(null);
  const open = (): void => { if (shown[0] && !found.stale) go(to(shown[0].id)); };
  return (
    <div class="plistcol">
      {id() === null && <h1 class="sr">{t("Problems of online judges", "在线评测题目")}</h1>}
      <Filters all={all} open={open} down={() => links(list.current)[0]?.focus()} />
      <p class="xs quiet counted" role="status">
        {all.length > 0 && (shown.length === all.length ? t(`${all.length} problems`, `共 ${all.length} 道题`) : t(`${shown.length} of ${all.length} problems`,
          `${all.length} 道题中的 ${shown.length} 道`))}
      </p>
      {found.problem && <p class="note" role="alert">{found.problem.message} <Again problem={found.problem} ask={found.again} /></p>}
      {found.answer && shown.length === 0 && <None />}
      <ul class="plist" ref={list} onKeyDown={walk}>
        {shown.map((p, i) => <Row key={p.id} of={p} current={p.id === current} stop={shown.some(s => s.id === current) ? p.id === current : i === 0} />)}
      </ul>
    </div>
  );
}

const fits = (name: string, value: string): boolean => (param(name) ?? value) === value;

/** The longest id that stands beside the title and not above it. */
const long = 14;

function Row({ of: p, current, stop }: { of: Listed; current: boolean; stop: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => { if (current) link.current?.scrollIntoView({ block: "nearest" }); }, [current]);
  return (
    <li>
      <a ref={link} class={p.id.length > long ? "long" : ""} href={to(p.id)} data-id={p.id} aria-current={current ? "true" : undefined} tabIndex={stop ? 0 : -1}>
        <span class="id">{p.id}</span>
        <span class="of" lang={langOf(p.title)}>{p.title}</span>
        <span class="fam">{p.game}{p.aliases.map(also => <> <span class="also">= {also}</span></>)}</span>
      </a>
    </li>
  );
}

const links = (list: Element | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>("a") ?? [])];

/** walk moves along the list with the arrows. */
function walk(event: KeyboardEvent): void {
  const all = links(event.currentTarget as Element);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
}

function Filters({ all, open, down }: { all: readonly Listed[]; open: () => void; down: () => void }) {
  const keys = (event: KeyboardEvent): void => {
    if (event.key === "Enter") open();
    else if (event.key === "ArrowDown") down();
    else return;
    event.preventDefault();
  };
  return (
    <search class="filters">
      <input type="search" data-slash autocomplete="off" spellcheck={false} aria-label={t("Search problems", "搜索题目")}
        placeholder={t("Number, title or game", "题号、题目或游戏")} value={param("q") ?? ""}
        onInput={event => set({ q: event.currentTarget.value || null })} onKeyDown={keys} />
      <div class="picks">
        <Pick name="game" says={t("Game", "游戏")} every={t("All games", "全部游戏")} of={all.map(p => [p.family, p.game])} />
        <Pick name="site" says={t("Judge", "评测网站")} every={t("All judges", "全部网站")} of={all.map(p => [p.site, p.site])} />
      </div>
    </search>
  );
}

/** Pick narrows the list to one value; the most frequent come first. */
function Pick({ name, says, every, of }: { name: string; says: string; every: string; of: [string, string][] }) {
  const times = new Map<string, number>();
  for (const [key] of of) times.set(key, (times.get(key) ?? 0) + 1);
  const options = [...new Map(of)].sort((a, b) => times.get(b[0])! - times.get(a[0])!);
  return (
    <select aria-label={says} value={param(name) ?? ""} onChange={event => set({ [name]: event.currentTarget.value || null }, "push")}>
      <option value="">{every}</option>
      {options.map(([key, word]) => <option key={key} value={key}>{word} ({times.get(key)})</option>)}
    </select>
  );
}

function None() {
  return (
    <div class="none">
      <p>{t("No problem has that in its number, title, game or judge.", "没有题号、题目、游戏或网站与之相符的题目。")}</p>
      <button class="link" onClick={() => set(Object.fromEntries(narrowing.map(name => [name, null])), "push")}>{t("Show all problems", "显示全部题目")}</button>
    </div>
  );
}
