//go:build long

package heap

import (
	"context"
	"math/big"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"testing"
	"time"

	"grundy/engine/heap/code"
	"grundy/game"
)

// provingChild is set in the environment of the process that proves the period.
const provingChild = "GRUNDY_PROVES_454"

// TestLongPeriod454 proves the period of 0.454, preperiod 160949019 and period 60620715
// (Flammenkamp, quoted in OEIS A071509), in a process of its own, which has at most
// 1.2 GB of memory at any time and two minutes of a processor.
func TestLongPeriod454(t *testing.T) {
	if os.Getenv(provingChild) != "" {
		prove454(t)
		return
	}
	c := exec.Command(os.Args[0], "-test.run=^TestLongPeriod454$", "-test.v")
	c.Env = append(os.Environ(), provingChild+"=1")
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	m := regexp.MustCompile(`VmHWM:\s*(\d+) kB`).FindSubmatch(out)
	if m == nil {
		t.Skipf("the system does not tell the memory of a process: %s", out)
	}
	peak, err := strconv.Atoi(string(m[1]))
	if err != nil || peak > 1_200_000 {
		t.Errorf("the proof has %d kB of memory at its peak, want 1200000 at most", peak)
	}
	used := c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	t.Logf("%d kB, %v of a processor", peak, used)
	if used > 2*time.Minute {
		t.Errorf("the proof takes %v, want two minutes at most", used)
	}
}

// prove454 proves the period as a position of one large heap would ask for it.
func prove454(t *testing.T) {
	c, err := code.Parse("0.454")
	if err != nil {
		t.Fatal(err)
	}
	b := &game.Budget{Positions: 1_000_000_000, Bytes: 2 << 30}
	q, err := Nimbers(context.Background(), c, new(big.Int).Lsh(big.NewInt(1), 100), b)
	if err != nil {
		t.Fatal(err)
	}
	if want := (Recurrence{160949019, 60620715, 0}); q.Law == nil || q.Law.Recurrence != want {
		t.Fatalf("the law of 0.454 is %+v, want %+v", q.Law, want)
	}
	if got, most := b.Held(), int64(1_200_000_000); got > most {
		t.Errorf("%d bytes are held, want %d at most", got, most)
	}
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Skip(err)
	}
	t.Logf("%s", status)
}
