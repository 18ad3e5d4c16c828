package server

import "grundy/game"

var busyText = game.Text{En: "too much is being computed; ask again in a moment", Zh: "正在进行的计算太多；请稍后再试"}

// errBusy is the reason for which a computation is given up when others wait already.
var errBusy = game.Refuse(game.Limit, busyText)
