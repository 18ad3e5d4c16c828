// Links from the chapters to the positions they speak of, and from an answer to its chapter.
import { href } from "../address";
import type { Convention } from "../convention";
import type { Answer } from "../wire";

/** solving is the address of a position on the page that solves it. */
export const solving = (position: string, misere = false): string => href("solve", { p: position, c: misere ? "misere" : null });

/** reading is the address of a chapter. */
export const reading = (chapter: number): string => href("learn", { chapter: String(chapter) });

/** The sources of the theorems that the chapters prove, each with the number of its chapter. */
const proved = { "Bachet 1612": 2, "Bouton 1901": 3, "Wythoff 1907": 6, "Whinihan 1963": 7 };

/** chapterOf is the chapter that an answer rests on: of its theorem, or of its kind. */
export function chapterOf(a: Answer): number {
  if (a.components.length > 1) return 5;
  if (a.convention === "misere") return 8;
  return Object.entries(proved).find(([source]) => a.warrant.source?.startsWith(source))?.[1] ?? 4;
}

/** The positions that the chapters are about. */
const subjects = ["subtract(7, take=[1, 2, 3])", "bash(21, max=3)", "nim(3, 5, 7)", "kayles(12)", "kayles(12) + nim(3)", "wythoff(4, 7)", "fibonacci(20)"] as const;

/** subject is a position that a chapter is about, with its convention; the last chapter is that of misère play. */
export const subject = (chapter: number): [string, Convention | null] => (chapter > subjects.length
  ? ["nim(1, 1, 2, 5)", "misere"] : [subjects[chapter - 1] ?? subjects[0], null]);
