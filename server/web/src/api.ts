// The client of the API. Every call can be stopped, speaks the language of the page,
// and ends in an answer or a Problem.
import { lang } from "./settings";
import { t } from "./words";
import type { Answer, Options, Question, Ruleset, Where } from "./wire";

/** Problem is a refusal: one sentence that says why, and a code. */
export class Problem extends Error {
  constructor(readonly code: string, message: string, readonly where?: Where, readonly status = 0) {
    super(message);
  }
}

/** How far a long computation has come. */
export interface Progress {
  positions: number;
  limit: number;
}

export interface How {
  signal?: AbortSignal;
  /** Asks for progress; the answer is then streamed. */
  onProgress?: (p: Progress) => void;
}

const base = "/api/v1/";

/** solve answers a position. */
export const solve = (question: Question, how: How = {}): Promise<Answer> =>
  call<Answer>("solve", question, how);

/** moves lists every option of a position. */
export const moves = (question: Question, how: How = {}): Promise<Options> =>
  call<Options>("moves", question, how);

/** rulesets is the catalogue, asked for once in each language. */
export function rulesets(): Promise<Ruleset[]> {
  const key = lang.value;
  const known = catalogue.get(key);
  if (known) return known;
  const asked = get<Ruleset[]>("rulesets");
  catalogue.set(key, asked);
  asked.catch(() => catalogue.delete(key)); // ask again the next time
  return asked;
}

const catalogue = new Map<string, Promise<Ruleset[]>>();

/** get reads a path of the API with parameters; `lang` is among them unless it is given. */
export function get<T>(path: string, query: Record<string, string> = {}, how: How = {}): Promise<T> {
  return send<T>(`${path}?${new URLSearchParams({ lang: lang.value, ...query })}`, { method: "GET" }, how);
}

/** call posts a question to a path of the API. */
export function call<T>(path: string, question: unknown, how: How = {}): Promise<T> {
  return send<T>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question) }, how);
}

async function send<T>(path: string, init: RequestInit, how: How): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set("Accept", how.onProgress ? "text/event-stream, application/json" : "application/json");
  headers.set("Accept-Language", lang.value);
  try {
    const response = await fetch(base + path, { ...init, headers, signal: how.signal ?? null });
    if (!response.ok) throw await refusal(response);
    if (response.headers.get("Content-Type")?.startsWith("text/event-stream")) return await stream<T>(response, how);
    return (await response.json()) as T;
  } catch (error) {
    throw problemOf(error);
  }
}

/** refusal reads application/problem+json. */
async function refusal(response: Response): Promise<Problem> {
  try {
    return problem(await response.json(), response.status);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new Problem("internal", t(`The server answered ${response.status}.`, `服务器返回了 ${response.status}。`), undefined, response.status);
  }
}

interface Refusal {
  status?: number;
  code?: string;
  detail?: string;
  title?: string;
  where?: Where;
}

const problem = (body: Refusal, status = body.status ?? 0): Problem =>
  new Problem(body.code ?? "internal", body.detail ?? body.title ?? "", body.where, status);

/** problemOf is why a call has no answer: it was refused or stopped, reached nobody, or was answered with what is no answer. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DOMException && error.name === "AbortError") return new Problem("cancelled", t("Stopped.", "已停止。"));
  if (error instanceof SyntaxError) return new Problem("internal", t("The answer of the server could not be read.", "服务器的答复无法读懂。"));
  return new Problem("offline", t("Grundy's server does not answer; is it still running?", "连不上 Grundy 的服务，它还在运行吗？"));
}

/** stream reads server-sent events up to the answer or the problem. */
async function stream<T>(response: Response, how: How): Promise<T> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Problem("offline", t("The connection ended before the answer came.", "连接中断，没有等到结果。"));
      text += value;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const [name, data] = event(text.slice(0, end));
        text = text.slice(end + 2);
        if (name === "progress") how.onProgress?.(JSON.parse(data) as Progress);
        if (name === "problem") throw problem(JSON.parse(data) as Refusal);
        if (name === "answer") return JSON.parse(data) as T;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** event reads the name and the data of one server-sent event. */
function event(block: string): [string, string] {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    if (line.startsWith("event:")) name = line.slice(6).trim();
    if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
  }
  return [name, data.join("\n")];
}
