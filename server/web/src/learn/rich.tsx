// A sentence of a chapter, with marks inside: $formula$, *stress*, **term**, `code`, and
// ⟦words|position|claim⟧, which is a link to the position. The claim is an outcome,
// P or N, with "misere" behind it where it is of misère play, or a nimber behind "=".
// A test asks the library about every claim.
import { Fragment, type ComponentChildren } from "preact";
import { Badge, type Outcome } from "../outcome";
import { Formula } from "./formula";
import { solving } from "./links";

const marks = /(\$[^$]+\$|\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|⟦[^⟧]+⟧)/;

/** Rich draws a sentence with marks. */
export function Rich({ of }: { of: string }) {
  return <>{of.split(marks).map((part, i) => <Fragment key={i}>{i % 2 ? marked(part) : part}</Fragment>)}</>;
}

function marked(part: string): ComponentChildren {
  if (part.startsWith("$")) return <Formula tex={part.slice(1, -1)} />;
  if (part.startsWith("**")) return <dfn>{part.slice(2, -2)}</dfn>;
  if (part.startsWith("*")) return <em>{part.slice(1, -1)}</em>;
  if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
  const [words, position, claim] = part.slice(1, -1).split("|") as [string, string, string];
  const [said, convention] = claim.split(" ");
  return (
    <a class="claim" href={solving(position, convention === "misere")}>
      {said === "P" || said === "N" ? <Badge of={said as Outcome} size="sm" /> : null}{words}
    </a>
  );
}
