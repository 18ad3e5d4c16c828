// Learn: eight short chapters that grow out of one another.
import { useEffect, useRef } from "preact/hooks";
import { param } from "../address";
import { chapters, type Chapter } from "../learn/chapters";
import { reading } from "../learn/links";
import { t } from "../words";

const title = (c: Chapter): string => t(c.en, c.zh);

export default function Learn() {
  const asked = param("chapter") ?? "1";
  const at = chapters.findIndex((_, i) => String(i + 1) === asked);
  const article = useTurned(at);
  return (
    <div class="learn">
      <nav class="toc" aria-label={t("Chapters", "章节")}><Contents at={at} /></nav>
      <article class="prose" ref={article}>
        <details class="fold toc-m" key={at}><summary>{t("All chapters", "全部章节")}</summary><nav aria-label={t("All chapters", "全部章节")}><Contents at={at} /></nav></details>
        {at < 0 ? <Nothing asked={asked} /> : <Read at={at} />}
      </article>
    </div>
  );
}

/** useTurned gives the focus to the head of the chapter when another one is opened. */
function useTurned(at: number) {
  const article = useRef<HTMLElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    article.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [at]);
  return article;
}

function Contents({ at }: { at: number }) {
  return <ol>{chapters.map((c, i) => <li key={i}><a href={reading(i + 1)}
    aria-current={i === at ? "page" : undefined}><span>{i + 1}</span>{title(c)}</a></li>)}</ol>;
}

function Read({ at }: { at: number }) {
  const chapter = chapters[at]!;
  const Text = chapter.Text;
  return (
    <>
      <p class="eyebrow">{t(`Chapter ${at + 1} of ${chapters.length}`, `第 ${at + 1} 章，共 ${chapters.length} 章`)}</p>
      <h1 tabIndex={-1}>{t(chapter.head.en, chapter.head.zh)}</h1>
      <Text key={at} />
      <nav class="nextprev" aria-label={t("Chapters before and after", "前后章节")}>
        <Turn to={at - 1} />
        <Turn to={at + 1} />
      </nav>
    </>
  );
}

function Turn({ to }: { to: number }) {
  const chapter = chapters[to];
  if (!chapter) return <span />;
  return <a class="link" href={reading(to + 1)}>{title(chapter)}</a>;
}

function Nothing({ asked }: { asked: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{t("No such chapter", "没有这一章")}</h1>
      <p>{t(`The chapters have the numbers 1 to ${chapters.length}; the address asks for ${asked.slice(0, 20)}.`,
        `章节编号为 1 到 ${chapters.length}，而地址里要的是 ${asked.slice(0, 20)}。`)} <a href={reading(1)}>{t("Begin with chapter 1", "从第 1 章读起")}</a></p>
    </>
  );
}
