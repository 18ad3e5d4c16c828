// Package web is the page. Its sources are TypeScript, in src; what a browser
// loads is made of them by tools/bundle and kept in dist, so that to build
// Grundy takes Go and nothing else.
package web

import "embed"

//go:generate go run ../../internal/pagetypes -to src/forms.ts
//go:generate go run -C ../../tools ./bundle ../server/web

// Dist holds index.html and what it loads, below dist.
//
//go:embed dist
var Dist embed.FS
