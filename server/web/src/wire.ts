// The wire forms of the API, as docs/json.md and docs/api.md give them. Quantities
// of games are decimal strings, because they outgrow 2^53.
import type { Outcome } from "./outcome";

export interface Question {
  position: string;
  misere?: boolean;
  moves?: number;
  /** Asks for the nimber even where that is long work. */
  nimber?: boolean;
  views?: boolean;
}

export interface Answer {
  position: string;
  convention: "normal" | "misere";
  outcome: Outcome;
  winner: "first" | "second" | "draw";
  nimber: string | null;
  nimber_note?: string;
  components: Component[];
  winning_moves: Move[];
  drawing_moves?: Move[];
  remoteness_note?: string;
  winning_move_count: string | null;
  count_note?: string;
  complete: boolean;
  warrant: Warrant;
  reason: Step[];
  stats: { positions: number; seconds: number };
}

export interface Component {
  position: string;
  nimber: string | null;
  by: string;
  source?: string;
  view?: View;
}

export interface Move {
  component: number;
  at: number[];
  move: string;
  to: string;
  remoteness?: number;
  /** The picture of the component after the move. */
  view?: View;
}

/** A move of any kind, with what it leads to. */
export interface Option extends Move {
  outcome?: Outcome | "";
  nimber?: string | null;
}

export interface Options {
  position: string;
  convention: "normal" | "misere";
  outcome: Outcome;
  moves: Option[];
  complete: boolean;
  /** The pictures of the components, null where there is none. */
  views?: (View | null)[];
}

export interface Warrant {
  by: string;
  source?: string;
  detail?: string;
}

export interface Step {
  text: string;
  figure?: Figure;
}

export type FigureKind = "columns" | "parts" | "pair" | "residue" | "mex" | "replies" | "graph";

export interface Figure {
  kind: FigureKind;
  labels?: string[];
  rows?: string[][];
  mark?: number[];
}

/** A picture of a component: see package game. */
export interface View {
  kind: "heaps" | "grid" | "cells" | "lines" | "graph";
  directed?: boolean;
  /** Moves are made at edges of a graph, not at vertices. */
  by_edge?: boolean;
  sizes?: string[];
  rows?: string[];
  names?: string[];
  edges?: [number, number][];
  mark?: number[];
}

export interface Ruleset {
  name: string;
  aliases: string[];
  keywords: string[];
  title: string;
  rule: string;
  forms: Form[];
  parameters: Param[];
  examples: string[];
  theory: { claim: string; source: string }[];
  sources: string[];
}

export interface Form {
  values: Param[];
  repeat: boolean;
}

export interface Param {
  name: string;
  kind: string;
  min?: number;
  names?: string[];
  required: boolean;
  default: string | null;
  doc: string;
}
