import type { ReactNode } from 'react';
import type { BracketGame } from './Bracket.tsx';
import { Drawing, headOf } from './Drawing.tsx';
import { shapesOf, type Plan } from './facts.ts';
import { layOut, rangesOf } from './layout.ts';
import { pagesOf } from './pages.ts';
import { pathOf } from './path.ts';

/** A4 landscape within margins of 12 mm, in px, without the space for marks on both sides and the line above the bracket. */
const paper = { width: 955, height: 640 };
/** Height of the tournament's name above the bracket of the first page, in px. */
const header = 110;
/** Font sizes in px: the smallest that is readable, and the usual one. */
const letters = { small: 11, usual: 15 };
/** If a round has at least this many games, its page has small letters and no tags below the games. */
const fullPageGames = 9;

type PrintPagesProps = {
  label: string;
  plan: Plan;
  thirdTitle: ReactNode;
  /** "Page 2 of 5" */
  page: (page: number, of: number) => ReactNode;
};

/** The whole bracket in print: A4 landscape, thirty-two entries a page. Arrows show the page on which a branch continues. */
export function PrintPages({ label, plan, thirdTitle, page }: PrintPagesProps) {
  const pages = pagesOf(plan);
  return pages.map(({ rounds: all, third, from, to }, number) => {
    const maxGames = Math.max(1, ...all.map(({ games }) => games.length));
    const isFull = maxGames >= fullPageGames;
    const em = isFull ? letters.small : letters.usual;
    const head = headOf(em / 16);
    const height = paper.height - (number === 0 ? header : 0);
    // A full page has no space for the time and board of a game. The list of games has them.
    const rounds = isFull ? all.map((round) => ({ ...round, games: round.games.map(({ tag: _tag, ...game }) => game) })) : all;
    const layout = layOut({
      ...shapesOf({ rounds, third }),
      room: paper.width / em,
      head,
      slot: Math.min(5.2, (height / em - head) / maxGames),
    });
    const thirdPlace: { title: ReactNode; game: BracketGame } | undefined = third && { title: thirdTitle, game: third };
    return (
      <div key={number} className="break-inside-avoid break-after-page last:break-after-auto">
        <p className="flex justify-between pb-2">
          <b>{label}</b>
          <span className="tabular">{page(number + 1, pages.length)}</span>
        </p>
        <div className="px-9">
          <Drawing
            layout={layout}
            rounds={rounds}
            ranges={rangesOf(layout)}
            path={pathOf(layout, rounds)}
            thirdPlace={thirdPlace}
            marks={(column, index) => ({
              ...(column === 0 && from[index] && { from: `${from[index]} →` }),
              ...(column === rounds.length - 1 && to && { to: `→ ${to}` }),
            })}
            em={em}
          />
        </div>
      </div>
    );
  });
}
