/** One letter without case and accent: é is e, Ø stays. */
const fold = (letter: string) => (letter.normalize('NFD')[0] ?? letter).toLowerCase();
const foldAll = (text: string) => [...text].map(fold);

/** A piece of a label, and whether the query asks for it. */
export type Piece = { text: string; hit: boolean };

/**
 * A label cut into what a query finds in it and the rest; null where a word of the query is not in it. The words may be
 * in any order and anywhere, case and accents do not count: "doub cel" finds Céline Doublevingt.
 */
export function match(label: string, query: string): Piece[] | null {
  const letters = [...label];
  const folded = foldAll(label);
  const hits = letters.map(() => false);
  for (const word of query.split(/\s+/).filter(Boolean)) {
    const wanted = foldAll(word);
    const at = folded.findIndex((_, i) => wanted.every((letter, n) => folded[i + n] === letter));
    if (at === -1) return null;
    hits.fill(true, at, at + wanted.length);
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
export const same = (a: string, b: string) => foldAll(a.trim()).join('') === foldAll(b.trim()).join('');
