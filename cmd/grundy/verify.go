package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"grundy"
	"grundy/certificate"
	"grundy/game"
)

const verifyExample = "  grundy period kayles --certificate kayles.json\n  grundy verify kayles.json"

var (
	verifyShort = game.Text{En: "Check a certificate of a period", Zh: "检验周期证书"}
	verifyLong  = game.Text{
		En: "Check a certificate: compute its nimbers anew from the rules, by code that shares nothing with the\nengines, and compare every field. All options of the first 100000 heaps are looked at, and of larger\nones, of games that leave two heaps, those that can decide, with the help of a sparse space.",
		Zh: "检验一份证书：用与各引擎无关的代码按规则重新计算 SG 值，并核对每一个字段。前 100000 个堆考察全部后继；\n对一步至多留两堆的游戏，更大的堆借助稀疏空间只考察能起决定作用的后继。",
	}
	certificateHelp = game.Text{En: "write the proof to `FILE`", Zh: "把证明写入 `FILE`"}
	oneCertificate  = game.Text{En: "which certificate? write grundy verify FILE", Zh: "哪份证书？请写 grundy verify 文件"}
)

func (a *app) verify() *cobra.Command {
	var timeout time.Duration
	c := &cobra.Command{
		Use:     "verify FILE",
		Short:   a.say(verifyShort),
		Long:    a.say(verifyLong),
		Example: verifyExample,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 || args[0] == "" {
				return game.Refuse(game.Syntax, oneCertificate)
			}
			return checkTimeout(timeout)
		},
		RunE: func(c *cobra.Command, args []string) error {
			ctx, stop := withTimeout(c.Context(), timeout)
			defer stop()
			return a.verifyFile(ctx, args[0])
		},
	}
	c.Flags().DurationVar(&timeout, "timeout", 0, a.say(timeoutHelp))
	return c
}

func (a *app) verifyFile(ctx context.Context, name string) error {
	text, err := within(ctx, func() ([]byte, error) { return readCertificate(name) })
	switch {
	case ctx.Err() != nil:
		return inFile(name, ctx.Err())
	case err != nil:
		return err
	}
	c, err := certificate.Parse(text)
	if err != nil {
		return inFile(name, err)
	}
	bar := a.bar(c.Bound+1, 0)
	b := &game.Budget{Bytes: grundy.DefaultOptions().Bytes}
	r, err := certificate.Verify(ctx, c, b, func(done, _ int64) { bar.set(done) })
	bar.end()
	if _, untrue := errors.AsType[*certificate.Flaw](err); untrue {
		a.report(inFile(name, err))
		return errReported
	}
	if err != nil {
		return inFile(name, err)
	}
	if a.json {
		return a.print(struct {
			Certificate  json.RawMessage `json:"certificate"`
			Valid        bool            `json:"valid"`
			Heaps        int64           `json:"heaps"`
			ByDefinition int64           `json:"by_definition"`
			Engine       string          `json:"engine"`
		}{c.Encode(), true, r.Heaps, r.ByDefinition, string(r.Engine)})
	}
	_, err = fmt.Fprintln(a.stdout, r.Say().In(a.lang))
	return err
}

// readCertificate reads a file, or what may be one of it.
func readCertificate(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, cannotOpen(name, err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, certificate.MostBytes+1))
	if err != nil {
		return nil, cannotOpen(name, err)
	}
	if len(text) == 0 {
		return nil, game.Refuse(game.BadParameter, emptyText, game.Short(name))
	}
	return text, nil
}

// within gives up on what does not look at the context: a pipe without a writer is
// opened when one comes.
func within[T any](ctx context.Context, f func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		v, err := f()
		done <- result{v, err}
	}()
	select {
	case r := <-done:
		return r.value, r.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}

// inFile names the certificate that an error is about.
func inFile(name string, err error) error {
	e := *game.AsError(err)
	e.File = name
	return &e
}
