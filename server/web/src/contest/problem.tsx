// One problem: rule and format, theory, traps, program, a box to try, the game behind it.
import { t } from "../words";
import type { Listed } from "./api";
import { Behind } from "./behind";
import { Commands } from "./commands";
import { langOf, to } from "./state";
import { Program, useTemplate } from "./program";
import { Trial, useTrial } from "./trial";

export function Shown({ of: p }: { of: Listed }) {
  const trial = useTrial(p);
  const program = useTemplate(p);
  return (
    <article class="prob" aria-labelledby="ptitle">
      <a class="link back" href={to(null)}>‹ {t("All problems", "全部题目")}</a>
      <h1 class="ptitle" id="ptitle" tabIndex={-1}>{p.id} <span lang={langOf(p.title)}>{p.title}</span></h1>
      <p class="meta">
        <span>{p.game}</span>
        <span>{p.site}</span>
        {p.aliases.length > 0 && <span>{t("also ", "同题：")}{p.aliases.join(t(", ", "、"))}</span>}
      </p>
      <dl>
        <dt>{t("Rule", "规则")}</dt><dd><Powers of={p.rule} /></dd>
        <dt>{t("Input", "输入")}</dt><dd><Powers of={p.input} /></dd>
        <dt>{t("Limits", "范围")}</dt><dd><Powers of={p.limits} /></dd>
        <dt>{t("Output", "输出")}</dt><dd><Powers of={p.output} /></dd>
        <dt>{t("Theory", "结论")}</dt><dd class="theory"><Powers of={p.theory} /></dd>
        {p.traps.length > 0 && <><dt>{t("Traps", "易错输入")}</dt><dd><Traps of={p.traps} onTry={trial.show} /></dd></>}
      </dl>
      <Program of={program} />
      <Trial of={p} trial={trial} />
      <Commands of={p} template={program.lacking ? null : program.answer} />
      <Behind of={p} />
    </article>
  );
}

/** Powers is a text in which what follows a ^ is raised. */
function Powers({ of }: { of: string }) {
  return <>{of.split(/(?<=[\p{L}\p{N})])\^(\w+)/u).map((part, i) => (i % 2 ? <sup key={i}>{part}</sup> : part))}</>;
}

/** Traps are inputs on which programs go wrong, to be tried. */
function Traps({ of, onTry }: { of: readonly string[]; onTry: (input: string) => void }) {
  return (
    <>
      <p>{t("Programs are known to go wrong here; press one to see the right output.", "程序常在这些输入上出错，点一下就能看到正确输出。")}</p>
      <ul class="traps">
        {of.map(input => (
          <li key={input}><button class="chip" onClick={() => onTry(input)}>{input.trimEnd().split("\n").map((line, i) => <>{i > 0 && <i
            aria-hidden="true"> ↵ </i>}{line}</>)}</button></li>
        ))}
      </ul>
    </>
  );
}
