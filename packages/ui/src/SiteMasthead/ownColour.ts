import { contrast, luminance } from '@oche/darts/colour';

/** Relative luminance of the `frame` token: white in light mode, black in dark mode. A test compares it with tokens.json. */
export const frameLuminance = { light: 1, dark: 0 };

/** Minimum contrast of a line with its background (WCAG 2.2, 1.4.11). */
const minContrast = 3;

/** The contrast of a colour (`#rrggbb`) with `frame` in each colour mode; null for another format. */
export function contrastsOf(colour: string): { light: number; dark: number } | null {
  const own = luminance(colour);
  return own === null ? null : { light: contrast(own, frameLuminance.light), dark: contrast(own, frameLuminance.dark) };
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour nearest to `colour` on its way to black or white that may be used in both colour modes; itself if it may. */
export function nearestAllowed(colour: string): string {
  for (let percent = 0; percent <= 100; percent++)
    for (const end of [0, 255]) {
      const mixed = `#${channels(colour)
        .map((part) =>
          Math.round(part + ((end - part) * percent) / 100)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`;
      const { light, dark } = allowedIn(mixed);
      if (light && dark) return mixed;
    }
  return colour;
}

/** The colour modes in which an organisation's colour (`#rrggbb`) may be used for the rule, because it has a contrast of 3:1 on `frame`. */
export function allowedIn(colour: string): { light: boolean; dark: boolean } {
  const contrasts = contrastsOf(colour);
  return { light: (contrasts?.light ?? 0) >= minContrast, dark: (contrasts?.dark ?? 0) >= minContrast };
}
