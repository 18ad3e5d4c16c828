// mex: the numbers that the options have, and the least that is missing.
import { t } from "../words";

interface Props {
  values: readonly string[];
  mark: readonly number[];
}

export function Mex({ values, mark }: Props) {
  const missing = mark[0] ?? values.length;
  const here = t("an option has it", "有后继取到");
  return (
    <ol class="mexline">
      {values.map((v, i) => (
        <li key={i} class={i === missing ? "mex" : "has"}>
          <span class="slot">{v}</span>
          <span>{i === missing ? t("missing", "缺") : <><span aria-hidden="true">✓</span><span class="sr">{here}</span></>}</span>
        </li>
      ))}
    </ol>
  );
}
