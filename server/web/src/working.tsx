// Long work: how far it is, and the way to stop it.
import type { Progress } from "./api";
import { count, t } from "./words";

/** Working is a bar with the count. The count is drawn; what is said aloud is the beginning and every ten percent. */
export function Working({ progress: p }: { progress: Progress | null }) {
  const share = p && p.limit > 0 ? Math.min(1, p.positions / p.limit) : 0;
  const tens = Math.floor(share * 10) * 10;
  return (
    <>
      <div class="bar" role="progressbar" aria-valuenow={Math.round(share * 100)} aria-valuemin={0} aria-valuemax={100} aria-label={t("Share of the limit used", "已用上限的比例")}>
        <i style={{ transform: `scaleX(${share})` }} />
      </div>
      <p class="num">{p
        ? t(`${count(p.positions)} of at most ${count(p.limit)} positions`, `已计算 ${count(p.positions)} 个局面，上限 ${count(p.limit)}`)
        : t("Computing…", "正在计算……")}</p>
      <p class="sr" role="status">{tens === 0 ? t("The search has begun.", "搜索已经开始。") : t(`${tens} percent of the limit are used.`, `已用上限的百分之${tens}。`)}</p>
    </>
  );
}
