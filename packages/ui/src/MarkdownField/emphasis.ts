/** The replacement of the text from `start` to `end`. Afterwards, the text between `from` and `to` is selected. */
export type Edit = { start: number; end: number; text: string; from: number; to: number };

/** Puts marks around the selection, or removes them if it has them already. Spaces at its ends stay outside. */
export function emphasis(value: string, from: number, to: number, mark: '**' | '*'): Edit {
  while (from < to && value[from] === ' ') from++;
  while (to > from && value[to - 1] === ' ') to--;
  const inner = value.slice(from, to);
  const n = mark.length;
  const isMarked = value.slice(from - n, from) === mark && value.slice(to, to + n) === mark;
  // The stars of bold are not a mark of italic.
  const isBold = n === 1 && value[from - 2] === '*' && value[from - 3] !== '*';
  if (from >= n && isMarked && !isBold) return { start: from - n, end: to + n, text: inner, from: from - n, to: to - n };
  return { start: from, end: to, text: `${mark}${inner}${mark}`, from: from + n, to: to + n };
}
