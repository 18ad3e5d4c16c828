package main

import (
	"bufio"
	"encoding/json"
	"io"
	"strconv"

	"grundy"
	"grundy/explain"
	"grundy/game"
)

// table writes a nim-sequence in one form. It is given blocks of nimbers in
// order, and at the end the error that cut the sequence short, or nil.
type table interface {
	block(first int, nimbers []uint64) error
	end(cut error) error
}

// rows writes a line for each heap, or all nimbers on one line.
type rows struct {
	w       *bufio.Writer
	head    string // before the first heap
	between string // heap and nimber; "" to write the nimbers alone
	buf     []byte
	written bool
}

const csvHead = "heap,nimber\n"

func newRows(w io.Writer, head, between string) *rows {
	return &rows{w: bufio.NewWriterSize(w, 1<<16), head: head, between: between}
}

func (r *rows) block(first int, nimbers []uint64) error {
	r.buf = r.buf[:0]
	if !r.written {
		r.buf = append(r.buf, r.head...)
	}
	for i, v := range nimbers {
		switch {
		case r.between != "":
			r.buf = append(strconv.AppendInt(r.buf, int64(first+i), 10), r.between...)
		case r.written || i > 0:
			r.buf = append(r.buf, ", "...)
		}
		r.buf = strconv.AppendUint(r.buf, v, 10)
		if r.between != "" {
			r.buf = append(r.buf, '\n')
		}
	}
	r.written = true
	_, err := r.w.Write(r.buf)
	return err
}

func (r *rows) end(error) error {
	if r.written && r.between == "" {
		r.w.WriteByte('\n')
	}
	return r.w.Flush()
}

// object writes JSON.
type object struct {
	w       *bufio.Writer
	head    explain.SequenceHead
	lang    game.Lang
	warrant func() grundy.Warrant
	buf     []byte
	written bool
}

func newObject(w io.Writer, head explain.SequenceHead, warrant func() grundy.Warrant, l game.Lang) *object {
	return &object{w: bufio.NewWriterSize(w, 1<<16), head: head, warrant: warrant, lang: l}
}

func (o *object) block(_ int, nimbers []uint64) error {
	o.buf = o.buf[:0]
	if !o.written {
		o.buf = o.open(o.buf)
	}
	for i, v := range nimbers {
		if o.written || i > 0 {
			o.buf = append(o.buf, ',')
		}
		o.buf = strconv.AppendUint(o.buf, v, 10)
	}
	o.written = true
	_, err := o.w.Write(o.buf)
	return err
}

// open appends the object up to its first nimber.
func (o *object) open(buf []byte) []byte {
	text, err := json.Marshal(o.head)
	if err != nil {
		panic(err) // it holds a string and a number
	}
	return append(append(buf, text[:len(text)-1]...), `,"values":[`...)
}

func (o *object) end(cut error) error {
	text, err := json.Marshal(explain.NewSequenceTail(o.warrant(), cut, o.lang))
	if err != nil {
		return err
	}
	o.buf = o.buf[:0]
	if !o.written {
		o.buf = o.open(o.buf)
	}
	o.buf = append(append(append(o.buf, "],"...), text[1:]...), '\n')
	o.w.Write(o.buf)
	return o.w.Flush()
}
