package catalogue

// Kayles is a row of octal_rows.go.
var Kayles = register(octalRuleset("kayles"))
