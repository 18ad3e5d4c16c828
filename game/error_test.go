package game

import "testing"

func TestErrorSaysItsPlace(t *testing.T) {
	say := Text{"it is wrong", "有误"}
	for _, tt := range []struct {
		e      Error
		en, zh string
	}{
		{Error{}, "it is wrong", "有误"},
		{Error{Column: 3}, "column 3: it is wrong", "第 3 列：有误"},
		{Error{Column: 3, Word: "0.7"}, `column 3 of "0.7": it is wrong`, `"0.7" 的第 3 列：有误`},
		{Error{File: "a", Line: 2, Column: 3}, "a, line 2, column 3: it is wrong", "a，第 2 行，第 3 列：有误"},
		{Error{Word: "0.7"}, "it is wrong", "有误"},
	} {
		tt.e.Say = say.With()
		if en, zh := tt.e.In(En), tt.e.In(Zh); en != tt.en || zh != tt.zh {
			t.Errorf("%+v reads %q and %q, want %q and %q", tt.e, en, zh, tt.en, tt.zh)
		}
	}
}
