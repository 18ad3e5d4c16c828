package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"grundy/game"
)

var versionShort = game.Text{En: "Print the version", Zh: "显示版本"}

func (a *app) version() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   a.say(versionShort),
		Example: "  grundy version",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			v := struct {
				Version string `json:"version"`
				Go      string `json:"go"`
			}{built(), runtime.Version()}
			if a.json {
				return a.print(v)
			}
			_, err := fmt.Fprintf(a.stdout, "grundy %s %s\n", v.Version, v.Go)
			return err
		},
	}
}

// built is the version that the build names.
func built() string {
	if b, ok := debug.ReadBuildInfo(); ok && b.Main.Version != "" {
		return b.Main.Version
	}
	return "(devel)"
}
