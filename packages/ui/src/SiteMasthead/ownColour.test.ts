import { luminance } from '@oche/darts/colour';
import { expect, it } from 'vitest';
import tokens from '../../tokens.json' with { type: 'json' };
import { allowedIn, contrastsOf, frameLuminance, nearestAllowed } from './ownColour.ts';

it('has the luminance of the `frame` token', () => {
  const { light, dark } = tokens.color;
  expect(frameLuminance).toEqual({ light: luminance(light.frame.$value.hex), dark: luminance(dark.frame.$value.hex) });
});

it('rejects colours without enough contrast on the frame, by mode', () => {
  // Contrast with white and with black: 8.6 and 2.4, 1.7 and 12.3, 5.0 and 4.2, 3.03 and 6.9, 2.99 and 7.0.
  expect(allowedIn('#044b94')).toEqual({ light: true, dark: false });
  expect(allowedIn('#e6be6b')).toEqual({ light: false, dark: true });
  expect(allowedIn('#d3222a')).toEqual({ light: true, dark: true });
  expect(allowedIn('#949494')).toEqual({ light: true, dark: true });
  expect(allowedIn('#959595')).toEqual({ light: false, dark: true });
  expect(allowedIn('rebeccapurple')).toEqual({ light: false, dark: false });
});

it('measures the contrast in both modes', () => {
  expect(contrastsOf('#777777')).toEqual({ light: expect.closeTo(4.48, 2), dark: expect.closeTo(4.69, 2) });
  expect(contrastsOf('red')).toBeNull();
});

it('finds the nearest colour that may be used in both modes', () => {
  for (const colour of ['#e8b400', '#044b94', '#ffffff', '#000000'])
    expect(allowedIn(nearestAllowed(colour)), colour).toEqual({ light: true, dark: true });
  expect(nearestAllowed('#d3222a')).toBe('#d3222a');
});
