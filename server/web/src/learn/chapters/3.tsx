// Nim.
import { Questions } from "../ask";
import { Bench } from "../bench";
import { Display } from "../formula";
import { Fold, H, Law, Lede, P, Pointing, Problems, Side } from "../parts";
import { Shown } from "../shown";

const heap = (i: number) => ({ en: `heap ${i}`, zh: `第 ${i} 堆`, least: 0, most: 31 });

export default function Chapter() {
  return (
    <>
      <Lede en="Several heaps; take as many stones as you like from one of them. Write the heaps in binary, one under another, and look down the columns."
        zh="几堆石子，每次任选一堆，取几颗都行。把各堆写成二进制，上下对齐，一列一列地看。" />
      <Side en="Bouton gave the game its name and its theory in 1901." zh="游戏的名字和完整的理论，都出自布顿（Bouton）1901 年的论文。" />
      <P en="Begin with two heaps. If they are equal, such as ⟦5 and 5|nim(5, 5)|P⟧, the second player copies: whatever is taken from one is taken from the other. If they are not, such as ⟦5 and 9|nim(5, 9)|N⟧, the first player makes them equal and copies from then on."
        zh="先看两堆。若两堆相等，如 ⟦5 和 5|nim(5, 5)|P⟧，后手照搬就行：对方从一堆取几颗，就从另一堆取几颗。若不相等，如 ⟦5 和 9|nim(5, 9)|N⟧，先手把两堆变成一样多，从此轮到他照搬。" />
      <P en="With three heaps there is nobody to copy, or so it seems. Cut each heap into powers of two: $3 = 2 + 1$, $5 = 4 + 1$, $7 = 4 + 2 + 1$. The fours make a pair, the twos make a pair, and among the ones a single stone has no partner. It spoils the copying, and whoever removes it has restored it."
        zh="有了第三堆，似乎就没得照搬了。把每堆拆成 2 的幂看看：$3 = 2 + 1$，$5 = 4 + 1$，$7 = 4 + 2 + 1$。4 成对，2 也成对，只有 1 多出一个，落了单。正是它破坏了照搬；谁把它去掉，谁就重新占住了照搬的位置。" />
      <H en="Columns" zh="看列" />
      <P en="In binary a power of two is a column. A column is *even* if its ones can be paired, *odd* if one is left over. Write 1 under the odd columns and 0 under the even ones: that number is the **nim-sum**, and computers call it XOR."
        zh="写成二进制，2 的每个幂就是一列。一列里的 1 若能两两配对，就是*偶列*；多出一个，就是*奇列*。奇列下面写 1，偶列下面写 0，得到的数叫**异或和**，也叫 Nim 和。" />
      <Display tex="3 \oplus 5 \oplus 7 = 1" />
      <Law en="The mover loses exactly when the nim-sum is 0, when all columns are even (Bouton 1901)."
        zh="轮到走的人必败，当且仅当异或和为 0，也就是每一列都是偶列（布顿，1901 年）。" />
      <Bench en="three heaps and their columns" zh="三堆石子和它们的列" drawn
        knobs={[{ ...heap(1), start: 3 }, { ...heap(2), start: 5 }, { ...heap(3), start: 7 }]}
        position={values => `nim(${values.join(", ")})`} figures={["columns"]} />
      <Pointing en="Point at a winning move, or go to it with the keyboard: the bits that turn over are ringed, and all columns become even."
        zh="把指针移到某个必胜走法上，或用键盘选中它：要翻转的位会被圈出来，所有的列都变成偶列。" />
      <H en="Why" zh="为什么" />
      <Fold en="Proof" zh="证明" open>
        <P en="**All even: every move spoils it.** A move changes one heap, so at least one bit of one row. In that column one 1 has come or gone, and an even column is odd now."
          zh="**全偶，怎么走都会破坏。**走一步只改变一堆，所以这一行里至少有一位变了。那一列里多了或少了一个 1，偶列就成了奇列。" />
        <P en="**Some odd: a move repairs it.** Take the highest odd column. Its ones are an odd number, so not none: some heap has a 1 there. In this heap turn over every bit that stands in an odd column. All columns are even afterwards. And the heap has become *smaller*: its highest bit that changed went from 1 to 0, and all that can happen below is worth less than this bit. So it is a move."
          zh="**有奇列，总有一步能补好。**取最高的奇列，其中 1 的个数是奇数，不会是零，因此有一堆在这一位上是 1。把这一堆在所有奇列上的位都翻过来，各列就全偶了。而且这一堆确实变*小*了：变动的最高位由 1 变成 0，比它低的位再怎么变，加起来也抵不过它。所以这一步是走得通的。" />
        <Shown position="nim(5, 7, 8, 9, 10)" figures={["columns"]} flips
          en="⟦Heaps of 5, 7, 8, 9 and 10|nim(5, 7, 8, 9, 10)|N⟧. The highest odd column is that of the eights. Three heaps have a 1 there, and each of them can repair all odd columns at once."
          zh="⟦5、7、8、9、10 五堆|nim(5, 7, 8, 9, 10)|N⟧。最高的奇列是 8 那一列，有三堆在那里是 1，其中任何一堆都能一举补好所有奇列。" />
        <P en="**The end.** Without stones all columns are even. So whoever always moves to even is never the one who cannot move. ∎"
          zh="**终局。**一颗不剩时，各列全偶。所以，总能走到全偶的人，绝不会是无路可走的那个人。∎" />
      </Fold>
      <P en="The proof counts the winning moves too: one in each heap that has a 1 in the highest odd column. Those are an odd number. Nim never has exactly two winning moves."
        zh="证明还顺便数清了必胜走法：最高的奇列里，哪一堆是 1，哪一堆就恰有一步。这样的堆有奇数个。所以尼姆的必胜走法绝不会恰好有两种。" />
      <Fold en="A slip that costs an evening" zh="一个常见的错">
        <P en="In C, C++ and Java, `a ^ b == 0` means `a ^ (b == 0)`: comparison binds more tightly than XOR. Write `(a ^ b) == 0`. In C and C++ the compiler accepts the first without an error."
          zh="在 C、C++ 和 Java 里，`a ^ b == 0` 的意思是 `a ^ (b == 0)`：比较运算比异或结合得更紧。应写成 `(a ^ b) == 0`。C 和 C++ 的编译器对前一种写法并不报错。" />
      </Fold>
      <Questions of={[
        { want: "outcome", position: "nim(6, 11, 13)", en: "Heaps of 6, 11 and 13. Who wins?", zh: "三堆：6、11、13。谁必胜？" },
        { want: "count", position: "nim(9, 10, 12, 14)", en: "Heaps of 9, 10, 12 and 14. How many moves win?", zh: "四堆：9、10、12、14。必胜走法有几种？" },
        { want: "move", position: "nim(2, 5, 9)", en: "Heaps of 2, 5 and 9. Find the move that wins.", zh: "三堆：2、5、9。找出必胜的一步。" },
      ]} />
      <Problems of={[
        { id: "POJ 2234", title: "Matches Game", en: "the game itself", zh: "原题" },
        { id: "Luogu P2197", title: "【模板】Nim 游戏", en: "the game itself", zh: "模板题" },
        { id: "POJ 2975", title: "Nim", en: "count the winning moves", zh: "数必胜走法" },
        { id: "HDU 1850", title: "Being a Good Boy in Spring Festival", en: "count them again, with cards", zh: "同样是数走法，换成扑克牌" },
        { id: "HDU 2176", title: "取(m堆)石子游戏", en: "list the winning moves", zh: "输出每一种必胜走法" },
        { id: "HDU 1849", title: "Rabbit and Grass", en: "Nim in disguise: pieces on a strip", zh: "换了模样的尼姆：棋子在一排格子上" },
      ]} />
    </>
  );
}
