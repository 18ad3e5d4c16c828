package lab

import (
	"errors"
	"strings"
	"testing"

	"grundy/game"
)

// Starlark's messages as its interpreter makes them, and the sentences for them:
// the patterns must follow the messages of the version in use.
func TestWordings(t *testing.T) {
	tests := []struct {
		src, en, zh string
		code        game.Code
	}{
		{"1 + 'a'", "no + between the types int and string", "类型 int 与 string 之间没有运算 +", game.BadParameter},
		{"1 in 2", "no in between", "没有运算 in", game.BadParameter},
		{"-'a'", "no - before a value of type string", "一元运算 - 不能用于类型 string", game.BadParameter},
		{"1 // 0", "column 3: division by zero", "除数为 0", game.BadParameter},
		{"1.0 / 0", "division by zero", "除数为 0", game.BadParameter},
		{"1 % 0", "remainder of a division by zero", "对 0 取余", game.BadParameter},
		{"(lambda a, b: a)()", "the function lambda lacks arguments: a, b", "函数 lambda 缺少参数：a, b", game.BadParameter},
		{"(lambda: 1)(2)", "the function lambda takes no arguments, 1 given", "函数 lambda 不接受参数，却给了 1 个", game.BadParameter},
		{"(lambda a: 1)(2, 3)", "takes 1 arguments, 2 given", "接受 1 个参数，却给了 2 个", game.BadParameter},
		{"(lambda a, b=1: 1)(2, 3, 4)", "takes at most 2 arguments, 3 given", "最多接受 2 个参数，却给了 3 个", game.BadParameter},
		{"(lambda a: 1)(2, a=3)", "is given the parameter \"a\" twice", "参数 \"a\" 给了两次", game.BadParameter},
		{"(lambda a: 1)(1, b=3)", "has no parameter \"b\"", "没有参数 \"b\"", game.BadParameter},
		{"outcome()", "outcome lacks the argument x", "outcome 缺少参数 x", game.BadParameter},
		{"outcome(1, 2, 3, 4)", "outcome takes at most 2 arguments, 4 given", "outcome 最多接受 2 个参数，却给了 4 个", game.BadParameter},
		{"len()", "len takes 1 arguments, 0 given", "len 需要 1 个参数，却给了 0 个", game.BadParameter},
		{"hasattr(1)", "takes 2 arguments, 1 given", "需要 2 个参数，却给了 1 个", game.BadParameter},
		{"sorted([], keyy=len)", "has no parameter \"keyy\"; did you mean key?", "没有参数 \"keyy\"；是不是 key？", game.BadParameter},
		{"outcome(0, zzz=True)", "has no parameter \"zzz\"", "没有参数 \"zzz\"", game.BadParameter},
		{"len(x=1)", "takes no named arguments", "不接受命名参数", game.BadParameter},
		{"outcome(0, x=0)", "is given the parameter \"x\" twice", "参数 \"x\" 给了两次", game.BadParameter},
		{"outcome(0, misere=1)", `the argument "misere" must be of type bool, not int`, "参数 \"misere\" 应为类型 bool，而不是 int", game.BadParameter},
		{"'a'.uper()", "type string has no uper; did you mean upper?", "类型 string 没有 uper；是不是 upper？", game.BadParameter},
		{"(1).zzzzzz", "type int has no zzzzzz", "类型 int 没有 zzzzzz", game.BadParameter},
		{"{}['a']", `the key "a" is not in the dict`, `键 "a" 不在此 dict 中`, game.BadParameter},
		{"[][1]", "no index 1 in an empty list", "空的 list 没有下标 1", game.BadParameter},
		{"[1, 2][5]", "the index 5 of a list must lie between -2 and 1", "list 的下标 5 超出范围，应在 -2 与 1 之间", game.BadParameter},
		{"(1)(2)", "type int is no function", "类型 int 不是函数", game.BadParameter},
		{"[x for x in 1]", "a number cannot be gone through; write range(n)", "数不能遍历", game.BadParameter},
		{"[x for x in 'a']", "write s.elems() for its letters", "请写 s.elems()", game.BadParameter},
		{"list('a')", "list: a string cannot be gone through", "list：字符串不能直接遍历", game.BadParameter},
		{"[x for x in None]", "type NoneType cannot be gone through", "类型 NoneType 不能遍历", game.BadParameter},
		{"max(None)", "max: a value of type NoneType cannot be gone through", "max：类型 NoneType 不能遍历", game.BadParameter},
		{"len(1)", "a value of type int has no length", "类型 int 没有长度", game.BadParameter},
		{"max([])", "max of nothing is not defined", "max 不能用于空序列", game.BadParameter},
		{"[].pop()", "pop: there is no index -1 in an empty list", "pop：空的 list 没有下标 -1", game.BadParameter},
		{"[1].index(2)", "index: the value is not in the list", "index：列表中没有这个值", game.BadParameter},
		{"','.join([1])", "the list holds a value of type int where a string was wanted", "却有类型 int 的值", game.BadParameter},
		{"zip(1)", "zip: argument 1, of type int, cannot be gone through", "zip：第 1 个参数的类型 int 不能遍历", game.BadParameter},
		{"'%d' % 'x'", "%d writes a whole number, and the value is none; %s writes anything", "%d 只能写整数", game.BadParameter},
		{"(1)[2]", "a value of type int has no elements", "类型 int 没有元素", game.BadParameter},
		{"sum([1])", "there is no sum in Starlark; write a loop that adds", "请写一个累加的循环", game.BadParameter},
		{"divmod(5, 3)", "write (a // b, a % b)", "请写 (a // b, a % b)", game.BadParameter},
		{"true", `"true" is written True here`, `"true" 在这里写作 True`, game.BadParameter},
		{"[x for x, y in [(1, 2, 3)]]", "there are 3 values for 2 names", "3 个值不能赋给 2 个变量", game.BadParameter},
		{"[x for x, y in [(1,)]]", "there are 1 values for 2 names", "1 个值不能赋给 2 个变量", game.BadParameter},
		{"{[]: 1}", "type list cannot be a key", "类型 list 不能作键", game.BadParameter},
		{"'a' * (1 << 40)", "repeats are too many", "次太多", game.Limit},
		{"'ab' * (1 << 30)", "this repeats too much", "重复太多", game.Limit},
		{"1 << 1000", "a shift by 1000 bits is too much", "移动 1000 位太多", game.Limit},
		{"1 << -1", "0 or more bits, not -1", "不能是 -1", game.BadParameter},
		{"sorted(['a', 1])", "types int and string cannot be put in order", "类型 int 与 string 不能比较大小", game.BadParameter},
		{"'%s %s' % 1", "the text has more % than there are values", "格式串中的 % 多于给出的值", game.BadParameter},
		{"'%s' % (1, 2)", "more values than % in the text", "给出的值多于格式串中的 %", game.BadParameter},
		{"fail('no', 'way')", "the program says: no way", "程序报告：no way", game.BadParameter},
		{"int('x')", "int: in base 10 this is no number: x", "int：按 10 进制这不是数：x", game.BadParameter},
		{"ord('ab')", "the program failed: ord: string encodes 2", "运行出错（ord: string encodes 2", game.BadParameter},
		{"1 +", "column 4: this line ends too early", "第 4 列：这一行没有写完", game.Syntax},
		{"(1))", "')' has no place here", "这里不能有 ')'", game.Syntax},
		{"1 2", "column 4: a number has no place here", "这里不能有数字", game.Syntax},
		{"'abc", "this string is not closed", "这个字符串没有结束", game.Syntax},
		{"1 ! 2", "'!' has no place here", "这里不能有 '!'", game.Syntax},
		{"x = 1", "column 3: an expression assigns nothing: compare with ==", "第 3 列：表达式里不能赋值", game.Syntax},
		{"'\\q'", `there is no \q in a string`, `字符串里没有 \q`, game.Syntax},
		{"1e400", "this is no number", "这不是数", game.Syntax},
		{"winning_moves(nim(3))[0].y", `a "move" has no y`, `"move" 没有 y`, game.BadParameter},
		{"hash(1)", "hash takes a value of type string or bytes, not int", "hash 接受类型 string or bytes，而不是 int", game.BadParameter},
		{"1 nim", "a name has no place here", "这里不能有名称", game.Syntax},
		{"nimber(3, limit=1, limit=2)", "the parameter \"limit\" is given twice", "参数 \"limit\" 给了两次", game.Syntax},
		{"nimber(**1, *2)", "cannot be read as Starlark: *args may not follow", "不符合 Starlark 语法（*args may not follow", game.Syntax},
	}
	l := New(DefaultOptions())
	for _, tt := range tests {
		_, err := l.Eval(t.Context(), tt.src)
		var e *game.Error
		if !errors.As(err, &e) || e.Code != tt.code || !strings.Contains(e.In(game.En), tt.en) || !strings.Contains(e.In(game.Zh), tt.zh) {
			t.Errorf("Eval(%q) = %v, want %s %q / %q", tt.src, err, tt.code, tt.en, tt.zh)
			if e != nil {
				t.Log(e.In(game.Zh))
			}
		}
	}
	err := l.Exec(t.Context(), "p.star", "def f():\n    x = y\n    y = 1\nf()\n")
	if want := "p.star, line 2, column 9: the variable y is used before it has a value"; err == nil || err.Error() != want {
		t.Errorf("Exec = %v, want %s", err, want)
	}
	err = l.Exec(t.Context(), "p.star", "load('a.star', 'x')\n")
	if want := "p.star, line 1, column 1: a program here loads no other file"; err == nil || err.Error() != want {
		t.Errorf("Exec = %v, want %s", err, want)
	}
}
