// What this page asks of the API, with the wire forms of docs/json.md.
import { call, get, type How } from "../api";
import type { Outcome } from "../outcome";
import type { Warrant } from "../wire";

/** Why an answer is not whole. */
interface Cut {
  code: string;
  message: string;
}

export interface Sequence {
  ruleset: string;
  convention: "normal" | "misere";
  from: number;
  values: number[];
  complete: boolean;
  warrant: Warrant;
  error?: Cut;
}

export interface Period {
  ruleset: string;
  preperiod: number | null;
  period: number | null;
  saltus: number | null;
  last_exception: number | null;
  proved: boolean;
  method?: string;
  source?: string;
  checked_to: number | null;
  max_nimber: number | null;
  max_first: number | null;
}

/** The positions of two numbers of a ruleset: rows of the first, columns of the second. */
export interface Table {
  ruleset: string;
  convention: "normal" | "misere";
  /** The two numbers stand in brackets of their own. */
  bracketed: boolean;
  /** The least numbers; rows and columns begin there. */
  least: [number, number];
  /** For each row a letter N, P or D for each column; anything else where there is no such position. */
  outcomes: string[];
  /** The nimbers, null where there is none; null in misère play. */
  nimbers: (number | null)[][] | null;
  complete: boolean;
  warrant: Warrant;
  error?: Cut;
}

export interface Vertex {
  name: string;
  outcome: Outcome;
  value: string | null;
  token: boolean;
}

export interface Graph {
  position: string;
  convention: "normal" | "misere";
  vertices: Vertex[];
  edges: [number, number][];
  layers: number[] | null;
}

export const sequence = (ruleset: string, to: number, misere: boolean, how: How): Promise<Sequence> =>
  get<Sequence>("sequence", { ruleset, to: String(to), misere: String(misere) }, how);

export const period = (ruleset: string, to: number, how: How): Promise<Period> =>
  get<Period>("period", { ruleset, to: String(to) }, how);

export const table = (ruleset: string, to: number, misere: boolean, how: How): Promise<Table> =>
  get<Table>("table", { ruleset, to: String(to), misere: String(misere) }, how);

export const graph = (position: string, vertices: number, misere: boolean, how: How): Promise<Graph> =>
  call<Graph>("graph", { position, vertices, misere }, how);
