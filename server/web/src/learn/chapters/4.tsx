// SG values and mex.
import { Questions } from "../ask";
import { Display } from "../formula";
import { Fold, H, Law, Lede, P, Problems, Side } from "../parts";
import { Strip } from "../strip";

export default function Chapter() {
  return (
    <>
      <Lede en="P and N tell who wins a game on its own. Put two games side by side and they no longer say enough. One number for each position does."
        zh="单独一个游戏，知道是 P 还是 N 就够了。可一旦把两个游戏摆在一起，这点信息就不够用了。我们需要给每个局面配上一个数。" />
      <P en="Play with heaps from which you may take 1, 3 or 4 stones. A heap of ⟦1|subtract(1, take=[1, 3, 4])|N⟧ is won: take the stone. A heap of ⟦4|subtract(4, take=[1, 3, 4])|N⟧ is won as well. Now set two heaps on the table. With ⟦1 and 1|subtract(1, 1, take=[1, 3, 4])|P⟧ the second player copies and wins. With ⟦1 and 4|subtract(1, 4, take=[1, 3, 4])|N⟧ the first player takes three, leaves 1 and 1, and becomes the one who copies."
        zh="设想一堆石子，每次可以取 1、3 或 4 颗。⟦1|subtract(1, take=[1, 3, 4])|N⟧ 颗时必胜，一把拿走就是；⟦4|subtract(4, take=[1, 3, 4])|N⟧ 颗时也必胜。现在桌上摆两堆：若是 ⟦1 和 1|subtract(1, 1, take=[1, 3, 4])|P⟧，后手照搬就赢；若是 ⟦1 和 4|subtract(1, 4, take=[1, 3, 4])|N⟧，先手取走 3 颗，留下 1 和 1，从此轮到他来照搬。" />
      <P en="N and N made P the first time and N the second. Knowing *that* a heap is won is not enough: we have to know *how* it is won."
        zh="同样是两个 N，合起来却一次是 P，一次是 N。只知道*能赢*还不够，还得知道*怎样赢*。" />
      <H en="The least number missing" zh="缺少的最小数" />
      <Side en="The value is also called the **nimber**. Sprague found it in 1935 and Grundy, on his own, in 1939: hence SG."
        zh="SG 值又叫 **nimber**。斯普拉格（Sprague）1935 年、格伦迪（Grundy）1939 年各自独立发现，SG 就是两人姓氏的首字母。" />
      <P en="The **mex** of a set of natural numbers, counted from 0, is the least one that is not in it: the *minimum excluded* number."
        zh="一组自然数（从 0 算起）的 **mex**，是不在其中的最小自然数（minimum excluded）。" />
      <Display tex="\operatorname{mex}\{0, 1, 3\} = 2 \qquad \operatorname{mex}\{1, 2\} = 0 \qquad \operatorname{mex}\{\} = 0" />
      <P en="The **SG value** of a position is the mex of the values one move away:"
        zh="一个局面的 **SG 值**，就是它所有后继局面的 SG 值的 mex：" />
      <Display tex="g(p) = \operatorname{mex}\,\{\, g(q) : p \to q \,\}" />
      <P en="A position without moves has value 0, and from there the rest follows, smallest first. Choose the numbers that may be taken, then a heap, and see where its value comes from."
        zh="无路可走的局面，SG 值为 0；其余的由小到大，逐个可求。先选定每次可取的数目，再点一堆石子，看看它的 SG 值从何而来。" />
      <Strip show="value" />
      <P en="Value 0 is P and everything else is N. If $g(p) = 0$, no option has value 0; if it is not, some option has. That is exactly how P and N were defined in chapter 1."
        zh="SG 值为 0 的就是 P，不为 0 的就是 N：若 $g(p) = 0$，则没有一个后继的值为 0；若不为 0，则必有后继的值为 0。这正是第 1 章给 P 与 N 定下的规则。" />
      <H en="Why the least one" zh="为什么偏要取最小的" />
      <P en="A position of value $v$ keeps two promises. You can move to *every* smaller value, 0 up to $v-1$. You can *never* move to $v$ itself. A Nim heap of $v$ stones promises the same two things."
        zh="SG 值为 $v$ 的局面保证了两件事：一，从 0 到 $v-1$，*每一个*更小的值都走得到；二，$v$ 本身*绝对*走不到。而一堆 $v$ 颗石子的尼姆，保证的恰好也是这两件事。" />
      <P en="There may also be moves to larger values, as if stones were added to the heap. They gain nothing: from the larger value the opponent can move straight back to $v$, and the game has only become shorter."
        zh="当然，或许还有走法通向更大的值，好比往堆里添了石子。但这毫无用处：对方总能从那个更大的值立刻走回 $v$，游戏反倒离结束更近了。" />
      <P en="Two positions side by side, of which each move changes one, are written $p + q$ and called a sum. So in any sum you may put down a Nim heap in place of a position, and the answer stays the same. This is the theorem of Sprague and Grundy:"
        zh="两个局面摆在一起，每一步只走其中一个，记作 $p + q$，叫做它们的和。因此，不论与什么游戏相加，都可以把一个局面换成一堆尼姆石子，胜负不变。这就是斯普拉格—格伦迪定理，简称 SG 定理：" />
      <Law en="$g(p + q) = g(p) \oplus g(q)$" zh="$g(p + q) = g(p) \oplus g(q)$" />
      <Fold en="Proof" zh="证明" open>
        <P en="Let $x = g(p) \oplus g(q)$, and suppose the theorem known for everything that can be reached from $p + q$. Two things make $x$ the mex."
          zh="记 $x = g(p) \oplus g(q)$，并假设从 $p + q$ 能走到的局面都已满足定理。要说明 $x$ 就是 mex，只需两点。" />
        <P en="**No move keeps it.** A move changes one part, say $p$ to $p'$. Its value changes too, since a mex is not in its set. So $g(p') \oplus g(q) \ne x$."
          zh="**走一步，值必变。**每一步只改动一个子游戏，设由 $p$ 走到 $p'$。mex 不在集合之中，故 $g(p') \ne g(p)$，于是 $g(p') \oplus g(q) \ne x$。" />
        <P en="**Every smaller value can be reached.** Let $y < x$. In the highest bit where they differ, $x$ has a 1; so one of the parts has, say $p$. Then $g(p) \oplus x \oplus y$ is less than $g(p)$, because the highest bit that changed went from 1 to 0, and by the first promise some $p'$ has that value. This move brings the sum to $g(p') \oplus g(q) = y$. ∎"
          zh="**更小的值，都走得到。**任取 $y < x$，看两者不同的最高位，$x$ 在这一位上是 1，因而 $g(p)$ 与 $g(q)$ 中必有一个在这一位上是 1，不妨设是前者。那么 $g(p) \oplus x \oplus y$ 比 $g(p)$ 小，因为变动的最高位由 1 变成了 0；由第一条保证，有某个 $p'$ 取到这个值。走这一步，$g(p') \oplus g(q) = y$。∎" />
      </Fold>
      <Fold en="A slip that costs an evening" zh="一个常见的错">
        <P en="Programs often mark the values seen in one global array and clear it on entry. The recursion then mixes its marks with those of the call that is waiting for it. With 1 or 3 to take, a heap of 2 comes out as 2; it is ⟦0|subtract(2, take=[1, 3])|=0⟧. Give every call marks of its own, or fill a table from small to large."
          zh="不少程序用一个全局数组标记出现过的值，每次进入函数时清空。可是递归进去的那一层，会和外面还没用完的标记混在一起。例如只许取 1 或 3 颗，2 颗一堆应得 ⟦0|subtract(2, take=[1, 3])|=0⟧，这样写却会得到 2。应当让每一层各用各的数组，或者干脆从小到大填表。" />
      </Fold>
      <Questions of={[
        { want: "nimber", position: "subtract(10, take=[1, 2, 5])", en: "A heap of 10; take 1, 2 or 5. What is its SG value?",
          zh: "一堆 10 颗，每次取 1、2 或 5 颗。SG 值是多少？" },
        { want: "nimber", position: "bash(23, max=6)", en: "Bash's game: 23 stones, at most 6 in a move. What is the SG value? It is more than P or N.",
          zh: "巴什博弈：23 颗，每次最多取 6 颗。SG 值是多少？这比 P 与 N 说得更多。" },
        { want: "outcome", position: "subtract(5, 8, take=[1, 3, 4])", en: "Two heaps, of 5 and 8; take 1, 3 or 4 from one of them. Who wins?",
          zh: "两堆，5 颗和 8 颗，每次从一堆取 1、3 或 4 颗。谁必胜？" },
      ]} />
      <Problems of={[
        { id: "HDU 1847", title: "Good Luck in CET-4 Everybody!", en: "one heap, powers of two", zh: "单堆，取 2 的幂" },
        { id: "HDU 1848", title: "Fibonacci again and again", en: "three heaps, Fibonacci numbers", zh: "三堆，取斐波那契数" },
        { id: "HDU 1536", title: "S-Nim", en: "many heaps, a set of numbers to take", zh: "多堆，取给定集合里的数" },
        { id: "POJ 2311", title: "Cutting Game", en: "a sheet cut in two", zh: "剪纸，一分为二" },
        { id: "AcWing 235", title: "魔法珠", en: "a bead becomes its divisors", zh: "一颗珠变成它的约数" },
      ]} />
    </>
  );
}
