import { foldName } from '@oche/darts/names/foldName';

/** A piece of a label, and whether the query asks for it. */
export type Piece = { text: string; hit: boolean };

/**
 * A label cut into what a query finds in it and the rest; null where a word of the query is not in it. The words may be
 * in any order and anywhere, case and accents do not count: "doub cel" finds Céline Doublevingt.
 */
export function match(label: string, query: string): Piece[] | null {
  const letters = [...label];
  // Which letter each folded one comes from: ß is two, an apostrophe none.
  const from: number[] = [];
  let folded = '';
  letters.forEach((letter, i) => {
    const text = foldName(letter) || (/[\s\-–.]/.test(letter) ? ' ' : '');
    folded += text;
    for (let n = 0; n < text.length; n++) from.push(i);
  });
  const hits = letters.map(() => false);
  for (const word of foldName(query).split(' ').filter(Boolean)) {
    const at = folded.indexOf(word);
    if (at === -1) return null;
    hits.fill(true, from[at], from[at + word.length - 1]! + 1);
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

/** Whether two names are the same but for case, accents and spaces around them. */
export const same = (a: string, b: string) => foldName(a) === foldName(b);
