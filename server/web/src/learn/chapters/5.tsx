// Sums of games.
import { Questions } from "../ask";
import { Bench } from "../bench";
import { Display } from "../formula";
import { Fold, H, Law, Lede, P, Points, Problems, Side, Values } from "../parts";
import { Shown } from "../shown";

export default function Chapter() {
  return (
    <>
      <Lede en="Put several games on one table. A move picks one of them and plays there; whoever can move in none has lost. Compute each game alone, and XOR does the rest."
        zh="一张桌子上摆几个游戏。每一步选定其中一个，在里面走一步；哪个都走不动的人输。先把每个游戏单独算好，剩下的交给异或。" />
      <P en="This is the **sum** of the games. Nim is a sum of single heaps. More often nobody puts the games together: *one* game falls apart into several while it is played."
        zh="这就叫游戏的**和**。尼姆就是若干单堆之和。更常见的是并没有人去拼凑：*一个*游戏走着走着，自己就散成了几个。" />
      <H en="A row that breaks" zh="会断开的一排" />
      <P en="Kayles is bowling without misses. A row of $n$ pins; a ball knocks down one pin, or two neighbours. Hit the middle, and two rows are left that will never touch again. From then on the game is their sum."
        zh="Kayles 好比百发百中的保龄球：一排 $n$ 个木瓶，每次击倒一个，或相邻的两个。打在中间，就剩下互不相干的两排，此后的游戏便是这两排之和。" />
      <Display tex="g(n) = \operatorname{mex}\,\{\, g(a) \oplus g(b) \,\} \qquad (a + b \in \{n - 1, n - 2\})" />
      <Values heap="kayles({n})" values={[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]} en="SG values of a row of pins" zh="一排木瓶的 SG 值" />
      <P en="Fill the table from the left: each entry needs only shorter rows. From 4 pins one comes to 3, to 1 and 2, to 2, or to 1 and 1, of values 3, 3, 2 and 0. The least number missing is 1: that is the value of ⟦4 pins|kayles(4)|=1⟧. From 5 pins one comes to all the values 0, 1, 2 and 3, so ⟦5 pins|kayles(5)|=4⟧ have value 4. There is no 0 after the first, and one can see why: knock out the middle, one pin or two, and copy."
        zh="表从左往右填，每一格只用到更短的排。从 4 个木瓶出发，能走到 3 个、1 个和 2 个、2 个、1 个和 1 个，值依次是 3、3、2、0，缺少的最小数是 1，这就是 ⟦4 个木瓶|kayles(4)|=1⟧ 的值。从 5 个木瓶出发，值为 0、1、2、3 的局面都走得到，所以 ⟦5 个木瓶|kayles(5)|=4⟧ 的值是 4。除了开头，表里再没有 0，道理一看便知：打掉正中的一个或两个，然后照搬。" />
      <Side en="R. K. Guy and C. A. B. Smith treated games of rows that break in 1956."
        zh="这类会断开的游戏，盖伊（Guy）与史密斯（Smith）1956 年有系统的研究。" />
      <H en="Three games at once" zh="三个游戏一起玩" />
      <P en="A row of pins, a heap from which 1, 3 or 4 may be taken, and a heap of Nim. Three different games, and yet one number each is all that is needed."
        zh="一排木瓶，一堆每次可取 1、3 或 4 颗的石子，再加一堆尼姆。三个全不相同的游戏，却各用一个数就够了。" />
      <Bench en="a sum of three games" zh="三个游戏之和"
        knobs={[{ en: "pins",
          zh: "木瓶", least: 0, most: 20, start: 5 }, { en: "take 1, 3, 4",
            zh: "取 1、3、4", least: 0, most: 20, start: 5 }, { en: "Nim", zh: "尼姆", least: 0, most: 15, start: 3 }]}
        position={([a, b, c]) => `kayles(${a}) + subtract(${b}, take=[1, 3, 4]) + nim(${c})`} figures={["columns"]} />
      <Law en="The mover loses a sum exactly when the XOR of the values of its parts is 0 (Sprague 1935, Grundy 1939)."
        zh="对于游戏之和，轮到走的人必败，当且仅当各部分 SG 值的异或为 0（斯普拉格 1935 年，格伦迪 1939 年）。" />
      <H en="Why a heap may stand for a game" zh="为什么一堆石子能顶替一个游戏" />
      <Fold en="A proof in which one only answers" zh="只需应着的证明" open>
        <P en="Chapter 4 proved the theorem by computing a mex. Here is a proof by play. Put a position $p$ of value $v$ beside a Nim heap of $v$ stones. Claim: the sum is P. Whatever the first player does, there is an answer that makes the two equal again."
          zh="第 4 章算了一个 mex 来证明定理，这里再用对弈来证一遍。把 SG 值为 $v$ 的局面 $p$ 和一堆 $v$ 颗的尼姆放在一起，断言：这个和是 P。不管先手怎么走，后手都能让两边重新相等。" />
        <Points of={[
          { en: "The heap goes down to $u < v$: move $p$ to an option of value $u$. There is one, since $v$ is the *least* number missing.",
            zh: "石子堆减到 $u < v$：把 $p$ 走到值为 $u$ 的后继。这样的后继一定有，因为 $v$ 是*最小*的缺数。" },
          { en: "The position goes to value $u < v$: take the heap down to $u$.", zh: "$p$ 走到值 $u < v$：把石子堆也取到 $u$ 颗。" },
          { en: "The position goes to value $u > v$: from there some option has value $v$. Move back to it.", zh: "$p$ 走到值 $u > v$：那里必有后继的值为 $v$，走回去。" },
        ]} />
        <P en="To stay at $v$ is impossible for both, so these are all the cases. Play ends, and whoever only answers is never the first without a move."
          zh="两边都不可能走一步还停在 $v$，所以情形只有这三种。游戏总会走完，只需应着的人绝不会先无路可走。" />
        <Shown position="kayles(5) + nim(4)" figures={["columns", "replies"]}
          en="⟦A row of 5 pins and a heap of 4|kayles(5) + nim(4)|P⟧: both have value 4, and every move has its answer."
          zh="⟦5 个木瓶的一排加一堆 4 颗|kayles(5) + nim(4)|P⟧：两边的值都是 4，每一步都有应手。" />
        <P en="Now let $s$ be any game. A P-position put beside it changes nothing: wherever the opponent plays, the winner answers there. Set $p + s$ on the table, and a second $p$ with the heap. That pair is P, so all of it is won as $p + s$ is. But the two $p$ are P as well, by copying, so all of it is won as $s$ with the heap is. ∎"
          zh="再设 $s$ 是任意一个游戏。给它加上一个 P 局面，胜负不变：对方在哪一部分走，赢家就在哪一部分应。现在桌上摆着 $p + s$，再摆上另一个 $p$ 和那堆石子。后两样合起来是 P，所以全体与 $p + s$ 同胜负；而两个 $p$ 合起来也是 P（照搬就行），所以全体又与 $s$ 加石子堆同胜负。∎" />
      </Fold>
      <H en="What it saves" zh="省下了多少" />
      <P en="Three games of a thousand positions each have $1000 \times 1000 \times 1000 = 1000000000$ positions together. The theorem looks at $1000 + 1000 + 1000 = 3000$. Whenever a position falls apart, compute the parts, never the whole."
        zh="三个游戏，各有一千个局面，合在一起就有 $1000 \times 1000 \times 1000 = 1000000000$ 个局面。有了定理，只需看 $1000 + 1000 + 1000 = 3000$ 个。凡是局面能散开，就去算各部分，不要算整体。" />
      <Fold en="A slip: the wrong kind of sum" zh="一个常见的错：看错了“和”">
        <P en="All this holds when a move plays in *exactly one* part. Where one may play in as many parts as one likes, at least one, XOR is wrong: then the mover loses exactly when *every* part is P, because from any others one can move in all of them at once."
          zh="以上都要求每一步*恰好*走一个部分。如果可以同时走任意多个部分（至少一个），异或就不对了：这时轮到走的人必败，当且仅当*每一*部分都是 P；只要有的部分是 N，就能把它们同时走到 P。" />
      </Fold>
      <Questions of={[
        { want: "nimber", position: "kayles(3) + kayles(5)", en: "Rows of 3 and 5 pins. What is the SG value of the sum?", zh: "两排木瓶，3 个和 5 个。和的 SG 值是多少？" },
        { want: "outcome", position: "kayles(7) + nim(2)", en: "A row of 7 pins and a Nim heap of 2. Who wins?", zh: "一排 7 个木瓶，加一堆 2 颗的尼姆。谁必胜？" },
        { want: "move", position: "kayles(6)", en: "A row of 6 pins. Find the first move of one who means to copy.", zh: "一排 6 个木瓶。想照搬的人，第一步怎么走？" },
      ]} />
      <Problems of={[
        { id: "POJ 2484", title: "A Funny Game", en: "coins in a ring; copying is enough", zh: "围成一圈的硬币，照搬就够" },
        { id: "CSES 2207", title: "Grundy's Game", en: "a heap is split into two unequal ones", zh: "把一堆分成不相等的两堆" },
        { id: "HDU 3032", title: "Nim or not Nim?", en: "take, or split; find the pattern", zh: "取或者分，找规律" },
        { id: "HDU 3980", title: "Paint Chain", en: "a ring of beads becomes a row, and breaks", zh: "一圈珠子先变成一排，再断开" },
        { id: "LightOJ 1229", title: "Treblecross", en: "marking a cell cuts the row", zh: "画一个叉，一排就断了" },
        { id: "CSES 2208", title: "Another Game", en: "the other kind of sum", zh: "另一种和" },
      ]} />
    </>
  );
}
