// The state of the page is its address: which problem, what is searched for, the
// programming language, and the input that is tried.
import { href, param, type Patch } from "../address";
import { lang, type Lang } from "../settings";

/** A programming language of the templates. */
export interface Code {
  name: "cpp" | "java" | "python" | "go";
  says: string;
  /** How a program of one's own is made and run, for `grundy check`. */
  make?: string;
  run: string;
}

/** The programming languages, in the order of the tabs. */
export const codes: readonly [Code, ...Code[]] = [
  { name: "cpp", says: "C++", make: "g++ -O2 -o main main.cpp", run: "./main" },
  { name: "java", says: "Java", make: "javac Main.java", run: "java Main" },
  { name: "python", says: "Python", run: "python3 main.py" },
  { name: "go", says: "Go", make: "go build -o main main.go", run: "./main" },
];

/** The problem that is shown, as the address writes it. */
export const id = (): string | null => param("id");

/** The programming language. */
export const code = (): Code => codes.find(c => c.name === param("code")) ?? codes[0];

/** The language of the comments in a program: that of the page unless it was chosen. */
export const comments = (): Lang => {
  const chosen = param("comments");
  return chosen === "en" || chosen === "zh" ? chosen : lang.value;
};

/** What narrows the list. */
export const narrowing = ["q", "site", "game"] as const;

/** to is the address of a problem, or of the list alone; what narrows the list stays. */
export function to(problem: string | null, change: Patch = {}): string {
  const kept = Object.fromEntries([...narrowing, "code", "comments"].map(name => [name, param(name)]));
  return href("contest", { id: problem, ...kept, ...change });
}

/** Titles are names in the language of their judge, which need not be that of the page. */
export const langOf = (title: string): string =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title) ? "ja" : /\p{Script=Han}/u.test(title) ? "zh-CN" : "en";
