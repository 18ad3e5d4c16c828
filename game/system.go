package game

import (
	"errors"
	"io/fs"
	"syscall"
)

// systemTexts are the errors of an operating system that people meet; in English as
// Go words them.
var systemTexts = []struct {
	err error
	say Text
}{
	{fs.ErrNotExist, Text{"no such file or directory", "没有这个文件或目录"}},
	{syscall.EISDIR, Text{"is a directory", "这是一个目录"}},
	{syscall.ENOTDIR, Text{"not a directory", "路径中有一段不是目录"}},
	{fs.ErrPermission, Text{"permission denied", "没有权限"}},
	{syscall.EROFS, Text{"read-only file system", "文件系统只读"}},
	{syscall.ENOSPC, Text{"no space left on device", "设备空间不足"}},
	{syscall.ENAMETOOLONG, Text{"file name too long", "文件名过长"}},
	{syscall.EMFILE, Text{"too many open files", "打开的文件过多"}},
	{syscall.ELOOP, Text{"too many levels of symbolic links", "符号链接层数过多"}},
	{syscall.EIO, Text{"input/output error", "输入输出错误"}},
	{syscall.EPIPE, Text{"broken pipe", "管道已关闭"}},
	{syscall.ENOMEM, Text{"cannot allocate memory", "内存不足"}},
	{syscall.EAGAIN, Text{"resource temporarily unavailable", "资源暂时不可用"}},
	{syscall.EINVAL, Text{"invalid argument", "参数无效"}},
}

// Why is an error of the operating system as a figure of a phrase: in both languages
// where it is a common one, or else as it stands. What Go says of the call and the
// name of the file is left out.
func Why(err error) any {
	for _, known := range systemTexts {
		if errors.Is(err, known.err) {
			return known.say.With()
		}
	}
	if why, ok := errors.AsType[*fs.PathError](err); ok {
		return why.Err
	}
	return err
}
