package script

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"go.starlark.net/syntax"

	"grundy/game"
)

// The judge of the reader: Starlark's own syntax tree, walked in the plainest
// way. What Parse accepts must mean the same there.

// viaStarlark reads a sum from Starlark's tree. ok = false means that
// Starlark's parser does not nest as deep.
func viaStarlark(src string) (s game.Sum, ok bool, err error) {
	e, err := new(syntax.FileOptions).ParseExpr("", "(\n"+Plain(src)+"\n)", 0)
	if err != nil {
		return nil, !strings.Contains(err.Error(), "excessive nesting"), err
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	s, isSum := walkSum(e).(game.Sum)
	if !isSum {
		s = nil // the integer 0
	}
	return s, true, nil
}

// walkSum returns a game.Sum or a *big.Int, and panics at anything else.
func walkSum(e syntax.Expr) any {
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return walkSum(e.X)
	case *syntax.BinaryExpr:
		x, y := walkSum(e.X), walkSum(e.Y)
		n, xIsInt := x.(*big.Int)
		m, yIsInt := y.(*big.Int)
		switch {
		case e.Op == syntax.PLUS && xIsInt && yIsInt:
			return new(big.Int).Add(n, m)
		case e.Op == syntax.PLUS && xIsInt:
			return y
		case e.Op == syntax.PLUS && yIsInt:
			return x
		case e.Op == syntax.PLUS:
			return append(append(game.Sum{}, x.(game.Sum)...), y.(game.Sum)...)
		case e.Op == syntax.STAR && xIsInt && yIsInt:
			return new(big.Int).Mul(n, m)
		case e.Op == syntax.STAR && xIsInt:
			return slices.Repeat(y.(game.Sum), int(n.Int64()))
		case e.Op == syntax.STAR:
			return slices.Repeat(x.(game.Sum), int(m.Int64()))
		}
	case *syntax.CallExpr:
		var args []game.Arg
		for _, a := range e.Args {
			name := ""
			if b, ok := a.(*syntax.BinaryExpr); ok && b.Op == syntax.EQ {
				name, a = b.X.(*syntax.Ident).Name, b.Y
			}
			args = append(args, game.Arg{Name: name, Value: walkValue(a)})
		}
		p, err := made()[e.Fn.(*syntax.Ident).Name].Bind(args)
		if err != nil {
			panic(err)
		}
		return game.Sum{p}
	}
	return walkValue(e)
}

func walkValue(e syntax.Expr) any {
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return walkValue(e.X)
	case *syntax.UnaryExpr:
		if e.Op == syntax.MINUS {
			return new(big.Int).Neg(walkValue(e.X).(*big.Int))
		}
	case *syntax.Literal:
		switch v := e.Value.(type) {
		case int64:
			return big.NewInt(v)
		case *big.Int, string:
			return v
		}
	case *syntax.Ident:
		if e.Name == "True" || e.Name == "False" {
			return e.Name == "True"
		}
	case *syntax.ListExpr:
		return walkValues(e.List)
	case *syntax.TupleExpr:
		return walkValues(e.List)
	}
	panic(fmt.Sprintf("%T is no value", e))
}

func walkValues(list []syntax.Expr) any {
	out := []any{}
	for _, e := range list {
		out = append(out, walkValue(e))
	}
	return out
}

// agree fails the test unless Starlark reads src as the sum that Parse gave.
func agree(t interface{ Fatalf(string, ...any) }, src string, got game.Sum) {
	want, ok, err := viaStarlark(src)
	if ok && (err != nil || want.String() != got.String()) {
		t.Fatalf("Parse(%q) = %v, Starlark reads %v, %v", src, got, want, err)
	}
}

func TestStarlarkNestsLess(t *testing.T) {
	deep := strings.Repeat("(", 77) + "nim(1)" + strings.Repeat(")", 77)
	if _, ok, _ := viaStarlark(deep); ok {
		t.Error("Starlark's parser nests deeper now; the package comment says it does not")
	}
	if s, err := parse(deep); err != nil || s.String() != "nim(1)" {
		t.Errorf("Parse(77 brackets) = %v, %v", s, err)
	}
}
