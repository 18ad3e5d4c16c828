//go:build purego

package cpu

const pure = true
