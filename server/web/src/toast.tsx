// A word at the foot of the window that goes away by itself.
import { signal } from "@preact/signals";
import { t } from "./words";

const words = signal("");
let timer = 0;

/** toast shows a few words for two seconds. */
export function toast(text: string): void {
  clearTimeout(timer);
  words.value = text;
  timer = setTimeout(() => { words.value = ""; }, 2000);
}

/** copy puts text on the clipboard and says so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("Copied", "已复制"));
  } catch {
    toast(t("The browser does not allow copying", "浏览器不允许复制"));
  }
}

export function Toast() {
  return <div class="toast" role="status" data-empty={words.value === ""}>{words.value}</div>;
}
