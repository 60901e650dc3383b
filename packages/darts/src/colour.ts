/*
 * The colours of organisations (`#rrggbb`), which pages and images have to show with enough contrast.
 */

/** Relative luminance (WCAG 2.2) of a colour; null for another format. */
export function luminance(hex: string): number | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast (WCAG 2.2) of two luminances. */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
