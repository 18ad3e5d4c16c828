// Command nimkernel writes the assembly of package nimber, and its tables:
//
//	go run -C tools ./nimkernel -to ../nimber
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/printer"
)

func main() {
	to := flag.String("to", ".", "the directory of package nimber")
	flag.Parse()
	if err := write(*to); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// write writes all generated files.
func write(dir string) error {
	c := build.NewContext()
	c.ConstraintExpr("!purego")
	planes(wide(c), "planes512")
	planes(narrow(c), "planes256")
	writeRounds(narrow(c), "rounds256")
	newSliced(narrow(c), "sliced256")
	polynomials(c, "polynomials64")
	file, err := c.Result()
	if err != nil {
		return err
	}
	if err := pass.Compile.Execute(file); err != nil {
		return err
	}
	config := printer.Config{Name: "tools/nimkernel", Pkg: "nimber"}
	for name, p := range map[string]printer.Printer{
		"kernel_amd64.s":       printer.NewGoAsm(config),
		"kernel_stub_amd64.go": printer.NewStubs(config),
	} {
		text, err := p.Print(file)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o644); err != nil {
			return err
		}
	}
	return writeTables(dir)
}
