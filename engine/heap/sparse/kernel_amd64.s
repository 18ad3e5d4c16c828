//go:build !purego

#include "textflag.h"

// The bytes 1, 2, 4, ... 128, twice in each half: the bit of a key in its byte.
DATA bits<>+0(SB)/8, $0x8040201008040201
DATA bits<>+8(SB)/8, $0x8040201008040201
DATA bits<>+16(SB)/8, $0x8040201008040201
DATA bits<>+24(SB)/8, $0x8040201008040201
GLOBL bits<>(SB), RODATA|NOPTR, $32

DATA rows<>+0(SB)/8, $0x0101010101010101
DATA rows<>+8(SB)/8, $0x0101010101010101
DATA rows<>+16(SB)/8, $0x0202020202020202
DATA rows<>+24(SB)/8, $0x0202020202020202
DATA rows<>+32(SB)/8, $0x0404040404040404
DATA rows<>+40(SB)/8, $0x0404040404040404
DATA rows<>+48(SB)/8, $0x0808080808080808
DATA rows<>+56(SB)/8, $0x0808080808080808
DATA rows<>+64(SB)/8, $0x1010101010101010
DATA rows<>+72(SB)/8, $0x1010101010101010
DATA rows<>+80(SB)/8, $0x2020202020202020
DATA rows<>+88(SB)/8, $0x2020202020202020
DATA rows<>+96(SB)/8, $0x4040404040404040
DATA rows<>+104(SB)/8, $0x4040404040404040
DATA rows<>+112(SB)/8, $0x8080808080808080
DATA rows<>+120(SB)/8, $0x8080808080808080
GLOBL rows<>(SB), RODATA|NOPTR, $128

DATA low4<>+0(SB)/8, $0x0f0f0f0f0f0f0f0f
GLOBL low4<>(SB), RODATA|NOPTR, $8

DATA top1<>+0(SB)/8, $0x8080808080808080
GLOBL top1<>(SB), RODATA|NOPTR, $8

// LANE marks the code of lane j, which stands on the stack, in the table of the lane.
#define LANE(j) \
	MOVBLZX (j)(SP), AX \
	MOVB    R8, (256*(j))(DI)(AX*1)

#define LANES8(j) \
	LANE(j)   \
	LANE(j+1) \
	LANE(j+2) \
	LANE(j+3) \
	LANE(j+4) \
	LANE(j+5) \
	LANE(j+6) \
	LANE(j+7)

// func markAVX2(t *laneTable, back []uint8, list []far)
TEXT ·markAVX2(SB), NOSPLIT, $64-56
	MOVQ  t+0(FP), DI
	MOVQ  back_base+8(FP), BX
	MOVQ  list_base+32(FP), SI
	MOVQ  list_len+40(FP), CX
	MOVL  $1, R8
	TESTQ CX, CX
	JZ    marked

mark:
	MOVL         (SI), AX
	VPBROADCASTB 4(SI), Y0
	VPXOR        (BX)(AX*1), Y0, Y1
	VPXOR        32(BX)(AX*1), Y0, Y2
	VMOVDQU      Y1, 0(SP)
	VMOVDQU      Y2, 32(SP)
	LANES8(0)
	LANES8(8)
	LANES8(16)
	LANES8(24)
	LANES8(32)
	LANES8(40)
	LANES8(48)
	LANES8(56)
	ADDQ         $8, SI
	DECQ         CX
	JNZ          mark

marked:
	VZEROUPPER
	RET

// BITS turns 32 bytes that are 0 or 1 into bits, and clears them.
#define BITS(i) \
	VMOVDQU   (32*i)(DI), Y0 \
	VPSLLW    $7, Y0, Y0     \
	VMOVDQU   Y15, (32*i)(DI) \
	VPMOVMSKB Y0, AX         \
	MOVL      AX, (512*(i/2)+4*(i%2))(SI)

// func collectAVX2(t *laneTable, s *laneSets)
TEXT ·collectAVX2(SB), NOSPLIT, $0-16
	MOVQ  t+0(FP), DI
	MOVQ  s+8(FP), SI
	MOVL  $64, CX
	VPXOR Y15, Y15, Y15

collect:
	BITS(0)
	BITS(1)
	BITS(2)
	BITS(3)
	BITS(4)
	BITS(5)
	BITS(6)
	BITS(7)
	ADDQ $256, DI
	ADDQ $8, SI
	DECQ CX
	JNZ  collect
	VZEROUPPER
	RET

// HIT notes in one register where the codes in Y0 are those of another.
#define HIT(candidate, hits) \
	VPCMPEQB candidate, Y0, Y1 \
	VPOR     Y1, hits, hits

// func checkAVX2(hit, candidate *laneGroup, back []uint8, list []far, n int)
TEXT ·checkAVX2(SB), NOSPLIT, $0-72
	MOVQ  hit+0(FP), DI
	MOVQ  candidate+8(FP), DX
	MOVQ  back_base+16(FP), BX
	MOVQ  list_len+48(FP), R9
	TESTQ R9, R9
	JZ    checked
	CMPQ  n+64(FP), $4
	JEQ   four
	MOVL  $2, R10 // halves of the lanes

half:
	VMOVDQU 0(DX), Y2
	VMOVDQU 64(DX), Y3
	VMOVDQU 128(DX), Y4
	VMOVDQU 192(DX), Y5
	VMOVDQU 256(DX), Y6
	VMOVDQU 320(DX), Y7
	VMOVDQU 0(DI), Y8
	VMOVDQU 64(DI), Y9
	VMOVDQU 128(DI), Y10
	VMOVDQU 192(DI), Y11
	VMOVDQU 256(DI), Y12
	VMOVDQU 320(DI), Y13
	VMOVDQU 384(DI), Y14
	VMOVDQU 448(DI), Y15
	MOVQ    list_base+40(FP), SI
	MOVQ    R9, CX

eight:
	MOVL         (SI), AX
	VPBROADCASTB 4(SI), Y0
	VPXOR        (BX)(AX*1), Y0, Y0
	HIT(Y2, Y8)
	HIT(Y3, Y9)
	HIT(Y4, Y10)
	HIT(Y5, Y11)
	HIT(Y6, Y12)
	HIT(Y7, Y13)
	HIT(384(DX), Y14)
	HIT(448(DX), Y15)
	ADDQ         $8, SI
	DECQ         CX
	JNZ          eight
	VMOVDQU      Y8, 0(DI)
	VMOVDQU      Y9, 64(DI)
	VMOVDQU      Y10, 128(DI)
	VMOVDQU      Y11, 192(DI)
	VMOVDQU      Y12, 256(DI)
	VMOVDQU      Y13, 320(DI)
	VMOVDQU      Y14, 384(DI)
	VMOVDQU      Y15, 448(DI)
	ADDQ         $32, DI
	ADDQ         $32, DX
	ADDQ         $32, BX
	DECQ         R10
	JNZ          half

checked:
	VZEROUPPER
	RET

	// Four candidates of all lanes: Y8 to Y11 for one half, Y12 to Y15 for the other.
four:
	VMOVDQU 0(DX), Y2
	VMOVDQU 64(DX), Y3
	VMOVDQU 128(DX), Y4
	VMOVDQU 192(DX), Y5
	VMOVDQU 32(DX), Y6
	VMOVDQU 96(DX), Y7
	VMOVDQU 0(DI), Y8
	VMOVDQU 64(DI), Y9
	VMOVDQU 128(DI), Y10
	VMOVDQU 192(DI), Y11
	VMOVDQU 32(DI), Y12
	VMOVDQU 96(DI), Y13
	VMOVDQU 160(DI), Y14
	VMOVDQU 224(DI), Y15
	MOVQ    list_base+40(FP), SI

both:
	MOVL         (SI), AX
	VPBROADCASTB 4(SI), Y0
	VPXOR        (BX)(AX*1), Y0, Y0
	HIT(Y2, Y8)
	HIT(Y3, Y9)
	HIT(Y4, Y10)
	HIT(Y5, Y11)
	VPBROADCASTB 4(SI), Y0
	VPXOR        32(BX)(AX*1), Y0, Y0
	HIT(Y6, Y12)
	HIT(Y7, Y13)
	HIT(160(DX), Y14)
	HIT(224(DX), Y15)
	ADDQ         $8, SI
	DECQ         R9
	JNZ          both
	VMOVDQU      Y8, 0(DI)
	VMOVDQU      Y9, 64(DI)
	VMOVDQU      Y10, 128(DI)
	VMOVDQU      Y11, 192(DI)
	VMOVDQU      Y12, 32(DI)
	VMOVDQU      Y13, 96(DI)
	VMOVDQU      Y14, 160(DI)
	VMOVDQU      Y15, 224(DI)
	VZEROUPPER
	RET

// func nearAVX2(head, back []uint8, code uint8) uint64
TEXT ·nearAVX2(SB), NOSPLIT, $0-64
	MOVQ         head_base+0(FP), SI
	MOVQ         back_base+24(FP), BX
	VPBROADCASTB code+48(FP), Y0
	VMOVDQU      0(SI), Y1
	VMOVDQU      32(SI), Y2
	VPXOR        0(BX), Y1, Y1
	VPXOR        32(BX), Y2, Y2
	VPCMPEQB     Y0, Y1, Y1
	VPCMPEQB     Y0, Y2, Y2
	VPMOVMSKB    Y1, AX
	VPMOVMSKB    Y2, CX
	SHLQ         $32, CX
	ORQ          CX, AX
	MOVQ         AX, ret+56(FP)
	VZEROUPPER
	RET

// PAIR marks a code that stands on the stack in the one table.
#define PAIR(j) \
	MOVBLZX (j)(SP), AX \
	MOVB    R8, (DI)(AX*1)

// MASKED marks it with the byte of the mask, or takes the mark of another pair away.
#define MASKED(j) \
	MOVBLZX (j)(SP), AX        \
	MOVBLZX (j)(R12)(DX*1), R8 \
	MOVB    R8, (DI)(AX*1)

#define PAIRS8(j) \
	PAIR(j)   \
	PAIR(j+1) \
	PAIR(j+2) \
	PAIR(j+3) \
	PAIR(j+4) \
	PAIR(j+5) \
	PAIR(j+6) \
	PAIR(j+7)

#define MASKED8(j) \
	MASKED(j)   \
	MASKED(j+1) \
	MASKED(j+2) \
	MASKED(j+3) \
	MASKED(j+4) \
	MASKED(j+5) \
	MASKED(j+6) \
	MASKED(j+7)

// ROW adds to X0 the marks of 16 keys, as bit i.
#define ROW(i, place) \
	VMOVDQU (place)(DI), X1           \
	VPAND   rows<>+(16*i)(SB), X1, X1 \
	VPOR    X1, X0, X0

#define ROWS(place) \
	VPXOR X0, X0, X0      \
	ROW(0, place)         \
	ROW(1, (place)+16)    \
	ROW(2, (place)+32)    \
	ROW(3, (place)+48)    \
	ROW(4, (place)+64)    \
	ROW(5, (place)+80)    \
	ROW(6, (place)+96)    \
	ROW(7, (place)+112)

// NARROW leaves in hit the bytes that are not 0 where a pair has a needed code.
#define NARROW(place, hit) \
	VMOVDQU (place)(SI)(DX*1), Y0     \
	VPXOR   (place)(BX)(DX*1), Y0, Y0 \
	VPSHUFB Y0, Y14, Y1               \
	VPSRLW  $4, Y0, Y2                \
	VPAND   Y12, Y2, Y2               \
	VPSHUFB Y2, Y13, Y2               \
	VPAND   Y1, Y2, hit

#define WIDE(place, hit) \
	VMOVDQU (place)(SI)(DX*1), Y0     \
	VPXOR   (place)(BX)(DX*1), Y0, Y0 \
	VPSHUFB Y0, Y14, Y1               \
	VPXOR   Y10, Y0, Y2               \
	VPSHUFB Y2, Y11, Y2               \
	VPOR    Y2, Y1, Y1                \
	VPSRLW  $4, Y0, Y2                \
	VPAND   Y12, Y2, Y2               \
	VPSHUFB Y2, Y13, Y2               \
	VPAND   (place)(R12)(DX*1), Y1, Y1 \
	VPAND   Y1, Y2, hit

#define ANY \
	VPOR   Y3, Y4, Y7 \
	VPOR   Y5, Y6, Y8 \
	VPOR   Y7, Y8, Y7 \
	VPTEST Y7, Y7

// WHICH leaves in R11 which bytes of two registers are not 0.
#define WHICH(first, second) \
	VPCMPEQB  Y15, first, first   \
	VPCMPEQB  Y15, second, second \
	VPMOVMSKB first, R11          \
	VPMOVMSKB second, AX          \
	SHLQ      $32, AX             \
	ORQ       AX, R11             \
	NOTQ      R11

// func verifyAVX2(need *needSet, head, back, mask []uint8, marks int, t *[256]uint8) int
//
// SI and BX are the two runs, R12 is the mask or 0, DX counts the pairs, CX is their
// number, and R10 is the set of needed keys. R14 is left alone.
TEXT ·verifyAVX2(SB), NOSPLIT, $32-104
	MOVQ    need+0(FP), R10
	MOVQ    head_base+8(FP), SI
	MOVQ    head_len+16(FP), CX
	MOVQ    back_base+32(FP), BX
	MOVQ    mask_base+56(FP), R12
	MOVQ    marks+80(FP), R9
	MOVQ    t+88(FP), DI
	XORL    DX, DX
	VPXOR   Y15, Y15, Y15
	CMPQ    R9, CX
	CMOVQGT CX, R9
	TESTQ   R9, R9
	JZ      compare
	TESTQ   R12, R12
	JNZ     masked
	MOVL    $255, R8

mark:
	VMOVDQU (SI)(DX*1), Y0
	VPXOR   (BX)(DX*1), Y0, Y0
	VMOVDQU Y0, 0(SP)
	PAIRS8(0)
	PAIRS8(8)
	PAIRS8(16)
	PAIRS8(24)
	ADDQ    $32, DX
	CMPQ    DX, R9
	JLT     mark
	JMP     seen

masked:
	VMOVDQU (SI)(DX*1), Y0
	VPXOR   (BX)(DX*1), Y0, Y0
	VMOVDQU Y0, 0(SP)
	MASKED8(0)
	MASKED8(8)
	MASKED8(16)
	MASKED8(24)
	ADDQ    $32, DX
	CMPQ    DX, R9
	JLT     masked

seen:
	ROWS(0)
	VMOVDQU 0(R10), X2
	VPANDN  X2, X0, X2
	VMOVDQU X2, 0(R10)
	ROWS(128)
	VMOVDQU 16(R10), X3
	VPANDN  X3, X0, X3
	VMOVDQU X3, 16(R10)
	VMOVDQU Y15, 0(DI)
	VMOVDQU Y15, 32(DI)
	VMOVDQU Y15, 64(DI)
	VMOVDQU Y15, 96(DI)
	VMOVDQU Y15, 128(DI)
	VMOVDQU Y15, 160(DI)
	VMOVDQU Y15, 192(DI)
	VMOVDQU Y15, 224(DI)
	VPOR    X2, X3, X2
	VPTEST  X2, X2
	JZ      done

compare:
	VMOVDQU      bits<>(SB), Y13
	VPBROADCASTQ low4<>(SB), Y12
	VPBROADCASTQ top1<>(SB), Y10

needed:
	VBROADCASTI128 0(R10), Y14
	VBROADCASTI128 16(R10), Y11
	TESTQ          R12, R12
	JNZ            wide

narrow:
	CMPQ DX, CX
	JGE  done
	NARROW(0, Y3)
	NARROW(32, Y4)
	NARROW(64, Y5)
	NARROW(96, Y6)
	ADDQ $128, DX
	ANY
	JZ   narrow
	JMP  found

wide:
	CMPQ DX, CX
	JGE  done
	WIDE(0, Y3)
	WIDE(32, Y4)
	WIDE(64, Y5)
	WIDE(96, Y6)
	ADDQ $128, DX
	ANY
	JZ   wide

found:
	WHICH(Y3, Y4)
	LEAQ -128(DX), R13
	TESTQ R11, R11
	JZ   later

remove:
	BSFQ    R11, AX
	LEAQ    -1(R11), R8
	ANDQ    R8, R11
	ADDQ    R13, AX
	MOVBLZX (SI)(AX*1), R9
	XORB    (BX)(AX*1), R9
	MOVL    R9, AX
	ANDL    $15, AX
	MOVL    R9, R8
	SHRL    $7, R8
	SHLL    $4, R8
	ORL     R8, AX
	SHRL    $4, R9
	ANDL    $7, R9
	MOVBLZX (R10)(AX*1), R8
	BTRL    R9, R8
	MOVB    R8, (R10)(AX*1)
	TESTQ   R11, R11
	JNZ     remove

later:
	LEAQ -64(DX), AX
	CMPQ R13, AX
	JEQ  removed
	MOVQ AX, R13
	WHICH(Y5, Y6)
	TESTQ R11, R11
	JNZ  remove

removed:
	VMOVDQU 0(R10), Y1
	VPTEST  Y1, Y1
	JNZ     needed

done:
	MOVQ DX, ret+96(FP)
	VZEROUPPER
	RET

// EQUAL16 notes in hits where pairs of 16 values have the value in Y15.
#define EQUAL16(place, x, hits) \
	VMOVDQU  (place)(SI), x    \
	VPXOR    (place)(BX), x, x \
	VPCMPEQW Y15, x, x         \
	VPOR     x, hits, hits

// func occursAVX2(head, back []uint16, v uint16) bool
TEXT ·occursAVX2(SB), NOSPLIT, $0-57
	MOVQ         head_base+0(FP), SI
	MOVQ         head_len+8(FP), CX
	MOVQ         back_base+24(FP), BX
	VPBROADCASTW v+48(FP), Y15
	XORL         AX, AX

occurs:
	SUBQ   $128, CX
	JLT    none
	VPXOR  Y8, Y8, Y8
	VPXOR  Y9, Y9, Y9
	EQUAL16(0, Y0, Y8)
	EQUAL16(32, Y1, Y9)
	EQUAL16(64, Y2, Y8)
	EQUAL16(96, Y3, Y9)
	EQUAL16(128, Y4, Y8)
	EQUAL16(160, Y5, Y9)
	EQUAL16(192, Y6, Y8)
	EQUAL16(224, Y7, Y9)
	VPOR   Y8, Y9, Y8
	ADDQ   $256, SI
	ADDQ   $256, BX
	VPTEST Y8, Y8
	JZ     occurs
	MOVL   $1, AX

none:
	MOVB AX, ret+56(FP)
	VZEROUPPER
	RET

#define EQUAL8(place, x) \
	VMOVDQU  (place)(SI), x    \
	VPXOR    (place)(BX), x, x \
	VPCMPEQB Y15, x, x

// func occursByteAVX2(head, back []uint8, v uint8) bool
TEXT ·occursByteAVX2(SB), NOSPLIT, $0-57
	MOVQ         head_base+0(FP), SI
	MOVQ         head_len+8(FP), CX
	MOVQ         back_base+24(FP), BX
	VPBROADCASTB v+48(FP), Y15
	XORL         AX, AX

occurs:
	SUBQ   $128, CX
	JLT    none
	EQUAL8(0, Y0)
	EQUAL8(32, Y1)
	EQUAL8(64, Y2)
	EQUAL8(96, Y3)
	VPOR   Y0, Y1, Y0
	VPOR   Y2, Y3, Y2
	VPOR   Y0, Y2, Y0
	ADDQ   $128, SI
	ADDQ   $128, BX
	VPTEST Y0, Y0
	JZ     occurs
	MOVL   $1, AX

none:
	MOVB AX, ret+56(FP)
	VZEROUPPER
	RET

// FOUR adds the values of four pairs, which stand on the stack, to a set.
#define FOUR(j, x, set) \
	VPMOVZXBQ (j)(SP), x  \
	VPSLLVQ   x, Y15, x   \
	VPOR      x, set, set

// func searchAVX2(set uint64, head, back []uint8) uint64
TEXT ·searchAVX2(SB), NOSPLIT, $32-64
	MOVQ         set+0(FP), AX
	MOVQ         head_base+8(FP), SI
	MOVQ         head_len+16(FP), CX
	MOVQ         back_base+32(FP), BX
	MOVL         $1, DX
	VMOVQ        DX, X15
	VPBROADCASTQ X15, Y15

search:
	VMOVDQU      (SI), Y0
	VPXOR        (BX), Y0, Y0
	VMOVDQU      Y0, 0(SP)
	VPXOR        Y8, Y8, Y8
	VPXOR        Y9, Y9, Y9
	FOUR(0, Y1, Y8)
	FOUR(4, Y2, Y9)
	FOUR(8, Y3, Y8)
	FOUR(12, Y4, Y9)
	FOUR(16, Y5, Y8)
	FOUR(20, Y6, Y9)
	FOUR(24, Y7, Y8)
	FOUR(28, Y1, Y9)
	VPOR         Y8, Y9, Y8
	VEXTRACTI128 $1, Y8, X9
	VPOR         X8, X9, X8
	VPSHUFD      $0xee, X8, X9
	VPOR         X8, X9, X8
	VMOVQ        X8, DX
	NOTQ         DX
	ANDQ         DX, AX
	JZ           searched
	ADDQ         $32, SI
	ADDQ         $32, BX
	SUBQ         $32, CX
	JNZ          search

searched:
	MOVQ AX, ret+56(FP)
	VZEROUPPER
	RET

// SPREAD adds the bits of the values of four lanes.
#define SPREAD(k, set) \
	VPMOVZXBQ (4*k)(BX)(AX*1), Y10 \
	VPXOR     Y10, Y9, Y10         \
	VPSLLVQ   Y10, Y8, Y10         \
	VPOR      Y10, set, set

// func bitsAVX2(s *[64]uint64, back []uint8, list []far)
TEXT ·bitsAVX2(SB), NOSPLIT, $0-56
	MOVQ         s+0(FP), DI
	MOVQ         back_base+8(FP), BX
	MOVL         $1, DX
	VMOVQ        DX, X8
	VPBROADCASTQ X8, Y8
	MOVL         $2, R9 // halves of the lanes

spreadHalf:
	MOVQ  list_base+32(FP), SI
	MOVQ  list_len+40(FP), CX
	VPXOR Y0, Y0, Y0
	VPXOR Y1, Y1, Y1
	VPXOR Y2, Y2, Y2
	VPXOR Y3, Y3, Y3
	VPXOR Y4, Y4, Y4
	VPXOR Y5, Y5, Y5
	VPXOR Y6, Y6, Y6
	VPXOR Y7, Y7, Y7
	TESTQ CX, CX
	JZ    spreadDone

spread:
	MOVL         (SI), AX
	MOVBLZX      4(SI), DX
	VMOVQ        DX, X9
	VPBROADCASTQ X9, Y9
	SPREAD(0, Y0)
	SPREAD(1, Y1)
	SPREAD(2, Y2)
	SPREAD(3, Y3)
	SPREAD(4, Y4)
	SPREAD(5, Y5)
	SPREAD(6, Y6)
	SPREAD(7, Y7)
	ADDQ         $8, SI
	DECQ         CX
	JNZ          spread

spreadDone:
	VMOVDQU Y0, 0(DI)
	VMOVDQU Y1, 32(DI)
	VMOVDQU Y2, 64(DI)
	VMOVDQU Y3, 96(DI)
	VMOVDQU Y4, 128(DI)
	VMOVDQU Y5, 160(DI)
	VMOVDQU Y6, 192(DI)
	VMOVDQU Y7, 224(DI)
	ADDQ    $256, DI
	ADDQ    $32, BX
	DECQ    R9
	JNZ     spreadHalf
	VZEROUPPER
	RET
