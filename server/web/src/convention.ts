// Who wins when nobody can move.
import { param } from "./address";

export type Convention = "normal" | "misere";

/** The convention of the address; null for that of the rulesets. */
export const convention = (): Convention | null => {
  const c = param("c");
  return c === "misere" || c === "normal" ? c : null;
};

/** flag is what tells the command of a convention. */
export const flag = (c: Convention | null): string => (c === null ? "" : c === "misere" ? " --misere" : " --misere=false");
