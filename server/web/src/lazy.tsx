// A component whose module is loaded when it is first shown.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Reload } from "./again";
import { t } from "./words";

/**
 * loader makes a component of the default export of a module that is loaded when it
 * is first shown. Until then there is nothing; if it cannot be loaded there is a
 * sentence.
 */
export function loader<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const loaded = signal<ComponentType<P> | null>(null);
  const failed = signal(false);
  let asked = false;
  return function Lazy(props: P) {
    const Loaded = loaded.value;
    if (Loaded) return <Loaded {...props} />;
    if (!asked) {
      asked = true;
      load().then(module => { loaded.value = module.default; }, () => { asked = false; failed.value = true; });
    }
    return failed.value ? <p class="note" role="alert">{t("This part of the page could not be loaded.", "页面的这一部分没能加载。")} <Reload /></p> : null;
  };
}
