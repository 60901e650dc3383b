import type { BracketGame, BracketRound } from './Bracket.tsx';
import type { Plan } from './facts.ts';

/** One printed page. `from` has the pages that feed each game of its first round, `to` is the page on which the winner of its last round continues. */
export type Page = Pick<Plan, 'rounds' | 'third'> & {
  part: 'main' | 'lower' | 'final';
  from: string[];
  to: string | undefined;
};

type Part = { part: Page['part']; rounds: readonly BracketRound[] };

/** Entries on a page are twice the games of its first round. */
const gamesOfPage = 16;
const roundsOfPage = { main: 5, lower: 8, final: 4 };

/** Splits a bracket into pages of thirty-two entries: a knockout of 64 has its halves on two pages and the final on a third. */
export function pagesOf({ rounds, lower = [], finals = [], third }: Plan): Page[] {
  const pages: Page[] = [];
  // The last page of each part, which leads to the finals.
  const ends: Partial<Record<Page['part'], number>> = {};
  const parts: Part[] = [
    { part: 'main', rounds },
    { part: 'lower', rounds: lower },
    { part: 'final', rounds: finals },
  ];
  for (const { part, rounds: all } of parts) {
    let previousPages: number[] = [];
    for (let start = 0; start < all.length; start += roundsOfPage[part]) {
      const level = all.slice(start, start + roundsOfPage[part]);
      const count = Math.max(1, Math.ceil((level[0]?.games.length ?? 0) / gamesOfPage));
      const levelPages: number[] = [];
      for (let p = 0; p < count; p++) {
        const cut = (games: readonly BracketGame[]) => games.slice((p * games.length) / count, ((p + 1) * games.length) / count);
        const firsts = cut(level[0]!.games).length;
        const feeders = previousPages.slice((p * previousPages.length) / count, ((p + 1) * previousPages.length) / count);
        levelPages.push(pages.length);
        pages.push({
          part,
          rounds: level.map((round) => ({ ...round, games: cut(round.games) })),
          from: Array.from({ length: firsts }, (_, i) =>
            feeders
              .slice(Math.floor((i * feeders.length) / firsts), Math.max(1, Math.ceil(((i + 1) * feeders.length) / firsts)))
              .map((page) => page + 1)
              .join(' · '),
          ),
          to: undefined,
        });
      }
      previousPages.forEach((page, i) => {
        pages[page]!.to = String(levelPages[Math.floor((i * levelPages.length) / previousPages.length)]! + 1);
      });
      previousPages = levelPages;
    }
    const last = previousPages.at(-1);
    if (last !== undefined) ends[part] = last;
  }
  if (ends.final !== undefined) {
    const first = pages.findIndex(({ part }) => part === 'final');
    for (const end of [ends.main, ends.lower]) if (end !== undefined) pages[end]!.to = String(first + 1);
    pages[first]!.from = [[ends.main, ends.lower].flatMap((page) => (page === undefined ? [] : page + 1)).join(' · ')];
  }
  if (third && ends.main !== undefined) pages[ends.main]!.third = third;
  return pages;
}
