//go:build !purego

#include "textflag.h"

// The bit of a key in its byte of a needSet, for the keys 0 to 127.
DATA places<>+0(SB)/8, $0x0101010101010101
DATA places<>+8(SB)/8, $0x0101010101010101
DATA places<>+16(SB)/8, $0x0202020202020202
DATA places<>+24(SB)/8, $0x0202020202020202
DATA places<>+32(SB)/8, $0x0404040404040404
DATA places<>+40(SB)/8, $0x0404040404040404
DATA places<>+48(SB)/8, $0x0808080808080808
DATA places<>+56(SB)/8, $0x0808080808080808
DATA places<>+64(SB)/8, $0x1010101010101010
DATA places<>+72(SB)/8, $0x1010101010101010
DATA places<>+80(SB)/8, $0x2020202020202020
DATA places<>+88(SB)/8, $0x2020202020202020
DATA places<>+96(SB)/8, $0x4040404040404040
DATA places<>+104(SB)/8, $0x4040404040404040
DATA places<>+112(SB)/8, $0x8080808080808080
DATA places<>+120(SB)/8, $0x8080808080808080
GLOBL places<>(SB), RODATA|NOPTR, $128

// TWO points R8 and R9 to the lanes of the next two rare heaps of the list, or
// twice to those of the last, and leaves their codes in AX and DX.
#define TWO \
	LEAQ    8(SI), R10    \
	CMPQ    CX, $1        \
	CMOVQEQ SI, R10       \
	MOVL    (SI), R8      \
	MOVL    (R10), R9     \
	MOVBLZX 4(SI), AX     \
	MOVBLZX 4(R10), DX    \
	ADDQ    BX, R8        \
	ADDQ    BX, R9

// CODES makes from AX and DX what is xor-ed to the codes for one word of the sets.
#define CODES(flip, a, b) \
	XORL         $flip, AX \
	XORL         $flip, DX \
	VPBROADCASTQ AX, a     \
	VPBROADCASTQ DX, b

// PARTNERS loads eight partners of each of the two rare heaps.
#define PARTNERS(k) \
	VPMOVZXBQ (8*(k))(R8), Z30 \
	VPMOVZXBQ (8*(k))(R9), Z31

// WORD adds the bits of the codes that fall into one word: a shift by more than
// 63 gives 0.
#define WORD(a, b, set) \
	VPXORQ     a, Z30, Z28           \
	VPXORQ     b, Z31, Z29           \
	VPSLLVQ    Z28, Z24, Z28         \
	VPSLLVQ    Z29, Z24, Z29         \
	VPTERNLOGQ $0xfe, Z28, Z29, set

#define COMMON(k, low, high) \
	PARTNERS(k)          \
	WORD(Z16, Z17, low)  \
	WORD(Z18, Z19, high)

#define ALL(k, w0, w1, w2, w3) \
	PARTNERS(k)        \
	WORD(Z16, Z17, w0) \
	WORD(Z18, Z19, w1) \
	WORD(Z20, Z21, w2) \
	WORD(Z22, Z23, w3)

#define CLEAR16 \
	VPXORQ Z0, Z0, Z0    \
	VPXORQ Z1, Z1, Z1    \
	VPXORQ Z2, Z2, Z2    \
	VPXORQ Z3, Z3, Z3    \
	VPXORQ Z4, Z4, Z4    \
	VPXORQ Z5, Z5, Z5    \
	VPXORQ Z6, Z6, Z6    \
	VPXORQ Z7, Z7, Z7    \
	VPXORQ Z8, Z8, Z8    \
	VPXORQ Z9, Z9, Z9    \
	VPXORQ Z10, Z10, Z10 \
	VPXORQ Z11, Z11, Z11 \
	VPXORQ Z12, Z12, Z12 \
	VPXORQ Z13, Z13, Z13 \
	VPXORQ Z14, Z14, Z14 \
	VPXORQ Z15, Z15, Z15

#define STORE4(place, a, b, c, d) \
	VMOVDQU64 a, (place)(DI)      \
	VMOVDQU64 b, ((place)+64)(DI) \
	VMOVDQU64 c, ((place)+128)(DI) \
	VMOVDQU64 d, ((place)+192)(DI)

// func markCommonAVX512(s *laneSets, back []uint8, list []far)
TEXT ·markCommonAVX512(SB), NOSPLIT, $0-56
	MOVQ         s+0(FP), DI
	MOVQ         back_base+8(FP), BX
	MOVQ         list_base+32(FP), SI
	MOVQ         list_len+40(FP), CX
	MOVL         $1, AX
	VPBROADCASTQ AX, Z24
	CLEAR16
	TESTQ        CX, CX
	JLE          marked

mark:
	TWO
	CODES(0x80, Z16, Z17)
	CODES(0x40, Z18, Z19)
	COMMON(0, Z0, Z8)
	COMMON(1, Z1, Z9)
	COMMON(2, Z2, Z10)
	COMMON(3, Z3, Z11)
	COMMON(4, Z4, Z12)
	COMMON(5, Z5, Z13)
	COMMON(6, Z6, Z14)
	COMMON(7, Z7, Z15)
	ADDQ $16, SI
	SUBQ $2, CX
	JGT  mark

marked:
	STORE4(1024, Z0, Z1, Z2, Z3)
	STORE4(1280, Z4, Z5, Z6, Z7)
	STORE4(1536, Z8, Z9, Z10, Z11)
	STORE4(1792, Z12, Z13, Z14, Z15)
	VZEROUPPER
	RET

// func markAllAVX512(s *laneSets, back []uint8, list []far)
TEXT ·markAllAVX512(SB), NOSPLIT, $0-56
	MOVQ         s+0(FP), DI
	MOVQ         back_base+8(FP), BX
	MOVL         $1, AX
	VPBROADCASTQ AX, Z24
	MOVL         $2, R11 // halves of the lanes

half:
	MOVQ  list_base+32(FP), SI
	MOVQ  list_len+40(FP), CX
	CLEAR16
	TESTQ CX, CX
	JLE   halfMarked

markHalf:
	TWO
	CODES(0, Z16, Z17)
	CODES(0x40, Z18, Z19)
	CODES(0xc0, Z20, Z21)
	CODES(0x40, Z22, Z23)
	ALL(0, Z0, Z4, Z8, Z12)
	ALL(1, Z1, Z5, Z9, Z13)
	ALL(2, Z2, Z6, Z10, Z14)
	ALL(3, Z3, Z7, Z11, Z15)
	ADDQ  $16, SI
	SUBQ  $2, CX
	JGT   markHalf

halfMarked:
	STORE4(0, Z0, Z1, Z2, Z3)
	STORE4(512, Z4, Z5, Z6, Z7)
	STORE4(1024, Z8, Z9, Z10, Z11)
	STORE4(1536, Z12, Z13, Z14, Z15)
	ADDQ  $256, DI
	ADDQ  $32, BX
	DECQ  R11
	JNZ   half
	VZEROUPPER
	RET

// The verification keeps the needed keys twice: as words in R8 to R11, and as a
// table for VPERMI2B in Z16 and Z17. It goes through the pairs in batches. The
// codes of a batch that the table has are put side by side on the stack, and then
// removed all at once; where hits are rare, it looks for the next batch that has
// one.
//
// SI and BX are the two runs, R12 is the mask, DX counts the pairs, CX is their
// number, R15 the end of the batch, R13 the number of codes on the stack.

// LOOK leaves the codes of 64 pairs in Z0, and what the table has for them in Z1.
#define LOOK(place) \
	VMOVDQU64 (place)(SI)(DX*1), Z0     \
	VPXORQ    (place)(BX)(DX*1), Z0, Z0 \
	VMOVDQA64 Z0, Z1                    \
	VPERMI2B  Z17, Z16, Z1

// WORDS reads a half of the set into two words.
#define WORDS(place, low, high) \
	VBROADCASTI32X4 (place)(DI), Z0   \
	VPTESTMB        Z18, Z0, K1       \
	VPTESTMB        Z19, Z0, K2       \
	KMOVQ           K1, low           \
	KMOVQ           K2, high

// HALF writes it back.
#define HALF(place, low, high) \
	KMOVQ         low, K1           \
	KMOVQ         high, K2          \
	VMOVDQU8.Z    Z18, K1, Z0       \
	VMOVDQU8.Z    Z19, K2, Z1       \
	VPORQ         Z0, Z1, Z0        \
	VEXTRACTI64X4 $1, Z0, Y1        \
	VPOR          Y0, Y1, Y0        \
	VEXTRACTI128  $1, Y0, X1        \
	VPOR          X0, X1, X0        \
	VMOVDQU       X0, (place)(DI)

// REMOVE removes the bits of eight times two words, interleaved, from two words.
#define REMOVE(a, b, low, high) \
	VPUNPCKLQDQ   b, a, Z0      \
	VPUNPCKHQDQ   b, a, Z1      \
	VPORQ         Z0, Z1, Z0    \
	VEXTRACTI64X4 $1, Z0, Y1    \
	VPOR          Y0, Y1, Y0    \
	VEXTRACTI128  $1, Y0, X1    \
	VPOR          X0, X1, X0    \
	VMOVQ         X0, AX        \
	NOTQ          AX            \
	ANDQ          AX, low       \
	VPEXTRQ       $1, X0, AX    \
	NOTQ          AX            \
	ANDQ          AX, high

// BEGIN loads constants, and sees to it that the first batch fits on the stack.
#define BEGIN \
	VMOVDQU64    places<>+0(SB), Z18     \
	VMOVDQU64    places<>+64(SB), Z19    \
	MOVL         $1, AX                  \
	VPBROADCASTQ AX, Z20                 \
	MOVL         $64, AX                 \
	VPBROADCASTQ AX, Z21                 \
	MOVL         $512, AX                \
	CMPQ         R15, AX                 \
	CMOVQGT      AX, R15                 \
	XORL         DX, DX

// KEEP puts the codes in Z0 whose places are in K1 on the stack.
#define KEEP \
	KMOVQ         K1, AX           \
	VPCOMPRESSB.Z Z0, K1, Z0       \
	POPCNTQ       AX, AX           \
	VMOVDQU64     Z0, (SP)(R13*1)  \
	ADDQ          AX, R13          \
	ADDQ          $64, DX

// PAD fills the rest of the last vector of codes with the first one.
#define PAD \
	VPBROADCASTB (SP), Z0            \
	VMOVDQU64    Z0, (SP)(R13*1)

// BIT adds the bits of 16 codes that fall into one word.
#define BIT(set) \
	VPSLLVQ    Z0, Z20, Z2       \
	VPSLLVQ    Z1, Z20, Z3       \
	VPTERNLOGQ $0xfe, Z2, Z3, set

#define FLIP(word) \
	VPXORQ word, Z0, Z0 \
	VPXORQ word, Z1, Z1

// func verifyNarrowAVX512(need *needSet, head, back, mask []uint8, marks int) int
TEXT ·verifyNarrowAVX512(SB), 0, $640-96
	MOVQ need+0(FP), DI
	MOVQ head_base+8(FP), SI
	MOVQ head_len+16(FP), CX
	MOVQ back_base+32(FP), BX
	MOVQ marks+80(FP), R15
	BEGIN
	WORDS(0, R10, R11)

table:
	KMOVQ    R10, K1
	KMOVQ    R11, K2
	VPMOVM2B K1, Z16
	VPMOVM2B K2, Z17
	CMPQ     DX, R15
	JLT      batch

scan:
	LEAQ       256(DX), R15
	CMPQ       R15, CX
	JGT        rest
	LOOK(0)
	VPANDNQ    Z1, Z0, Z3
	LOOK(64)
	VPANDNQ    Z1, Z0, Z4
	LOOK(128)
	VPTERNLOGQ $0xf4, Z0, Z1, Z3
	LOOK(192)
	VPTERNLOGQ $0xf4, Z0, Z1, Z4
	VPORQ      Z3, Z4, Z3
	VPMOVB2M   Z3, K1
	KORTESTQ   K1, K1
	JNZ        batch
	MOVQ       R15, DX
	JMP        scan

rest:
	MOVQ CX, R15
	CMPQ DX, CX
	JGE  done

batch:
	CMPQ    R15, CX
	CMOVQGT CX, R15
	XORL    R13, R13

keep:
	LOOK(0)
	VPANDNQ       Z1, Z0, Z1
	VPMOVB2M      Z1, K1
	KEEP
	CMPQ          DX, R15
	JLT           keep
	TESTQ         R13, R13
	JZ            next
	PAD
	VPXORQ        Z5, Z5, Z5
	VPXORQ        Z6, Z6, Z6
	XORL          AX, AX

remove:
	VPMOVZXBQ  (SP)(AX*1), Z0
	VPMOVZXBQ  8(SP)(AX*1), Z1
	BIT(Z5)
	FLIP(Z21)
	BIT(Z6)
	ADDQ       $16, AX
	CMPQ       AX, R13
	JLT        remove
	REMOVE(Z5, Z6, R10, R11)
	MOVQ       R10, AX
	ORQ        R11, AX
	JZ         done

next:
	CMPQ DX, CX
	JGE  done
	CMPQ DX, $1024
	JGE  table
	LEAQ (DX)(DX*1), R15 // batches as long as all before
	JMP  table

done:
	HALF(0, R10, R11)
	MOVQ DX, ret+88(FP)
	VZEROUPPER
	RET

// LOOKWIDE is LOOK where the table has the keys from 128 on in bit 7, those below
// in bit 6. It leaves in Z2 which of the two bits is the code's.
#define LOOKWIDE(place) \
	LOOK(place)                       \
	VGF2P8AFFINEQB $0x40, Z23, Z0, Z2 \
	VPANDQ (place)(R12)(DX*1), Z2, Z2

// func verifyWideAVX512(need *needSet, head, back, mask []uint8, marks int) int
TEXT ·verifyWideAVX512(SB), 0, $640-96
	MOVQ need+0(FP), DI
	MOVQ head_base+8(FP), SI
	MOVQ head_len+16(FP), CX
	MOVQ back_base+32(FP), BX
	MOVQ mask_base+56(FP), R12
	MOVQ marks+80(FP), R15
	BEGIN
	MOVL         $0x8080, AX // bit 7 twice, the second time to be turned
	VPBROADCASTQ AX, Z23
	MOVL         $0xc0, AX
	VPBROADCASTQ AX, Z24
	VPBROADCASTW X23, Z22
	WORDS(0, R8, R9)
	WORDS(16, R10, R11)

table:
	KMOVQ      R8, K1
	KMOVQ      R9, K2
	KMOVQ      R10, K3
	KMOVQ      R11, K4
	VPMOVM2B   K1, Z16
	VPMOVM2B   K2, Z17
	VPMOVM2B   K3, Z3
	VPMOVM2B   K4, Z4
	VPTERNLOGQ $0xd8, Z22, Z3, Z16
	VPTERNLOGQ $0xd8, Z22, Z4, Z17
	CMPQ       DX, R15
	JLT        batch

scan:
	LEAQ       256(DX), R15
	CMPQ       R15, CX
	JGT        rest
	LOOKWIDE(0)
	VPANDQ     Z1, Z2, Z3
	LOOKWIDE(64)
	VPANDQ     Z1, Z2, Z4
	LOOKWIDE(128)
	VPTERNLOGQ $0xf8, Z1, Z2, Z3
	LOOKWIDE(192)
	VPTERNLOGQ $0xf8, Z1, Z2, Z4
	VPORQ      Z3, Z4, Z3
	VPTESTMB   Z3, Z3, K1
	KORTESTQ   K1, K1
	JNZ        batch
	MOVQ       R15, DX
	JMP        scan

rest:
	MOVQ CX, R15
	CMPQ DX, CX
	JGE  done

batch:
	CMPQ    R15, CX
	CMOVQGT CX, R15
	XORL    R13, R13

keep:
	LOOKWIDE(0)
	VPTESTMB Z1, Z2, K1
	KEEP
	CMPQ     DX, R15
	JLT      keep
	TESTQ    R13, R13
	JZ       next
	PAD
	VPXORQ   Z5, Z5, Z5
	VPXORQ   Z6, Z6, Z6
	VPXORQ   Z7, Z7, Z7
	VPXORQ   Z8, Z8, Z8
	XORL     AX, AX

remove:
	VPMOVZXBQ (SP)(AX*1), Z0
	VPMOVZXBQ 8(SP)(AX*1), Z1
	BIT(Z5)
	FLIP(Z21)
	BIT(Z6)
	FLIP(Z24)
	BIT(Z7)
	FLIP(Z21)
	BIT(Z8)
	ADDQ      $16, AX
	CMPQ      AX, R13
	JLT       remove
	REMOVE(Z5, Z6, R8, R9)
	REMOVE(Z7, Z8, R10, R11)
	MOVQ      R8, AX
	ORQ       R9, AX
	ORQ       R10, AX
	ORQ       R11, AX
	JZ        done

next:
	CMPQ DX, CX
	JGE  done
	CMPQ DX, $1024
	JGE  table
	LEAQ (DX)(DX*1), R15 // batches as long as all before
	JMP  table

done:
	HALF(0, R8, R9)
	HALF(16, R10, R11)
	MOVQ DX, ret+88(FP)
	VZEROUPPER
	RET

// VALUES leaves the values of 64 pairs in x, and in hit what the table in Z16 has
// for them.
#define VALUES(place, x, hit) \
	VMOVDQU64 (place)(SI)(DX*1), x    \
	VPXORQ    (place)(BX)(DX*1), x, x \
	VPERMB    Z16, x, hit

// func searchAVX512(set uint64, head, back []uint8) uint64
TEXT ·searchAVX512(SB), NOSPLIT, $64-64
	MOVQ set+0(FP), R10
	MOVQ head_base+8(FP), SI
	MOVQ head_len+16(FP), CX
	MOVQ back_base+32(FP), BX
	XORL DX, DX

wanted:
	TESTQ    R10, R10
	JZ       searched
	KMOVQ    R10, K1
	VPMOVM2B K1, Z16

search:
	CMPQ      DX, CX
	JGE       searched
	VALUES(0, Z0, Z2)
	VALUES(64, Z1, Z3)
	VPTESTMB  Z2, Z2, K1
	VPTESTMB  Z3, Z3, K2
	KORTESTQ  K1, K2
	JNZ       first
	ADDQ      $128, DX
	JMP       search

first:
	VMOVDQU64 Z0, 0(SP)
	KMOVQ     K1, AX
	TESTQ     AX, AX
	JNZ       place
	VMOVDQU64 Z1, 0(SP)
	KMOVQ     K2, AX

place:
	BSFQ    AX, AX
	MOVBLZX (SP)(AX*1), AX
	BTRQ    AX, R10
	JMP     wanted

searched:
	MOVQ R10, ret+56(FP)
	VZEROUPPER
	RET

// The numbers from 31 down to 0.
DATA backward<>+0(SB)/8, $0x001c001d001e001f
DATA backward<>+8(SB)/8, $0x00180019001a001b
DATA backward<>+16(SB)/8, $0x0014001500160017
DATA backward<>+24(SB)/8, $0x0010001100120013
DATA backward<>+32(SB)/8, $0x000c000d000e000f
DATA backward<>+40(SB)/8, $0x00080009000a000b
DATA backward<>+48(SB)/8, $0x0004000500060007
DATA backward<>+56(SB)/8, $0x0000000100020003
GLOBL backward<>(SB), RODATA|NOPTR, $64

// NEEDED leaves in hit which of the values in x are in the set in Z16 and Z17: the
// word of a value by its upper bits, turned right by the four lower ones.
#define NEEDED(x, word, hit) \
	VPSRLW   $4, x, word       \
	VPERMI2W Z17, Z16, word    \
	VPSHRDVW x, word, word     \
	VPTESTMW Z20, word, hit

// func meetAVX512(set *[16]uint64, head, back []uint16) int
TEXT ·meetAVX512(SB), NOSPLIT, $128-64
	MOVQ         set+0(FP), DI
	MOVQ         head_base+8(FP), SI
	MOVQ         head_len+16(FP), CX
	MOVQ         back_base+32(FP), BX
	LEAQ         (BX)(CX*2), BX
	XORL         DX, DX
	MOVL         $1, AX
	VPBROADCASTW AX, Z20
	VMOVDQU64    backward<>(SB), Z18

left:
	VMOVDQU64 0(DI), Z16
	VMOVDQU64 64(DI), Z17
	VPORQ     Z16, Z17, Z0
	VPTESTMQ  Z0, Z0, K1
	KORTESTW  K1, K1
	JZ        met

meet:
	CMPQ     DX, CX
	JGE      met
	VPERMW   -64(BX), Z18, Z1
	VPERMW   -128(BX), Z18, Z2
	VPXORQ   0(SI), Z1, Z1
	VPXORQ   64(SI), Z2, Z2
	NEEDED(Z1, Z3, K1)
	NEEDED(Z2, Z4, K2)
	KUNPCKDQ K1, K2, K3
	KMOVQ    K3, AX
	TESTQ    AX, AX
	JNZ      drop
	ADDQ     $128, SI
	SUBQ     $128, BX
	ADDQ     $64, DX
	JMP      meet

drop:
	VMOVDQU64 Z1, 0(SP)
	VMOVDQU64 Z2, 64(SP)
	BSFQ      AX, AX
	MOVWLZX   (SP)(AX*2), AX
	MOVQ      AX, R8
	SHRQ      $6, R8
	MOVQ      (DI)(R8*8), R9
	BTRQ      AX, R9
	MOVQ      R9, (DI)(R8*8)
	JMP       left

met:
	MOVQ DX, ret+56(FP)
	VZEROUPPER
	RET
