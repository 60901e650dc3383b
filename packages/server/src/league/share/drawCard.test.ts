import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandColour, ink } from './brandColour.ts';
import type { Card, CardRow, CardSide } from './card.ts';
import { drawCard } from './drawCard.ts';
import { fitHeading, fitLine, fitLines } from './fit.ts';
import { createPngs, drawnImage, drawPng } from './images.ts';
import { drawable, loadTypeface, type Typeface } from './typeface.ts';

const longTeam = 'Schützengesellschaft Oberammergau-Unterwiesenbach 1924 e. V. Dartabteilung II';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikantenverein';
const hostile = '<svg onload="x"/>&amp;"\'\u0000\u001B\u202E🎯👩‍👩‍👧 Жук';

let typeface: Typeface;
beforeAll(async () => {
  typeface = await loadTypeface();
});

const brand: Card['brand'] = { name: 'Krijtland', colour: '#d3222a', logo: null };
const card = (more: Partial<Card>): Card => ({
  ...{ brand, above: '', title: '', body: { kind: 'text', text: '', picture: null }, foot: { text: '', isLive: false } },
  ...more,
});
const side = (name: string, points: string | null, hasLost = false): CardSide => ({ name, points, hasLost });
const match = (home: CardSide, away: CardSide): Partial<Card> => ({ body: { kind: 'score', sides: [home, away] } });
const row = (position: string, name: string, figures: readonly string[], detail = ''): CardRow => ({ position, name, detail, figures });
const table = (rows: readonly CardRow[], heads: readonly string[] = [], hasLeader = false): Partial<Card> => ({
  title: 'First Division',
  body: { kind: 'table', heads, rows, hasLeader },
});

/** The texts of an image in their order, as labels say them. */
const textsIn = (svg: string): string[] =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) =>
    label!.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code))),
  );

/** Where each text begins and ends, in pixels. */
const spansIn = (svg: string): [number, number][] =>
  [...svg.matchAll(/transform="translate\(([\d.-]+) [\d.]+\)" d="([^"]*)"/g)].map(([, left, path]) => {
    const xs = [...path!.matchAll(/[A-Z]?(-?[\d.]+),(-?[\d.]+)/g)].map(([, x]) => Number(x));
    return [Number(left) + Math.min(0, ...xs), Number(left) + Math.max(0, ...xs)];
  });

const draw = (more: Partial<Card>): string => drawCard(typeface, card(more));
const pixelsOf = async (svg: string) => {
  const { data, info } = await sharp(await drawPng(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string =>
    `#${data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3).toString('hex')}`;
  return { info, at, colours: new Set(Array.from({ length: info.width * info.height }, (_, pixel) => data.readUIntBE(pixel * 3, 3))) };
};

describe('an image to share', () => {
  test('is a PNG of 1200 × 630 with the bar of the organisation and its texts', async () => {
    const svg = draw({ ...match(side('Home', '7'), side('Away', '3', true)), foot: { text: 'Fri 27 Nov', isLive: false } });
    const { info, at, colours } = await pixelsOf(svg);
    expect(info).toMatchObject({ width: 1200, height: 630 });
    expect(at(1190, 10)).toBe('#d3222a');
    expect(at(1190, 620)).toBe('#fbf9f5');
    expect(colours.size).toBeGreaterThan(20);
    expect(textsIn(svg)).toEqual(['Krijtland', '7', 'Home', '3', 'Away', 'Fri 27 Nov']);
  });

  test('has the rows of a table in their order, with the leader on the lit bed', async () => {
    const rows = [row('1', 'Ann', ['9', '27'], 'Bulls'), row('2', 'Bea', ['8', '24'], 'Tons')];
    const svg = draw(table(rows, ['Played', 'Points'], true));
    expect(textsIn(svg)).toEqual([
      ...['Krijtland', 'First Division', 'Played', 'Points'],
      ...['1', 'Ann', 'Bulls', '9', '27', '2', 'Bea', 'Tons', '8', '24'],
    ]);
    const { at } = await pixelsOf(svg);
    expect(at(600, 252)).toBe(ink);
    expect(at(600, 330)).toBe('#fbf9f5');
  });

  test('marks a match in progress', async () => {
    const { at } = await pixelsOf(draw({ ...match(side('A', '1'), side('B', '2')), foot: { text: 'Live', isLive: true } }));
    expect(at(76, 577)).toBe('#bd1f20');
  });

  test('shows hostile names as they are written, without controls, directions and emoji', async () => {
    const svg = draw({ ...match(side(hostile, '7'), side('Away', '3')), brand: { ...brand, name: hostile }, above: hostile });
    expect(svg).not.toMatch(/onload="x"|<svg[^>]*<svg/);
    expect(svg.match(/<svg/g)).toHaveLength(1);
    expect(textsIn(svg)[0]).toContain('<svg onload="x"/>&amp;"\'');
    expect((await pixelsOf(svg)).info.width).toBe(1200);
    expect(drawable(hostile, (code) => code < 0x7f)).toBe('<svg onload="x"/>&amp;"\' Жук');
    for (const nothing of ['', '🎯🎯', '\u202E\u0007', '  ']) expect(drawable(nothing, (code) => code < 0x7f)).toBe('–');
    // A decomposed letter is drawn with its own glyph.
    expect(typeface.measure('e\u0301', { size: 10, weight: 400, width: 100 })).toBe(
      typeface.measure('é', { size: 10, weight: 400, width: 100 }),
    );
  });

  const names = {
    'a long German name': longTeam,
    'a long word': longWord,
    'two long words': `${longWord} ${longWord}`,
    'one letter many times': 'W'.repeat(200),
    'hostile text': hostile.repeat(20),
  };
  test.each(Object.entries(names))('has room for %s', (_what, name) => {
    const cards = [
      card({ ...match(side(name, '17,5'), side(name, '12,5', true)), above: name, foot: { text: name, isLive: true } }),
      card({ ...match(side(name, null), side(name, null)) }),
      card(table([row('1', name, ['10', '20']), row('999', name, ['180', '171', '1000'], name)], ['Gewonnen', name, 'Gespielt'], true)),
      card({ ...table([row('', name, [])]), title: name }),
      card({ title: name, body: { kind: 'text', text: `${name} ${name} ${name}`, picture: null } }),
      card({
        title: name,
        body: {
          kind: 'team',
          figures: [
            { label: 'Platz', value: '12' },
            { label: 'Punkte', value: '102,5' },
          ],
          match: { label: name, text: `${name} gegen ${name}`, note: name },
        },
      }),
    ].map((each) => ({ ...each, brand: { ...brand, name } }));
    for (const each of cards) {
      const svg = drawCard(typeface, each);
      expect(spansIn(svg)).toHaveLength(textsIn(svg).length);
      for (const [left, right] of spansIn(svg)) {
        expect(left).toBeGreaterThanOrEqual(60);
        expect(right).toBeLessThanOrEqual(1140);
      }
    }
  });

  test('makes long names narrower, then smaller, and only then cuts them', () => {
    const base = { size: 40, weight: 700 };
    const short = fitLine(typeface, 'Bulls', base, 600);
    expect(short).toEqual({ text: 'Bulls', style: { ...base, width: 100 } });
    const narrow = fitLine(typeface, 'Schützengesellschaft Oberammergau', base, 600);
    expect(narrow).toMatchObject({ text: 'Schützengesellschaft Oberammergau', style: { size: 40 } });
    expect(narrow.style.width).toBeLessThan(100);
    const small = fitLine(typeface, 'Schützengesellschaft Oberammergau-Unterwies', base, 600);
    expect(small.text).not.toContain('…');
    expect(small.style.size).toBeLessThan(40);
    const cut = fitLine(typeface, longTeam, base, 600);
    expect(cut.text).toMatch(/^Schützengesellschaft.*…$/);
    expect(typeface.measure(cut.text, cut.style)).toBeLessThanOrEqual(600);
  });

  test('breaks a heading after spaces and hyphens into lines of about the same length', () => {
    const base = { size: 64, weight: 760 };
    expect(fitLines(typeface, 'Vereinsheim Oberammergau-Unterwiesenbach', base, [900, 2]).map(({ text }) => text)).toEqual([
      'Vereinsheim Oberammergau-',
      'Unterwiesenbach',
    ]);
    const heading = fitHeading(typeface, 'The draw of the quarter-finals is on Tuesday', base, [1000, 3]);
    const widths = heading.map(({ text, style }) => typeface.measure(text, style));
    expect(heading.map(({ text }) => text).join(' ')).toBe('The draw of the quarter- finals is on Tuesday');
    expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(1.5);
    const cut = fitLines(typeface, `${longTeam} ${longTeam}`, base, [400, 2]);
    expect(cut).toHaveLength(2);
    expect(cut[1]!.text).toMatch(/…$/);
  });

  test('has the colour of the organisation if white letters are readable on it, otherwise ink', () => {
    expect(['#d3222a', '#949494', '#959595', '#ffee00', 'red', null].map(brandColour)).toEqual(['#d3222a', '#949494', ink, ink, ink, ink]);
  });

  test('has the logo in the bar and the picture of a news item beside its headline', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 120, height: 120, channels: 3, background } })
        .png()
        .toBuffer();
    const [logo, picture] = [await plain('#00aa00'), await plain('#0000ff')];
    const { at } = await pixelsOf(draw({ brand: { ...brand, logo }, title: 'News', body: { kind: 'text', text: 'Lead', picture } }));
    expect(at(100, 50)).toMatch(/^#0[0-9a-f]a[0-9a-f]0/);
    expect(at(980, 365)).toMatch(/^#0[0-9a-f]0[0-9a-f]f/);
  });
});

describe('the cache of images', () => {
  const image = (text: string) => drawnImage(`<svg>${text}</svg>`);
  const counting = (maxBytes?: number) => {
    const drawn: string[] = [];
    const pngOf = createPngs({
      clock: () => 0,
      draw: (svg) => Promise.resolve(Buffer.from((drawn.push(svg), svg.padEnd(1000)))),
      ...(maxBytes !== undefined && { maxBytes }),
    });
    return { drawn, pngOf };
  };

  test('draws an image once, also if many ask at a time', async () => {
    const { drawn, pngOf } = counting();
    await Promise.all(Array.from({ length: 50 }, (_, at) => pngOf(image('a'), String(at))));
    await pngOf(image('a'), 'later');
    expect(drawn).toHaveLength(1);
    await pngOf(image('b'), 'later');
    expect(drawn).toHaveLength(2);
  });

  test('drops the oldest images when it is full', async () => {
    const { drawn, pngOf } = counting(3 * 2048);
    for (const text of ['a', 'b', 'c', 'd']) await pngOf(image(text), '');
    await pngOf(image('d'), '');
    expect(drawn).toHaveLength(4);
    await pngOf(image('a'), '');
    expect(drawn).toHaveLength(5);
  });
});
