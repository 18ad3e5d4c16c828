package catalogue

// GrundyGame is a row of octal_rows.go.
var GrundyGame = register(octalRuleset("grundy_game"))
