// Language, theme and letter keys: from the address, else as chosen before, else as
// the browser asks.
import { computed, signal } from "@preact/signals";
import { address, set } from "./address";

export type Lang = "en" | "zh";
export type Theme = "light" | "dark";

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(`grundy-${name}`);
  } catch {
    return null; // a browser that keeps nothing is no error
  }
};

const store = (name: string, value: string): void => {
  try {
    localStorage.setItem(`grundy-${name}`, value);
  } catch {
    // As above.
  }
};

const asLang = (s: string | null): Lang | null => (s === "en" || s === "zh" ? s : null);
const asTheme = (s: string | null): Theme | null => (s === "light" || s === "dark" ? s : null);

const chosenLang = signal(asLang(stored("lang")));
const chosenTheme = signal(asTheme(stored("theme")));
const dusk = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(dusk.matches);
dusk.addEventListener("change", event => { systemDark.value = event.matches; });

/** The language of the page. */
export const lang = computed<Lang>(() =>
  asLang(address.value.searchParams.get("lang")) ?? chosenLang.value ?? (/^zh/i.test(navigator.language) ? "zh" : "en"));

/** The theme that somebody chose, null for that of the system. */
export const theme = computed<Theme | null>(() => asTheme(address.value.searchParams.get("theme")) ?? chosenTheme.value);

/** Whether the page is dark. */
export const dark = computed(() => (theme.value === null ? systemDark.value : theme.value === "dark"));

/** Whether single letters are keys. */
export const letters = signal(stored("letters") !== "off");

export function setLang(next: Lang): void {
  chosenLang.value = next;
  store("lang", next);
  if (address.value.searchParams.has("lang")) set({ lang: next });
}

export function setTheme(next: Theme): void {
  chosenTheme.value = next;
  store("theme", next);
  if (address.value.searchParams.has("theme")) set({ theme: next });
}

export function setLetters(on: boolean): void {
  letters.value = on;
  store("letters", on ? "on" : "off");
}
