package check_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"grundy/game"
	"grundy/judge"
	"grundy/judge/check"
)

// nameless tells the processes of a test from all others: it stands in the command
// lines of the shell and of what it begins.
func nameless() string {
	return fmt.Sprintf("4%d.%d", os.Getpid(), time.Now().UnixNano()%1e9)
}

// wantNone wants no process to be left whose command line has a word in it.
func wantNone(t *testing.T, word string) {
	t.Helper()
	if runtime.GOOS != "linux" {
		return
	}
	var left []string
	for range 200 {
		left = nil
		names, _ := filepath.Glob("/proc/[0-9]*/cmdline")
		for _, name := range names {
			if text, err := os.ReadFile(name); err == nil && bytes.Contains(text, []byte(word)) {
				left = append(left, string(bytes.ReplaceAll(text, []byte{0}, []byte(" "))))
			}
		}
		if len(left) == 0 {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("processes are left: %q", left)
}

// TestHostile wants each program to end in a verdict, and nothing of it to be left. The
// word SLEEP is a sleep of more than an hour.
func TestHostile(t *testing.T) {
	tests := []struct {
		name, script string
		kind         check.Kind
	}{
		{"prints for ever", "yes", check.TooLong},
		{"prints for ever from two processes", "yes & yes", check.TooLong},
		{"a line without end", "head -c 300000000 /dev/zero | tr '\\0' x; SLEEP", check.TooLong},
		{"bytes that are no text", "printf '\\377\\000\\001\\376'", check.WrongAnswer},
		{"reads nothing and says nothing", "exit 0", check.WrongAnswer},
		{"reads nothing and says something", "echo 2", check.WrongAnswer},
		{"closes its input", "exec 0<&-; echo 2", check.WrongAnswer},
		{"closes its output", "exec 1>&-; cat", check.WrongAnswer},
		{"closes both and stays", "exec 0<&- 1>&- 2>&-; SLEEP", check.TimeOut},
		{"says the answer and stays", "echo 1; SLEEP", check.TimeOut},
		{"stays", "SLEEP", check.TimeOut},
		{"ignores signals", "trap '' TERM INT HUP QUIT PIPE; SLEEP; SLEEP", check.TimeOut},
		{"stops itself", "kill -STOP $$; SLEEP", check.TimeOut},
		{"leaves a child that holds the output", "SLEEP & echo 2", check.WrongAnswer},
		{"leaves a child that holds nothing", "SLEEP </dev/null >/dev/null 2>&1 & cat", check.WrongAnswer},
		{"leaves children of children", "(SLEEP & (SLEEP & SLEEP) & SLEEP) & exit 3", check.Crash},
		{"leaves a child of its own session", "setsid sh -c 'SLEEP; SLEEP' </dev/null >/dev/null 2>&1 & echo 2", check.WrongAnswer},
		{"leaves a session and stays", "setsid -f sh -c 'setsid -f SLEEP; SLEEP'; SLEEP", check.TimeOut},
		{"complains for ever", "yes complaint >&2", check.TimeOut},
		{"complains much", "head -c 30000000 /dev/zero >&2; exit 1", check.Crash},
		{"ends by a signal", "kill -SEGV $$", check.Crash},
		{"fails after the right answer", "echo 1; exit 7", check.Crash},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if strings.Contains(tt.script, "setsid") && runtime.GOOS != "linux" {
				t.Skip("what leaves its group is known on Linux only")
			}
			word := nameless()
			o := check.Options{Timeout: time.Minute, Total: time.Nanosecond, Shrink: time.Nanosecond}
			if tt.kind == check.TimeOut {
				o.Timeout = 300 * time.Millisecond
			}
			script := strings.ReplaceAll(tt.script, "SLEEP", "sleep "+word)
			r := checked(t, "HDU 1850", []string{"sh", "-c", script + "\n: " + word}, o)
			if r.Failure == nil || r.Failure.Kind != tt.kind {
				t.Errorf("%s: %.300s, want %s", tt.script, said(r), tt.kind)
			}
			wantNone(t, word)
		})
	}
}

// TestChildMemory wants a program to be stopped while a process that it has begun takes
// too much memory, not when that has ended.
func TestChildMemory(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the memory of a running process is known on Linux only")
	}
	ended := filepath.Join(t.TempDir(), "ended")
	o := check.Options{Timeout: time.Minute, Memory: 16 << 20, Total: time.Nanosecond, Shrink: time.Nanosecond}
	script := "head -c 1000000000 /dev/zero | tail >/dev/null; touch " + ended
	r := checked(t, "HDU 1850", []string{"sh", "-c", script}, o)
	if r.Failure == nil || r.Failure.Kind != check.TooLarge {
		t.Errorf("%.300s, want %s", said(r), check.TooLarge)
	}
	if _, err := os.Stat(ended); err == nil {
		t.Error("it was not stopped before its end")
	}
}

// TestJava wants a Java machine to be started with a heap of the memory, unless the command
// line says how large it is, and to have some beyond it; here it takes 150 MB.
func TestJava(t *testing.T) {
	const script = "#!/bin/sh\necho \"$*\" >>\"$0.words\"\nhead -c 150000000 /dev/zero | tail -c 150000000 >/dev/null\necho 1\n"
	for _, tt := range []struct {
		words []string
		want  string
		kind  check.Kind
	}{
		{[]string{"java", "-cp", "x", "Main"}, "-Xmx65536k -cp x Main\n", ""},
		{[]string{"java", "-Xmx7m", "Main"}, "-Xmx7m Main\n", check.TooLarge},
		{[]string{"java", "-Xms512m", "Main"}, "-Xms512m Main\n", check.TooLarge},
		{[]string{"javanese", "Main"}, "Main\n", check.TooLarge},
	} {
		program := filepath.Join(t.TempDir(), tt.words[0])
		if err := os.WriteFile(program, []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
		o := check.Options{Timeout: time.Minute, Memory: 64 << 20, Total: time.Nanosecond, Shrink: time.Nanosecond}
		r := checked(t, "HDU 1850", append([]string{program}, tt.words[1:]...), o)
		var kind check.Kind
		if r.Failure != nil {
			kind = r.Failure.Kind
		}
		if said, _ := os.ReadFile(program + ".words"); kind != tt.kind || !strings.HasPrefix(string(said), tt.want) {
			t.Errorf("%s: %q with %q, want %q with %q", tt.words, kind, said, tt.kind, tt.want)
		}
	}
}

// TestPatience wants a program to have time by the clock when it has not had the processor
// for long, as on a computer with much else to do; here it is stopped for a while. One that
// sleeps has no more than its time.
func TestPatience(t *testing.T) {
	o := check.Options{Timeout: 2 * time.Second, Total: time.Nanosecond, Shrink: time.Nanosecond}
	if r := checked(t, "HDU 1850", []string{"sh", "-c", "(sleep 2.5; kill -CONT $$) & kill -STOP $$; echo 1"}, o); r.Failure != nil {
		t.Errorf("a program that waits: %.300s", said(r))
	}
	if r := checked(t, "HDU 1850", []string{"sh", "-c", "sleep 2.5; echo 1"}, o); r.Failure == nil || r.Failure.Kind != check.TimeOut {
		t.Errorf("a program that sleeps: %.300s", said(r))
	}
}

// TestNoEnd wants a program that ends on no input to be known in two runs: of the sample,
// and of the smallest case.
func TestNoEnd(t *testing.T) {
	for _, script := range []string{"while :; do :; done", "sleep 1000"} {
		r := checked(t, "HDU 1846", []string{"sh", "-c", script}, check.Options{Timeout: time.Second, Total: time.Minute, Shrink: time.Minute})
		if f := r.Failure; f == nil || f.Kind != check.TimeOut || !f.Minimal || f.Input != "1\n1 1\n" || r.Runs != 2 {
			t.Errorf("%s: %.300s after %d runs", script, said(r), r.Runs)
		}
	}
}

// TestStatus wants the status of a crash to say how it ended, and the last that was said.
func TestStatus(t *testing.T) {
	long := strings.Repeat("folder/", 40) + "a.py" // the name of a file is whole
	tests := []struct{ script, want string }{
		{"exit 7", "exit status 7"},
		{"kill -SEGV $$", "signal: segmentation fault"},
		{"echo one >&2; echo two >&2; exit 1", "exit status 1: two"},
		{"echo no " + long + " >&2; exit 2", "exit status 2: no " + long},
	}
	for _, tt := range tests {
		o := check.Options{Timeout: time.Minute, Total: time.Nanosecond, Shrink: time.Nanosecond}
		if f := checked(t, "HDU 1850", []string{"sh", "-c", tt.script}, o).Failure; f == nil || f.Status != tt.want {
			t.Errorf("%s: %+v, want the status %q", tt.script, f, tt.want)
		}
	}
}

// TestNoStart wants a program that cannot be started to be refused in a sentence.
func TestNoStart(t *testing.T) {
	folder := t.TempDir()
	for name, mode := range map[string]os.FileMode{"text": 0o755, "locked": 0o644} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("no program"), mode); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(folder, "folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Chdir(folder)
	tests := []struct{ program, en, zh string }{
		{"./missing", `the program "./missing" cannot be started: no such file or directory`, `程序 "./missing" 无法启动：没有这个文件或目录`},
		{"/", `the program "/" cannot be started: is a directory`, `程序 "/" 无法启动：这是一个目录`},
		{"./folder", `the program "./folder" cannot be started: is a directory`, `程序 "./folder" 无法启动：这是一个目录`},
		{"./locked", `the program "./locked" cannot be started: permission denied`, `程序 "./locked" 无法启动：没有权限`},
		{"./text", `the program "./text" cannot be started: this is no program; a script begins with #!, or is given to its interpreter`, `程序 "./text" 无法启动：这不是可执行程序；脚本须以 #! 开头，或交给解释器运行`},
		{"missing-program", `the program "missing-program" cannot be started: there is no such command; write ./ before a program in this folder`, `程序 "missing-program" 无法启动：没有这个命令；当前目录中的程序要写 ./`},
	}
	tests = append(tests, struct{ program, en, zh string }{"cat in.txt",
		`the program "cat in.txt" cannot be started: it is taken for one word; write it without quotation marks: -- cat in.txt`,
		`程序 "cat in.txt" 无法启动：它被当作一个词；请去掉引号，写成 -- cat in.txt`})
	p, _ := judge.Lookup("HDU 1850")
	for _, tt := range tests {
		_, err := check.Problem(t.Context(), p, []string{tt.program}, check.Options{})
		if e := game.AsError(err); err == nil || e.In(game.En) != tt.en || e.In(game.Zh) != tt.zh {
			t.Errorf("%s: %v, %s, want %q, %q", tt.program, err, game.AsError(err).In(game.Zh), tt.en, tt.zh)
		}
	}
}

// TestCancel wants a check to end with its context, and all processes with it.
func TestCancel(t *testing.T) {
	p, _ := judge.Lookup("HDU 1850")
	position := check.Position{Text: "nim(a)", Vars: []check.Var{{Name: "a", From: 0, To: 9}}}
	for name, run := range map[string]func(context.Context, []string, check.Options) (check.Report, error){
		"a problem": func(ctx context.Context, w []string, o check.Options) (check.Report, error) {
			return check.Problem(ctx, p, w, o)
		},
		"a position": position.Check,
	} {
		t.Run(name, func(t *testing.T) {
			word, started := nameless(), filepath.Join(t.TempDir(), "started")
			ctx, cancel := context.WithCancel(t.Context())
			go func() { // as soon as the program runs
				for ctx.Err() == nil {
					if _, err := os.Stat(started); err == nil {
						cancel()
					}
					time.Sleep(time.Millisecond)
				}
			}()
			o := check.Options{Timeout: time.Hour, Total: time.Hour, Shrink: time.Hour}
			_, err := run(ctx, []string{"sh", "-c", "sleep " + word + " & touch " + started + "; trap '' INT TERM; sleep " + word}, o)
			if !errors.Is(err, context.Canceled) {
				t.Errorf("error = %v, want that of the context", err)
			}
			wantNone(t, word)
		})
	}
}

// TestSeed wants the same seed to lead to the same report, and another to other cases.
func TestSeed(t *testing.T) {
	program := compiled(t, "kinds/seldom.cpp")
	o := patient
	reports := map[uint64]string{}
	for _, seed := range []uint64{1, 1, 2} {
		o.Seed = seed
		r := checked(t, "HDU 1850", program, o)
		if r.Failure == nil || r.Random == 0 {
			t.Fatalf("seed %d: %.300s, want a failure on a random case", seed, said(r))
		}
		r.Seed = 0
		text := fmt.Sprintf("%+v %+v", *r.Failure, r.Runs)
		if before, ok := reports[seed]; ok && before != text {
			t.Errorf("seed %d: %s, then %s", seed, before, text)
		}
		reports[seed] = text
	}
	if reports[1] == reports[2] {
		t.Errorf("two seeds: %s", reports[1])
	}
}
