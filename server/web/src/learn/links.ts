// Links from a chapter to the other pages.
import { href } from "../address";

/** solving is the address of a position on the page that solves it. */
export const solving = (position: string, misere = false): string => href("solve", { p: position, c: misere ? "misere" : null });

/** reading is the address of a chapter. */
export const reading = (chapter: number): string => href("learn", { chapter: String(chapter) });
