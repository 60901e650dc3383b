/** A stretch of text and what replaces it; `from` and `to` are then selected, counted from the start of the text. */
export type Edit = { start: number; end: number; text: string; from: number; to: number };

/** Puts marks around what is selected, or takes them away where they stand already; spaces at the ends stay outside. */
export function emphasis(value: string, from: number, to: number, mark: '**' | '*'): Edit {
  while (from < to && value[from] === ' ') from++;
  while (to > from && value[to - 1] === ' ') to--;
  const inner = value.slice(from, to);
  const n = mark.length;
  const stands = value.slice(from - n, from) === mark && value.slice(to, to + n) === mark;
  // The stars of bold are not those of italic.
  const ofBold = n === 1 && value[from - 2] === '*' && value[from - 3] !== '*';
  if (from >= n && stands && !ofBold) return { start: from - n, end: to + n, text: inner, from: from - n, to: to - n };
  return { start: from, end: to, text: `${mark}${inner}${mark}`, from: from + n, to: to + n };
}
