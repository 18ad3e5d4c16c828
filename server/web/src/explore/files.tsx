// Files to take away, made in the browser.
import { useEffect, useState } from "preact/hooks";

interface Props {
  name: string;
  text: () => string;
  says: string;
}

/** File is a link to a file whose text is made when it is wanted. */
export function File({ name, text, says }: Props) {
  const [link, setLink] = useState("");
  useEffect(() => () => URL.revokeObjectURL(link), [link]);
  const make = (anchor: HTMLAnchorElement): void => {
    anchor.href = URL.createObjectURL(new Blob([text()], { type: "text/csv" }));
    setLink(anchor.href);
  };
  return <a class="link small" href={link || "#"} download={name} onClick={event => make(event.currentTarget)}>{says}</a>;
}

/** fileName makes a name of a file of what is shown. */
export const fileName = (of: string, end: string): string => `${of.replace(/[^\p{L}\p{N}.]+/gu, "-").replace(/^-|-$/g, "")}${end}`;
