package catalogue

// PatchExponent lets tests outside the package compare single coins with the definition.
func PatchExponent(i, j uint64) uint64 { return patchExponent(i, j) }
