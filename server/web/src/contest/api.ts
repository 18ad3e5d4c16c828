// What the page asks of the API.
import { call, get, type How } from "../api";
import type { Code } from "./state";
import type { Family, Listed, Reply, Template } from "../wire";

export type { Listed, Reply, Sample, Template } from "../wire";

/** problems lists those with a word in an id, the title, the game or the site. */
export const problems = (search: string, how: How): Promise<Listed[]> => get<Listed[]>("judge", search ? { search } : {}, how);

/** problem is one, by its id in any spelling. */
export const problem = (id: string, how: How): Promise<Listed> => get<Listed>(`judge/${encodeURIComponent(id)}`, {}, how);

/** answer is the right output of an input. */
export const answer = (id: string, input: string, how: How): Promise<Reply> =>
  call<Reply>(`judge/${encodeURIComponent(id)}`, { input }, how);

let families: Promise<Family[]> | null = null;

/** templated are the families of games that have a program, asked for once. */
export function templated(): Promise<Family[]> {
  families ??= get<Family[]>("template");
  families.catch(() => { families = null; }); // ask again the next time
  return families;
}

/** template is a program for a problem. */
export const template = (id: string, code: Code, comments: string, how: How): Promise<Template> =>
  get<Template>(`template/${encodeURIComponent(id)}`, { lang: code.name, comments }, how);
