// residue: a heap counted off in groups of a modulus, and what is left over.
import { Num } from "../num";
import { t } from "../words";

interface Row {
  size: bigint;
  modulus: bigint;
  rest: bigint;
  nimber: bigint;
}

/** The most stones that are drawn one by one. */
const most = 72n;

export function Residue({ rows }: { rows: readonly (readonly bigint[])[] }) {
  return (
    <ul class="residue">
      {rows.map(([size = 0n, modulus = 1n, rest = 0n, nimber = 0n], i) => <Counted key={i} of={{ size, modulus, rest, nimber }} />)}
    </ul>
  );
}

function Counted({ of: { size, modulus, rest, nimber } }: { of: Row }) {
  const whole = size - rest;
  return (
    <li>
      <p class="eq num">
        <b><Num of={size} /></b> = <Num of={modulus > 0n ? whole / modulus : 0n} /> × <Num of={modulus} /> + <b class="n-ink"><Num of={rest} /></b>
        <span class="quiet">{t("nimber ", "SG 值 ")}<b><Num of={nimber} /></b></span>
      </p>
      {size <= most && modulus > 0n && (
        <div class="groups" aria-hidden="true">
          {Array.from({ length: Number(whole / modulus) }, (_, g) => <Stones key={g} count={Number(modulus)} />)}
          {rest > 0n && <Stones count={Number(rest)} hot />}
        </div>
      )}
    </li>
  );
}

function Stones({ count, hot }: { count: number; hot?: boolean }) {
  return <span class={hot ? "hot" : ""}>{Array.from({ length: count }, (_, i) => <i key={i} class="stone" />)}</span>;
}
