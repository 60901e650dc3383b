/** Letters without a plain form under Unicode normalisation, and how they are typed on other keyboards. */
export const baseLetters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * A name as it is searched for and compared, everywhere: without accents and apostrophes, in lower case, with one space between
 * words. `Zoë O'Brien-Łuk` becomes `zoe obrien luk`.
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

/** Whether a text has every word of a query in it, in any order and whatever the accents. An empty query finds everything. */
export const nameHas = (text: string, query: string): boolean => {
  const folded = foldName(text);
  return foldName(query)
    .split(' ')
    .every((word) => folded.includes(word));
};
