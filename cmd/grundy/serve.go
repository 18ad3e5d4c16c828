package main

import (
	"context"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
	"math"
	"net"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"grundy/game"
	"grundy/server"
	"grundy/server/limits"
	"grundy/server/web"
)

const serveExample = "  grundy serve\n  grundy serve --addr 127.0.0.1:9000 --rate 0"

var (
	serveShort = game.Text{En: "Serve the web page and the HTTP API", Zh: "提供网页与 HTTP API 服务"}
	serveLong  = game.Text{
		En: "Serve the web page, the HTTP API below /api/v1/, and its description at /api/, until interrupted.\nThe log, one line of JSON a request, goes to standard error.",
		Zh: "提供网页、/api/v1/ 下的 HTTP API 以及 /api/ 处的接口说明，直到被中断。\n日志写到标准错误，每个请求一行 JSON。",
	}
	addrHelp        = game.Text{En: "listen on `ADDR`, host and port; a port of 0 takes a free one", Zh: "在 `ADDR`（主机与端口）上监听；端口 0 表示任选一个空闲端口"}
	hostHelp        = game.Text{En: "answer under the name `HOST` too, beside addresses and localhost; may stand several times", Zh: "除地址与 localhost 外，也以 `HOST` 为名应答；可多次使用"}
	rateHelp        = game.Text{En: "answer at most `R` requests a second of each client, 0 for no limit", Zh: "每个客户端每秒最多应答 `R` 个请求，0 表示不限"}
	askTimeoutHelp  = game.Text{En: "give up on a request after the time `T`, such as 10s", Zh: "一个请求的时限 `T`，如 10s"}
	askLimitHelp    = game.Text{En: "compute at most `N` positions for a request", Zh: "一个请求最多计算 `N` 个局面"}
	bodyHelp        = game.Text{En: "take questions of at most `N` bytes", Zh: "每个请求的正文最多 `N` 字节"}
	digitsHelp      = game.Text{En: "take numbers of at most `N` digits", Zh: "每个数最多 `N` 位"}
	heapsHelp       = game.Text{En: "take positions of at most `N` heaps or values", Zh: "每个局面最多 `N` 个堆或数值"}
	memoryHelp      = game.Text{En: "let the tables of all requests together take at most `N` bytes", Zh: "全部请求的表合计最多占用 `N` 字节"}
	concurrencyHelp = game.Text{En: "go on with at most `N` long computations at the same time, 0 for one less than there are processors", Zh: "同时最多进行 `N` 个长时间计算，0 表示比处理器数少一个"}
	allowRulesHelp  = game.Text{En: "take rule files of clients, and run each in a process of its own", Zh: "接受客户端的规则文件，各在独立进程中运行"}

	servingText  = game.Text{En: "serving on http://%s/", Zh: "服务地址：http://%s/"}
	unboundText  = game.Text{En: "cannot listen on %s: %v", Zh: "无法在 %s 上监听：%v"}
	unservedText = game.Text{En: "serving has ended: %v", Zh: "服务中断：%v"}
	serveAlone   = game.Text{En: "serve takes no words; write --addr 127.0.0.1:8080", Zh: "serve 不接受参数；请写 --addr 127.0.0.1:8080"}
	boundText    = game.Text{En: "--%s must be above 0: a server needs a limit", Zh: "--%s 必须大于 0：服务器需要上限"}
	ratesText    = game.Text{En: "--rate is a number from 0 to %d", Zh: "--rate 应为 0 到 %d 的数"}
	hostsText    = game.Text{En: "--host %q is no name; write it alone, such as --host grundy.example", Zh: "--host %q 不是主机名；请只写主机名，如 --host grundy.example"}
	negativeText = game.Text{En: "--%[1]s cannot be below 0", Zh: "--%[1]s 不能小于 0"}
)

const (
	// collectAt is how much garbage a server lets lie, in percent of what lives, which is
	// little between two long computations: to collect it oftener costs a fifth of the
	// time of a short answer.
	collectAt = 400

	// besides is what the collector lets a server have beside its tables, garbage of
	// which may lie as much again: the tables that are kept, what comes and goes slowly,
	// and the program.
	besides = 256 << 20

	// usualRate is how many requests a second a client may ask when nobody says: what a
	// page asks while somebody types, many times over.
	usualRate = 50
	mostRate  = 1_000_000
)

// serving holds the flags of serve.
type serving struct {
	addr        string
	hosts       []string
	rate        float64
	timeout     time.Duration
	counts      map[string]*count // the other bounds, by the name of their flag
	concurrency int
	rules       bool
}

func (a *app) serve() *cobra.Command {
	strict := limits.Strict()
	v := serving{counts: map[string]*count{}}
	bounds := []struct {
		name  string
		usual int64
		help  game.Text
	}{
		{"positions", strict.Positions, askLimitHelp}, {"body", strict.Body, bodyHelp}, {"digits", int64(strict.Digits), digitsHelp},
		{"heaps", int64(strict.Heaps), heapsHelp}, {"memory", strict.Tables.Bytes, memoryHelp},
	}
	c := &cobra.Command{
		Use:               "serve",
		Short:             a.say(serveShort),
		Long:              a.say(serveLong),
		Example:           serveExample,
		ValidArgsFunction: nothingToComplete,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) > 0 {
				return game.Refuse(game.Syntax, serveAlone)
			}
			if err := v.check(); err != nil {
				return err
			}
			return a.listen(c.Context(), v)
		},
	}
	f := c.Flags()
	f.StringVar(&v.addr, "addr", "127.0.0.1:8080", a.say(addrHelp))
	f.StringArrayVar(&v.hosts, "host", nil, a.say(hostHelp))
	f.Float64Var(&v.rate, "rate", usualRate, a.say(rateHelp))
	f.DurationVar(&v.timeout, "timeout", strict.Time, a.say(askTimeoutHelp))
	for _, b := range bounds {
		n := count(b.usual)
		v.counts[b.name] = &n
		f.Var(&n, b.name, a.say(b.help))
	}
	f.IntVar(&v.concurrency, "concurrency", 0, a.say(concurrencyHelp))
	f.BoolVar(&v.rules, "allow-rules", false, a.say(allowRulesHelp))
	return c
}

// check refuses what would leave a server without a limit.
func (v serving) check() error {
	for _, name := range slices.Sorted(maps.Keys(v.counts)) {
		if *v.counts[name] == 0 {
			return game.Refuse(game.BadParameter, boundText, name)
		}
	}
	switch {
	case v.timeout <= 0:
		return game.Refuse(game.BadParameter, boundText, "timeout")
	case !(v.rate >= 0 && v.rate <= mostRate):
		return game.Refuse(game.BadParameter, ratesText, mostRate)
	case slices.ContainsFunc(v.hosts, unsayable):
		bad := v.hosts[slices.IndexFunc(v.hosts, unsayable)]
		return game.Refuse(game.BadParameter, hostsText, game.Short(bad))
	case v.concurrency < 0:
		return game.Refuse(game.BadParameter, negativeText, "concurrency")
	}
	return nil
}

// unsayable reports whether a text is no name of a host alone.
func unsayable(name string) bool {
	return name == "" || strings.ContainsAny(name, "/:?#@ ") || strings.HasSuffix(name, ".")
}

// limits are what the flags say, and for the rest the usual ones.
func (v serving) limits() limits.Limits {
	return limits.Limits{
		Body: int64(*v.counts["body"]), Digits: int(*v.counts["digits"]), Heaps: int(*v.counts["heaps"]), Positions: int64(*v.counts["positions"]),
		Time: v.timeout, Tables: &game.Budget{Bytes: int64(*v.counts["memory"]), Fixed: true},
	}
}

// serverMemory is what the collector keeps a server with so many bytes of tables below.
func serverMemory(tables int64) int64 { return 2*min(tables, (math.MaxInt64-besides)/2) + besides }

// listen serves until the context ends, which is how it is meant to end.
func (a *app) listen(ctx context.Context, v serving) error {
	page, err := fs.Sub(web.Dist, "dist")
	if err != nil {
		return err
	}
	config := server.Config{
		Limits: v.limits(), Page: page, Version: built(), Log: slog.New(slog.NewJSONHandler(a.stderr, nil)),
		Rate: v.rate, Concurrency: v.concurrency, Hosts: v.hosts,
	}
	if v.rules {
		config.Confine = confine
	}
	l, err := net.Listen("tcp", v.addr)
	if err != nil {
		return game.Refuse(game.BadParameter, unboundText, game.Short(v.addr), game.Why(err))
	}
	a.serving.Store(true)
	debug.SetGCPercent(collectAt)
	if os.Getenv(memoryMark) == "" {
		debug.SetMemoryLimit(serverMemory(config.Limits.Tables.Bytes))
	}
	fmt.Fprintf(a.stderr, "grundy: %s\n", servingText.With(l.Addr()).In(a.lang))
	if err := server.New(config).Serve(ctx, l); err != nil {
		return game.Refuse(game.Internal, unservedText, game.Why(err))
	}
	return nil
}
