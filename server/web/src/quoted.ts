/**
 * quoted is a word as a shell takes it whole, whatever is in it: in double quotes where
 * every shell knows them, else in the single quotes of sh.
 */
export const quoted = (word: string): string => (/["$`\\!%\n]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`);

/** spoken is a position for the command, which takes words and numbers only unquoted, such as nim 3 5 7. */
export const spoken = (position: string): string => (/^[\p{L}\p{N}_\s]+$/u.test(position) ? position.trim() : quoted(position));
