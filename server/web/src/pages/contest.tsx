import { t } from "../words";

export default function Contest() {
  return <h1 class="title">{t("Contest", "竞赛")}</h1>;
}
