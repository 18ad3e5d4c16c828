// What may be wider than the page.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

interface Props {
  /** What it is called. */
  label: string;
  class?: string;
  children: ComponentChildren;
}

/** Scroller scrolls what does not fit; a key stops at it only then, and it fades out at the sides where there is more. */
export function Scroller({ label, class: name = "scroller", children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState("");
  const look = (): void => {
    if (!box.current) return;
    const { scrollLeft: before, scrollWidth: all, clientWidth: shown } = box.current;
    setMore([...(before > 1 ? ["start"] : []), ...(before + shown < all - 1 ? ["end"] : [])].join(" "));
  };
  useLayoutEffect(look); // before anybody sees it or stops at it
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watch = new ResizeObserver(look);
    for (const element of [current, ...current.children]) watch.observe(element);
    return () => watch.disconnect();
  });
  return (
    <div class={name} ref={box} tabIndex={more ? 0 : undefined} data-more={more || undefined} onScroll={look} role="group" aria-label={label}>{children}</div>
  );
}
