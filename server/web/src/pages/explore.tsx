import { t } from "../words";

export default function Explore() {
  return <h1 class="title">{t("Explore", "探索")}</h1>;
}
