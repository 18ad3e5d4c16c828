package catalogue

// Lasker is a row of octal_rows.go.
var Lasker = register(octalRuleset("lasker"))
