/** Position and size in em of the bracket's own font size. */
export type Box = { x: number; y: number; width: number; height: number };

/** The properties of a round that determine the positions of its games. */
export type Shape = {
  count: number;
  /** Its games have a tag below them: board or time. */
  isTagged: boolean;
  /** Indexes of places without a game. */
  hidden: readonly number[];
};

/** The size of the games of a round. */
export type Size = {
  width: number;
  height: number;
  /** Font size. */
  letters: number;
};

/** A round with its position: its games are spaced evenly, from `top` down. */
export type Column = Size &
  Pick<Shape, 'count' | 'hidden'> & {
    part: 'main' | 'lower' | 'final';
    /** Index of the column to which the winners go. */
    next: number | undefined;
    x: number;
    top: number;
    /** Distance from one game to the next. */
    slot: number;
  };

/** The columns below one row of round titles. `from` and `to` are indexes of columns. */
export type Part = { key: Column['part']; top: number; height: number; from: number; to: number; left: number; width: number };

export type Layout = {
  columns: Column[];
  parts: Part[];
  columnWidth: number;
  /** Space between two columns. */
  gap: number;
  third: (Size & { x: number; y: number }) | undefined;
  width: number;
  height: number;
};

export type Drawing = {
  rounds: readonly Shape[];
  lower?: readonly Shape[];
  finals?: readonly Shape[];
  hasThird: boolean;
  /** Available width. */
  room: number;
  /** Height of a row of round titles. */
  head: number;
  /** Minimum distance from one game of the first round to the next. */
  slot?: number;
};

const narrowest = 12;
const widest = 22;
/** Space between rounds. Once the columns have their maximum width, the rest of the width goes here. */
const minGap = 2.4;
const maxGap = 10;
/** Height of a tag below a game. */
const tagHeight = 1.25;
/** Minimum space between two games of a round. */
const minSpace = 0.49;

/** Games grow towards the final. `progress` is 0 in the first round and 1 in the final. */
const boxHeight = (progress: number, wide: number) => (2.26 + 2.4 * progress ** 1.6) * (1 + 0.2 * wide);
const lettersAt = (progress: number, wide: number) => (0.875 + 0.25 * progress) * (1 + 0.2 * wide);
/** How much larger letters may be in columns wider than a name of two words needs, from 0 to 1. */
const wideness = (columnWidth: number) => Math.max(0, Math.min(1, (columnWidth - 17) / 5));

/** Minimum width in em of a bracket with this many columns. */
export const minWidthOf = (columns: number) => narrowest * columns + minGap * (columns - 1) + 0.25;

const maxCountOf = (rounds: readonly Shape[]) => Math.max(1, ...rounds.map(({ count }) => count));

/** Positions all games. Every round is as high as the largest, so that each game is halfway between the two that feed it. */
export function layOut({ rounds, lower = [], finals = [], hasThird, room, head, slot: minSlot = 0 }: Drawing): Layout {
  // The losers of upper round r enter lower round 2r − 1 (counted from 0), so the two rounds share a column.
  const isDouble = lower.length > 0;
  const mainColumn = (r: number) => (isDouble ? Math.max(0, 2 * r - 1) : r);
  const columnsBeforeFinals = Math.max(mainColumn(rounds.length - 1) + 1, lower.length);
  const count = columnsBeforeFinals + finals.length;
  const columnWidth = Math.max(narrowest, Math.min(widest, (room - minGap * (count - 1) - 0.25) / count));
  const gap = count < 2 ? minGap : Math.max(minGap, Math.min(maxGap, (room - 0.25 - columnWidth * count) / (count - 1)));
  const wide = wideness(columnWidth);
  const xOf = (column: number) => column * (columnWidth + gap);
  const progress = (column: number) => (count < 2 ? 1 : column / (count - 1));

  const heightOf = (part: readonly Shape[], minHeight: number) => {
    const maxCount = maxCountOf(part);
    const tagged = part.some(({ count, isTagged }) => count > maxCount / 2 && isTagged);
    return Math.max(maxCount * Math.max(minSlot, boxHeight(0, wide) + (tagged ? tagHeight + 0.2 : minSpace)), minHeight);
  };
  const mainHeight = heightOf(rounds, hasThird ? 9.5 : rounds.length > 1 ? 6 : 4);
  const lowerHeight = isDouble ? heightOf(lower, 5) : 0;
  const lowerTop = head + mainHeight + 2;

  const columns: Column[] = [];
  const add = (
    { count: games, hidden }: Shape,
    part: Column['part'],
    column: number,
    next: number | undefined,
    top: number,
    height: number,
  ) => {
    const preferredHeight = boxHeight(progress(column), wide);
    const slot = height / Math.max(1, games);
    const box = Math.min(preferredHeight, Math.max(slot * 0.92, boxHeight(0, wide)));
    const letters = lettersAt(progress(column), wide);
    columns.push({ count: games, hidden, part, next, x: xOf(column), top, slot, width: columnWidth, height: box, letters });
  };
  const toFinal = finals.length > 0 ? rounds.length + lower.length : undefined;
  rounds.forEach((round, r) => add(round, 'main', mainColumn(r), r + 1 < rounds.length ? r + 1 : toFinal, head, mainHeight));
  lower.forEach((round, r) => add(round, 'lower', r, r + 1 < lower.length ? rounds.length + r + 1 : toFinal, lowerTop + head, lowerHeight));
  const foot = isDouble ? lowerTop + head + lowerHeight : head + mainHeight;
  const middle = isDouble ? (head + mainHeight / 2 + lowerTop + head + lowerHeight / 2) / 2 : head + mainHeight / 2;
  finals.forEach((round, r) =>
    add(round, 'final', columnsBeforeFinals + r, r + 1 < finals.length ? (toFinal ?? 0) + r + 1 : undefined, middle - 4, 8),
  );

  const width = xOf(count - 1) + columnWidth + 0.25;
  const parts: Part[] = [{ key: 'main', top: 0, height: foot, from: 0, to: rounds.length, left: 0, width }];
  if (isDouble) {
    parts[0]!.height = head + mainHeight;
    const from = rounds.length;
    parts.push({
      key: 'lower',
      top: lowerTop,
      height: head + lowerHeight,
      from,
      to: from + lower.length,
      left: 0,
      width: xOf(columnsBeforeFinals) - gap,
    });
  }
  if (finals.length > 0) {
    const from = rounds.length + lower.length;
    parts.push({
      key: 'final',
      top: 0,
      height: foot,
      from,
      to: from + finals.length,
      left: xOf(columnsBeforeFinals),
      width: width - xOf(columnsBeforeFinals),
    });
    parts[0]!.width = xOf(columnsBeforeFinals) - gap;
  }

  const layout: Layout = { columns, parts, columnWidth, gap, third: undefined, width, height: foot + tagHeight + 0.35 };
  const last = rounds.length - 1;
  const end = columns[last];
  if (hasThird && end) {
    const final = placeOf(layout, last, 0);
    const y = Math.max(final.y + final.height + 4, head + mainHeight - 3.6 - 0.3);
    layout.third = { x: end.x, y, width: columnWidth, height: 3.6, letters: 1 };
    layout.height = Math.max(layout.height, y + 3.6 + tagHeight + 0.35);
  }
  return layout;
}

/** Position and size of a game. */
export function placeOf({ columns }: Pick<Layout, 'columns'>, column: number, index: number): Box {
  const { x, top, slot, width, height } = columns[column]!;
  return { x, y: top + (index + 0.5) * slot - height / 2, width, height };
}

/** The game that the winner of a game plays next. */
export function targetOf({ columns }: Layout, column: number, index: number): { column: number; index: number } | undefined {
  const { next, count } = columns[column]!;
  if (next === undefined) return undefined;
  return { column: next, index: Math.floor((index * columns[next]!.count) / Math.max(1, count)) };
}

/** The line from a game to the next game of its winner, as SVG path data; empty for the final. */
export function lineOf(layout: Layout, column: number, index: number): string {
  const target = targetOf(layout, column, index);
  if (!target) return '';
  const from = placeOf(layout, column, index);
  const to = placeOf(layout, target.column, target.index);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const corner = to.x - layout.gap / 2;
  return `M${rounded(from.x + from.width)} ${rounded(from.y + from.height / 2)}H${rounded(corner)}V${rounded(to.y + to.height / 2)}H${rounded(to.x)}`;
}

export type Range = { column: number; from: number; to: number };

/** All games of all rounds. */
export const rangesOf = ({ columns }: Layout): Range[] => columns.map(({ count }, column) => ({ column, from: 0, to: count }));

/** The games of each round that are in the view, including their tags and the lines to the next round. */
export function rangesIn(
  { columns, columnWidth, gap }: Layout,
  view: { left: number; top: number; right: number; bottom: number },
): Range[] {
  return columns.flatMap(({ x, top, slot, count }, column) => {
    if (x - gap > view.right || x + columnWidth + gap < view.left) return [];
    if (top > view.bottom || top + slot * count + tagHeight < view.top) return [];
    const from = Math.max(0, Math.floor((view.top - top - tagHeight) / slot));
    return [{ column, from, to: Math.min(count, Math.floor((view.bottom - top) / slot) + 1) }];
  });
}
