// Numbers of any size: shortened on the page, whole on the clipboard.
import { copy } from "./toast";
import { count, t } from "./words";

/** The most digits that are shown whole. */
const whole = 36;

/** short is the number, or its ends where it has more than some digits. */
export const short = (n: string | bigint, most = whole): string => {
  const digits = String(n);
  const ends = Math.min(6, Math.floor(most / 3));
  return digits.length <= most ? digits : `${digits.slice(0, ends)}…${digits.slice(-ends)}`;
};

/** Num shows a number; a long one by its ends, to be copied whole. */
export function Num({ of }: { of: string | bigint }) {
  const digits = String(of);
  if (digits.length <= whole) return <>{digits}</>;
  const size = t(`${count(digits.length)} digits`, `${count(digits.length)} 位`);
  return (
    <button class="longnum" title={t("Copy the whole number", "复制完整的数")} onClick={event => { event.stopPropagation(); void copy(digits); }}>
      {short(digits)}<small>{size}</small>
    </button>
  );
}

/** Words is a text in which long numbers are shortened. */
export function Words({ of }: { of: string }) {
  return <>{of.split(/(\d{37,}|√\d+)/).map((part, i) => (i % 2 ? <Piece key={i} of={part} /> : part))}</>;
}

function Piece({ of }: { of: string }) {
  return of.startsWith("√") ? <span class="math" lang="en">{of}</span> : <Num of={of} />;
}

/** brief is a text for a label, in which long numbers are shortened. */
export const brief = (text: string): string => text.replace(/\d{19,}/g, n => short(n, 18));
