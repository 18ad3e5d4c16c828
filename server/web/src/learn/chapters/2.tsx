// Bash's game.
import { Questions } from "../ask";
import { Bench } from "../bench";
import { Display } from "../formula";
import { Fold, H, Law, Lede, P, Problems, Side } from "../parts";
import { Shown } from "../shown";

export default function Chapter() {
  return (
    <>
      <Lede en="One heap, and a move takes from 1 to $m$ stones. The remainder decides, and the proof is a single gesture: whatever the opponent takes, make it up to $m+1$."
        zh="一堆石子，每次取 1 到 $m$ 颗。决定胜负的是余数，而证明只是一个动作：对方取几颗，你就把它凑成 $m+1$ 颗。" />
      <Side en="Bachet printed it in 1612 as a race: add 1 to 10 in turn, and whoever says 100 wins. From ⟦100|bash(100, max=10)|N⟧ the first player wins. “Bash” is how his name sounds on its way back from Chinese."
        zh="巴谢（Bachet）1612 年的书里是报数：轮流加 1 到 10，先报到 100 的赢。从 ⟦100|bash(100, max=10)|N⟧ 开始，先手必胜。“巴什”就是他名字的音译。" />
      <P en="Let three be the most that one may take. From 1, 2 or 3 you take everything and win. From 4 you cannot: whatever you leave, your opponent takes. So ⟦4|bash(4, max=3)|P⟧ is lost, and 5, 6 and 7 are won, because from them one can leave 4."
        zh="设每次最多取 3 颗。剩 1、2、3 颗时，全部拿走就赢了。剩 4 颗却不行：你留下几颗，对方就拿走几颗。所以 ⟦4|bash(4, max=3)|P⟧ 必败；而 5、6、7 都必胜，因为能给对方留下 4 颗。" />
      <P en="It goes on like that in groups of four. Where the opponent takes 1, 2 or 3, you take 3, 2 or 1, and one group is gone."
        zh="如此四颗一组，往下都是一样。对方取 1、2、3 颗，你就取 3、2、1 颗，正好去掉一组。" />
      <Display tex="k + (m + 1 - k) = m + 1" />
      <Law en="With $n$ stones the mover loses exactly when $m+1$ divides $n$. Otherwise the winning move is to take the remainder, $n \bmod (m+1)$."
        zh="$n$ 颗石子时，轮到走的人必败，当且仅当 $n$ 是 $m+1$ 的倍数。否则，取走余数 $n \bmod (m+1)$ 颗就赢。" />
      <Bench en="one heap, and the most that may be taken" zh="一堆石子，每次取的上限"
        knobs={[{ en: "stones $n$", zh: "石子数 $n$", least: 0, most: 60, start: 21 }, { en: "at most $m$", zh: "最多取 $m$", least: 1, most: 9, start: 3 }]}
        position={([n, m]) => `bash(${n}, max=${m})`} figures={["residue"]} />
      <H en="The proof, stone by stone" zh="看着石子证明" />
      <Fold en="Proof" zh="证明" open>
        <P en="**You are handed full groups.** You take $k$ stones, $1 \le k \le m$. Then $m+1-k$ is between 1 and $m$ too, so your opponent may take that many, and hands you full groups again, one fewer. In the end there are none, and you cannot move."
          zh="**若给你的是整组。**你取 $k$ 颗，$1 \le k \le m$。这时 $m+1-k$ 也在 1 到 $m$ 之间，对方可以取这么多颗，于是给你的又是整组，只是少了一组。最后一组不剩，你就无路可走了。" />
        <Shown position="bash(20, max=3)" figures={["residue", "replies"]}
          en="⟦20|bash(20, max=3)|P⟧ is five groups of four. Beside each move stands the answer that completes the group."
          zh="⟦20|bash(20, max=3)|P⟧ 恰是五组，每组四颗。每一步旁边，就是凑成整组的应手。" />
        <P en="**Something is left over.** The remainder is one of $1, 2, \dots, m$: exactly the numbers that may be taken. Take it, and your opponent is handed full groups. ∎"
          zh="**若有零头。**余数是 $1, 2, \dots, m$ 之一，刚好都是可以取的数目。取走它，对方面前就只剩整组了。∎" />
      </Fold>
      <H en="Two variations" zh="两种变化" />
      <Fold en="Whoever takes the last stone loses" zh="取到最后一颗的输">
        <P en="Nobody wants the last stone, so put it aside and play for the others. The mover loses exactly when $n \bmod (m+1) = 1$: with at most four to take, ⟦21|bash(21, max=4)|P misere⟧ is lost."
          zh="最后那颗谁也不要，索性把它放到一边，去争其余的石子。于是轮到走的人必败，当且仅当 $n \bmod (m+1) = 1$：若每次最多取 4 颗，⟦21|bash(21, max=4)|P misere⟧ 必败。" />
        <P en="A little care shows that this is right. Someone handed a multiple of $m+1$ and one stone more can be answered to $m+1$ until a single stone is left, and has to take it. From any other heap one can move there: take one stone less than the remainder, or $m$ if it is 0."
          zh="仔细想想确实如此：谁面前是若干整组外加一颗，对方总能凑成整组，直到只剩这一颗，他不得不取。从别的堆总能走到这里：余数比 1 大，就少取一颗，取余数减 1；余数是 0，就取 $m$ 颗。" />
      </Fold>
      <Fold en="At least p, at most q" zh="至少取 p 颗，至多取 q 颗">
        <P en="Answer to $p+q$. If fewer than $p$ stones cannot be touched, the mover loses exactly when $n \bmod (p+q) < p$. With 3 to 5 to take, ⟦18|bash(18, max=5, min=3)|P⟧ is lost, since $18 \bmod 8 = 2$, and ⟦19|bash(19, max=5, min=3)|N⟧ is won."
          zh="那就凑成 $p+q$。若不足 $p$ 颗时不能再取，则轮到走的人必败，当且仅当 $n \bmod (p+q) < p$。每次取 3 到 5 颗时，⟦18|bash(18, max=5, min=3)|P⟧ 必败，因为 $18 \bmod 8 = 2$；⟦19|bash(19, max=5, min=3)|N⟧ 必胜。" />
        <P en="Answered to $p+q$, a rest of less than $p$ comes back as often as there are groups, and in the end alone: nothing may be taken from it. Any other rest can be made that small: take all of it if it is at most $q$, and $q$ stones otherwise."
          zh="余数不足 $p$ 时，对方每次凑成 $p+q$，余数不变，最后只剩它，再也取不动。余数不小于 $p$ 时，总能让它变得不足 $p$：不超过 $q$ 就全部取走，否则取 $q$ 颗。" />
        <P en="Read the statement of a problem twice: whether a small rest may be taken, and whether the last stone wins or loses, changes the answer."
          zh="做题时务必把题面读两遍：不够 $p$ 颗时能不能一次取完，取到最后一颗是赢还是输，都会改变答案。" />
      </Fold>
      <Questions early of={[
        { want: "outcome", position: "bash(30, max=5)", en: "The game of 30: count on by 1 to 5; whoever says 30 wins. Who wins?",
          zh: "抢 30：每次加 1 到 5，先报到 30 的赢。谁必胜？" },
        { want: "move", position: "bash(50, max=8)", en: "50 stones, at most 8 in a move. Find the move that wins.", zh: "50 颗石子，每次最多取 8 颗。找出必胜的一步。" },
        { want: "outcome", position: "bash(25, max=7)", misere: true, en: "25 stones, at most 7 in a move, and whoever takes the last one loses. Who wins?",
          zh: "25 颗石子，每次最多取 7 颗，取到最后一颗的输。谁必胜？" },
      ]} />
      <Problems of={[
        { id: "HDU 1846", title: "Brave Game", en: "the game itself", zh: "原题" },
        { id: "HDU 2149", title: "Public Sale", en: "every winning first bid", zh: "列出所有必胜的首次出价" },
        { id: "HDU 2188", title: "悼念512汶川大地震遇难同胞——选拔志愿者", en: "the same in other words", zh: "换了一种说法" },
        { id: "HDU 4764", title: "Stone", en: "whoever reaches the goal loses", zh: "先到目标的输" },
        { id: "HDU 2897", title: "邂逅明下", en: "at least p, at most q, and the last coin loses", zh: "至少取 p 个，至多取 q 个，取到最后一个的输" },
      ]} />
    </>
  );
}
