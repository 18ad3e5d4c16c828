// The program for a problem, in four languages.
import { set } from "../address";
import { lang, type Lang } from "../settings";
import { copy } from "../toast";
import { t } from "../words";
import { template, templated, type Listed, type Template } from "./api";
import { useAsked, type Asked } from "../ask";
import { Paint } from "./paint";
import { code, codes, comments, type Code } from "./state";

/** The program of a problem, or that there is none. */
interface Programmed extends Asked<Template> {
  lacking: boolean;
}

/** useTemplate asks for the program of a problem in the language that is chosen, where it has one. */
export function useTemplate(p: Listed): Programmed {
  const [c, spoken] = [code(), comments()];
  const { answer: families, problem } = useAsked("families", templated);
  const lacking = families !== null && !families.some(f => f.problems.includes(p.id) || f.others.includes(p.id));
  const known = families !== null || problem !== null;
  return { ...useAsked(known && !lacking ? `${p.id} ${c.name} ${spoken}` : null, how => template(p.id, c, spoken, how)), lacking };
}

export function Program({ of: asked }: { of: Programmed }) {
  const c = code();
  const spoken = comments();
  const { answer: made, problem, stale } = asked;
  return (
    <section aria-labelledby="code-head">
      <h2 class="sr" id="code-head">{t("Template", "模板")}</h2>
      {asked.lacking ? <p class="note">{t("There is no template for this problem; its theory above says how to write one.",
        "这道题没有模板，可按上面的结论来写。")}</p> : (
        <div class="codebox">
          <div class="codebar">
            <Tabs now={c} />
            <button class="tool" disabled={!made} aria-disabled={stale} onClick={() => { if (!stale) void copy(made!.source); }}>{t("Copy", "复制")}</button>
          </div>
          {!problem && made?.notes && <Format />}
          <pre id="code" role="tabpanel" aria-labelledby={`tab-${c.name}`} tabIndex={0} class={stale ? "stale" : ""} lang={spoken === "zh" ? "zh-CN" : "en"}>
            {problem ? problem.message : made && <Paint source={made.source} code={c} />}
          </pre>
          {!problem && made && <Under of={made} spoken={spoken} />}
        </div>
      )}
    </section>
  );
}

/** Format warns of a program that reads another format than the problem has. */
function Format() {
  return <p class="other">{t("This is the program of the game: it reads the format of its own head. Change reading and printing to those of the problem.",
    "这是该类博弈的程序，按其开头注释的格式读写；请改成本题的输入输出格式。")}</p>;
}

function Tabs({ now }: { now: Code }) {
  const choose = (c: Code): void => set({ code: c === codes[0] ? null : c.name });
  const walk = (event: KeyboardEvent): void => {
    const at = codes.indexOf(now);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: codes.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const c = codes[(next + codes.length) % codes.length]!;
    choose(c);
    document.getElementById(`tab-${c.name}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t("Programming language", "编程语言")} onKeyDown={walk}>
      {codes.map(c => (
        <button key={c.name} role="tab" id={`tab-${c.name}`} aria-controls="code" aria-selected={c === now} tabIndex={c === now ? 0 : -1}
          onClick={() => choose(c)}>{c.says}</button>
      ))}
    </div>
  );
}

/** Under is what can be done with the program. */
function Under({ of: made, spoken }: { of: Template; spoken: Lang }) {
  const languages: [Lang, string][] = [["en", "English"], ["zh", "中文"]];
  return (
    <div class="codefoot">
      <span class="quiet" id="comments">{t("Comments", "注释")}</span>
      <div class="seg" role="group" aria-labelledby="comments">
        {languages.map(([l, says]) => (
          <button key={l} lang={l === "zh" ? "zh-CN" : "en"} aria-pressed={l === spoken} onClick={() => set({ comments: l === lang.value ? null : l })}>{says}</button>
        ))}
      </div>
      <a class="link" download={made.file} href={`data:text/plain;charset=utf-8,${encodeURIComponent(made.source)}`}>{t(`Download ${made.file}`, `下载 ${made.file}`)}</a>
    </div>
  );
}
