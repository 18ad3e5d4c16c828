// A sentence of a chapter, with marks inside: $formula$, *stress*, **weight**, `code`, and
// ⟦words|position|claim⟧, which is a link to the position. The claim is an outcome,
// P or N, with "misere" behind it where it is of misère play, or a nimber behind "=".
// A test asks the library about every claim.
import { Fragment, type ComponentChildren } from "preact";
import { Badge, type Outcome } from "../outcome";
import { Formula } from "./formula";
import { solving } from "./links";

const marks = /(\$[^$]+\$|\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|⟦[^⟧]+⟧)/;

/** plain is a sentence for a label, without its marks. */
export const plain = (sentence: string): string => sentence.replace(/[$*`]/g, "");

/** What must not begin a line: it stays with the formula before it. */
const stops = /^[，。；：、？！）”’,.;:?!)]+/;

/** Rich draws a sentence with marks. */
export function Rich({ of }: { of: string }) {
  const parts = of.split(marks);
  const stop = (i: number): string => (i >= 0 && parts[i - 1]?.startsWith("$") ? stops.exec(parts[i] ?? "")?.[0] ?? "" : "");
  return <>{parts.map((part, i) => <Fragment key={i}>{i % 2 ? marked(part, stop(i + 1)) : part.slice(stop(i).length)}</Fragment>)}</>;
}

function marked(part: string, stop: string): ComponentChildren {
  if (part.startsWith("$")) return <span class="tex"><Formula tex={part.slice(1, -1)} />{stop}</span>;
  if (part.startsWith("**")) return <b><Rich of={part.slice(2, -2)} /></b>;
  if (part.startsWith("*")) return <em><Rich of={part.slice(1, -1)} /></em>;
  if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
  const [words, position, claim] = part.slice(1, -1).split("|") as [string, string, string];
  const [said, convention] = claim.split(" ");
  return (
    <a class="claim" href={solving(position, convention === "misere")}>
      {said === "P" || said === "N" ? <Badged of={said} words={words} /> : words}
    </a>
  );
}

/** Badged are words behind a badge, which no line parts from the first of them. */
function Badged({ of, words }: { of: Outcome; words: string }) {
  const [first, ...rest] = [...words];
  return <><span class="kept"><Badge of={of} size="sm" />{first}</span>{rest.join("")}</>;
}
