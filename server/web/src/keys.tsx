// Letter keys: a page says with `useKeys` which it has; the dialog lists them and can
// turn them off.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { letters, setLetters } from "./settings";
import { Sheet } from "./sheet";
import { t } from "./words";

/** A key, what it does in words, and what it does. */
export interface Key {
  key: string;
  says: string;
  act: () => void;
}

const sets = signal<readonly (readonly Key[])[]>([]);
const open = signal(false);

/** useKeys adds keys while a component is shown. They are silent inside fields. */
export function useKeys(keys: readonly Key[]): void {
  const held = useRef(keys);
  held.current = keys;
  const names = keys.map(k => k.key + k.says).join();
  useEffect(() => {
    const own = held.current.map(k => ({ ...k, act: () => held.current.find(h => h.key === k.key)?.act() }));
    sets.value = [...sets.value, own];
    return () => { sets.value = sets.value.filter(s => s !== own); };
  }, [names]);
}

/** showKeys opens the list of keys. */
export const showKeys = (): void => { open.value = true; };

/** listen hears keys of the whole page. */
export function listen(): void {
  addEventListener("keydown", event => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !letters.value) return;
    const target = event.target as Element | null;
    if (target?.closest("input, textarea, select, [contenteditable], dialog[open]")) return;
    const found = sets.value.flat().find(k => k.key === event.key);
    if (!found) return;
    event.preventDefault();
    found.act();
  });
}

export function KeysDialog() {
  if (!open.value) return null;
  return (
    <Sheet head={t("Keyboard", "快捷键")} onClose={() => { open.value = false; }}>
      <dl class="keylist" data-off={!letters.value}>
        {sets.value.flat().map(k => <div key={k.key}><dt><kbd>{k.key}</kbd></dt><dd>{k.says}</dd></div>)}
      </dl>
      <label class="check">
        <input type="checkbox" checked={letters.value} onChange={event => setLetters(event.currentTarget.checked)} />
        {t("Single keys work outside fields", "在输入框以外使用单键")}
      </label>
    </Sheet>
  );
}
