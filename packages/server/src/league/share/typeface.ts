import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

/** The font of the pages, in the files that browsers get. Each has other letters. */
const files = [
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2'),
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-vietnamese-standard-normal.woff2'),
];

/** `size`: pixels per em. `weight`: 100–900. `width`: 62–125 per cent. */
export type TextStyle = { size: number; weight: number; width: number };

/** A line of text as drawn: its width in pixels, and the outlines of its letters, in pixels from the start of its baseline. */
export type Outline = { advance: number; path: string };

export type Typeface = {
  /** The width of a line in pixels. */
  measure: (text: string, style: TextStyle) => number;
  outline: (text: string, style: TextStyle) => Outline;
};

/** Letters of one font file, with the number of each glyph and its place in the line, in units of the font. */
type Glyph = { font: harfbuzz.Font; id: number; x: number; y: number };

const load = async (file: string): Promise<harfbuzz.Face> => {
  const woff2 = await readFile(fileURLToPath(file));
  const font = await decompress(woff2);
  return new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer));
};

/**
 * What the font can draw of a text, on one line. Controls, directions, emoji and lone marks are left out, because they would be boxes. Other letters
 * that the font does not have stay, and are drawn as boxes.
 */
export const drawable = (text: string, has: (codePoint: number) => boolean): string => {
  const kept = [...text.toWellFormed().normalize('NFC').replaceAll(/\s+/g, ' ')].filter(
    (letter) =>
      !/\p{C}/u.test(letter) &&
      (has(letter.codePointAt(0)!) || !/[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u.test(letter)),
  );
  return kept.join('').replaceAll(/ +/g, ' ').trim() || '–';
};

/** Digits have one width, so that figures of a column stand below each other. */
const features = [new harfbuzz.Feature('tnum', 1)];

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** Moves a glyph to its place in a line, and scales it from the units of the font to pixels. The font counts upwards. */
const place = (path: string, { x, y }: { x: number; y: number }, scale: number): string => {
  let isX = false;
  return path.replaceAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number, at: number) => {
    // Commands are followed by pairs of coordinates.
    isX = at === 0 || /[A-Z]/i.test(path[at - 1]!) || !isX;
    return oneDecimal((isX ? x + Number(number) : -(y + Number(number))) * scale);
  });
};

/** The typeface of the pages in all its weights and widths. */
export const loadTypeface = async (): Promise<Typeface> => {
  const faces = await Promise.all(files.map(load));
  const [first] = faces as [harfbuzz.Face];
  const fonts = new Map<string, harfbuzz.Font[]>();
  const fontsOf = ({ weight, width }: TextStyle): harfbuzz.Font[] => {
    const key = `${weight} ${width}`;
    const known = fonts.get(key);
    if (known) return known;
    const made = faces.map((face) => {
      const font = new harfbuzz.Font(face);
      font.setVariations([new harfbuzz.Variation('wght', weight), new harfbuzz.Variation('wdth', width)]);
      return font;
    });
    fonts.set(key, made);
    return made;
  };
  const hasGlyph = (codePoint: number): boolean =>
    fontsOf({ size: 1, weight: 400, width: 100 }).some((font) => font.nominalGlyph(codePoint));

  /** The parts of a text that one font file has. */
  const partsOf = (text: string, own: readonly harfbuzz.Font[]) => {
    const parts: { font: harfbuzz.Font; text: string }[] = [];
    for (const letter of text) {
      const font = own.find((each) => each.nominalGlyph(letter.codePointAt(0)!)) ?? own[0]!;
      const last = parts.at(-1);
      if (last?.font === font) last.text += letter;
      else parts.push({ font, text: letter });
    }
    return parts;
  };

  /** The glyphs of a line, and its width, in units of the font. */
  const shape = (line: string, style: TextStyle): { glyphs: Glyph[]; advance: number } => {
    let advance = 0;
    const glyphs = partsOf(drawable(line, hasGlyph), fontsOf(style)).flatMap(({ font, text }) => {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer, features);
      const ids = buffer.getGlyphInfos();
      return buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, index) => {
        const glyph = { font, id: ids[index]!.codepoint, x: advance + xOffset, y: yOffset };
        advance += xAdvance;
        return glyph;
      });
    });
    return { glyphs, advance };
  };

  const scaleOf = ({ size }: TextStyle): number => size / first.upem;
  return {
    measure: (text, style) => shape(text, style).advance * scaleOf(style),
    outline: (text, style) => {
      const { glyphs, advance } = shape(text, style);
      const path = glyphs.map(({ font, id, ...at }) => place(font.glyphToPath(id), at, scaleOf(style))).join('');
      return { advance: advance * scaleOf(style), path };
    },
  };
};
