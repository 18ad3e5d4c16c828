// replies: moves of the loser, each with the answer to it.
import { Badge } from "../outcome";
import { Words } from "../num";
import { t } from "../words";

export function Replies({ labels }: { labels: readonly string[] }) {
  const pairs = Array.from({ length: Math.floor(labels.length / 2) }, (_, i) => [labels[2 * i]!, labels[2 * i + 1]!] as const);
  return (
    <ul class="replies">
      {pairs.map(([move, answer], i) => (
        <li key={i}>
          <span class="to"><Words of={move} /></span>
          <span class="answer"><Badge of="P" size="sm" mute /><span class="sr">{t("answered by: ", "应着：")}</span><span><Words of={answer} /></span></span>
        </li>
      ))}
    </ul>
  );
}
