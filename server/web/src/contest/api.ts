// What the page asks of the API.
import { call, get, type How, type Where } from "../api";
import type { Code } from "./state";

/** A problem of an online judge. */
export interface Listed {
  id: string;
  aliases: string[];
  title: string;
  family: string;
  /** What the family is called. */
  game: string;
  site: string;
  rule: string;
  limits: string;
  input: string;
  output: string;
  theory: string;
  samples: Sample[];
  /** Inputs on which programs are known to go wrong. */
  traps: string[];
}

export interface Sample {
  in: string;
  out: string;
  source: string;
}

/** The right output of an input. Where a case was refused it is that of those before. */
export interface Reply {
  output: string;
  complete: boolean;
  error?: { code: string; message: string; where?: Where };
}

/** A program. */
export interface Template {
  file: string;
  source: string;
  /** What is to be changed in it where the problem has another format; its head says so too. */
  notes?: string[];
}

/** problems lists those with a word in an id, the title, the game or the site. */
export const problems = (search: string, how: How): Promise<Listed[]> => get<Listed[]>("judge", search ? { search } : {}, how);

/** problem is one, by its id in any spelling. */
export const problem = (id: string, how: How): Promise<Listed> => get<Listed>(`judge/${encodeURIComponent(id)}`, {}, how);

/** answer is the right output of an input. */
export const answer = (id: string, input: string, how: How): Promise<Reply> =>
  call<Reply>(`judge/${encodeURIComponent(id)}`, { input }, how);

/** template is a program for a problem. */
export const template = (id: string, code: Code, comments: string, how: How): Promise<Template> =>
  get<Template>(`template/${encodeURIComponent(id)}`, { lang: code.name, comments }, how);
