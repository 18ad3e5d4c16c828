// What this page asks of the API, with the wire forms of docs/json.md.
import { call, get, type How } from "../api";
import type { Convention } from "../convention";
import type { Outcome } from "../outcome";
import type { Warrant } from "../wire";

/** Why an answer is not whole. */
interface Cut {
  code: string;
  message: string;
}

export interface Sequence {
  ruleset: string;
  convention: Convention;
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
  convention: Convention;
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
  convention: Convention;
  vertices: Vertex[];
  edges: [number, number][];
  layers: number[] | null;
}

/** said is the parameter of a convention; without one the API answers in that of the ruleset. */
const said = (c: Convention | null): { misere?: boolean } => (c === null ? {} : { misere: c === "misere" });

const query = (ruleset: string, to: number, c: Convention | null): Record<string, string> =>
  Object.fromEntries(Object.entries({ ruleset, to, ...said(c) }).map(([name, value]) => [name, String(value)]));

export const sequence = (ruleset: string, to: number, c: Convention | null, how: How): Promise<Sequence> =>
  get<Sequence>("sequence", query(ruleset, to, c), how);

export const period = (ruleset: string, to: number, how: How): Promise<Period> =>
  get<Period>("period", query(ruleset, to, null), how);

export const table = (ruleset: string, to: number, c: Convention | null, how: How): Promise<Table> =>
  get<Table>("table", query(ruleset, to, c), how);

export const graph = (position: string, vertices: number, c: Convention | null, how: How): Promise<Graph> =>
  call<Graph>("graph", { position, vertices, ...said(c) }, how);
