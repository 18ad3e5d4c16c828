package server_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"

	"grundy/server"
)

// TestTable asks for the lost positions of Wythoff's game. They are those of the table in
// Wythoff's article of 1907, which begins (1, 2), (3, 5), (4, 7), (6, 10).
func TestTable(t *testing.T) {
	h := server.New(server.Config{}).Handler()
	get := func(query string) (int, []byte) {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest("GET", "http://localhost/api/v1/table?"+query, nil))
		return w.Code, w.Body.Bytes()
	}
	_, body := get("ruleset=wythoff()&to=10")
	var got struct {
		Ruleset   string
		Bracketed bool
		Least     [2]int
		Outcomes  []string
		Nimbers   [][]*uint64
		Complete  bool
	}
	if err := json.Unmarshal(body, &got); err != nil {
		t.Fatal(err)
	}
	if got.Ruleset != "wythoff()" || got.Bracketed || !got.Complete || len(got.Outcomes) != 11 {
		t.Fatalf("the table is %s", body)
	}
	cold := map[[2]int]bool{{0, 0}: true, {1, 2}: true, {3, 5}: true, {4, 7}: true, {6, 10}: true}
	for a, row := range got.Outcomes {
		for b := range row {
			want := cold[[2]int{min(a, b), max(a, b)}]
			if lost := row[b] == 'P'; lost != want || *got.Nimbers[a][b] == 0 != want {
				t.Errorf("(%d, %d) is %c with nimber %d, want lost %v", a, b, row[b], *got.Nimbers[a][b], want)
			}
		}
	}
	for query, status := range map[string]int{
		"ruleset=fibonacci()&to=5": http.StatusUnprocessableEntity, "ruleset=wythoff()&to=301": http.StatusUnprocessableEntity, "ruleset=wythoff(1)&to=5": http.StatusUnprocessableEntity,
		"ruleset=queen&to=5&misere=true": http.StatusOK, "ruleset=nosuch()&to=5": http.StatusNotFound, "to=5": http.StatusUnprocessableEntity,
	} {
		if code, body := get(query); code != status {
			t.Errorf("table?%s = %d %s, want %d", query, code, body, status)
		}
	}
}

// TestTableWithoutPositions: two tokens of Northcott's game cannot stand on one square, and
// a point says so. The mover loses where the nim-sum of the gaps is 0 [Berlekamp, Conway,
// Guy 1982].
func TestTableWithoutPositions(t *testing.T) {
	var got server.Pairs
	w := httptest.NewRecorder()
	server.New(server.Config{}).Handler().ServeHTTP(w, httptest.NewRequest("GET", "http://localhost/api/v1/table?ruleset=northcott(width=3)&to=3", nil))
	if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if want := []string{".PN", "P.P", "NP."}; !slices.Equal(got.Outcomes, want) {
		t.Errorf("the table is %s, want outcomes %q", w.Body, want)
	}
}
