import { t } from "../words";

export default function Play() {
  return <h1 class="title">{t("Play", "对弈")}</h1>;
}
