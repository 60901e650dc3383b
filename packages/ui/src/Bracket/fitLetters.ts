import { withInitials } from '@oche/darts/names/shortName';

/** Widths of letters in em, at the font's normal width and a bold weight; all other letters count as 0.6. */
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

/** Width of a text in em. An estimate, because measuring a thousand names would force layouts. */
export const estimate = (text: string) => {
  let sum = 0;
  for (const letter of text) {
    // "é" is as wide as "e".
    const base = letter > '\u007f' ? letter.normalize('NFD')[0]! : letter;
    sum += widthOf.get(base) ?? 0.6;
  }
  return sum;
};

/** `font-stretch` in per cent, and the share of its normal width that a text then takes: strokes do not narrow as much as letters. */
const steps = [
  [90, 0.92],
  [82, 0.86],
  [75, 0.8],
  [66, 0.73],
] as const;

export type Fitted = {
  text: string;
  stretch: (typeof steps)[number][0];
  /** True if a part is missing: a shortened first name, or an end cut off by an ellipsis. */
  isShort: boolean;
  /** True if it fits only in narrowed letters, which the fallback font may lack. */
  isTight: boolean;
};

/**
 * Fits a text into a width in em: narrows the letters first, then shortens a person's first name. A side to be decided
 * ("Dubbeltop or Bullens") is not a person and has no first name.
 */
export function fitLetters(text: string, room: number, isPerson: boolean): Fitted {
  const wide = estimate(text);
  for (const [stretch, share] of steps) if (wide * share <= room) return { text, stretch, isShort: false, isTight: wide > room };
  const short = isPerson ? withInitials(text) : text;
  const narrow = estimate(short);
  const [stretch] = steps.find(([, share]) => narrow * share <= room) ?? steps.at(-1)!;
  return { text: short, stretch, isShort: true, isTight: true };
}
