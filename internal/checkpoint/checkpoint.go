// Package checkpoint keeps the nimbers of a long run on disk, so that a run that
// was killed at any moment can go on where it was.
//
// A checkpoint is two files: one of the given name, which says what was computed
// and how far, and one with ".values" behind the name, which holds the nimbers as
// varints. The second only grows, and its end counts once the first, replaced in
// one step, says so with a hash of the name of the run and of all that stands before.
// A third, with ".new" behind the name, is there for the moment of that step. While a
// run is at work the second file is locked, where the system has locks.
package checkpoint

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"time"

	"grundy/game"
)

// state is the first file.
type state struct {
	Version int    `json:"checkpoint"`
	Of      string `json:"of"`
	Heaps   int    `json:"heaps"`
	Bytes   int64  `json:"bytes"`
	SHA256  string `json:"sha256"`
}

const version = 2

// File is an open checkpoint.
type File struct {
	name   string
	state  state
	values *os.File
	hash   hash.Hash
	buf    []byte
	saved  time.Time
	beyond int64
}

var (
	openText    = game.Text{En: "cannot keep the checkpoint %s: %v", Zh: "无法保存检查点 %s：%v"}
	kindText    = game.Text{En: "a checkpoint is kept in regular files, and %s is a pipe, a device or a directory", Zh: "检查点保存在普通文件中，而 %s 是管道、设备或目录"}
	alteredText = game.Text{En: "the checkpoint %s is truncated or altered: %v; delete it to begin anew", Zh: "检查点 %s 被截断或改动：%v；删除它即可从头开始"}
	busyText    = game.Text{En: "another run is at work on the checkpoint %s; give each run a file of its own", Zh: "另一个运行正在使用检查点 %s；请给每个运行各自的文件"}
	otherText   = game.Text{En: "the checkpoint %s belongs to %s, not to %s", Zh: "检查点 %s 属于 %s，而不是 %s"}

	notState   = game.Text{En: "it is not what was written", Zh: "内容不是写入时的样子"}
	missing    = game.Text{En: "%s is missing", Zh: "缺少 %s"}
	tooShort   = game.Text{En: "%s holds %d bytes, and %d were written", Zh: "%s 有 %d 字节，而写入的是 %d 字节"}
	wrongHash  = game.Text{En: "the hash of %s is another", Zh: "%s 的哈希值不符"}
	wrongCount = game.Text{En: "%s does not hold %d nimbers", Zh: "%s 中的 SG 值不是 %d 个"}
)

// Open opens a checkpoint, or begins one where neither file is there. Of says which
// run it belongs to. Restore is given the nimbers that the checkpoint
// holds, those of the heaps 0, 1, 2, … in order, in blocks. Errors are
// BadParameter for a checkpoint of another run, for one that is not as it was
// written, for one on which a run is at work, and for what is no regular file, such as
// a pipe.
func Open(name, of string, restore func(nimbers []uint64) error) (*File, error) {
	f := &File{name: name, state: state{Version: version, Of: of}, hash: sha256.New()}
	fmt.Fprintln(f.hash, of)
	for _, n := range []string{name, f.valuesName()} {
		if info, err := os.Stat(n); err == nil && !info.Mode().IsRegular() {
			return nil, game.Refuse(game.BadParameter, kindText, game.Short(n))
		}
	}
	if err := f.open(restore); err != nil {
		if f.values != nil {
			f.values.Close()
		}
		return nil, err
	}
	return f, nil
}

// open opens the second file first, since its lock guards both.
func (f *File) open(restore func([]uint64) error) error {
	mode := os.O_RDWR
	if _, err := os.Stat(f.name); errors.Is(err, fs.ErrNotExist) {
		mode |= os.O_CREATE
	}
	var err error
	f.values, err = os.OpenFile(f.valuesName(), mode, 0o666)
	switch {
	case errors.Is(err, fs.ErrNotExist) && mode == os.O_RDWR:
		return f.altered(missing, game.Short(f.valuesName()))
	case err != nil:
		return f.cannot(err)
	}
	if err := lock(f.values); err != nil {
		return game.Refuse(game.BadParameter, busyText, game.Short(f.name))
	}
	info, err := f.values.Stat()
	if err != nil {
		return f.cannot(err)
	}
	text, err := readState(f.name)
	switch {
	case err == nil:
		return f.load(text, info.Size(), restore)
	case !errors.Is(err, fs.ErrNotExist):
		return f.cannot(err)
	case info.Size() > 0: // a run killed as it began leaves it alone, and empty
		return f.altered(missing, game.Short(f.name))
	}
	if err := f.save(); err != nil {
		_ = os.Remove(f.valuesName()) // the error tells what is wrong
		return err
	}
	return nil
}

// mostState bounds the first file.
const mostState = 1 << 20

// readState reads the first file, or a little more than one can hold.
func readState(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, mostState+1))
}

// Files names the files of a checkpoint.
func Files(name string) []string { return []string{name, name + valuesEnd, name + newEnd} }

const valuesEnd, newEnd = ".values", ".new"

func (f *File) valuesName() string { return f.name + valuesEnd }

func (f *File) cannot(err error) error {
	return game.Refuse(game.BadParameter, openText, game.Short(f.name), game.Why(err))
}

func (f *File) altered(t game.Text, args ...any) error {
	return game.Refuse(game.BadParameter, alteredText, game.Short(f.name), t.With(args...))
}

// load reads the state, and hands on the nimbers whose end it marks.
func (f *File) load(text []byte, size int64, restore func([]uint64) error) error {
	var s state
	if err := json.Unmarshal(text, &s); err != nil || !bytes.Equal(s.encode(), text) || s.Version != version || s.Bytes < 0 {
		return f.altered(notState)
	}
	if s.Of != f.state.Of {
		return game.Refuse(game.BadParameter, otherText, game.Short(f.name), game.Short(s.Of), game.Short(f.state.Of))
	}
	f.state = s
	short := game.Short(f.valuesName())
	if size < s.Bytes {
		return f.altered(tooShort, short, size, s.Bytes)
	}
	f.beyond = size - s.Bytes
	if _, err := io.Copy(f.hash, io.LimitReader(f.values, s.Bytes)); err != nil {
		return f.cannot(err)
	}
	if f.sum() != s.SHA256 {
		return f.altered(wrongHash, short)
	}
	return f.hand(restore)
}

// blockLength is how many nimbers are handed on at a time.
const blockLength = 1 << 16

// hand hands on the nimbers, and leaves the file at their end.
func (f *File) hand(restore func([]uint64) error) error {
	if _, err := f.values.Seek(0, io.SeekStart); err != nil {
		return f.cannot(err)
	}
	r := bufio.NewReaderSize(io.LimitReader(f.values, f.state.Bytes), 1<<20)
	block := make([]uint64, 0, blockLength)
	count := 0
	for {
		v, err := binary.ReadUvarint(r)
		if err == nil {
			block = append(block, v)
			count++
		}
		if len(block) == cap(block) || err != nil && len(block) > 0 {
			if err := restore(block); err != nil {
				return err
			}
			block = block[:0]
		}
		if err == io.EOF {
			break
		}
		if err != nil {
			return f.altered(wrongCount, game.Short(f.valuesName()), f.state.Heaps)
		}
	}
	if count != f.state.Heaps {
		return f.altered(wrongCount, game.Short(f.valuesName()), f.state.Heaps)
	}
	if err := f.values.Truncate(f.state.Bytes); err != nil {
		return f.cannot(err)
	}
	_, err := f.values.Seek(f.state.Bytes, io.SeekStart)
	return err
}

// Heaps returns how many heaps the checkpoint holds.
func (f *File) Heaps() int { return f.state.Heaps }

// Beyond returns how many bytes stood after the end that was saved, as a kill leaves
// them. They were taken away.
func (f *File) Beyond() int64 { return f.beyond }

// saveEvery is how much work a kill may cost, beside that of one block.
const saveEvery = time.Second / 5

// Append keeps the nimbers of the heaps that follow. They are safe after Close,
// or with a call a moment later.
func (f *File) Append(nimbers []uint64) error {
	f.buf = f.buf[:0]
	for _, v := range nimbers {
		f.buf = binary.AppendUvarint(f.buf, v)
	}
	f.hash.Write(f.buf)
	if _, err := f.values.Write(f.buf); err != nil {
		return f.cannot(err)
	}
	f.state.Heaps += len(nimbers)
	f.state.Bytes += int64(len(f.buf))
	if time.Since(f.saved) < saveEvery {
		return nil
	}
	return f.save()
}

// Close saves what was appended.
func (f *File) Close() error {
	err := f.save()
	return errors.Join(err, f.values.Close())
}

func (f *File) sum() string { return hex.EncodeToString(f.hash.Sum(nil)) }

// save makes what was appended count.
func (f *File) save() error {
	if err := f.values.Sync(); err != nil {
		return f.cannot(err)
	}
	f.state.SHA256 = f.sum()
	if err := f.replace(f.state.encode()); err != nil {
		return f.cannot(err)
	}
	f.saved = time.Now()
	return nil
}

func (s state) encode() []byte {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	return append(text, '\n')
}

// replace writes the first file in one step: whoever reads it sees the old text or
// the new one.
func (f *File) replace(text []byte) error {
	next, err := os.Create(f.name + newEnd)
	if err != nil {
		return err
	}
	_, err = next.Write(text)
	if err := errors.Join(err, next.Sync(), next.Close()); err != nil {
		_ = os.Remove(next.Name())
		return err
	}
	return os.Rename(next.Name(), f.name)
}
