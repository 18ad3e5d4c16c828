// The picture of a component, by its kind, and what a move would make of it.
import type { View } from "../wire";
import { Cells, Lines } from "./cells";
import { GraphView } from "./graph";
import { Grid, squares } from "./grid";
import { Heaps } from "./heaps";

export { heapChanges, type HeapChange } from "./change";

/** sizes reads the numbers of a view. */
export const sizes = (view: View | null | undefined): bigint[] => (view?.sizes ?? []).map(BigInt);

/** ViewOf draws a component; `after` is the picture after a move that is pointed at. */
export function ViewOf({ of, after: next = null }: { of: View; after?: View | null }) {
  const after = next?.kind === of.kind ? next : null;
  switch (of.kind) {
    case "heaps": return <Heaps sizes={sizes(of)} after={after && sizes(after)} />;
    case "grid": return <Grid tokens={squares(sizes(of))} after={after && squares(sizes(after))} />;
    case "cells": return <Cells rows={of.rows ?? []} after={after && (after.rows ?? [])} />;
    case "lines": return <Lines rows={of.rows ?? []} after={after && (after.rows ?? [])} />;
    case "graph": return <GraphView of={of} after={after} />;
  }
}
