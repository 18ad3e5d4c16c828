// What makes a place of a picture a button: pointing shows the move, clicking makes it,
// arrows walk.
import { brief } from "../num";
import { t } from "../words";
import { click, comes, going, held, keyed, pointed, touch, type Spot } from "./hand";
import type { Place } from "./picks";
import { open } from "./state";

let finger = false;

const same = (a: Spot | null, b: Spot): boolean => a?.component === b.component && a.place === b.place;

/**
 * spot gives the attributes of a place that can be clicked; `name` says what the place
 * is, and is followed by the move that a click makes.
 */
export function spot(component: number, place: Place, name: string) {
  const s: Spot = { component, place };
  const move = comes(s);
  const leave = (): void => { if (same(pointed.value, s)) pointed.value = null; };
  return {
    "data-spot": `${component}/${place}`,
    "aria-disabled": !open.value,
    "aria-pressed": isHeld(s) ? true : undefined,
    "aria-label": move ? t(`${name}: ${brief(move.option.move)}`, `${name}：${brief(move.option.move)}`) : name,
    onPointerDown: (event: PointerEvent) => { finger = event.pointerType === "touch"; },
    onPointerEnter: (event: PointerEvent) => { if (event.pointerType !== "touch" && open.value) pointed.value = s; },
    onPointerLeave: (event: PointerEvent) => { if (event.pointerType !== "touch") leave(); },
    onFocus: (event: FocusEvent) => { if ((event.currentTarget as Element).matches(":focus-visible") && open.value) pointed.value = s; },
    onBlur: () => { if (!finger) leave(); },
    onClick: (event: MouseEvent) => {
      keyed.value = event.detail === 0;
      const touched = finger && !keyed.value;
      finger = false;
      if (touched) touch(s);
      else click(s);
    },
  };
}

/** isHeld says whether a place was picked already. */
const isHeld = (s: Spot): boolean => held.value.component === s.component && held.value.picked.places.includes(s.place);

/** look is the class of a place that was picked, or goes with those that were. */
export const look = (component: number, place: Place): string =>
  isHeld({ component, place }) ? "held" : held.value.component === component && going.value.has(place) ? "onward" : "";

/** walk moves the focus to the nearest place in the direction of an arrow. */
export function walk(event: KeyboardEvent): void {
  const [dx, dy] = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<string, [number, number]>)[event.key] ?? [0, 0];
  const from = (event.target as Element).closest("[data-spot]");
  if ((dx === 0 && dy === 0) || !from) return;
  event.preventDefault();
  const middle = (e: Element) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; };
  const here = middle(from);
  const near = [...document.querySelectorAll<HTMLElement>(".board [data-spot]")]
    .map(e => ({ e, x: middle(e).x - here.x, y: middle(e).y - here.y }))
    .map(c => ({ ...c, ahead: c.x * dx + c.y * dy, aside: Math.abs(c.x * dy) + Math.abs(c.y * dx) }))
    .filter(c => c.e !== from && c.ahead > 3 && c.aside <= c.ahead * 4)
    .sort((a, b) => a.ahead + 2 * a.aside - (b.ahead + 2 * b.aside));
  near[0]?.e.focus();
}
