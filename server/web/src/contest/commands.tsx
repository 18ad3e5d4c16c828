// The same on the command line, in the programming language that is shown.
import { Line, type Command } from "../line";
import { quoted } from "../quoted";
import { t } from "../words";
import type { Listed, Template } from "./api";
import { code, comments } from "./state";

/** commandsOf are those with which a problem is solved. */
export function commandsOf(problem: string): Command[] {
  const c = code();
  const id = quoted(problem);
  return [
    { says: t(`Test a program in ${c.says}`, `检验 ${c.says} 程序`), of: `${c.make ? `${c.make} && ` : ""}grundy check ${id} -- ${c.run}` },
    { says: t("The right output for a file", "求某个输入文件的正确输出"), of: `grundy judge ${id} < in.txt` },
  ];
}

export function Commands({ of: p, template }: { of: Listed; template: Template | null }) {
  return (
    <section aria-labelledby="line-head">
      <div class="secthead"><h2 class="head" id="line-head">{t("Is your program right?", "你的程序对吗？")}</h2></div>
      <p class="small">{t("On the command line Grundy runs it on samples, small cases, traps and random cases, and shows a small input on which it fails: it passes on all that are one step smaller.",
        "Grundy 的命令行会用样例、小数据、易错数据和随机数据运行它，并给出使它出错的小输入（再缩小一步便不再出错）。")}</p>
      {commandsOf(p.id).map((c, i) => <Line key={i} {...c} />)}
      {template && <Line says={t("The template, into a file", "把模板写入文件")}
        of={`grundy template ${quoted(p.id)} --lang ${template.lang} --comments ${comments()} > ${template.file}`} />}
    </section>
  );
}
