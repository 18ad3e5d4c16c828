// A line for the command line.
import { Scroller } from "../scroller";
import { copy } from "../toast";
import { t } from "../words";

/** Line is a line for the command line, to be copied. */
export function Line({ says, of }: { says: string; of: string }) {
  return (
    <div class="line">
      <p>{says}</p>
      <Scroller class="cmd" label={says}><code>{of}</code></Scroller>
      <button class="tool" aria-label={t(`Copy: ${of}`, `复制：${of}`)} onClick={() => void copy(of)}>{t("Copy", "复制")}</button>
    </div>
  );
}
