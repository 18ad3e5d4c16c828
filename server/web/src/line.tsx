// A line for the command line.
import { Scroller } from "./scroller";
import { copy } from "./toast";
import { t } from "./words";

/** A line for the command line, and what it is for. */
export interface Command {
  says: string;
  of: string;
}

/** Line is a line for the command line, to be copied. */
export function Line({ says, of }: Command) {
  return (
    <div class="line">
      <p>{says}</p>
      <Scroller class="cmd" label={says}><code>{of}</code></Scroller>
      <button class="tool" aria-label={t(`Copy: ${of}`, `复制：${of}`)} onClick={() => void copy(of)}>{t("Copy", "复制")}</button>
    </div>
  );
}
