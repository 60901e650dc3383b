/** Joins class names, without those that are falsy. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
