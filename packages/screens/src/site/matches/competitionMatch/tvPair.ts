import { familyName } from '@oche/darts/names/shortName';

/**
 * The players of a pair for a screen in the hall, where two whole names are too long for a line: "Ochelaar / Pijlstra". A name with a number, which
 * tells namesakes apart, stays whole.
 */
export const tvPair = (names: readonly string[]): string => names.map((name) => (name.endsWith(')') ? name : familyName(name))).join(' / ');
