import { t } from "../words";

export default function Solve() {
  return <h1 class="title">{t("Solve", "求解")}</h1>;
}
