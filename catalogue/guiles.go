package catalogue

// Guiles is a row of octal_rows.go.
var Guiles = register(octalRuleset("guiles"))
