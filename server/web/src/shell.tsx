// The shell around every page: bar, footer, skip link, language, theme, keys.
import { signal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { href, page, param, type PageName } from "./address";
import { KeysDialog, listen, showKeys, useKeys } from "./keys";
import { loader } from "./lazy";
import { dark, lang, setLang, setTheme, theme } from "./settings";
import { Toast } from "./toast";
import { t, tag } from "./words";

interface PageEntry {
  name: PageName;
  title: () => string;
  icon: string;
}

/** The pages, in the order of the bar. */
export const pages: readonly PageEntry[] = [
  { name: "solve", title: () => t("Solve", "求解"), icon: "M4 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0" },
  { name: "play", title: () => t("Play", "对弈"), icon: "M4 18h14M6 18v-5h10v5M8 13V8h6v5M10 8V4h2v4" },
  { name: "explore", title: () => t("Explore", "探索"), icon: "M4 4v14h14M7 13a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M10 8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M13 11a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M16 6a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" },
  { name: "learn", title: () => t("Learn", "学习"), icon: "M11 6C9 4.500 6.500 4 4 4v12.500c2.500 0 5 .5 7 2 2-1.500 4.500-2 7-2V4c-2.500 0-5 .5-7 2zv12.500" },
  { name: "contest", title: () => t("Contest", "竞赛"), icon: "M8 6l-5 5 5 5M14 6l5 5-5 5" },
];

const sun = "M6.400 10a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0 -7.200 0M10 2v2M10 16v2M2 10h2M16 10h2M4.300 4.300l1.400 1.400M14.300 14.300l1.400 1.400M4.300 15.700l1.400-1.400M14.300 5.700l1.400-1.400";
const moon = "M16.500 12.200A7 7 0 0 1 7.800 3.500a7 7 0 1 0 8.700 8.700z";

function Icon({ path, size }: { path: string; size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={`0 0 ${size} ${size}`} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      <path d={path} />
    </svg>
  );
}

const otherLang = (): void => setLang(lang.value === "zh" ? "en" : "zh");

function Bar() {
  return (
    <header class="top">
      <div class="wrap">
        <a class="brand" href={href("solve")}>
          <svg aria-hidden="true" width="26" height="26" viewBox="0 0 32 32">
            <rect x="2" y="9" width="18" height="18" rx="3" fill="var(--p-fill)" />
            <circle cx="21" cy="12" r="9.500" fill="var(--n-fill)" stroke="var(--paper)" stroke-width="2" />
          </svg>
          Grundy
        </a>
        <nav class="tabs" aria-label={t("Main", "主导航")}>
          {pages.map(p => (
            <a key={p.name} href={href(p.name)} aria-current={p.name === page.value ? "page" : undefined}><Icon path={p.icon} size={22} />{p.title()}</a>
          ))}
        </nav>
        <div class="tools">
          <button class="tool" lang={lang.value === "zh" ? "en" : "zh-CN"} onClick={otherLang}>{t("中文", "English")}</button>
          <button class="tool" aria-label={dark.value ? t("Light theme", "浅色主题") : t("Dark theme", "深色主题")} onClick={() => setTheme(dark.value ? "light" : "dark")}>
            <Icon path={dark.value ? sun : moon} size={20} />
          </button>
        </div>
      </div>
    </header>
  );
}

const CommandLine = loader(() => import("./commandline"));

/** Whether the page is served by the machine it is looked at on. */
const local = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

const commanding = signal(false);

function Foot() {
  return (
    <footer class="foot">
      <div class="wrap">
        <span class="grow">{local
          ? t("Works offline. Nothing you type leaves this machine.", "可离线使用，输入的内容不会离开本机。")
          : t("Nothing you type goes to any other site.", "输入的内容不会发给任何其他网站。")}</span>
        <a href="/api/">{t("API", "API 接口")}</a>
        <button onClick={() => { commanding.value = true; }}>{t("Command line", "命令行")}</button>
        <button onClick={showKeys}>{t("Keyboard", "快捷键")} <kbd>?</kbd></button>
      </div>
    </footer>
  );
}

/** subject is what the page is about: the position, the problem or the chapter of its address. */
function subject(): string | null {
  const chapter = param("chapter");
  return param("p") ?? param("id") ?? (chapter && t(`Chapter ${chapter}`, `第 ${chapter} 章`));
}

/** Shell puts a page between the bar and the footer. */
export function Shell({ children }: { children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null);
  const title = [subject(), pages.find(p => p.name === page.value)!.title()].filter(x => x !== null).join(" · ");
  useEffect(() => { document.title = `${title} · Grundy`; }, [title]);
  useSignalEffect(() => {
    document.documentElement.lang = tag();
    if (theme.value === null) delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme.value;
  });
  useEffect(listen, []);
  useKeys([
    { key: "/", says: t("to the field for a position", "跳到局面输入框"), act: () => document.querySelector<HTMLInputElement>("[data-slash]")?.focus() },
    { key: "l", says: t("the other language", "切换语言"), act: otherLang },
    { key: "?", says: t("this list", "显示本列表"), act: showKeys },
  ]);
  return (
    <>
      <a class="skip" href="#main" onClick={event => { event.preventDefault(); main.current?.focus(); }}>{t("Skip to content", "跳到正文")}</a>
      <Bar />
      <main id="main" tabIndex={-1} ref={main}><div class="wrap">{children}</div></main>
      <Foot />
      <Toast />
      <KeysDialog />
      {commanding.value && <CommandLine onClose={() => { commanding.value = false; }} />}
    </>
  );
}
