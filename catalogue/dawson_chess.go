package catalogue

// DawsonChess is a row of octal_rows.go.
var DawsonChess = register(octalRuleset("dawson_chess"))
