import { withInitials } from '@oche/darts/names/shortName';

/** Widths of letters in em, at the natural width of the font and a bold weight; letters that are not named here take 0.6. */
const widths: readonly [letters: string, width: number][] = [
  ["ijl.,:;'’|!I", 0.31],
  ['ftr-()[]/ ', 0.39],
  ['Jcskvxyz', 0.56],
  ['ELFTSZ', 0.63],
  ['ABCKPRVXYœæ', 0.69],
  ['DGHNOQU&', 0.74],
  ['w', 0.8],
  ['mMW%@ŒÆ', 0.92],
];
const widthOf = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));

/** How wide a text gets, in em. Estimated, so that a thousand names cost no layout. */
export const estimate = (text: string) => {
  let sum = 0;
  for (const letter of text) {
    // "é" is as wide as "e".
    const base = letter > '\u007f' ? letter.normalize('NFD')[0]! : letter;
    sum += widthOf.get(base) ?? 0.6;
  }
  return sum;
};

/** Widths of letters in per cent, and how much of its natural width a text then takes: the thinnest strokes do not get thinner. */
const steps = [
  [90, 0.92],
  [82, 0.86],
  [75, 0.8],
  [66, 0.73],
] as const;

export type Fitted = {
  text: string;
  stretch: (typeof steps)[number][0];
  /** Not all of it can be read: a shortened first name, or the end behind dots. */
  isShort: boolean;
  /** It fits in narrowed letters only, which another font may not have. */
  isTight: boolean;
};

/**
 * A text that is whole as long as it can be in so many em: narrower letters first, then a person's shortened first name. Whoever is not known
 * yet ("Dubbeltop or Bullens") has no first name.
 */
export function fitLetters(text: string, room: number, isPerson: boolean): Fitted {
  const wide = estimate(text);
  for (const [stretch, share] of steps) if (wide * share <= room) return { text, stretch, isShort: false, isTight: wide > room };
  const short = isPerson ? withInitials(text) : text;
  const narrow = estimate(short);
  const [stretch] = steps.find(([, share]) => narrow * share <= room) ?? steps.at(-1)!;
  return { text: short, stretch, isShort: true, isTight: true };
}
