// The picture of a component, by its kind, and what a move would make of it.
import { Guard } from "../guard";
import { t } from "../words";
import type { View } from "../wire";
import { Cells, Lines } from "./cells";
import { GraphView } from "./graph";
import { Grid, squares } from "./grid";
import { Heaps } from "./heaps";

export { heapChanges, type HeapChange } from "./change";

/** sizes reads the numbers of a view. */
export const sizes = (view: View | null | undefined): bigint[] => (view?.sizes ?? []).map(BigInt);

interface Props {
  of: View;
  after?: View | null;
}

/** ViewOf draws a component, or says that it cannot be drawn; `after` is the picture after a move that is pointed at. */
export const ViewOf = (props: Props) => <Guard of={props.of}><Drawn {...props} /></Guard>;

function Drawn({ of, after: next = null }: Props) {
  const after = next?.kind === of.kind ? next : null;
  switch (of.kind) {
    case "heaps": return <Heaps sizes={sizes(of)} after={after && sizes(after)} />;
    case "grid": return <Grid tokens={squares(sizes(of))} after={after && squares(sizes(after))} />;
    case "cells": return <Cells rows={of.rows ?? []} after={after && (after.rows ?? [])} />;
    case "lines": return <Lines rows={of.rows ?? []} after={after && (after.rows ?? [])} />;
    case "graph": return <GraphView of={of} after={after} />;
    default: return <p class="note">{t("There is a picture here of a kind that this page does not know.", "这里有一幅局面图，但本页不认识它的种类。")}</p>;
  }
}
