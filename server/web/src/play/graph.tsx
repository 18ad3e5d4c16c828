// A graph to play on: its vertices or its edges are buttons.
import { GraphView } from "../views/graph";
import { t } from "../words";
import type { View } from "../wire";
import { edgeAt, live, vertexAt, type Choice } from "./picks";
import { look, spot } from "./spot";

/** The most vertices of a graph that is drawn. */
const most = 64;

export const canDrawGraph = (view: View): boolean => (view.names ?? []).length <= most;

export function GraphBoard({ component, view, after, all }: { component: number; view: View; after: View | null; all: readonly Choice[] }) {
  const can = live(all);
  const [stop] = can;
  const names = view.names ?? [];
  const part = (kind: "vertex" | "edge", i: number) => {
    const place = kind === "vertex" ? vertexAt(i) : edgeAt(i);
    if (!can.has(place)) return {};
    const ends = view.edges?.[i];
    const name = kind === "vertex" ? t(`vertex ${names[i]}`, `顶点 ${names[i]}`) : t(`edge ${names[ends![0]]}–${names[ends![1]]}`,
      `边 ${names[ends![0]]}–${names[ends![1]]}`);
    const attributes = spot(component, place, name);
    return {
      ...attributes,
      role: "button" as const,
      class: `part ${look(component, place)}`,
      tabIndex: place === stop ? 0 : -1,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        (event.currentTarget as Element).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      },
    };
  };
  return <GraphView of={view} after={after} part={part} />;
}
