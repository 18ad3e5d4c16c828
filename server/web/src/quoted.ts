/**
 * quoted is a word as a shell takes it whole, whatever is in it: in double quotes where
 * every shell knows them, else in the single quotes of sh.
 */
export const quoted = (word: string): string => (/["$`\\!%\n]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`);
