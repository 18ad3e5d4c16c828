// What is shown when there is no answer: before a question, during a search, after one
// that came to nothing.
import { Again, busy, excuse, passing } from "../again";
import { Problem, type Progress } from "../api";
import { convention, flag } from "../convention";
import { Words } from "../num";
import { spoken } from "../quoted";
import { copy } from "../toast";
import { Working } from "../working";
import { sentenceOf, t } from "../words";
import { examples, type Sample } from "./examples";
import { again, choose, stop, text } from "./state";

function Samples({ of }: { of: readonly Sample[] }) {
  return (
    <ul class="eg">
      {of.map(s => <li key={s.position}><button onClick={() => choose(s.position)}><code>{s.position}</code><span class="quiet small">{s.says}</span></button></li>)}
    </ul>
  );
}

/** Blank is the page before a question. */
export function Blank() {
  return (
    <section class="blank">
      <h1>{t("Who wins, and why?", "谁会赢，为什么？")}</h1>
      <p class="lede">{t("Write a position above, or begin with one of these.", "在上方写下一个局面，或从这里开始。")}</p>
      <Samples of={examples()} />
    </section>
  );
}

/** Notation shows how positions are written, after one that could not be read. */
export function Notation() {
  return (
    <section class="blank">
      <h2 class="sub">{t("How positions are written", "局面的写法")}</h2>
      <Samples of={[
        { position: "nim(3, 5, 7)", says: t("a game and its heaps", "游戏名与各堆") },
        { position: "bash(21, max=3)", says: t("with a parameter", "带参数") },
        { position: "kayles(12) + nim(3)", says: t("a sum of games", "游戏之和") },
        { position: "尼姆(3, 5, 7)", says: t("names in Chinese mean the same", "中文名称同样有效") },
      ]} />
    </section>
  );
}

/** Busy is a question under way: one that waits, or a search once something of it is known. */
export function Busy({ progress }: { progress: Progress | null }) {
  const searching = (progress?.positions ?? 0) > 0;
  return (
    <section class="busy">
      <h1>{searching ? t("Searching…", "正在搜索……") : t("Waiting for the answer…", "正在等待结果……")}</h1>
      <Working progress={progress} />
      {searching && <p class="quiet">{t("No theorem answers all of this at once, so positions are looked at one by one.", "没有定理能立刻给出全部答案，所以逐个局面来算。")}</p>}
      <div><button class="btn" onClick={stop}>{t("Stop", "停止")}</button></div>
    </section>
  );
}

/** None is a question that was understood and not answered; only where it was searched do other limits help. */
export function None({ problem, searched }: { problem: Problem; searched: boolean }) {
  return (
    <section class="limit" role="status">
      <h1>{excuse(problem) ?? headline(problem)}</h1>
      <p><code class="asked"><Words of={text.value} /></code></p>
      {problem.code !== "cancelled" && <p><Words of={sentenceOf(problem.message)} /></p>}
      {passing(problem) && <div><Again problem={problem} ask={again} /></div>}
      {(problem.code === "limit" || problem.code === "cancelled") && !busy(problem) && <Helps further={searched || problem.code === "cancelled"} />}
    </section>
  );
}

function headline(problem: Problem): string {
  switch (problem.code) {
    case "cancelled": return t("Stopped. No answer yet.", "已停止，尚无结论。");
    case "limit": return t("The limit was reached, so there is no answer.", "已达到上限，没有得出结论。");
    case "not_impartial": return t("This game is not one that Grundy answers.", "这个游戏不在 Grundy 能回答的范围内。");
  }
  return t("There is no answer.", "没有得出结论。");
}

/** Helps says what would help. */
function Helps({ further }: { further: boolean }) {
  const command = `grundy solve ${spoken(text.value)}${flag(convention())} --limit 1e9`;
  return (
    <>
      <h2 class="sub">{t("What would help", "可以这样做")}</h2>
      <ul>
        <li>{t("a smaller position of the same game", "换成同一游戏的较小局面")}</li>
        {further && <li>
          <span>{t("the command, which may go further on your own machine:", "用命令行在自己的机器上算，也许能走得更远：")}
            <button class="cmd" title={t("Copy", "复制")} onClick={() => void copy(command)}><code><Words of={command} /></code></button></span>
        </li>}
      </ul>
    </>
  );
}

