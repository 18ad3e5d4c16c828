// The forms of the API under the names that they have on the page. They are those of its
// description, of which forms.ts is made. Quantities of games are decimal strings, because
// they outgrow 2^53.
import type { Figure } from "./forms";

export type {
  Answer, Component, Form, Graph, Move, Option, Param, Period, Question, Ruleset, Sequence, Step, Vertex, View, Warrant, Where,
  CodegenListing as Family, CodegenWritten as Template, JudgeListing as Listed, JudgeReply as Reply, JudgeSample as Sample, Moves as Options, Pairs as Table,
} from "./forms";
export type { Figure };
export type FigureKind = Figure["kind"];
