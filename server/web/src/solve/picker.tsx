// The picker: a list of all rulesets, searched by any name.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { find, refused, rulesets, useRulesets } from "../rulesets";
import { t } from "../words";
import type { Ruleset } from "../wire";

interface Props {
  onPick: (r: Ruleset) => void;
  onClose: (focus: boolean) => void;
}

export function Picker({ onPick, onClose }: Props) {
  const words = useSignal("");
  const at = useSignal(0);
  const box = useRef<HTMLDivElement>(null);
  const found = find(words.value);
  useRulesets();
  useLayoutEffect(() => { box.current?.querySelector("input")?.focus(); }, []);
  useEffect(() => { box.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }); }, [at.value, words.value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key];
    if (step) {
      event.preventDefault();
      at.value = Math.max(0, Math.min(found.length - 1, at.value + step));
    } else if (event.key === "Enter" && found[at.value]) {
      event.preventDefault();
      onPick(found[at.value]!);
    } else if (event.key === "Escape") {
      event.preventDefault();
      onClose(true);
    }
  };
  return (
    <div class="pop-list" ref={box} onKeyDown={onKeyDown} onFocusOut={event => { if (!box.current?.contains(event.relatedTarget as Node | null)) onClose(false); }}>
      <input role="combobox" aria-expanded="true" aria-controls="rulesets" aria-autocomplete="list" aria-activedescendant={found[at.value] ? `ruleset-${found[at.value]!.name}` : undefined}
        aria-label={t("Search games", "搜索游戏")} placeholder={t("Any name: bash, 巴什, 0.77 …", "任意名称：巴什、bash、0.77……")} value={words.value}
        onInput={event => { words.value = event.currentTarget.value; at.value = 0; }} spellcheck={false} autocomplete="off" />
      <ul id="rulesets" role="listbox" aria-label={t("Games", "游戏")} tabIndex={-1}>
        {found.map((r, i) => (
          <li key={r.name} id={`ruleset-${r.name}`} role="option" aria-selected={i === at.value} onMouseDown={event => { event.preventDefault(); onPick(r); }}>
            <span>{r.title}</span><code>{r.examples[0]}</code>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="nothing" role="status">{rulesets.value.length === 0
        ? refused.value?.message ?? t("The games are being fetched.", "正在读取游戏列表。")
        : t(`No game is called “${words.value}”. A rule of your own can be written as a take-and-break code or in a rule file.`,
          `没有叫“${words.value}”的游戏。自己的规则可以写成取石代码，或写成规则文件。`)}</p>}
    </div>
  );
}
