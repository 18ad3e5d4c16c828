package lab

import (
	"strings"
	"testing"

	"grundy/game"
)

func TestNimFunctions(t *testing.T) {
	// The products of Fermat powers and the inverses below 4 are those of
	// Conway, On Numbers and Games, chapter 6; the rest are laws.
	tests := []struct{ src, want string }{
		{"nim_product(), nim_product(7), nim_product(16, 15), nim_product(16, 16), nim_product([2, 2, 2])", "(1, 7, 240, 24, 1)"},
		{"nim_square(4), nim_sqrt(6), nim_inverse(2), nim_inverse(3)", "(6, 4, 3, 2)"},
		{"nim_quotient(nim_product(1 << 200, 12345), 12345) == 1 << 200", "True"},
		{"nim_power(2, 0), nim_power(2, 1), nim_power(2, 2), nim_power(2, 3), nim_power(0, 0)", "(1, 2, 3, 1, 1)"},
		{"nim_order(1), nim_order(2), nim_power(1 << 100, nim_order(1 << 100))", "(1, 3, 1)"},
		{"nim_log(2, 3), nim_power(12345, nim_log(12345, nim_power(12345, 1000)))  == nim_power(12345, 1000)", "(2, True)"},
		{"[nim_field(a) for a in [0, 1, 2, 3, 4, 15, 16, 255, 256, 1 << 64]]", "[0, 0, 1, 1, 2, 2, 3, 3, 4, 7]"},
		{"nim_artin_schreier(1), [nim_sum(nim_square(x), x) for x in [nim_artin_schreier(10 + (1 << 127))]][0] == 10 + (1 << 127)", "(2, True)"},
	}
	l := New(DefaultOptions())
	for _, tt := range tests {
		got, err := l.Eval(t.Context(), tt.src)
		if err != nil || got.String() != tt.want {
			t.Errorf("Eval(%q) = %v, %v, want %s", tt.src, got, err, tt.want)
		}
	}
}

func TestNimFunctionsRefuse(t *testing.T) {
	tests := []struct {
		src  string
		code game.Code
	}{
		{"nim_product('x')", game.BadParameter},
		{"nim_product(-1)", game.BadParameter},
		{"nim_product(a=1)", game.BadParameter},
		{"nim_product(4 * pow(2, 399999))", game.Limit},
		{"nim_sqrt(1, 2)", game.BadParameter},
		{"nim_sqrt(-1)", game.BadParameter},
		{"nim_sqrt(1.5)", game.BadParameter},
		{"nim_sqrt(a=1)", game.BadParameter},
		{"nim_sqrt(4 * pow(2, 399999))", game.Limit},
		{"nim_inverse(0)", game.BadParameter},
		{"nim_quotient(1, 0)", game.BadParameter},
		{"nim_power(pow(2, 20000), 2)", game.Limit},
		{"nim_order(0)", game.BadParameter},
		{"nim_order(pow(2, 5000))", game.Limit},
		{"nim_log(2, 4)", game.BadParameter},
		{"nim_log(2, 1 << 64)", game.Limit},
	}
	l := New(DefaultOptions())
	for _, tt := range tests {
		v, err := l.Eval(t.Context(), tt.src)
		name, _, _ := strings.Cut(tt.src, "(")
		if e := game.AsError(err); err == nil || e.Code != tt.code || !strings.Contains(err.Error(), name+" ") && !strings.Contains(err.Error(), name+":") {
			t.Errorf("Eval(%q) = %v, %v, want %v", tt.src, v, err, tt.code)
		}
	}
}
