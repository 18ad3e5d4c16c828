# What each target does stands in CONTRIBUTING.md.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := run

# A checkout without its history, or one that belongs to somebody else, builds too.
export GOFLAGS := $(GOFLAGS) -buildvcs=false

# Where there is concurrency, the tests also run under the race detector.
RACE      := .

# Where there is assembly, the tests also run without it.
PUREGO    := ./internal/cpu ./nimber ./engine/heap/sparse

FUZZTIME  := 5s
TESTFLAGS :=

.PHONY: run
run:
	go run ./cmd/grundy solve nim 5 7 8 9 10

.PHONY: test
test: needs format vet staticcheck web fresh unit purego race fuzz

# needs installs what the tests need beyond Go, or says what is missing.
.PHONY: needs
needs:
	@missing=; \
	for pair in gcc:gcc g++:g++ javac:default-jdk-headless python3:python3 node:nodejs npm:npm chromium:chromium; do \
		command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair#*:}"; \
	done; \
	fc-list 2>/dev/null | grep -q 'Noto Sans CJK' || missing="$$missing fontconfig fonts-noto-cjk"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		export DEBIAN_FRONTEND=noninteractive; \
		apt-get update -qq; \
		apt-get install -y -qq --no-install-recommends libc6-dev $$missing; \
	else \
		echo "make test needs these programs, please install them:$$missing" >&2; \
		exit 1; \
	fi

.PHONY: format
format:
	@bad=$$(gofmt -l . | grep -v '/testdata/' || true); \
	if [ -n "$$bad" ]; then echo "gofmt would change:" $$bad >&2; exit 1; fi

.PHONY: vet
vet:
	go vet ./...
	go vet -tags long ./...
	go vet -tags purego $(PUREGO)
	go vet -C tools ./...

# web installs what the page is made with, and checks its types.
.PHONY: web
web: server/web/node_modules/.package-lock.json
	cd server/web && npm run --silent check

server/web/node_modules/.package-lock.json: server/web/package-lock.json
	cd server/web && npm ci --ignore-scripts --silent && touch node_modules/.package-lock.json

.PHONY: staticcheck
staticcheck:
	go tool -modfile=tools/go.mod staticcheck ./...

# fresh compares the generated files with new ones made in a copy.
.PHONY: fresh
fresh:
	@if ! grep -rqE --include='*.go' '^//go:generate ' .; then exit 0; fi; \
	copy=$$(mktemp -d); trap 'rm -rf "$$copy"' EXIT; \
	tar -cf - --exclude=./.git --exclude=./build . | tar -xf - -C "$$copy"; \
	(cd "$$copy" && go generate ./...); \
	diff -r --exclude=.git --exclude=build --exclude=node_modules . "$$copy" \
		|| { echo "generated files are out of date: run make generate" >&2; exit 1; }

.PHONY: unit
unit:
	go test -C tools -count=1 $(TESTFLAGS) ./...
	go test -count=1 -timeout 25m $(TESTFLAGS) ./...

.PHONY: purego
purego:
	go test -count=1 -short -tags purego -timeout 15m $(TESTFLAGS) $(PUREGO)

.PHONY: race
race:
	CGO_ENABLED=1 go test -count=1 -race -short -timeout 15m $(TESTFLAGS) $(RACE)
	CGO_ENABLED=1 go test -count=1 -race -short -timeout 15m -run 'FirstFailure|Workers|Pair' $(TESTFLAGS) ./engine/heap/sparse ./engine/board
	CGO_ENABLED=1 go test -count=1 -race -short -timeout 15m -run 'Lookup|Reply|Cancel|Start|Order' $(TESTFLAGS) ./judge ./judge/check
	CGO_ENABLED=1 go test -count=1 -race -short -timeout 15m -run 'Stream|Cancel|Lanes|Rate|Shutdown|Shared|Panic' $(TESTFLAGS) ./server

# fuzz runs every fuzz target of the module for a short while.
.PHONY: fuzz
fuzz:
	go run -C tools ./fuzz -root .. -time $(FUZZTIME)

# bench measures everything once and writes docs/results.md.
.PHONY: bench
bench:
	go run ./internal/results

# long runs the cross-checks that take about an hour.
.PHONY: long
long:
	go test -count=1 -tags long -run '^TestLong' -timeout 6h -v ./...

.PHONY: generate
generate:
	go generate ./...

.PHONY: clean
clean:
	rm -rf build
	go clean -testcache
