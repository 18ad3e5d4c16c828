// The form of a ruleset, made of what the catalogue says of its values and
// parameters. The expression stays the one truth: the form reads it and writes it.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { readCall, writeCall, type Argument, type Call } from "../notation";
import { t } from "../words";
import type { Form as ValueForm, Param, Ruleset } from "../wire";

/** fits says whether values have the number that a form wants. */
const fits = (form: ValueForm, n: number): boolean => (form.repeat ? n >= form.values.length - 1 : n <= form.values.length);

/** literal writes what somebody filled in: text gets quotes unless it has them. */
const literal = (p: Param, given: string): string => {
  const quoted = /^(".*"|'.*')$/s.test(given);
  if (p.kind === "text" && !quoted) return JSON.stringify(given);
  if (p.names?.includes(given)) return JSON.stringify(given);
  return given;
};

/** shown is a literal without the quotes of text. */
const shown = (p: Param, value: string): string => (p.kind === "text" || p.names ? value.replace(/^"(.*)"$/s, "$1") : value);

/** Filling is the button that opens the form and closes it. */
export function Filling({ on }: { on: Signal<boolean> }) {
  return (
    <button type="button" class="link small" aria-expanded={on.value}
      onClick={() => { on.value = !on.value; }}>{on.value ? t("Close the form", "收起表单") : t("Fill in a form", "填写表单")}</button>
  );
}

interface FormProps {
  of: Ruleset;
  /** The expression. */
  text: string;
  onChange: (text: string) => void;
  children?: ComponentChildren;
}

/** ParameterForm has a field for each value and each parameter, but for files, of which the page has none. */
export function ParameterForm({ of: r, text, onChange, children }: FormProps) {
  const call = readCall(text) ?? { name: r.name, args: [] };
  const values = call.args.filter(a => a.key === null).map(a => a.value);
  const index = Math.max(0, pick(r.forms, call));
  const form = r.forms[index] ?? { values: [], repeat: false };
  const write = (next: string[], keyed: Argument[]): void =>
    onChange(writeCall({ name: call.name, args: [...next.filter(v => v !== "").map(value => ({ key: null, value })), ...keyed] }));
  const keyed = call.args.filter(a => a.key !== null);
  const setParam = (p: Param, value: string): void => {
    const rest = keyed.filter(a => a.key !== p.name);
    write(values, value === "" || value === p.default ? rest : [...rest, { key: p.name, value }]);
  };
  return (
    <div class="params">
      {children}
      {r.forms.length > 1 && (
        <div class="seg" role="group" aria-label={t("How the values are written", "数值的写法")}>
          {r.forms.map((f, i) => <button key={i} type="button" aria-pressed={i === index}
            onClick={() => onChange(sample(r, i))}>{f.values.map(v => v.name).join(", ") || t("none", "无")}{f.repeat ? " …" : ""}</button>)}
        </div>
      )}
      <div class="inputs">
        {form.repeat
          ? <Many form={form} values={values} onChange={next => write(next, keyed)} />
          : form.values.map((p, i) => <Input key={p.name} of={p} value={values[i] ?? ""}
            onChange={v => { const next = [...values]; next[i] = v; write(next, keyed); }} />)}
        {r.parameters.filter(p => p.kind !== "file").map(p => <Input
          key={p.name} of={p} named value={keyed.find(a => a.key === p.name)?.value ?? ""} onChange={v => setParam(p, v)} />)}
      </div>
    </div>
  );
}

/** pick finds the form that the values of a call have. */
function pick(forms: readonly ValueForm[], call: Call): number {
  const values = call.args.filter(a => a.key === null).map(a => a.value);
  const like = (p: Param | undefined, value: string): boolean =>
    !p || (/^["']/.test(value) ? p.kind === "text"
      : value.startsWith("[") ? ["list", "edges", "set"].includes(p.kind)
      : value.startsWith("(") ? p.kind === "pair" : !["text", "list", "pair"].includes(p.kind));
  return forms.findIndex(f => fits(f, values.length) && values.every((v, i) => like(f.values[Math.min(i, f.values.length - 1)], v)));
}

/** sample is an example of the ruleset in one of its forms. */
function sample(r: Ruleset, form: number): string {
  const example = r.examples.find(e => { const c = readCall(e); return c !== null && pick(r.forms, c) === form; });
  if (example) return example;
  const least = (p: Param): string => (p.kind === "integer" ? String(Math.max(1, p.min ?? 1)) : p.kind === "pair" ? "(1, 1)" : p.kind === "text" ? '""' : "[1]");
  return `${r.name}(${r.forms[form]!.values.map(least).join(", ")})`;
}

/** Many is one field for values that may stand any number of times. */
function Many({ form, values, onChange }: { form: ValueForm; values: readonly string[]; onChange: (next: string[]) => void }) {
  const head = form.values.slice(0, -1);
  const last = form.values[form.values.length - 1];
  if (!last) return null;
  return (
    <>
      {head.map((p, i) => <Input key={p.name} of={p} value={values[i] ?? ""} onChange={v => { const next = [...values]; next[i] = v; onChange(next); }} />)}
      <label class="wide"><span>{last.doc}<small>{t("one or more, with commas", "可写多个，用逗号隔开")}</small></span>
        <input value={values.slice(head.length).join(", ")} spellcheck={false} autocomplete="off"
          onChange={event => onChange([...values.slice(0, head.length), event.currentTarget.value])} />
      </label>
    </>
  );
}

function Input({ of: p, value, named, onChange }: { of: Param; value: string; named?: boolean; onChange: (value: string) => void }) {
  const id = `names-${p.name}`;
  if (p.kind === "boolean") {
    const on = (value || p.default) === "True";
    return <label class="check"><input type="checkbox" checked={on}
      onChange={event => onChange(event.currentTarget.checked ? "True" : "False")} /><span>{p.doc} <code>{p.name}</code></span></label>;
  }
  return (
    <label>
      <span>{p.doc}{named && <code>{p.name}</code>}{p.required && named && <small>{t("required", "必填")}</small>}</span>
      <input value={shown(p, value)} placeholder={p.default === null ? "" : shown(p, p.default)} list={p.names ? id : undefined}
        inputMode={p.kind === "integer" ? "numeric" : undefined}
        spellcheck={false} autocomplete="off"
        onChange={event => { const given = event.currentTarget.value.trim(); onChange(given === "" ? "" : literal(p, given)); }} />
      {p.names && <datalist id={id}>{p.names.map(n => <option key={n} value={n} />)}</datalist>}
    </label>
  );
}
