// What of a picture one clicks to make a move. Every move is told by the places that it
// changes: a stone of a heap with so many before it (h0:4), a cell or a square (c2,3), a
// vertex (v5), an edge (e1). Clicking places narrows the moves down until one is left.
import { sizes } from "../views";
import { total } from "../views/change";
import type { Option, View } from "../wire";

/** A place of a picture that can be clicked. */
export type Place = string;

/** A move of one component, and the sets of places each of which tells it. */
export interface Choice {
  option: Option;
  ways: readonly (readonly Place[])[];
}

export const heapAt = (heap: number, before: number | bigint): Place => `h${heap}:${before}`;
export const cellAt = (row: number, column: number): Place => `c${row},${column}`;
export const vertexAt = (i: number): Place => `v${i}`;
export const edgeAt = (i: number): Place => `e${i}`;

/** choices are the moves of a component of which the picture is given. */
export function choices(view: View | null, options: readonly Option[]): Choice[] {
  const rows = view?.kind === "heaps" && options.some(o => (o.view?.sizes?.length ?? 0) > (view.sizes?.length ?? 0));
  const all = options.map(option => ({ option, ways: view && option.view?.kind === view.kind ? ways(view, option, rows) : [] }));
  return view?.kind === "grid" ? byLeast(all) : all;
}

/** ways are the sets of places that tell a move; `rows` says that heaps are rows, which can be broken up. */
function ways(view: View, option: Option, rows: boolean): Place[][] {
  const after = option.view!;
  switch (view.kind) {
    case "heaps": return heapWays(sizes(view), sizes(after), option.at, rows);
    case "cells": return cellWays(view.rows ?? [], option.at);
    case "grid": return told(differing(tokens(view), tokens(after)));
    case "lines": return [];
    case "graph": return graphWays(view, after, option.at);
  }
}

const told = (places: Place[]): Place[][] => (places.length > 0 ? [places] : []);

/** The most stones of a heap that are drawn, and picked, one by one. */
export const single = 24n;

/** heapWays: heaps that shrink, by the first stone that goes, or a row of which some go. */
function heapWays(before: readonly bigint[], after: readonly bigint[], at: readonly number[], rows: boolean): Place[][] {
  const grown = after.length - before.length;
  const shrinks = before.flatMap((n, i) => (grown === 0 && after[i]! < n ? [heapAt(i, after[i]!)] : []));
  if (grown === 0 && !(rows && shrinks.length === 1)) return told(shrinks);
  const heap = at[0] ?? 0;
  const parts = after.slice(heap, heap + grown + 1);
  const same = before.every((n, i) => i === heap || after[i < heap ? i : i + grown] === n);
  if (!same || grown < -1 || total(parts) > before[heap]!) return [];
  if (before[heap]! <= single) return runs(heap, before[heap]!, parts);
  return [...new Set(parts.length > 0 ? parts : [0n])].map(p => [heapAt(heap, p)]); // what stays is written
}

/**
 * gaps are how many stones of a row may lie before those that go, when parts of it are
 * left: what goes lies side by side, at an end or between two of the parts.
 */
export function gaps(parts: readonly bigint[]): bigint[] {
  if (parts.length < 2) return [...new Set([...parts, 0n])];
  const sums = parts.reduce((all, p) => [...all, ...all.map(s => s + p)], [0n]);
  return [...new Set(sums.slice(1, -1))];
}

/**
 * runs are the ways to take what is gone of a row: all of it, or the first and the last
 * of it; the first alone tells much that goes at the end.
 */
function runs(heap: number, size: bigint, parts: readonly bigint[]): Place[][] {
  const gone = Number(size - total(parts));
  return gaps(parts).flatMap(g => {
    const all = Array.from({ length: Math.max(1, gone) }, (_, i) => heapAt(heap, Number(g) + i)); // a cut is told by the stone behind it
    if (all.length <= 2) return [all];
    const end = Number(g) + all.length === Number(size);
    return [all, [all[0]!, all[all.length - 1]!], ...(end ? [[all[0]!]] : [])];
  });
}

/** cellWays: the cells of the move, which count row by row. */
function cellWays(rows: readonly string[], at: readonly number[]): Place[][] {
  const width = rows[0]?.length ?? 0;
  const even = rows.every(r => r.length === width) && at.every(i => i < width * rows.length);
  return even && width > 0 ? told([...new Set(at)].map(i => cellAt(Math.floor(i / width), i % width))) : [];
}

const tokens = (view: View): Place[] =>
  Array.from({ length: Math.floor((view.sizes?.length ?? 0) / 2) }, (_, i) => `c${view.sizes![2 * i]},${view.sizes![2 * i + 1]}`);

/** differing are the places that one of two lists has more often than the other. */
function differing(one: readonly Place[], other: readonly Place[]): Place[] {
  const times = (all: readonly Place[], p: Place): number => all.filter(q => q === p).length;
  return [...new Set([...one, ...other])].filter(p => times(one, p) !== times(other, p));
}

/** graphWays: the vertices where a token goes from and to, or the vertex or edge of the move. */
function graphWays(view: View, after: View, at: readonly number[]): Place[][] {
  if (view.by_edge) return told(at.map(edgeAt));
  if (!view.mark && !after.mark) return told(at.map(vertexAt));
  const names = view.names ?? [];
  const held = (v: View): Place[] => (v.mark ?? []).map(i => vertexAt(names.indexOf(v.names?.[i] ?? "")));
  return told(differing(held(view), held(after)));
}

/**
 * byLeast: where every move is the least that touches some place, a click there is that
 * move, as a rectangle is told by its corner.
 */
function byLeast(all: Choice[]): Choice[] {
  const places = new Set(all.flatMap(c => c.ways.flat()));
  const own = new Map<Choice, Place[][]>();
  for (const p of places) {
    const touching = all.filter(c => c.ways.some(w => w.includes(p)));
    const least = touching.find(c => touching.every(o => c.ways[0]!.every(q => o.ways[0]!.includes(q))));
    if (!least) return all;
    own.set(least, [...(own.get(least) ?? []), [p]]);
  }
  return all.every(c => c.ways.length === 0 || own.has(c)) ? all.map(c => ({ ...c, ways: own.get(c) ?? [] })) : all;
}

/** What places that were clicked one after the other come to. */
export interface Picked {
  places: readonly Place[];
  /** Moves that they tell as they are. */
  exact: readonly Choice[];
  /** Moves that they tell with more places. */
  wider: readonly Choice[];
}

export const nothing: Picked = { places: [], exact: [], wider: [] };

function look(all: readonly Choice[], places: readonly Place[]): Picked {
  const holds = (w: readonly Place[]): boolean => places.every(p => w.includes(p));
  const exact = all.filter(c => c.ways.some(w => w.length === places.length && holds(w)));
  return { places, exact, wider: all.filter(c => !exact.includes(c) && c.ways.some(holds)) };
}

/** pick clicks a place more. A place that does not go with those before begins anew. */
export function pick(all: readonly Choice[], before: Picked, place: Place): Picked {
  if (before.places.includes(place)) return before;
  const together = look(all, [...before.places, place]);
  return together.exact.length + together.wider.length > 0 ? together : look(all, [place]);
}

/** only is the move that is left, null while there are several or none. */
export function only(picked: Picked): Choice | null {
  const fits = [...picked.exact, ...picked.wider];
  return fits.length === 1 || (fits.length > 1 && fits.every(c => c.option.to === fits[0]!.option.to)) ? fits[0]! : null;
}

/** onward are the places that would go with those picked. */
export const onward = (p: Picked): Set<Place> =>
  new Set(p.wider.flatMap(c => c.ways.filter(w => p.places.every(q => w.includes(q))).flat()).filter(q => !p.places.includes(q)));

/** live are the places that can be clicked. */
export const live = (all: readonly Choice[]): Set<Place> => new Set(all.flatMap(c => c.ways.flat()));
