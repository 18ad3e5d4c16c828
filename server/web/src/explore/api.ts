// What this page asks of the API.
import { call, get, type How } from "../api";
import type { Convention } from "../convention";
import type { Graph, Period, Sequence, Table } from "../wire";

export type { Graph, Period, Sequence, Table, Vertex } from "../wire";

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
