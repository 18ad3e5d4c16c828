// A sheet over the page.
import type { ComponentChildren } from "preact";
import { t } from "./words";

interface Props {
  head: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** show opens a sheet before what is in it is measured. */
const show = (sheet: HTMLDialogElement | null): void => sheet?.showModal();

/** Sheet stays until its button, Escape or a press beside it closes it. */
export function Sheet({ head, onClose, children }: Props) {
  return (
    <dialog class="sheet" ref={show} aria-labelledby="sheet-head" onClose={onClose}
      onClick={event => { if (event.target === event.currentTarget) event.currentTarget.close(); }}>
      <div class="sheet-in">
        <h2 class="head" id="sheet-head">{head}</h2>
        {children}
        <p><button class="btn primary" onClick={event => event.currentTarget.closest("dialog")!.close()}>{t("Close", "关闭")}</button></p>
      </div>
    </dialog>
  );
}
