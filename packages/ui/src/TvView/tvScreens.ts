import type { TvPage } from './tvTypes.ts';

/** The number of items that fit on one screen of 1920 × 1080 with text of at least 30 px. */
const maxItems = { boards: 12, calls: 6, groups: 3, results: 10 } as const;

/** Splits items into parts of about the same length, in the same order. For example, 14 boards become 7 and 7, not 12 and 2. */
const split = <T>(items: readonly T[], max: number): (readonly T[])[] => {
  const parts = Math.max(1, Math.ceil(items.length / max));
  const partLength = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, i) => items.slice(i * partLength, (i + 1) * partLength));
};

const partsOf = (page: TvPage): TvPage[] => {
  switch (page.kind) {
    case 'boards':
      return split(page.boards, maxItems.boards).map((boards) => ({ ...page, boards }));
    case 'calls':
      return split(page.games, maxItems.calls).map((games) => ({ ...page, games }));
    case 'groups':
      return split(page.groups, maxItems.groups).map((groups) => ({ ...page, groups }));
    case 'results':
      return split(page.results, maxItems.results).map((results) => ({ ...page, results }));
    case 'bracket':
      return [page];
  }
};

/** Splits pages into screens, so that everything is readable from across the hall. */
export const tvScreens = (pages: readonly TvPage[]): TvPage[] =>
  pages.flatMap((page) => partsOf(page).map((part, i) => ({ ...part, key: `${page.key} ${i}` })));
