package catalogue

// DawsonKayles is a row of octal_rows.go.
var DawsonKayles = register(octalRuleset("dawson_kayles"))
