import { shortName } from '../internal/fitName.ts';

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

const steps = [90, 82, 75, 66] as const;

export type Fitted = {
  text: string;
  stretch: (typeof steps)[number];
  isShort: boolean;
  /** It fits in narrowed letters only, which another font may not have. */
  isTight: boolean;
};

/** A name that is whole as long as it can be in so many em: narrower letters first, then a shortened first name. */
export function fitLetters(name: string, room: number): Fitted {
  const wide = estimate(name);
  for (const stretch of steps) if ((wide * stretch) / 100 <= room) return { text: name, stretch, isShort: false, isTight: wide > room };
  const short = shortName(name);
  const narrow = estimate(short);
  const stretch = steps.find((step) => (narrow * step) / 100 <= room) ?? 66;
  return { text: short, stretch, isShort: short !== name, isTight: true };
}
