package main

import (
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// polynomials writes the product of two numbers by polynomials: both halves of
// both numbers go through the table of bytes, three products of polynomials make
// the two halves of the product, and these go back through a table.
func polynomials(c *build.Context, name string) {
	c.Function(name)
	c.SignatureExpr("func(a, b uint64) uint64")
	c.Doc(name + " is Product64 with the instruction for polynomials.")
	table := address(c, "polynomialOf", reg.R8)
	c.Load(c.Param("a"), reg.RAX)
	lookUp(c, table, reg.R9L, 4)
	lookUp(c, table, reg.R10L, 4)
	c.Load(c.Param("b"), reg.RAX)
	lookUp(c, table, reg.R11L, 4)
	lookUp(c, table, reg.R12L, 4)
	for i, half := range []reg.Register{reg.R9, reg.R10, reg.R11, reg.R12} {
		c.MOVQ(half, reg.Vector.Lookup(reg.Index(i), reg.S128))
	}
	// a0, a1, b0, b1 are in X0 to X3; p goes to X4, q to X5, r to X0.
	c.MOVO(reg.X0, reg.X4)
	c.MOVO(reg.X1, reg.X5)
	c.PXOR(reg.X1, reg.X0)
	c.PCLMULQDQ(operand.U8(0), reg.X2, reg.X4)
	c.PCLMULQDQ(operand.U8(0), reg.X3, reg.X5)
	c.PXOR(reg.X3, reg.X2)
	c.PCLMULQDQ(operand.U8(0), reg.X2, reg.X0)
	c.PADDQ(reg.X5, reg.X5)
	c.PXOR(reg.X4, reg.X0)
	c.PXOR(reg.X5, reg.X4)

	table = address(c, "nimberOf", reg.R8)
	c.MOVQ(reg.X4, reg.RAX)
	lookUp(c, table, reg.R9L, 8)
	c.MOVQ(reg.X0, reg.RAX)
	lookUp(c, table, reg.R10L, 8)
	c.SHLQ(operand.U8(32), reg.R10)
	c.ORQ(reg.R10, reg.R9)
	c.Store(reg.R9, c.ReturnIndex(0))
	c.RET()
}

// address loads the address of a variable of the package.
func address(c *build.Context, name string, to reg.Register) operand.Mem {
	c.LEAQ(operand.NewDataAddr(operand.Symbol{Name: "·" + name}, 0), to)
	return operand.Mem{Base: to}
}

// lookUp adds up the entries of a table for the lowest bytes of RAX, which it
// uses up, and so many bytes of it. A row of the table is a kilobyte.
func lookUp(c *build.Context, table operand.Mem, to reg.Register, bytes int) {
	entry := func(i int, index reg.Register) operand.Mem {
		return operand.Mem{Base: table.Base, Index: index, Scale: 4, Disp: i * 1024}
	}
	for i := 0; i < bytes; i += 2 {
		c.MOVBLZX(reg.AL, reg.ECX)
		c.MOVBLZX(reg.AH, reg.EDX)
		c.SHRQ(operand.U8(16), reg.RAX)
		if i == 0 {
			c.MOVL(entry(i, reg.RCX), to)
		} else {
			c.XORL(entry(i, reg.RCX), to)
		}
		c.XORL(entry(i+1, reg.RDX), to)
	}
}
