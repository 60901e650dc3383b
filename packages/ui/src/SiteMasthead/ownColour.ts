/** Relative luminance of the `frame` token: white in light mode, black in dark mode. A test compares it with tokens.json. */
export const frameLuminance = { light: 1, dark: 0 };

/** Minimum contrast of a line with its background (WCAG 2.2, 1.4.11). */
const minContrast = 3;

/** Relative luminance (WCAG 2.2) of a colour in the format `#rrggbb`; null for another format. */
export function luminance(hex: string): number | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The colour modes in which an organisation's colour (`#rrggbb`) may be used for the rule, because it has a contrast of 3:1 on `frame`. */
export function allowedIn(colour: string): { light: boolean; dark: boolean } {
  const colourLuminance = luminance(colour);
  return {
    light: colourLuminance !== null && contrast(colourLuminance, frameLuminance.light) >= minContrast,
    dark: colourLuminance !== null && contrast(colourLuminance, frameLuminance.dark) >= minContrast,
  };
}
