import { expect, it } from 'vitest';
import { contrast, luminance } from './colour.ts';

it('calculates the luminance of WCAG', () => {
  expect(luminance('#777777')).toBeCloseTo(0.1845, 4);
  expect(luminance('#FF0000')).toBeCloseTo(0.2126, 4);
  expect(luminance('red')).toBeNull();
  expect(luminance('#fff')).toBeNull();
});

it('calculates the contrast of WCAG in both directions', () => {
  expect(contrast(1, 0)).toBe(21);
  expect(contrast(0, 1)).toBe(21);
});
