/** Contrast ratios by the formula of WCAG 2.2, and the pairs of colours that need a minimum contrast. */
import type { Colour, Mode, Tokens } from './tokens.ts';

/** The minimum contrast: 4.5 for text; 3 for scores, edges and marks. */
export type MinimumContrast = 4.5 | 3;
export type Pair = { name: string; on: string; least: MinimumContrast };
export type Measured = Pair & Record<Mode, number>;

const text = (name: string, ...on: string[]): Pair[] => on.map((surface) => ({ name, on: surface, least: 4.5 }));
const mark = (name: string, ...on: string[]): Pair[] => on.map((surface) => ({ name, on: surface, least: 3 }));

/** The pairs of a colour and its background. A colour that is not listed never conveys a meaning alone. */
export const pairs: Pair[] = [
  ...text('ink', 'page', 'raised', 'sunken', 'pressed', 'overlay', 'frame', 'you-wash', 'checkout-wash', 'bust-wash', 'warning-wash'),
  ...text('ink-2', 'page', 'raised', 'sunken', 'pressed', 'overlay', 'you-wash', 'checkout-wash', 'bust-wash', 'warning-wash'),
  ...text('ink-3', 'page', 'raised', 'sunken', 'overlay', 'you-wash'),
  ...text('on-ink', 'ink'),
  ...mark('line-2', 'page', 'raised', 'sunken'),
  ...mark('rule', 'page', 'raised'),
  ...mark('bed', 'page', 'frame'),
  ...text('on-bed', 'bed'),
  ...text('on-bed-2', 'bed'),
  ...text('on-checkout-bed', 'checkout-bed'),
  ...text('live-bed', 'bed'),
  ...text('you-bed', 'bed'),
  ...text('you', 'page', 'raised', 'sunken', 'you-wash'),
  ...text('on-you', 'you-fill'),
  ...mark('focus', 'page', 'raised', 'sunken', 'overlay', 'frame', 'pressed'),
  ...text('checkout', 'page', 'raised', 'sunken', 'checkout-wash'),
  ...mark('checkout-fill', 'page', 'raised'),
  ...text('on-checkout', 'checkout-fill'),
  ...text('live', 'page', 'raised', 'sunken'),
  ...text('on-live', 'live-fill'),
  ...text('bust', 'page', 'raised', 'sunken', 'bust-wash'),
  ...text('on-bust', 'bust-fill'),
  ...text('danger', 'page', 'raised', 'overlay'),
  ...text('on-danger', 'danger-fill'),
  ...text('warning', 'page', 'raised', 'sunken', 'warning-wash'),
  ...text('on-warning', 'warning-fill'),
  ...text('success', 'page', 'raised', 'sunken', 'success-wash'),
  ...text('win', 'page', 'raised', 'sunken'),
  ...text('on-win', 'win'),
  ...text('lose', 'page', 'raised', 'sunken'),
  ...mark('winners', 'page', 'raised', 'sunken'),
  ...mark('consolation', 'page', 'raised', 'sunken'),
  ...mark('board-cream', 'board-black'),
  ...mark('board-red', 'board-cream'),
  ...mark('board-green', 'board-cream'),
  ...text('on-board', 'board-black'),
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => mark(`cat-${n}`, 'page', 'raised')),
];

type Triple = [number, number, number];

/** Linear red, green and blue of `#rrggbb`, each from 0 to 1. */
const linearRgb = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;

const luminance = (hex: string) => {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast ratio of WCAG 2.2: from 1 (equal colours) to 21 (black on white). */
export const contrast = (a: string, b: string): number => {
  const [brighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (brighter + 0.05) / (darker + 0.05);
};

/** The contrast of every pair in both modes, from the tokens' hex values. */
export const measure = ({ color }: Tokens): Measured[] =>
  pairs.map((pair) => {
    const ratio = (mode: Mode) => {
      const [colour, surface] = [color[mode][pair.name], color[mode][pair.on]];
      if (!colour || !surface) throw new Error(`${pair.name} on ${pair.on}: one of them is not a colour of ${mode}.`);
      return contrast(colour.$value.hex, surface.$value.hex);
    };
    return { ...pair, light: ratio('light'), dark: ratio('dark') };
  });

/** The hex value of an OKLCH colour. Channels outside sRGB are clipped. */
export const hexOf = ({ components }: Colour): string => {
  const [l, c, h] = components.map((part) => (part === 'none' ? 0 : part)) as Triple;
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const [lc, mc, sc] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const rgb = [
    4.0767416621 * lc - 3.3077115913 * mc + 0.2309699292 * sc,
    -1.2684380046 * lc + 2.6097574011 * mc - 0.3413193965 * sc,
    -0.0041960863 * lc - 0.7034186147 * mc + 1.707614701 * sc,
  ];
  const byte = (part: number) => {
    const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  };
  return `#${rgb.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
};
