// Misère play.
import { Questions } from "../ask";
import { Bench } from "../bench";
import { Fold, H, Law, Lede, P, Points, Problems, Side } from "../parts";

const heap = (i: number) => ({ en: `heap ${i}`, zh: `第 ${i} 堆`, least: 0, most: 15 });

export default function Chapter() {
  return (
    <>
      <Lede en="Turn the last rule round: whoever takes the last stone loses. In Nim this changes almost nothing. In other games it changes everything."
        zh="把最后一条规则倒过来：取到最后一颗的人输。对尼姆来说，这几乎什么也没变；对别的游戏来说，却可能天翻地覆。" />
      <P en="Up to here whoever could not move lost. That is **normal** play. In **misère** play whoever cannot move has won. Before an empty table one is happy now, so the empty position is N, and every letter has to be found afresh."
        zh="到目前为止，无路可走的人输，这叫**正常**规则。**反常**规则下，无路可走的人赢。面对空桌子反倒是好事，所以空局面成了 N，其余的字母都要重新推一遍。" />
      <H en="Heaps of one" zh="都是单颗的堆" />
      <P en="When every heap is a single stone, nobody has a choice: the stones go one by one, and whoever takes the last one loses. ⟦One heap|nim(1)|P misere⟧ is lost, ⟦two|nim(1, 1)|N misere⟧ are won, ⟦three|nim(1, 1, 1)|P misere⟧ are lost: an odd number loses. In normal play it is the other way about: ⟦one|nim(1)|N⟧ wins, ⟦two|nim(1, 1)|P⟧ lose."
        zh="如果每堆都只有一颗，谁都没得选：一颗一颗取下去，取到最后一颗的输。⟦一堆|nim(1)|P misere⟧ 必败，⟦两堆|nim(1, 1)|N misere⟧ 必胜，⟦三堆|nim(1, 1, 1)|P misere⟧ 又必败：奇数堆输。正常规则恰好相反：⟦一堆|nim(1)|N⟧ 必胜，⟦两堆|nim(1, 1)|P⟧ 必败。" />
      <H en="One larger heap is enough" zh="只要有一堆大的" />
      <Side en="Bouton's paper of 1901 has this rule beside the normal one." zh="这条规则与正常规则一道，都在布顿 1901 年的论文里。" />
      <Law en="If some heap has two stones or more, misère Nim is lost exactly when normal Nim is: when the nim-sum is 0. If no heap has, it is lost exactly when the number of heaps is odd."
        zh="只要有一堆不少于两颗，反常尼姆与正常尼姆胜负相同：异或和为 0 时必败。若每堆至多一颗，则堆数为奇数时必败。" />
      <Bench en="the same heaps under both rules" zh="同样的石子，两种规则" misere
        knobs={[{ ...heap(1), start: 1 }, { ...heap(2), start: 1 }, { ...heap(3), start: 3 }]}
        position={values => `nim(${values.join(", ")})`} figures={[]} drawn />
      <P en="Play as in normal Nim until your move would leave only heaps of one. Then look: by taking one stone more or less from the last large heap you choose whether an odd or an even number of ones is left. Leave an odd number."
        zh="先照正常尼姆的走法走，直到你这一步会让所有的堆都只剩单颗。这时留个神：从最后那堆大的里多取一颗还是少取一颗，单颗的堆数是奇是偶由你来定。给对方留下奇数堆。" />
      <Fold en="Proof" zh="证明" open>
        <P en="Call a heap *large* if it has two stones or more. By how many there are:"
          zh="不少于两颗的堆叫*大堆*。按大堆的个数来看：" />
        <Points of={[
          { en: "**None.** Odd number of heaps: lost, even: won, as above.", zh: "**没有大堆。**堆数为奇必败，为偶必胜，上面已经说过。" },
          { en: "**One.** Won: take it whole or down to one stone, whichever leaves an odd number of ones. And its nim-sum is not 0, since a bit above the last is in one heap only.",
            zh: "**一个大堆。**必胜：把它取完，或取到只剩一颗，总有一种能留下奇数个单颗。而且异或和不为 0，因为大堆有一个高于末位的 1，别的堆都没有。" },
          { en: "**Two or more, nim-sum not 0.** Make it 0, as in normal play. At least one large heap is left, and with nim-sum 0 there cannot be just one: there are two or more, and by induction the opponent has lost.",
            zh: "**两个以上，异或和不为 0。**像正常规则那样走到 0。至少还剩一个大堆；而异或和为 0 时不会恰有一个，所以还有两个以上。由归纳，对方必败。" },
          { en: "**Two or more, nim-sum 0.** Every move spoils the nim-sum, and leaves at least one large heap. By the two cases above the opponent wins. ∎",
            zh: "**两个以上，异或和为 0。**怎么走异或和都不再是 0，而且至少还剩一个大堆。由上面两种情形，对方必胜。∎" },
        ]} />
      </Fold>
      <H en="Do not trust SG values here" zh="SG 值在这里靠不住" />
      <P en="A row of 9 pins in Kayles has SG value ⟦4|kayles(9)|=4⟧, as a Nim heap of ⟦4|nim(4)|=4⟧ has. In normal play either may stand for the other. In misère play ⟦the heap of 4|nim(4)|N misere⟧ is won, and ⟦the row of 9|kayles(9)|P misere⟧ is lost."
        zh="Kayles 里 9 个木瓶的一排，SG 值是 ⟦4|kayles(9)|=4⟧，和 ⟦4 颗一堆|nim(4)|=4⟧ 的尼姆一样。正常规则下，两者可以互相顶替。反常规则下，⟦4 颗的一堆|nim(4)|N misere⟧ 必胜，⟦9 个木瓶|kayles(9)|P misere⟧ 却必败。" />
      <P en="What fails is the step that carried chapter 5: adding a position of value 0 changes nothing. In normal play the winner answers it and has its last move as well. Now the last move is what nobody wants, and one 0 is not like another: ⟦an empty table|nim(0)|N misere⟧ is a joy to sit before, ⟦two heaps of 2|nim(2, 2)|P misere⟧ are not. The mex remembers that one may move to 0, and forgets what that 0 is made of."
        zh="问题出在第 5 章赖以立足的那一步：加上一个值为 0 的局面，胜负不变。正常规则下，赢家在那里应着就行，那里的最后一步也归他。如今最后一步谁都不想要，而 0 与 0 也不再一样：⟦空桌子|nim(0)|N misere⟧ 求之不得，⟦两堆各 2 颗|nim(2, 2)|P misere⟧ 却必败。mex 只记得能走到 0，却忘了这个 0 是由什么构成的。" />
      <Fold en="When one may trust them" zh="什么时候靠得住">
        <P en="Often enough. If every position of value 0 that has a move at all has an option of value 1, then a sum behaves as Nim does in the law above: look whether some part has a value of 2 or more, and read the XOR. Chinese contest writers know this conclusion as the *SJ theorem*. Bash's game has the property, and so has any game in which one takes numbers from a fixed set (Ferguson 1974)."
          zh="靠得住的时候也不少。如果每个值为 0 而又有路可走的局面，都有一个值为 1 的后继，那么它们的和就和上面的尼姆一样：看看有没有哪一部分的值大于 1，再看异或。国内竞赛圈里的“SJ 定理”说的就是这个结论。巴什博弈有这个性质，凡是从固定的集合里选数目来取的游戏也都有（弗格森，1974 年）。" />
        <P en="⟦Two heaps of 5, at most 3 to take|bash(5, 5, max=3)|P⟧ are lost in normal play. Both values are 1 and none is 2 or more, so misère play turns it round, and they are ⟦won|bash(5, 5, max=3)|N misere⟧."
          zh="⟦两堆各 5 颗、每次最多取 3 颗|bash(5, 5, max=3)|P⟧，正常规则下必败。两堆的值都是 1，没有大于 1 的，所以换成反常规则，胜负就倒过来，变成 ⟦必胜|bash(5, 5, max=3)|N misere⟧。" />
      </Fold>
      <Questions of={[
        { want: "outcome", position: "nim(1, 1, 1, 1, 1)", misere: true, en: "Five heaps of one, and the last stone loses. Who wins?",
          zh: "五堆，每堆一颗，取到最后一颗的输。谁必胜？" },
        { want: "move", position: "nim(1, 1, 1, 7)", misere: true, en: "Heaps of 1, 1, 1 and 7, and the last stone loses. Find the move that wins.",
          zh: "四堆：1、1、1、7，取到最后一颗的输。找出必胜的一步。" },
        { want: "outcome", position: "nim(2, 4, 6)", misere: true, en: "Heaps of 2, 4 and 6, and the last stone loses. Who wins?",
          zh: "三堆：2、4、6，取到最后一颗的输。谁必胜？" },
      ]} />
      <Problems of={[
        { id: "HDU 1907", title: "John", en: "misère Nim", zh: "反常尼姆" },
        { id: "LightOJ 1253", title: "Misere Nim", en: "misère Nim once more", zh: "还是反常尼姆" },
        { id: "HDU 2509", title: "Be the Winner", en: "rows that may break, and yet the same rule", zh: "会断开的一排，规则却不变" },
      ]} />
    </>
  );
}
