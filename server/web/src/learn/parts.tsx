// What a chapter is made of. Each part takes its sentences in both languages.
import type { ComponentChildren } from "preact";
import { href } from "../address";
import { Scroller } from "../scroller";
import { t } from "../words";
import { Rich } from "./rich";

/** Both are the words of a part, written twice. */
export interface Both {
  en: string;
  zh: string;
}

/** The sentence in the language of the page. */
const of = ({ en, zh }: Both) => <Rich of={t(en, zh)} />;

/** Lede says in a few lines what a chapter is about. */
export const Lede = (words: Both) => <p class="lede">{of(words)}</p>;

/** P is a paragraph. */
export const P = (words: Both) => <p>{of(words)}</p>;

/** Pointing is a paragraph for those who can point at something without opening it. */
export const Pointing = (words: Both) => <p class="mouse">{of(words)}</p>;

/** H heads a section. */
export const H = (words: Both) => <h2>{of(words)}</h2>;

/** Side is a note in the margin. */
export const Side = (words: Both) => <p class="side">{of(words)}</p>;

/** Law is a statement that the chapter proves. */
export const Law = (words: Both) => <p class="law">{of(words)}</p>;

/** Points are sentences one under another. */
export const Points = ({ of: points }: { of: readonly Both[] }) => <ul class="points">{points.map((p, i) => <li key={i}><p>{of(p)}</p></li>)}</ul>;

/** Fold is a part that opens and shuts. */
export function Fold({ en, zh, open = false, children }: Both & { open?: boolean; children: ComponentChildren }) {
  return <details class="fold" open={open}><summary>{t(en, zh)}</summary><div>{children}</div></details>;
}

/** A problem of an online judge: its name there, and what is in it. */
export interface Problem extends Both {
  id: string;
  title: string;
}

/** Problems are those to try, each a link to its own page. */
export function Problems({ of: problems }: { of: readonly Problem[] }) {
  return (
    <>
      <h2>{t("Problems to try", "练习题")}</h2>
      <ul class="try">
        {problems.map(p => (
          <li key={p.id}>
            <a href={href("contest", { id: p.id })}>
              <b class="num">{p.id}</b>
              <span><span class="name">{p.title}</span><br /><span class="quiet small">{of(p)}</span></span>
              <span class="quiet" aria-hidden="true">›</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Values is a row of nimbers from heap 0 on; `heap` is the position, its size written {n}. */
export function Values({ en, zh, values }: Both & { heap: string; values: readonly number[] }) {
  return (
    <Scroller class="scroller values" label={t(en, zh)}>
      <table>
        <tbody>
          <tr><th scope="row"><var>n</var></th>{values.map((_, n) => <td key={n}>{n}</td>)}</tr>
          <tr><th scope="row"><var>g</var>(<var>n</var>)</th>{values.map((v, n) => <td key={n} class={v === 0 ? "p" : ""}>{v}</td>)}</tr>
        </tbody>
      </table>
    </Scroller>
  );
}
