package explain

import (
	"encoding/json"
	"strings"
	"testing"

	"grundy/game"
)

// Of no heap at all nothing is said that a heap would have to show.
func TestPeriodOfNoHeap(t *testing.T) {
	for lang, want := range map[game.Lang]string{
		game.En: "kayles()\nno heap was computed, so no period was looked for\n",
		game.Zh: "kayles()\n没有计算任何堆，因此未寻找周期\n",
	} {
		if got := PeriodText("kayles()", game.Law{}, lang); got != want {
			t.Errorf("PeriodText of no heap = %q, want %q", got, want)
		}
	}
	text, err := json.Marshal(NewPeriod("kayles()", game.Law{}))
	if want := `"checked_to":null,"max_nimber":null,"max_first":null`; err != nil || !strings.Contains(string(text), want) {
		t.Errorf("NewPeriod of no heap = %s, %v, want %s", text, err, want)
	}
	text, err = json.Marshal(NewPeriod("kayles()", game.Law{Checked: 1}))
	if want := `"checked_to":0,"max_nimber":0,"max_first":0`; err != nil || !strings.Contains(string(text), want) {
		t.Errorf("NewPeriod of heap 0 = %s, %v, want %s", text, err, want)
	}
}
