// The command line: what gives in a terminal what the page shows.
import { page, param } from "./address";
import { commandsOf } from "./contest/commands";
import { id } from "./contest/state";
import { convention, flag, type Convention } from "./convention";
import { asked, leading, positionOf, shown, view } from "./explore/state";
import { subject } from "./learn/links";
import { Line, type Command } from "./line";
import { now, start } from "./play/state";
import { quoted, spoken } from "./quoted";
import { games, useRulesets } from "./rulesets";
import { Sheet } from "./sheet";
import { examples } from "./solve/examples";
import { notation, state } from "./solve/state";
import type { Sequence } from "./wire";
import { t } from "./words";

export default function CommandLine({ onClose }: { onClose: () => void }) {
  useRulesets();
  return (
    <Sheet head={t("Command line", "命令行")} onClose={onClose}>
      <p>{t("Grundy is one program: in a terminal it answers what this page shows.", "Grundy 是一个程序，本页的内容在终端里也能得到。")}</p>
      <div>{[...commands(), all()].map(c => <Line key={c.of} {...c} />)}</div>
    </Sheet>
  );
}

const all = (): Command => ({ says: t("All that it can do", "全部用法"), of: "grundy --help" });

/** commands are those for what is shown. */
function commands(): Command[] {
  switch (page.value) {
    case "solve": return param("p") === null ? about(examples()[0]!.position) : read() ? about(notation()) : [];
    case "learn": return about(...subject(Number(param("chapter") ?? 1)));
    case "play": return about(now.value?.position ?? start.value);
    case "explore": return [...view() === "sequence" ? values(shown.value) : drawing(), ...rules(asked())];
    case "contest": return problem(id(), param("q"));
  }
}

/** read says whether the position of the page Solve could be read. */
const read = (): boolean => state.value.kind !== "empty" && state.value.kind !== "error";

const about = (position: string, c: Convention | null = convention()): Command[] => [
  { says: t("Who wins this position, by which moves, and why", "这个局面谁胜、怎样走、为什么"), of: `grundy solve ${spoken(position)}${flag(c)} --explain` },
  ...rules(position),
];

/** rules are the commands that describe the games of a position. */
const rules = (position: string): Command[] =>
  games(position).map(r => ({ says: t(`${r.title}: rules, parameters, theory`, `${r.title}：规则、参数、结论`), of: `grundy rulesets ${r.name}` }));

/** values are the commands for a sequence as far as it is shown, none where there is none. */
function values(s: Sequence | null): Command[] {
  if (s === null) return [];
  const misere = s.convention === "misere";
  const ruleset = quoted(s.ruleset);
  const list = { says: t("The nimbers of its heaps", "各堆的 SG 值"), of: `grundy sequence ${ruleset} --to ${s.from + s.values.length - 1}${misere ? flag("misere") : ""}` };
  return misere ? [list] : [list, { says: t("Their period, with a proof where there is one", "它们的周期，能证明的附证明"), of: `grundy period ${ruleset}` }];
}

const drawing = (): Command[] => (view() === "graph"
  ? [{ says: t("The game graph, into a file", "把博弈图写入文件"), of: `grundy solve ${quoted(positionOf(asked()))}${flag(leading())} --svg graph.svg` }] : []);

const problem = (which: string | null, search: string | null): Command[] => (which === null
  ? [{ says: t("The problems", "题目列表"), of: `grundy judge --list${search ? ` ${quoted(search)}` : ""}` }] : commandsOf(which));
