import { contrast, luminance } from '@oche/darts/colour';

/** `ink` of the design, which organisations without a colour have. */
export const ink = '#111827';

/** Minimum contrast of the colour with white. It is that of the masthead, and enough for the large letters on it (WCAG 2.2, 1.4.3 and 1.4.11). */
const minContrast = 3;

/** The colour of an organisation where white letters are readable on it, otherwise `ink`. */
export const brandColour = (colour: string | null): string => {
  const own = colour === null ? null : luminance(colour);
  return colour !== null && own !== null && contrast(1, own) >= minContrast ? colour : ink;
};
