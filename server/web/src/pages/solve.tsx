// Solve: a position in; who wins, every winning move, and why.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { useKeys } from "../keys";
import { Ask } from "../solve/ask";
import { Board, Trail } from "../solve/board";
import { Moves } from "../solve/moves";
import { preview } from "../solve/preview";
import { follow, state, trail } from "../solve/state";
import { Blank, Busy, None, Notation } from "../solve/states";
import { Verdict } from "../solve/verdict";
import { Why } from "../solve/why";
import { t } from "../words";
import type { Answer } from "../wire";

export default function Solve() {
  useLayoutEffect(follow, []); // before anybody can type
  useEffect(() => { preview.value = null; }, [state.value]);
  useKeys([{ key: "u", says: t("take a move back", "退回一步"), act: () => { if (trail().length > 0) history.back(); } }]);
  return (
    <>
      <Ask />
      <Below />
    </>
  );
}

/** Below is what the state of the question asks for. */
function Below() {
  const s = state.value;
  switch (s.kind) {
    case "empty": return <Blank />;
    case "busy": return <Busy progress={s.progress} />;
    case "none": return <None problem={s.problem} searched={s.searched} />;
    case "answer": return <Whole of={s.answer} />;
    case "error": return (
      <>
        <h1 class="sr">{t("The position could not be read", "无法读懂这个局面")}</h1>
        {s.last ? <div class="stale" inert><Whole of={s.last} /></div> : <Notation />}
      </>
    );
  }
}

function Whole({ of: a }: { of: Answer }) {
  return (
    <>
      <Verdict of={a} />
      <Trail of={a} />
      <div class="split"><Board of={a} /><Moves of={a} /></div>
      <Why of={a} />
    </>
  );
}
