/** `ink` of the design, which organisations without a colour have. */
export const ink = '#111827';

/** Minimum contrast of the colour with white. It is that of the masthead, and enough for the large letters on it (WCAG 2.2, 1.4.3 and 1.4.11). */
const minContrast = 3;

/** Relative luminance (WCAG 2.2) of a colour in the format `#rrggbb`. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The colour of an organisation where white letters are readable on it, otherwise `ink`. */
export const brandColour = (colour: string | null): string =>
  colour !== null && /^#[\da-f]{6}$/i.test(colour) && 1.05 / (luminance(colour) + 0.05) >= minContrast ? colour : ink;
