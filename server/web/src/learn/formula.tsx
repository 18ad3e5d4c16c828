// Formulas: TeX set by KaTeX, with MathML for those who listen. KaTeX, its style sheet
// and its fonts come with the chapters and with nothing else.
import katex from "katex";
import sheet from "katex/dist/katex.min.css?url";
import { Scroller } from "../scroller";
import { t } from "../words";

/** styled holds once the style sheet is there, or cannot be had. */
export const styled: Promise<void> = new Promise(done => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  link.onload = link.onerror = () => done();
  document.head.append(link);
});

const set = (tex: string, display: boolean) => ({ __html: katex.renderToString(tex, { displayMode: display, throwOnError: true, strict: "error" }) });

/** Formula stands in a line. */
export function Formula({ tex }: { tex: string }) {
  return <span dangerouslySetInnerHTML={set(tex, false)} />;
}

/**
 * Display is a formula that has a line to itself, and scrolls where that is short. It
 * may go on in the next line where there is a \qquad.
 */
export function Display({ tex }: { tex: string }) {
  return (
    <Scroller class="disp" label={t("Formula", "公式")}>
      {tex.split("\\qquad").map((part, i) => <span key={i} dangerouslySetInnerHTML={set(part, true)} />)}
    </Scroller>
  );
}
