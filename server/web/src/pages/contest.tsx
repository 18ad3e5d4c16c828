// Contest: the problems of online judges. One is found in a list; it has its rule and
// theory, a program, and a box that gives the right output of an input.
import { useEffect, useRef } from "preact/hooks";
import { Again } from "../again";
import { param } from "../address";
import type { Problem } from "../api";
import { lang } from "../settings";
import { t } from "../words";
import { problem, problems, type Listed } from "../contest/api";
import { useAsked } from "../ask";
import { List } from "../contest/list";
import { Shown } from "../contest/problem";
import { id, to } from "../contest/state";

export default function Contest() {
  const wanted = id();
  const search = (param("q") ?? "").trim();
  const all = useAsked(lang.value, how => problems("", how));
  const found = useAsked(search === "" ? null : `${lang.value} ${search}`, how => problems(search, how), { pause: 100 });
  const one = useAsked(wanted === null ? null : `${lang.value} ${wanted}`, how => problem(wanted!, how));
  const listed = search === "" ? all : found;
  const shown = wanted === null ? null : all.answer?.find(p => p.id === wanted) ?? (one.stale && one.answer?.id !== wanted ? null : one.answer);
  useFocus(shown?.id ?? null);
  return (
    <div class="contest" data-view={wanted === null ? "list" : "detail"}>
      <List all={all.answer ?? []} found={listed} current={shown?.id ?? null} />
      {wanted === null ? <Welcome all={all.answer ?? []} />
        : shown ? <Shown key={shown.id} of={shown} /> : one.problem && <Missing problem={one.problem} ask={one.again} />}
    </div>
  );
}

/**
 * useFocus follows what is shown where it takes the place of the list: to the title of
 * a problem that is opened, and back to its row.
 */
function useFocus(shown: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (was === shown || document.activeElement?.checkVisibility() && document.activeElement !== document.body) return;
    const row = `.plist [data-id="${CSS.escape(was ?? "")}"]`;
    document.querySelector<HTMLElement>(shown === null ? row : "#ptitle")?.focus();
  }, [shown]);
}

/** aside stands for a refusal that advises those who call the API, null for any other. */
const aside = (problem: Problem): string | null => (problem.message.includes("/api/")
  ? t("Its id is not among the problems here. Look for it in the list: by number, title or game.", "这里没有这个题号，请在列表中按题号、题目或游戏查找。") : null);

/** Missing says why there is no problem to show. */
function Missing({ problem, ask }: { problem: Problem; ask: () => void }) {
  return (
    <article class="prob">
      <a class="link back" href={to(null)}>‹ {t("All problems", "全部题目")}</a>
      <h1 class="ptitle">{problem.status === 404 ? t("No such problem", "没有这道题") : t("No answer", "没有结果")}</h1>
      <p class="note" role="alert">{aside(problem) ?? problem.message} <Again problem={problem} ask={ask} /></p>
    </article>
  );
}

/** Welcome stands beside the list before a problem is chosen. */
function Welcome({ all }: { all: readonly Listed[] }) {
  const sites = new Map<string, number>();
  for (const p of all) sites.set(p.site, (sites.get(p.site) ?? 0) + 1);
  return (
    <section class="prob welcome" aria-labelledby="welcome">
      <h2 class="ptitle" id="welcome">{t("Which problem?", "哪一道题？")}</h2>
      <p>{t("Each comes with its rule, its theory and the right output for any input of yours; the usual games also with a program in C++, Java, Python and Go.",
        "每道题都有规则、结论，以及任意输入的正确输出；常见的博弈还附有 C++、Java、Python、Go 四种语言的程序。")}</p>
      <ul class="sites">
        {[...sites].sort((a, b) => b[1] - a[1]).map(([site, n]) => <li key={site}><a class="link" href={to(null, { site })}>{site} <span
          class="quiet num">{n}</span></a></li>)}
      </ul>
    </section>
  );
}
