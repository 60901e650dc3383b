/** Joins class names and ignores falsy values. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
