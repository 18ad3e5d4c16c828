// P and N.
import { Questions } from "../ask";
import { Fold, H, Law, Lede, P, Points, Problems, Side } from "../parts";
import { Shown } from "../shown";
import { Strip } from "../strip";

export default function Chapter() {
  return (
    <>
      <Lede en="Two players move in turn, and whoever cannot move has lost. In such a game every position is decided before anybody touches it. One finds out how by starting from the end."
        zh="两人轮流走，谁无路可走谁就输。这样的游戏里，每个局面的胜负其实早已注定。想知道结果，只需从终局往回推。" />
      <P en="We speak of *impartial* games: from a position both players have the same moves, finitely many of them, nothing is hidden, nothing is left to luck, and no play goes on for ever. What matters about a position is only where one can go from it."
        zh="这里说的是*公平组合游戏*：面对同一个局面，两人能走的步子完全一样，而且只有有限种；没有隐藏的信息，也没有运气；而且总有走完的时候。一个局面要紧的只有一件事：从它能走到哪里。" />
      <H en="Two letters" zh="两个字母" />
      <Side en="**N** for the *next* player, **P** for the *previous* one. The letters are those of Winning Ways (1982)."
        zh="**N** 取自 next，下一个走的人；**P** 取自 previous，刚走完的人。这套记法见于 Winning Ways（1982 年）。" />
      <P en="A position is **N** if the *next* player, the one about to move, can force a win. It is **P** if the *previous* player can, the one who has just moved. Three rules give every position its letter:"
        zh="若轮到走的人能够必胜，这个局面叫 **N**，也就是先手必胜；若刚走完的人能够必胜，就叫 **P**，也就是后手必胜。给每个局面定下字母，只用三条规则：" />
      <Points of={[
        { en: "A position without moves is P.", zh: "无路可走的局面是 P。" },
        { en: "A position from which *some* move leads to P is N.", zh: "只要*有一步*能走到 P，就是 N。" },
        { en: "A position from which *every* move leads to N is P.", zh: "若*每一步*都只能走到 N，就是 P。" },
      ]} />
      <P en="Go from small to large and no position is left over. Below is one heap of stones: choose which numbers may be taken, then a heap, and see which arrows decide."
        zh="从小到大推过去，一个局面也不会漏掉。下面是一堆石子：先选定每次可取的数目，再点一堆，看看是哪几支箭头说了算。" />
      <Strip show="outcome" />
      <P en="With 1, 3 or 4 to take, ⟦2|subtract(2, take=[1, 3, 4])|P⟧, ⟦7|subtract(7, take=[1, 3, 4])|P⟧ and ⟦9|subtract(9, take=[1, 3, 4])|P⟧ are lost for whoever has to move, and ⟦12|subtract(12, take=[1, 3, 4])|N⟧ is won: take three and hand over nine."
        zh="若每次取 1、3 或 4 颗，那么 ⟦2|subtract(2, take=[1, 3, 4])|P⟧、⟦7|subtract(7, take=[1, 3, 4])|P⟧、⟦9|subtract(9, take=[1, 3, 4])|P⟧ 轮到谁走谁输；⟦12|subtract(12, take=[1, 3, 4])|N⟧ 则必胜：取走三颗，把九颗留给对方。" />
      <P en="To play well is to move to P, always. From there your opponent can only move to N, and from N there is a way to P again. The last position of all is P, and it will be your opponent who sits before it."
        zh="所谓会走，就是每一步都走到 P。对方从 P 只能走到 N，而从 N 你又能走回 P。最后那个无路可走的局面也是 P，坐在它面前的，终归是对方。" />
      <H en="Why it always works" zh="为什么一定行得通" />
      <Law en="In a game that cannot go on for ever, every position is either P or N and never both, and the rules above say which."
        zh="在一定会走完的游戏里，每个局面不是 P 就是 N，不会两者皆是，也不会两者皆非；用上面三条规则就能定出来。" />
      <Fold en="Proof" zh="证明" open>
        <P en="Call the *length* of a position the number of moves in the longest play from it; there is one, since each position has finitely many moves and every play ends. A move always leads to a smaller length, so we may go by length. Length 0 means that there is no move: P by the first rule, and truly lost."
          zh="从一个局面出发，最长能走多少步，就叫它的*长度*；每个局面只有有限种走法，又总会走完，所以长度是有限的。每走一步，长度必定变小，因此可以对长度作归纳。长度为 0 就是无路可走：按第一条是 P，也确实输了。" />
        <P en="Take a longer position, and suppose that all its options have their letters, and that these are true. Either some option is P: the mover goes there, the opponent is lost, and N is true. Or none is: then all are N, each move hands over a win, and P is true. One of the two holds, never both. ∎"
          zh="再看更长的局面，设它的后继都已定好字母，而且名副其实。要么有后继是 P：走过去，对方必败，所以 N 不假。要么没有：后继个个是 N，怎么走都把胜局送给对方，所以 P 不假。两种情形必居其一，且只居其一。∎" />
        <Shown position="graph(edges=[(5, 4), (5, 3), (4, 3), (4, 2), (3, 1), (2, 1), (2, 0), (1, 0)], start=[5])" figures={["graph"]}
          en="Read it from the right: 0 has no arrow out, so it is P. 1 and 2 can go there: N. From 3 one can only go to 1: P. Now 4 and 5 can go to 3: N. Heavy arrows end in P."
          zh="从右往左读：0 没有出路，是 P；1 和 2 能走到它，是 N；3 只能走到 1，是 P；4 和 5 能走到 3，又是 N。粗箭头都指向 P。" />
      </Fold>
      <Fold en="And if play can go round in circles?" zh="如果会绕圈子呢？">
        <P en="Then some positions may get no letter, however long one waits: neither player can force a win, and both would rather go round. That is a draw, **D**. On this page a violet diamond stands for it. The eight chapters have no draws."
          zh="那么有的局面怎么等也等不到字母：谁也赢不了，谁也不肯输，只好一直绕下去。这就是平局，记作 **D**，本页用紫色菱形表示。这八章里不会出现平局。" />
      </Fold>
      <P en="Walking through all positions costs as much time as there are arrows. That is fine for thousands, and hopeless for a heap of $10^{18}$. The chapters to come find the pattern instead."
        zh="把所有局面走一遍，箭头有多少，就要花多少工夫。几千个局面不在话下，一堆 $10^{18}$ 颗石子就没指望了。后面几章要做的，是找出规律。" />
      <Questions early of={[
        { want: "outcome", position: "subtract(11, take=[1, 2, 5])", en: "A heap of 11; take 1, 2 or 5. Who wins?", zh: "一堆 11 颗，每次取 1、2 或 5 颗。谁必胜？" },
        { want: "outcome", position: "divisor(9)", en: "Write 9. Subtract from the number a divisor smaller than itself; whoever cannot, at 1, loses. Who wins?",
          zh: "写下 9。每次减去一个比它自身小的约数；到 1 时减不了，谁减不了谁输。谁必胜？" },
        { want: "move", position: "subtract(12, take=[1, 3, 4])", en: "A heap of 12; take 1, 3 or 4. Find a move that wins.",
          zh: "一堆 12 颗，每次取 1、3 或 4 颗。找出必胜的一步。" },
      ]} />
      <Problems of={[
        { id: "CSES 1729", title: "Stick Game", en: "a letter for every heap, one after another", zh: "从小到大，给每一堆定下胜负" },
        { id: "AtCoder dp_k", title: "Stones", en: "the same, for one heap", zh: "同样的做法，只问一堆" },
        { id: "LeetCode 1510", title: "Stone Game IV", en: "take a square number", zh: "每次取一个平方数" },
        { id: "LeetCode 1025", title: "Divisor Game", en: "subtract a divisor; look for the pattern", zh: "减去约数，找一找规律" },
        { id: "HDU 2147", title: "kiki's game", en: "a coin on a board; colour the board", zh: "棋盘上一枚棋子，给棋盘涂色" },
      ]} />
    </>
  );
}
