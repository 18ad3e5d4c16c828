// Runs before anything is drawn, so that the page does not flash in the wrong theme.
{
  const asked = (name: string): string | null => {
    const given = new URLSearchParams(location.search).get(name);
    if (given !== null) return given;
    try {
      return localStorage.getItem(`grundy-${name}`);
    } catch {
      return null;
    }
  };
  const theme = asked("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  const language = asked("lang") ?? navigator.language;
  document.documentElement.lang = /^zh/i.test(language) ? "zh-CN" : "en";
}

export {};
