package catalogue

// Couples stands with its rule in octal_couples.go.
var Couples = register(couplesRuleset())
