// Wythoff's game.
import { Questions } from "../ask";
import { Bench } from "../bench";
import { Display } from "../formula";
import { Fold, H, Law, Lede, P, Points, Problems, Side } from "../parts";
import { Pairs } from "../pairs";
import { Shown } from "../shown";
import { Sieve } from "../sieve";

export default function Chapter() {
  return (
    <>
      <Lede en="Two heaps. Take from one of them, as in Nim, or the same number from both. This one extra move throws out XOR and brings in the golden ratio."
        zh="两堆石子，可以像尼姆那样只取一堆，也可以从两堆取同样多。就多了这一种走法，异或失了灵，黄金分割却冒了出来。" />
      <Side en="Wythoff published it in 1907. It is also a queen that walks towards the corner of a chessboard, two players moving her in turn."
        zh="威佐夫（Wythoff）1907 年发表。也可以看成两人轮流走棋盘上的同一个后，把她走向一角。" />
      <H en="Sift them out" zh="把必败点筛出来" />
      <P en="Draw the two heaps as column and row of a board. A move goes left, down, or down the diagonal. (0, 0) is lost. Every square that sees it is won; strike them all. The nearest square left over is lost too: strike what sees it, and so on."
        zh="把两堆的石子数画成棋盘的列和行。每一步向左、向下，或沿对角线向左下。(0, 0) 必败，凡能一步走到它的格子都必胜，统统划掉。剩下的格子里离角最近的又是必败点，再把能走到它的划掉，如此下去。" />
      <Sieve en="sifting lost squares" zh="筛必败点" lines={[[1, 0], [0, 1]]} extra={{ line: [1, 1], en: "the same from both heaps", zh: "可从两堆取同样多" }} />
      <P en="Take the diagonal move away, and the lost squares are those of Nim, $(n, n)$. With it they fan out in two rays. The first pairs, the smaller heap first, $k$ being the difference:"
        zh="去掉斜走这一种，剩下的就是尼姆，必败点排成 $(n, n)$。加上它，必败点就张成了两支。头几对列在下面，小的在前，$k$ 是两堆之差：" />
      <Pairs game="wythoff" pairs={[[0, 0], [1, 2], [3, 5], [4, 7], [6, 10], [8, 13], [9, 15], [11, 18], [12, 20]]} en="Lost pairs" zh="必败点" />
      <P en="Every difference 0, 1, 2, 3, … occurs once. Every number but 0 occurs once, in one of the two rows. And $a_k$ is always the least number that has not occurred before:"
        zh="差 0、1、2、3…… 各出现一次；除 0 以外，每个自然数在两行里恰好出现一次；而 $a_k$ 总是前面还没出现过的最小的数：" />
      <Display tex="a_k = \operatorname{mex}\,\{\, a_i, b_i : i < k \,\}, \qquad b_k = a_k + k" />
      <Law en="The mover loses exactly at the pairs $(a_k, b_k)$, in either order." zh="轮到走的人必败，当且仅当两堆是某个 $(a_k, b_k)$，不分先后。" />
      <Fold en="Proof" zh="证明" open>
        <P en="**No move leads from a pair to a pair.** A move in one heap keeps the other number, and two pairs have no number in common: $a_k$ is new by definition, and $b_k = a_k + k$ is larger than every number before it. A move in both heaps keeps the difference, and no two pairs have the same."
          zh="**从一对走不到另一对。**只取一堆，另一堆不变，而不同的两对没有相同的数：$a_k$ 按定义是新的，$b_k = a_k + k$ 比前面所有的数都大。两堆同取，差不变，而不同的两对差也不同。" />
        <P en="**From elsewhere some move leads to a pair.** Let $a \le b$ be no pair. Every number occurs somewhere, so $a$ does."
          zh="**不是这样的一对，总有一步能走到。**设 $a \le b$ 不是其中的一对。每个数都会出现，所以 $a$ 也在某一对里。" />
        <Points of={[
          { en: "If $a = b_k$, then $a_k \\le b_k = a \\le b$: lower the heap of $b$ to $a_k$. (If that changed nothing, $a = b = 0$ would be a pair.)",
            zh: "若 $a = b_k$，则 $a_k \\le b_k = a \\le b$：把 $b$ 那一堆取到 $a_k$。（倘若什么也没取，就是 $a = b = 0$，它本身是一对。）" },
          { en: "If $a = a_k$ and $b > b_k$: lower $b$ to $b_k$.", zh: "若 $a = a_k$ 且 $b > b_k$：把 $b$ 取到 $b_k$。" },
          { en: "If $a = a_k$ and $b < b_k$, then the difference $d = b - a$ is less than $k$, and so $a_d < a_k = a$. Take $a - a_d$ from both, and the pair $(a_d, b_d)$ is left. ∎",
            zh: "若 $a = a_k$ 且 $b < b_k$，则差 $d = b - a$ 小于 $k$，于是 $a_d < a_k = a$。两堆各取 $a - a_d$，剩下 $(a_d, b_d)$。∎" },
        ]} />
        <Shown position="wythoff(4, 7)" figures={["pair"]}
          en="⟦(4, 7)|wythoff(4, 7)|P⟧ and everything that one move can reach. No other blue square is among it."
          zh="⟦(4, 7)|wythoff(4, 7)|P⟧ 以及从它一步能到的所有格子：其中没有别的蓝格。" />
      </Fold>
      <H en="The golden ratio" zh="黄金分割" />
      <P en="The rule of the least number needs all pairs before. There is a formula that needs none:"
        zh="按“最小缺数”来求，得把前面各对都求出来。有一个公式，一步就到：" />
      <Display tex="a_k = \lfloor k\varphi \rfloor, \quad b_k = \lfloor k\varphi^2 \rfloor = a_k + k, \qquad \varphi = \tfrac{1 + \sqrt{5}}{2}" />
      <Fold en="Proof" zh="证明" open>
        <P en="Since $\varphi^2 = \varphi + 1$, the difference is $k$ as it should be. It remains to show that the two rows together hold every number from 1 on exactly once; then $\lfloor k\varphi \rfloor$ is the least one missing, because both rows increase and the second is ahead of the first."
          zh="由 $\varphi^2 = \varphi + 1$，两数之差正是 $k$。只需再证：两行合在一起，从 1 开始的每个数恰好出现一次。这样一来，由于两行都递增，而第二行总比第一行大，$\lfloor k\varphi \rfloor$ 就是还没出现的最小的数。" />
        <P en="Count those below $N$. In the first row $k\varphi < N$ means $k < N/\varphi$, so there are $\lfloor N/\varphi \rfloor$ of them from $k = 1$ on; in the second, $\lfloor N/\varphi^2 \rfloor$. Now $1/\varphi + 1/\varphi^2 = (\varphi + 1)/\varphi^2 = 1$: the two fractions add up to $N$, and neither is whole, since $\varphi$ is irrational. Cutting off two fractional parts that together make 1 leaves $N - 1$. So there are $N - 1$ numbers below $N$, for every $N$. From $N$ to $N + 1$ one comes in, and it can only be $N$. ∎"
          zh="数一数小于 $N$ 的有多少个。第一行里，$k\varphi < N$ 就是 $k < N/\varphi$，从 $k = 1$ 起共有 $\lfloor N/\varphi \rfloor$ 个；第二行有 $\lfloor N/\varphi^2 \rfloor$ 个。而 $1/\varphi + 1/\varphi^2 = (\varphi + 1)/\varphi^2 = 1$，所以 $N/\varphi$ 与 $N/\varphi^2$ 之和为 $N$；又因 $\varphi$ 是无理数，两者都不是整数，小数部分合起来恰为 1，取整之后便剩 $N - 1$。也就是说，对每个 $N$，小于 $N$ 的恰有 $N - 1$ 个。从 $N$ 到 $N + 1$ 只多出一个，它只能是 $N$。∎" />
      </Fold>
      <Bench en="two heaps" zh="两堆石子"
        knobs={[{ en: "heap 1", zh: "第 1 堆", least: 0, most: 15, start: 5 }, { en: "heap 2", zh: "第 2 堆", least: 0, most: 15, start: 8 }]}
        position={values => `wythoff(${values.join(", ")})`} figures={["pair"]} />
      <H en="Without a decimal point" zh="不用小数" />
      <Fold en="A slip that costs an evening" zh="一个常见的错" open>
        <P en="`(int)(k * 1.618)` goes wrong at $k = 233$. With `(1 + sqrt(5)) / 2` in double precision the first error comes much later, at $k = 102334155$: it names $(165580141, 267914296)$ as lost, but ⟦(165580140, 267914295)|wythoff(165580140, 267914295)|P⟧ is, and one stone taken from each heap of ⟦the other pair|wythoff(165580141, 267914296)|N⟧ leads there."
          zh="`(int)(k * 1.618)` 到 $k = 233$ 就错了。用双精度的 `(1 + sqrt(5)) / 2`，要到 $k = 102334155$ 才第一次出错：它说 $(165580141, 267914296)$ 必败，其实必败的是 ⟦(165580140, 267914295)|wythoff(165580140, 267914295)|P⟧，从 ⟦前者|wythoff(165580141, 267914296)|N⟧ 出发，两堆各取一颗就赢。" />
        <P en="Stay with whole numbers: $k\varphi = \frac{k + \sqrt{5k^2}}{2}$, and taking whole parts early does no harm here, so $a_k = \left\lfloor \frac{k + \lfloor \sqrt{5k^2} \rfloor}{2} \right\rfloor$ with a square root of whole numbers."
          zh="应当只用整数：$k\varphi = \frac{k + \sqrt{5k^2}}{2}$，而这里先取整并无妨碍，所以 $a_k = \left\lfloor \frac{k + \lfloor \sqrt{5k^2} \rfloor}{2} \right\rfloor$，其中的平方根用整数来开。" />
      </Fold>
      <P en="The pairs say who wins. They do not say the SG values, for which no formula is known. A sum with Wythoff's game has to compute them."
        zh="这些数对只说了胜负，并没有给出 SG 值；威佐夫博弈的 SG 值至今没有公式。要与别的游戏相加，只能老老实实去算。" />
      <Questions of={[
        { want: "outcome", position: "wythoff(9, 15)", en: "Heaps of 9 and 15. Who wins?", zh: "两堆：9 和 15。谁必胜？" },
        { want: "count", position: "wythoff(5, 8)", en: "Heaps of 5 and 8. How many moves win?", zh: "两堆：5 和 8。必胜走法有几种？" },
        { want: "move", position: "wythoff(3, 4)", en: "Heaps of 3 and 4. Find a move that wins.", zh: "两堆：3 和 4。找出必胜的一步。" },
      ]} />
      <Problems of={[
        { id: "POJ 1067", title: "取石子游戏", en: "the game itself, up to $10^9$: beware of rounding", zh: "原题，数据到 $10^9$，小心精度" },
        { id: "Luogu P2252", title: "【模板】威佐夫博弈 / [SHOI2002] 取石子游戏", en: "the same", zh: "模板题" },
        { id: "HDU 5754", title: "Life Winner Bo", en: "king, rook, knight and queen walk to the corner", zh: "王、车、马、后走向一角" },
      ]} />
    </>
  );
}
