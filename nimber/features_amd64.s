//go:build !purego

#include "textflag.h"

// func cpuid(leaf, subleaf uint32) (a, b, c, d uint32)
TEXT ·cpuid(SB), NOSPLIT, $0-24
	MOVL leaf+0(FP), AX
	MOVL subleaf+4(FP), CX
	CPUID
	MOVL AX, a+8(FP)
	MOVL BX, b+12(FP)
	MOVL CX, c+16(FP)
	MOVL DX, d+20(FP)
	RET

// func xgetbv() uint32
TEXT ·xgetbv(SB), NOSPLIT, $0-4
	XORL CX, CX
	XGETBV
	MOVL AX, ret+0(FP)
	RET

// func carryless(a, b uint64) (low, high uint64)
// Requires: PCLMULQDQ
//
// With a = a0 + a1 2^32 and b likewise, p = a0 b0, q = a1 b1 and
// r = (a0 + a1)(b0 + b1) as polynomials, low is p + 2q and high is r + p.
TEXT ·carryless(SB), NOSPLIT, $0-32
	MOVQ      a+0(FP), AX
	MOVQ      b+8(FP), BX
	MOVL      AX, CX
	MOVL      BX, DX
	SHRQ      $32, AX
	SHRQ      $32, BX
	MOVQ      CX, X0
	MOVQ      DX, X2
	MOVQ      AX, X1
	MOVQ      BX, X3
	MOVO      X0, X4
	MOVO      X1, X5
	PCLMULQDQ $0, X2, X4
	PCLMULQDQ $0, X3, X5
	PXOR      X1, X0
	PXOR      X3, X2
	PCLMULQDQ $0, X2, X0
	PXOR      X4, X0
	PADDQ     X5, X5
	PXOR      X5, X4
	MOVQ      X4, low+16(FP)
	MOVQ      X0, high+24(FP)
	RET
