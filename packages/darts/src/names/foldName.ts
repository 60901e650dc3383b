/** Letters that Unicode normalisation does not decompose, and their usual spelling on other keyboards. */
export const baseLetters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * The form of a name for every search and comparison: without accents and apostrophes, in lower case, with one space between words.
 * `Zoë O'Brien-Łuk` becomes `zoe obrien luk`.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => baseLetters[letter]!)
    .replace(/[’‘`´']/g, '')
    .replace(/[\s\-–.]+/g, ' ')
    .trim();

/** Whether a text contains every word of a query, in any order and regardless of accents. An empty query matches every text. */
export const nameHas = (text: string, query: string): boolean => {
  const folded = foldName(text);
  return foldName(query)
    .split(' ')
    .every((word) => folded.includes(word));
};
