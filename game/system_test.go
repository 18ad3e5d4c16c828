package game_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"grundy/game"
)

var whyText = game.Text{En: "cannot: %v", Zh: "不能：%v"}

func TestWhy(t *testing.T) {
	_, missing := os.Open(filepath.Join(t.TempDir(), "none"))
	directory, err := os.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer directory.Close()
	_, unreadable := directory.Read(make([]byte, 1))
	for _, c := range []struct {
		err    error
		en, zh string
	}{
		{missing, "cannot: no such file or directory", "不能：没有这个文件或目录"},
		{unreadable, "cannot: is a directory", "不能：这是一个目录"},
		{&fs.PathError{Op: "open", Path: "x", Err: fs.ErrPermission}, "cannot: permission denied", "不能：没有权限"},
		{&fs.PathError{Op: "open", Path: "x", Err: errors.New("odd")}, "cannot: odd", "不能：odd"},
		{errors.New("other"), "cannot: other", "不能：other"},
	} {
		p := whyText.With(game.Why(c.err))
		if en, zh := p.In(game.En), p.In(game.Zh); en != c.en || zh != c.zh {
			t.Errorf("Why(%v) = %q, %q, want %q, %q", c.err, en, zh, c.en, c.zh)
		}
	}
}
