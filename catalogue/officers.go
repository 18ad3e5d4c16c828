package catalogue

// Officers is a row of octal_rows.go.
var Officers = register(octalRuleset("officers"))
