package dialect

import (
	"strings"

	"grundy/game"
)

// wording is one of Starlark's messages, with * for each figure of it, and the
// sentence that says it.
type wording struct {
	pattern string
	code    game.Code
	say     game.Text
}

// wordings are the messages that people meet, the first that fits first. They
// are kept in no variable, because they are needed only when a program fails.
func wordings() []wording {
	const bad, limit = game.BadParameter, game.Limit
	return []wording{
		{"unknown binary op: * * *", bad, game.Text{En: "there is no %[2]s between the types %[1]s and %[3]s", Zh: "类型 %[1]s 与 %[3]s 之间没有运算 %[2]s"}},
		{"unknown unary op: * *", bad, game.Text{En: "there is no %s before a value of type %s", Zh: "一元运算 %s 不能用于类型 %s"}},
		{"*division by zero", bad, game.Text{En: "%.0sdivision by zero", Zh: "%.0s除数为 0"}},
		{"*modulo by zero", bad, game.Text{En: "%.0sremainder of a division by zero", Zh: "%.0s对 0 取余"}},
		{"function * missing * argument* (*)", bad, game.Text{En: "the function %[1]s lacks arguments: %[4]s", Zh: "函数 %[1]s 缺少参数：%[4]s"}},
		{"function * accepts no arguments (* given)", bad, game.Text{En: "the function %s takes no arguments, %s given", Zh: "函数 %s 不接受参数，却给了 %s 个"}},
		{"function * accepts at most * positional argument* (* given)", bad, game.Text{En: "the function %[1]s takes at most %[2]s arguments, %[4]s given", Zh: "函数 %[1]s 最多接受 %[2]s 个参数，却给了 %[4]s 个"}},
		{"function * accepts * positional argument* (* given)", bad, game.Text{En: "the function %[1]s takes %[2]s arguments, %[4]s given", Zh: "函数 %[1]s 接受 %[2]s 个参数，却给了 %[4]s 个"}},
		{"function * got multiple values for parameter *", bad, game.Text{En: "the function %s is given the parameter %s twice", Zh: "函数 %s 的参数 %s 给了两次"}},
		{"function * got an unexpected keyword argument *", bad, game.Text{En: "the function %s has no parameter %s", Zh: "函数 %s 没有参数 %s"}},
		{"*: missing argument for *", bad, game.Text{En: "%s lacks the argument %s", Zh: "%s 缺少参数 %s"}},
		{"*: got * arguments, want at most *", bad, game.Text{En: "%[1]s takes at most %[3]s arguments, %[2]s given", Zh: "%[1]s 最多接受 %[3]s 个参数，却给了 %[2]s 个"}},
		{"*: got * arguments, want at least *", bad, game.Text{En: "%[1]s takes at least %[3]s arguments, %[2]s given", Zh: "%[1]s 至少需要 %[3]s 个参数，却给了 %[2]s 个"}},
		{"*: got * arguments, want *", bad, game.Text{En: "%[1]s takes %[3]s arguments, %[2]s given", Zh: "%[1]s 需要 %[3]s 个参数，却给了 %[2]s 个"}},
		{"*: unexpected keyword argument * (did you mean *?)", bad, game.Text{En: "%s has no parameter %s; did you mean %s?", Zh: "%s 没有参数 %s；是不是 %s？"}},
		{"*: unexpected keyword argument *", bad, game.Text{En: "%s has no parameter %s", Zh: "%s 没有参数 %s"}},
		{"*: unexpected keyword arguments", bad, game.Text{En: "%s takes no named arguments", Zh: "%s 不接受命名参数"}},
		{"*: got multiple values for keyword argument *", bad, game.Text{En: "%s is given the parameter %s twice", Zh: "%s 的参数 %s 给了两次"}},
		{"*: for parameter *: got string, want iterable", bad, game.Text{En: "%s: a string cannot be gone through as such; write s.elems() for its letters%.0[2]s", Zh: "%s：字符串不能直接遍历；要逐字遍历请写 s.elems()%.0[2]s"}},
		{"*: for parameter *: got *, want *", bad, game.Text{En: "%[1]s: the argument %[2]s must be of type %[4]s, not %[3]s", Zh: "%[1]s 的参数 %[2]s 应为类型 %[4]s，而不是 %[3]s"}},
		{"*: got *, want *", bad, game.Text{En: "%[1]s takes a value of type %[3]s, not %[2]s", Zh: "%[1]s 接受类型 %[3]s，而不是 %[2]s"}},
		{"* has no .* field or method (did you mean .*?)", bad, game.Text{En: "a value of type %s has no %s; did you mean %s?", Zh: "类型 %s 没有 %s；是不是 %s？"}},
		{"* has no .* field or method", bad, game.Text{En: "a value of type %s has no %s", Zh: "类型 %s 没有 %s"}},
		{"* struct has no .* attribute", bad, game.Text{En: "a %s has no %s", Zh: "%s 没有 %s"}},
		{"key * not in *", bad, game.Text{En: "the key %s is not in the %s", Zh: "键 %s 不在此 %s 中"}},
		{"index * out of range: empty *", bad, game.Text{En: "there is no index %[1]s in an empty %[2]s", Zh: "空的 %[2]s 没有下标 %[1]s"}},
		{"* index * out of range [*:*]", bad, game.Text{En: "the index %[2]s of a %[1]s must lie between %[3]s and %[4]s", Zh: "%[1]s 的下标 %[2]s 超出范围，应在 %[3]s 与 %[4]s 之间"}},
		{"invalid call of non-function (*)", bad, game.Text{En: "a value of type %s is no function, and cannot be called", Zh: "类型 %s 不是函数，不能调用"}},
		{"*string value is not iterable", bad, game.Text{En: "%.0sa string cannot be gone through as such; write s.elems() for its letters", Zh: "%.0s字符串不能直接遍历；要逐字遍历请写 s.elems()"}},
		{"*int value is not iterable", bad, game.Text{En: "%.0sa number cannot be gone through; write range(n) for 0 to n - 1", Zh: "%.0s数不能遍历；要遍历 0 到 n - 1 请写 range(n)"}},
		{"*: * value is not iterable", bad, game.Text{En: "%s: a value of type %s cannot be gone through", Zh: "%s：类型 %s 不能遍历"}},
		{"*: value of type * has no len", bad, game.Text{En: "%.0sa value of type %s has no length", Zh: "%.0s类型 %s 没有长度"}},
		{"*: argument is an empty sequence", bad, game.Text{En: "%s of nothing is not defined", Zh: "%s 不能用于空序列"}},
		{"*: index * out of range: empty *", bad, game.Text{En: "%[1]s: there is no index %[2]s in an empty %[3]s", Zh: "%[1]s：空的 %[3]s 没有下标 %[2]s"}},
		{"*: invalid literal with base *: *", bad, game.Text{En: "%[1]s: in base %[2]s this is no number: %[3]s", Zh: "%[1]s：按 %[2]s 进制这不是数：%[3]s"}},
		{"index: value not in list", bad, game.Text{En: "index: the value is not in the list", Zh: "index：列表中没有这个值"}},
		{"remove: element not found", bad, game.Text{En: "remove: the value is not in the list", Zh: "remove：列表中没有这个值"}},
		{"join: in list, want string, got *", bad, game.Text{En: "join: the list holds a value of type %s where a string was wanted; write str(x)", Zh: "join：列表中应为字符串，却有类型 %s 的值；请写 str(x)"}},
		{"zip: argument #* is not iterable: *", bad, game.Text{En: "zip: argument %s, of type %s, cannot be gone through", Zh: "zip：第 %s 个参数的类型 %s 不能遍历"}},
		{"%* format requires integer: *", bad, game.Text{En: "%%%[1]s writes a whole number, and the value is none; %%s writes anything%.0[2]s", Zh: "%%%[1]s 只能写整数，而这个值不是；%%s 可以写任何值%.0[2]s"}},
		{"*: cannot convert * to int", bad, game.Text{En: "%[1]s: a value of type %[2]s is no whole number", Zh: "%[1]s：类型 %[2]s 的值不是整数"}},
		{"got * in sequence assignment", bad, game.Text{En: "a value of type %s cannot be taken apart into several names; a tuple or a list can", Zh: "类型 %s 的值不能拆开赋给几个变量；元组或列表才可以"}},
		{"string value does not support item assignment", bad, game.Text{En: "a string cannot be changed; make another, such as s[:i] + \"x\" + s[i + 1:]", Zh: "字符串不能修改；请另造一个，如 s[:i] + \"x\" + s[i + 1:]"}},
		{"tuple value does not support item assignment", bad, game.Text{En: "a tuple cannot be changed; make another, such as p[:i] + (x,) + p[i + 1:]", Zh: "元组不能修改；请另造一个，如 p[:i] + (x,) + p[i + 1:]"}},
		{"* value does not support item assignment", bad, game.Text{En: "a value of type %s has no elements that could be set", Zh: "类型 %s 没有可以赋值的元素"}},
		{"unhandled index operation *[*]", bad, game.Text{En: "a value of type %s has no elements%.0[2]s", Zh: "类型 %s 没有元素，不能用下标%.0[2]s"}},
		{"zero is not a valid slice step", bad, game.Text{En: "the step of a slice is not 0", Zh: "切片的步长不能为 0"}},
		{"invalid slice operand *", bad, game.Text{En: "a value of type %s has no slices", Zh: "类型 %s 不能切片"}},
		{"* value is not iterable", bad, game.Text{En: "a value of type %s cannot be gone through", Zh: "类型 %s 不能遍历"}},
		{"* variable * referenced before assignment", bad, game.Text{En: "%.0[1]sthe variable %[2]s is used before it has a value", Zh: "%.0[1]s变量 %[2]s 在赋值之前就被使用"}},
		{"too * values to unpack (got *, want *)", bad, game.Text{En: "%.0[1]sthere are %[2]s values for %[3]s names", Zh: "%.0[1]s%[2]s 个值不能赋给 %[3]s 个变量"}},
		{"unhashable type: *", bad, game.Text{En: "a value of type %s cannot be a key or stand in a set", Zh: "类型 %s 不能作键，也不能放入集合"}},
		{"*: cannot * frozen *", bad, game.Text{En: "what belongs to the file cannot be changed while the game is played (%[1]s cannot %[2]s this %[3]s)", Zh: "对局中不能修改属于文件的值（%[1]s 不能对该 %[3]s 执行 %[2]s）"}},
		{"cannot * frozen *", bad, game.Text{En: "what belongs to the file cannot be changed while the game is played (cannot %[1]s this %[2]s)", Zh: "对局中不能修改属于文件的值（不能对该 %[2]s 执行 %[1]s）"}},
		{"load not implemented*", bad, game.Text{En: "%.0sa program here loads no other file", Zh: "%.0s这里的程序不能载入其他文件"}},
		{"* * * not implemented", bad, game.Text{En: "values of the types %[1]s and %[3]s cannot be put in order", Zh: "类型 %[1]s 与 %[3]s 不能比较大小"}},
		{"not enough arguments for format string", bad, game.Text{En: "the text has more %% than there are values", Zh: "格式串中的 %% 多于给出的值"}},
		{"too many arguments for format string", bad, game.Text{En: "there are more values than %% in the text", Zh: "给出的值多于格式串中的 %%"}},
		{"repeat count * too large", limit, game.Text{En: "%s repeats are too many", Zh: "重复 %s 次太多"}},
		{"excessive repeat (*)", limit, game.Text{En: "this repeats too much: %s", Zh: "重复太多：%s"}},
		{"shift count too large: *", limit, game.Text{En: "a shift by %s bits is too much; write pow(2, n)", Zh: "移动 %s 位太多；请写 pow(2, n)"}},
		{"negative shift count: *", bad, game.Text{En: "a number is shifted by 0 or more bits, not %s", Zh: "移位的位数不能是 %s"}},
		{"Starlark stack overflow", limit, game.Text{En: "functions call each other too deep", Zh: "函数调用层数太多"}},
		{"fail: *", bad, game.Text{En: "the program says: %s", Zh: "程序报告：%s"}},
	}
}

// worded says one of Starlark's messages in both languages; false when it is
// not among those that people meet.
func worded(message string) (*game.Error, bool) {
	for _, w := range wordings() {
		if figures, ok := match(w.pattern, message); ok {
			return game.Refuse(w.code, w.say, figures...), true
		}
	}
	return nil, false
}

// match returns what the stars of the pattern stand for, each as little as can
// be, the last one the rest.
func match(pattern, text string) (figures []any, ok bool) {
	parts := strings.Split(pattern, "*")
	text, ok = strings.CutPrefix(text, parts[0])
	for i, part := range parts[1:] {
		if !ok {
			return nil, false
		}
		var figure string
		if i == len(parts)-2 {
			figure, ok = strings.CutSuffix(text, part)
			text = ""
		} else {
			figure, text, ok = strings.Cut(text, part)
		}
		figures = append(figures, game.Short(OneLine(figure)))
	}
	return figures, ok && text == ""
}
