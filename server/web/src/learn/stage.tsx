// The frame of a widget, and its knobs.
import type { ComponentChildren } from "preact";
import { t } from "../words";
import type { Both } from "./parts";
import { Rich, plain } from "./rich";

/** Stage is the frame of whatever can be tried. */
export function Stage({ en, zh, children }: Both & { children: ComponentChildren }) {
  return <div class="widget" role="group" aria-label={t(`Try it: ${en}`, `动手试试：${zh}`)}>{children}</div>;
}

interface StepperProps extends Both {
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** Stepper is a number that one types, or turns up and down. */
export function Stepper({ en, zh, value, least, most, onChange }: StepperProps) {
  const to = (n: number) => { if (Number.isInteger(n)) onChange(Math.max(least, Math.min(most, n))); };
  const name = plain(t(en, zh));
  return (
    <div class="stepper">
      <span class="small"><Rich of={t(en, zh)} /></span>
      <span class="turn">
        <button aria-label={t(`${name}: less`, `${name}：减`)} disabled={value <= least} onClick={() => to(value - 1)}>−</button>
        <input type="number" aria-label={name} inputMode="numeric" min={least} max={most} value={value}
          onChange={event => { to(event.currentTarget.valueAsNumber); event.currentTarget.value = String(value); }} />
        <button aria-label={t(`${name}: more`, `${name}：加`)} disabled={value >= most} onClick={() => to(value + 1)}>+</button>
      </span>
    </div>
  );
}
