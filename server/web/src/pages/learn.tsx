import { t } from "../words";

export default function Learn() {
  return <h1 class="title">{t("Learn", "学习")}</h1>;
}
