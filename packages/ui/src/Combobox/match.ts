import { foldName } from '@oche/darts/names/foldName';

/** A piece of a label, and whether it matches the query. */
export type Piece = { text: string; hit: boolean };

/**
 * Splits a label into the parts that match a query and the rest; null if a word of the query is not in the label. The words may be in any
 * order and position, and case and accents are ignored: "doub cel" finds Céline Doublevingt.
 */
export function match(label: string, query: string): Piece[] | null {
  const letters = [...label];
  // The index of the letter from which each folded letter comes: ß folds to two letters, an apostrophe to none.
  const sources: number[] = [];
  let folded = '';
  letters.forEach((letter, i) => {
    const text = foldName(letter) || (/[\s\-–.]/.test(letter) ? ' ' : '');
    folded += text;
    for (let n = 0; n < text.length; n++) sources.push(i);
  });
  const hits = letters.map(() => false);
  for (const word of foldName(query).split(' ').filter(Boolean)) {
    const at = folded.indexOf(word);
    if (at === -1) return null;
    hits.fill(true, sources[at], sources[at + word.length - 1]! + 1);
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    const hit = hits[i] === true;
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** Whether two names are equal in the form of `foldName`, which ignores case, accents, apostrophes and extra spaces. */
export const isSameName = (a: string, b: string) => foldName(a) === foldName(b);
