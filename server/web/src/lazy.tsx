// A component whose module is loaded when it is first shown, or ahead of that.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Reload } from "./again";
import { t } from "./words";

/** What loads each module that some component is made of; a module that is loaded may add others. */
const modules: (() => Promise<unknown>)[] = [];

/** How long a page is left alone before the others are loaded, in milliseconds. */
const rest = 1500;

/** idle comes when a browser has nothing else to do; one that does not tell is left alone for a moment. */
const idle = (): Promise<unknown> => new Promise(done => {
  if ("requestIdleCallback" in window) requestIdleCallback(done);
  else setTimeout(done, 100);
});

/** Whether a browser was told to load no more than it must. */
const saving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** ahead loads all modules and the fonts of their style sheets, one after the other, so that they are there when the server is not. */
async function ahead(): Promise<void> {
  if (saving()) return;
  const quietly = async (load: () => Promise<unknown>): Promise<void> => {
    await idle();
    await load().catch(() => undefined); // it is loaded anew when it is shown
  };
  for (const load of modules) await quietly(load); // they grow meanwhile
  for (const font of document.fonts) await quietly(() => font.load());
}

let begun = false;

/** shown begins to load the modules that are not wanted yet, once there is a page. */
function shown(): void {
  if (begun) return;
  begun = true;
  setTimeout(() => void ahead(), rest);
}

/**
 * loader makes a component of the default export of a module that is loaded when it
 * is first shown, or while nothing else is done. Until then there is nothing; if it
 * cannot be loaded there is a sentence.
 */
export function loader<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const loaded = signal<ComponentType<P> | null>(null);
  const failed = signal(false);
  let asked = false;
  modules.push(async () => { loaded.value ??= (await load()).default; });
  return function Lazy(props: P) {
    const Loaded = loaded.value;
    if (Loaded) return <Loaded {...props} />;
    if (!asked) {
      asked = true;
      load().then(module => { loaded.value = module.default; shown(); }, () => { asked = false; failed.value = true; });
    }
    return failed.value ? <p class="note" role="alert">{t("This part of the page could not be loaded.", "页面的这一部分没能加载。")} <Reload /></p> : null;
  };
}
