import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourDistance, visions, type Vision } from './colourDistance.ts';
import { contrast, hexOf, measure, pairs } from './contrast.ts';
import { entries, readTokens, type Mode } from './tokens.ts';

const tokens = readTokens(JSON.parse(readFileSync(new URL('../../packages/ui/tokens.json', import.meta.url), 'utf8')));
const modes: Mode[] = ['light', 'dark'];

test('contrast is computed by the WCAG formula', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#005ccc', '#005ccc')).toBe(1);
});

test.each(measure(tokens))('$name on $on reaches $least in both modes', ({ least, light, dark }) => {
  expect(light).toBeGreaterThanOrEqual(least);
  expect(dark).toBeGreaterThanOrEqual(least);
});

test('every colour named `on-…` is measured', () => {
  const measured = new Set(pairs.map(({ name }) => name));
  const unmeasured = Object.keys(tokens.color.light).filter((name) => name.startsWith('on-') && !measured.has(name));
  expect(unmeasured).toEqual([]);
});

test.each(modes)('%s: each channel of a hex value is within 1 of the OKLCH value', (mode) => {
  const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const off = entries(tokens.color[mode]).filter(([, { $value }]) => {
    const [expected, written] = [parts(hexOf($value)), parts($value.hex)];
    return expected.some((part, i) => Math.abs(part - written[i]!) > 1);
  });
  expect(off.map(([name, { $value }]) => `${name}: ${$value.hex}, OKLCH is ${hexOf($value)}`)).toEqual([]);
});

test('both modes have the same colours', () => {
  expect(Object.keys(tokens.color.dark)).toEqual(Object.keys(tokens.color.light));
});

describe('category colours are distinguishable with every kind of colour vision', () => {
  const smallestDistance = (mode: Mode) => {
    const hexes = [1, 2, 3, 4, 5, 6].map((n) => tokens.color[mode][`cat-${n}`]!.$value.hex);
    const distances = (Object.keys(visions) as Vision[]).flatMap((vision) =>
      hexes.flatMap((a, i) => hexes.slice(i + 1).map((b) => colourDistance(a, b, vision))),
    );
    return Math.min(...distances);
  };
  test.each([
    ['light', 12],
    ['dark', 9],
  ] as const)('%s: by more than %d', (mode, minimum) => {
    expect(smallestDistance(mode)).toBeGreaterThan(minimum);
  });
  test('CIEDE2000 returns known values', () => {
    expect(colourDistance('#ffffff', '#000000')).toBeCloseTo(100, 0);
    expect(colourDistance('#ff0000', '#00ff00')).toBeCloseTo(86.6, 0);
  });
});
