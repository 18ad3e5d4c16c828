// The address is the state: whatever a view shows can be rebuilt from its path and
// query. Read it with `param`, change it with `set` and `go`.
import { computed, signal } from "@preact/signals";

export type PageName = "solve" | "play" | "explore" | "learn" | "contest";

const paths: Record<string, PageName> = { "/": "solve", "/play": "play", "/explore": "explore", "/learn": "learn", "/contest": "contest" };

const read = () => new URL(location.href);

/** An address of nothing becomes that of the page that it begins with, or of the first. */
function settle(): void {
  const here = read();
  if (here.pathname in paths) return;
  const first = `/${here.pathname.split("/")[1]}`;
  here.pathname = first in paths ? first : "/";
  history.replaceState(history.state, "", here);
}

settle();

/** The address as it is. */
export const address = signal(read());

/** The page of the address. */
export const page = computed<PageName>(() => paths[address.value.pathname] ?? "solve");

/** A parameter of the query, null when it is not there. */
export const param = (name: string): string | null => address.value.searchParams.get(name);

/** What is to become of parameters: null takes one away. */
export type Patch = Record<string, string | null>;

/** What a page keeps with an entry of the history, such as the moves made so far. */
export type Memory = Record<string, unknown>;

/** What was kept with the present entry of the history. */
export const memory = signal<Memory>((history.state as Memory | null) ?? {});

/**
 * set changes parameters of the present page. Typing replaces the entry of the
 * history; a choice pushes a new one, so that Back undoes it.
 */
export function set(patch: Patch, how: "push" | "replace" = "replace", keep: Memory = {}): void {
  const next = read();
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  move(next, how, keep);
}

/** go opens an address of this page. */
export function go(href: string): void {
  move(new URL(href, location.href), "push", {});
  scrollTo(0, 0);
}

function move(next: URL, how: "push" | "replace", keep: Memory): void {
  if (next.href === location.href) how = "replace";
  history[how === "push" ? "pushState" : "replaceState"](keep, "", next);
  memory.value = keep;
  address.value = next;
}

/**
 * href is the address of a page with parameters. Language and theme go into it
 * only when the present address fixes them.
 */
export function href(to: PageName, params: Patch = {}): string {
  const query = new URLSearchParams();
  for (const name of ["lang", "theme"]) {
    const value = address.value.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  for (const [name, value] of Object.entries(params)) if (value !== null) query.set(name, value);
  const path = to === "solve" ? "/" : `/${to}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** follow keeps the address in step with the browser, and opens links without loading anew. */
export function follow(): void {
  addEventListener("popstate", event => {
    memory.value = (event.state as Memory | null) ?? {};
    address.value = read();
  });
  document.addEventListener("click", event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (!(link.pathname in paths) || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.href);
  });
}
