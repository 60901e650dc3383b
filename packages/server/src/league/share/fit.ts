import type { TextStyle, Typeface } from './typeface.ts';

/** A line of text that fits, in its style. */
export type Fitted = { text: string; style: TextStyle };

/** The widths of letters in per cent, from the usual to the narrowest one that is pleasant to read. */
const widths = [100, 87, 75, 66];
/** How much smaller a text may become when its letters are narrow. */
const shrinks = [1, 0.9, 0.8];

type Base = Omit<TextStyle, 'width'>;

const stylesOf = ({ size, weight }: Base): TextStyle[] => [
  ...widths.map((width) => ({ size, weight, width })),
  ...shrinks.slice(1).map((shrink) => ({ size: size * shrink, weight, width: widths.at(-1)! })),
];

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text with an ellipsis, as much as fits. */
const cut = ({ measure }: Typeface, text: string, style: TextStyle, maxWidth: number): string => {
  const parts = [...letters.segment(text)].map(({ segment }) => segment);
  const shortened = (count: number): string => `${parts.slice(0, count).join('').trimEnd()}…`;
  let [fits, tooLong] = [0, parts.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(shortened(middle), style) <= maxWidth) fits = middle;
    else tooLong = middle;
  }
  return shortened(fits);
};

/** Makes a text fit on one line: with narrower letters, then with smaller ones. Only the longest texts are cut, with an ellipsis. */
export const fitLine = (typeface: Typeface, text: string, base: Base, maxWidth: number): Fitted => {
  const styles = stylesOf(base);
  const fitting = styles.find((style) => typeface.measure(text, style) <= maxWidth);
  if (fitting) return { text, style: fitting };
  const style = styles.at(-1)!;
  return { text: cut(typeface, text, style, maxWidth), style };
};

/** Fills lines with the words of a text. A line ends at a space or after a hyphen. */
const fill = ({ measure }: Typeface, text: string, style: TextStyle, maxWidth: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\s)|(?<=\p{L}-)(?=\p{L})/u)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(last + word, style) <= maxWidth) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines;
};

/** Makes a text fit on a number of lines, as `fitLine` does on one. All lines have the same style. */
export const fitLines = (typeface: Typeface, text: string, base: Base, [maxWidth, maxLines]: readonly [number, number]): Fitted[] => {
  const styles = stylesOf(base);
  const isTooWide = (line: string, style: TextStyle): boolean => typeface.measure(line, style) > maxWidth;
  for (const style of styles) {
    const lines = fill(typeface, text.trim(), style, maxWidth);
    if (lines.length <= maxLines && !lines.some((line) => isTooWide(line, style)))
      return lines.map((line) => ({ text: line.trim(), style }));
  }
  const style = styles.at(-1)!;
  const all = fill(typeface, text.trim(), style, maxWidth);
  const lines = [...all.slice(0, maxLines - 1), all.slice(maxLines - 1).join('')];
  return lines.map((line) => ({ text: isTooWide(line, style) ? cut(typeface, line, style, maxWidth) : line.trim(), style }));
};

/** As `fitLines`, with lines of about the same length. */
export const fitHeading = (typeface: Typeface, text: string, base: Base, [maxWidth, maxLines]: readonly [number, number]): Fitted[] => {
  const lines = fitLines(typeface, text, base, [maxWidth, maxLines]);
  if (lines.length < 2 || lines.map((line) => line.text).join('').length < text.replaceAll(/\s/g, '').length) return lines;
  const { style } = lines[0]!;
  const isEnough = (width: number): boolean => {
    const filled = fill(typeface, text.trim(), style, width);
    return filled.length === lines.length && filled.every((line) => typeface.measure(line, style) <= width);
  };
  let [tooNarrow, enough] = [maxWidth / lines.length / 2, maxWidth];
  while (enough - tooNarrow > 4) {
    const middle = (tooNarrow + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else tooNarrow = middle;
  }
  return fill(typeface, text.trim(), style, enough).map((line) => ({ text: line.trim(), style }));
};
