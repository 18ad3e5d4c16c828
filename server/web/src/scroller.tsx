// What may be wider than the page.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

interface Props {
  /** What it is called. */
  label: string;
  class?: string;
  children: ComponentChildren;
}

/** Scroller scrolls what does not fit; a key stops at it only then. */
export function Scroller({ label, class: look = "scroller", children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watch = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth));
    for (const element of [current, ...current.children]) watch.observe(element);
    return () => watch.disconnect();
  });
  return <div class={look} ref={box} tabIndex={wide ? 0 : undefined} role="group" aria-label={label}>{children}</div>;
}
