// Fibonacci nim.
import { Questions } from "../ask";
import { Bench } from "../bench";
import { Display } from "../formula";
import { Fold, H, Law, Lede, P, Points, Problems, Side } from "../parts";
import { Shown } from "../shown";

export default function Chapter() {
  return (
    <>
      <Lede en="One heap. The first move may take any number but not all; after that, at most twice what was taken just before. Who would think of Fibonacci?"
        zh="一堆石子。第一步取多少都行，但不能取完；此后每次最多取对方刚取的两倍。谁会想到斐波那契呢？" />
      <Side en="Whinihan published it in 1963; Schwenk (1970) treats every such limit."
        zh="惠尼汉（Whinihan）1963 年发表；施文克（Schwenk）1970 年讨论了更一般的上限。" />
      <P en="A position is more than the heap now: the *limit* belongs to it, how many may be taken at most. At the start it is one less than the heap. With ⟦2|fibonacci(2)|P⟧ or ⟦3|fibonacci(3)|P⟧ stones the first player takes 1 or 2, and the second the rest. With ⟦4|fibonacci(4)|N⟧ one takes 1 and leaves 3 with a limit of 2. ⟦5|fibonacci(5)|P⟧ and ⟦8|fibonacci(8)|P⟧ are lost again, and those between are won."
        zh="这时光说石子数已经不够，局面还要带上*上限*：这一步最多能取几颗。开局时，上限比石子数少 1。⟦2|fibonacci(2)|P⟧ 颗或 ⟦3|fibonacci(3)|P⟧ 颗时，先手取 1 颗或 2 颗，后手拿走其余的。⟦4|fibonacci(4)|N⟧ 颗时，取 1 颗，留下 3 颗、上限 2。⟦5|fibonacci(5)|P⟧ 和 ⟦8|fibonacci(8)|P⟧ 又必败，而它们之间的都必胜。" />
      <H en="Numbers in parts" zh="把数拆开" />
      <P en="The Fibonacci numbers are $1, 2, 3, 5, 8, 13, 21, \dots$, each the sum of the two before it. Every number is a sum of Fibonacci numbers of which *no two are neighbours* in this list, and in one way only (Zeckendorf):"
        zh="斐波那契数是 $1, 2, 3, 5, 8, 13, 21, \dots$，每一个都是前两个之和。每个正整数都能写成若干*互不相邻*的斐波那契数之和，而且写法唯一（齐肯多夫，Zeckendorf）：" />
      <Display tex="20 = 13 + 5 + 2 \qquad 33 = 21 + 8 + 3 + 1" />
      <Fold en="Proof" zh="证明">
        <P en="**There is a way.** Take away the largest Fibonacci number $F$ that fits. What is left is less than the one before $F$, because otherwise $F$ and that one, together the next Fibonacci number, would fit. So the next part is no neighbour of $F$."
          zh="**写得出。**先减去不超过它的最大的斐波那契数 $F$。剩下的比 $F$ 的前一个还小；要不然，$F$ 与前一个加起来，也就是下一个斐波那契数，也放得下。所以再往下取的一份与 $F$ 不相邻。" />
        <P en="**There is only one.** A sum of parts below $F$, no two of them neighbours, is always *less* than $F$: its largest part is at most the one before $F$; the others, by the same law, add up to less than the one before that part; and those two numbers together make at most $F$. So the largest part has to be the largest that fits, and the next one likewise."
          zh="**写法唯一。**若各份都小于 $F$ 且互不相邻，则它们的和必*小于* $F$：最大的一份至多是 $F$ 的前一个；其余各份里最大的又与它不相邻，按同样的道理，加起来小于它的前一个；这两个数合起来至多是 $F$。所以最大的一份只能取放得下的最大者，其后各份也是如此。" />
      </Fold>
      <H en="Who wins" zh="胜负" />
      <Law en="Write the heap as such a sum. The mover loses exactly when the limit is less than the smallest part; otherwise taking the smallest part wins."
        zh="把石子数这样拆开。轮到走的人必败，当且仅当上限小于最小的一份；否则，取走最小的一份就赢。" />
      <Bench en="a heap with a limit" zh="一堆石子和上限"
        knobs={[{ en: "stones", zh: "石子数", least: 1, most: 250, start: 20 }, { en: "limit", zh: "上限", least: 1, most: 250, start: 19 }]}
        position={([n, limit]) => `fibonacci(${n}, limit=${limit})`} figures={["parts"]} />
      <P en="At the start the limit is one less than the heap. It is less than the smallest part only if there is just one part: the first player loses exactly when the heap is a Fibonacci number."
        zh="开局时上限比石子数少 1。它小于最小的一份，只能是总共就一份。所以先手必败，当且仅当石子数本身是斐波那契数。" />
      <Fold en="Proof" zh="证明" open>
        <P en="**The limit allows the smallest part $s$: take it.** If it was the only one, the game is over. If not, let $t$ be the next part. It is no neighbour of $s$, so at least the number after the next: $t \ge s^{+} + s > 2s$, where $s^{+}$ is the one after $s$. The new limit is $2s$: less than $t$, the smallest part now."
          zh="**上限够取最小的一份 $s$，就取走它。**若只有这一份，游戏就结束了。若不然，设下一份是 $t$。它与 $s$ 不相邻，至少隔一个：记 $s$ 的后一个为 $s^{+}$，则 $t \ge s^{+} + s > 2s$。新的上限是 $2s$，比此时最小的一份 $t$ 小。" />
        <P en="**The limit is less than $s$: whatever is taken, the opponent can take the smallest part.** Somebody takes $k < s$. What is left of $s$ is $s - k$; cut it into parts, and let $u$ be the smallest. It is the smallest part of the whole heap, for the parts of $s - k$ are below $s$, and no neighbours of the larger ones. Claim: $u \le 2k$, so it may be taken."
          zh="**上限小于 $s$，不论怎么取，对方都够取最小的一份。**设取了 $k < s$ 颗，$s$ 里还剩 $s - k$ 颗。把 $s - k$ 拆开，最小的一份记作 $u$。它就是整堆最小的一份，因为 $s - k$ 的各份都小于 $s$，与原来更大的各份也不相邻。断言：$u \le 2k$，因而对方取得了它。" />
        <P en="Suppose not, $2k < u$. The largest part of $k$ is then less than half of $u$. The neighbour before $u$ is at least half of $u$. So the parts of $k$ stay clear of $u$, and together with the parts of $s - k$ they write $s$ as a sum of two or more parts, no two of them neighbours. But $s$ is a Fibonacci number and is written by itself alone: there is only one way. ∎"
          zh="假若不然，$2k < u$。那么 $k$ 的最大一份小于 $u$ 的一半，而 $u$ 的前一个至少是 $u$ 的一半，所以 $k$ 的各份都与 $u$ 不相邻。把 $k$ 的各份与 $s - k$ 的各份合起来，就把 $s$ 写成了两份或更多互不相邻的斐波那契数之和。可 $s$ 自己就是斐波那契数，一份就写完了，与写法唯一矛盾。∎" />
        <Shown position="fibonacci(21)" figures={["replies"]}
          en="⟦21|fibonacci(21)|P⟧ is a single part. Whatever is broken off it, the rest has a smallest part that may be taken."
          zh="⟦21|fibonacci(21)|P⟧ 只有一份。不管从中掰下多少，剩下的总有一个取得了的最小份。" />
      </Fold>
      <Fold en="Other limits" zh="别的上限">
        <Points of={[
          { en: "At most *as many* as before: the parts are powers of two, and the first player loses at ⟦16|dynamic(16, factor=1)|P⟧, but not at ⟦12|dynamic(12, factor=1)|N⟧: take 4, the lowest bit.",
            zh: "最多取*同样多*：各份是 2 的幂。先手在 ⟦16|dynamic(16, factor=1)|P⟧ 必败，在 ⟦12|dynamic(12, factor=1)|N⟧ 则必胜：取走最低位的 4 颗。" },
          { en: "At most *three times* as many: the lost heaps are $1, 2, 3, 4, 6, 8, 11, 15, 21, \\dots$, among them ⟦8|dynamic(8, factor=3)|P⟧ and ⟦11|dynamic(11, factor=3)|P⟧. Schwenk's rule makes such a list for every factor.",
            zh: "最多取*三倍*：必败的是 $1, 2, 3, 4, 6, 8, 11, 15, 21, \\dots$，⟦8|dynamic(8, factor=3)|P⟧ 和 ⟦11|dynamic(11, factor=3)|P⟧ 都在其中。施文克的做法对每个倍数都能列出这样一串数。" },
        ]} />
      </Fold>
      <Questions of={[
        { want: "outcome", position: "fibonacci(55)", en: "55 stones. Who wins?", zh: "55 颗石子。谁必胜？" },
        { want: "move", position: "fibonacci(12)", en: "12 stones. Find a move that wins.", zh: "12 颗石子。找出必胜的一步。" },
        { want: "outcome", position: "fibonacci(32, limit=2)", en: "32 stones, and the opponent has just taken 1. Who wins?", zh: "还有 32 颗，对方刚取了 1 颗。谁必胜？" },
      ]} />
      <Problems of={[
        { id: "HDU 2516", title: "取石子游戏", en: "the game itself", zh: "原题" },
        { id: "Luogu P6487", title: "[COCI 2010/2011 #4] HRPA", en: "the least first take that wins", zh: "必胜的第一步至少取几颗" },
        { id: "UVa 12469", title: "Stones", en: "who wins, for small heaps", zh: "石子不多，问谁必胜" },
        { id: "HDU 2486", title: "A simple stone game", en: "at most $k$ times as many: Schwenk's list", zh: "最多取 $k$ 倍：施文克的那串数" },
      ]} />
    </>
  );
}
