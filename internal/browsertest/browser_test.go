package browsertest

import (
	"context"
	"fmt"
	"io/fs"
	"net"
	"net/http/httptest"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"grundy/server"
	"grundy/server/limits"
	"grundy/server/web"
)

// site is where the page is served to all tests of the package, and browser the context
// of their browser.
var (
	site    string
	browser context.Context
)

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	page, err := fs.Sub(web.Dist, "dist")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	l := limits.Strict()
	l.Time, l.Positions = time.Hour, 1<<40 // a search goes on until a test stops it
	served := httptest.NewServer(server.New(server.Config{Page: page, Limits: l}).Handler())
	defer served.Close()
	site = served.URL
	path, err := exec.LookPath("chromium")
	if err != nil {
		fmt.Fprintln(os.Stderr, "the browser tests need chromium, please install it (make needs)")
		return 1
	}
	ctx, stop := chromedp.NewContext(context.Background(), chromedp.WithAllocatorOptions(
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.NoFirstRun,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("hide-scrollbars", true), chromedp.Flag("force-color-profile", "srgb"),
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE "+hostOf(served.Listener.Addr())),
	))
	defer stop()
	if err := chromedp.Do(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "starting chromium:", err)
		return 1
	}
	browser = ctx
	return m.Run()
}

func hostOf(a net.Addr) string {
	host, _, err := net.SplitHostPort(a.String())
	if err != nil {
		return a.String()
	}
	return host
}
