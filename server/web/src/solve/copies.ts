// An answer to take away: as text, as JSON, as LaTeX.
import { winner } from "../outcome";
import { t } from "../words";
import type { Answer } from "../wire";
import { basis } from "../warrant";
import { heading } from "./moves";
import { listed } from "./preview";

/** moves are the lines of those that are listed, each of a lost position with the reply. */
const moves = (a: Answer): string[] => (a.outcome === "P"
  ? (a.replies ?? []).map(({ move: m, answer: r }) => t(`- ${m.move}: ${m.to}; the answer: ${r.move}: ${r.to}`, `- ${m.move}：${m.to}；应着：${r.move}：${r.to}`))
  : listed(a).map(m => `- ${m.move}: ${m.to}`));

/** asText is what one would write in a message. */
export function asText(a: Answer): string {
  const lines = [`${a.position}${a.convention === "misere" ? t(", misère play", "，反常规则") : ""}`, winner(a.outcome)];
  if (a.nimber !== null) lines.push(t(`nimber ${a.nimber}`, `SG 值 ${a.nimber}`));
  if (listed(a).length > 0) lines.push(t(`${heading(a)}:`, `${heading(a)}：`), ...moves(a));
  lines.push(basis(a.warrant.by, a.warrant.source));
  return lines.join("\n");
}

/** asJSON is the answer as the API gives it, but for the pictures. */
export const asJSON = (a: Answer): string => JSON.stringify(a, (key, value: unknown) => (key === "view" ? undefined : value), 2);

const special: Record<string, string> = {
  "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "#": "\\#", "$": "\\$", "%": "\\%", "&": "\\&", "_": "\\_", "^": "\\textasciicircum{}", "~": "\\textasciitilde{}"
};

const escape = (s: string): string => s.replace(/[\\{}#$%&_^~]/g, c => special[c]!);

/** asLaTeX is the answer for a paper: the position, its class, and the nim-sum or the nimber. */
export function asLaTeX(a: Answer): string {
  const lines = [`\\texttt{${escape(a.position)}} $\\in \\mathcal{${a.outcome}}$${a.convention === "misere" ? t(" (misère play)", "（反常规则）") : ""}`];
  const columns = a.reason.find(s => s.figure?.kind === "columns")?.figure?.rows;
  if (columns && columns.length > 1) {
    const terms = columns.slice(0, -1).map(r => r[0]);
    lines.push(`\\[ ${terms.join(" \\oplus ")} = ${columns[columns.length - 1]![0]} \\]`);
  } else if (a.nimber !== null && /^\d+$/.test(a.nimber)) {
    lines.push(`\\[ \\mathcal{G} = ${a.nimber} \\]`);
  }
  for (const m of a.winning_moves) lines.push(`\\item \\texttt{${escape(m.to)}}`);
  if (a.winning_moves.length > 0) lines.splice(lines.length - a.winning_moves.length, 0, "\\begin{itemize}"), lines.push("\\end{itemize}");
  return lines.join("\n");
}
