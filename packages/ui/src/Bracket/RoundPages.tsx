import { useId, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useAnchor } from '../Link/Link.tsx';
import type { BracketGame, BracketRound } from './Bracket.tsx';
import { renderGame, frameOf, Tag } from './Game.tsx';
import type { Layout } from './layout.ts';
import type { View } from './useView.ts';
import type { Spot } from './walk.ts';

type RoundTabsProps = { rounds: readonly BracketRound[]; page: number; onPageChange: (page: number) => void };

/** A button for each round, above the round that is shown. */
export function RoundTabs({ rounds, page, onPageChange }: RoundTabsProps) {
  return (
    <div className="flex gap-x-4 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden">
      {rounds.map((round, i) => (
        <button
          key={round.key}
          type="button"
          aria-pressed={i === page}
          className="relative min-h-12 shrink-0 px-1 font-[500] whitespace-nowrap text-ink-2 outline-offset-[-3px] aria-pressed:font-[650] aria-pressed:text-ink aria-pressed:after:absolute aria-pressed:after:inset-x-0 aria-pressed:after:bottom-0 aria-pressed:after:h-1 aria-pressed:after:bg-rule"
          onClick={(event) => {
            onPageChange(i);
            event.currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' });
          }}
        >
          {round.title}
        </button>
      ))}
    </div>
  );
}

/** Distance from one game to the next, in rem. */
const slot = 6.25;
/** The number of games rendered above and below those in view. */
const overscan = 4;

type RoundListProps = {
  layout: Layout;
  /** In the order of the layout's columns. */
  rounds: readonly BracketRound[];
  page: number;
  thirdPlace: { title: ReactNode; game: BracketGame } | undefined;
  /** The visible part; null if the whole round is in the document. */
  view: View | null;
  /** Available width, in rem. */
  width: number;
  /** Pixels per rem, which depends on the user's font size. */
  rem: number;
  tabStop: Spot | undefined;
};

/** One round on a phone: its games below each other. */
export function RoundList({ layout, rounds, page, thirdPlace, view, width, rem, tabStop }: RoundListProps) {
  const id = useId();
  const Anchor = useAnchor();
  const round = rounds[page];
  if (!round) return null;
  const games = round.games.flatMap((game, index) => (game.hidden ? [] : [{ game, index }]));
  const isThirdHere = thirdPlace !== undefined && page === layout.columns.findLastIndex(({ part }) => part === 'main');
  const from = view ? Math.max(0, Math.floor(view.top / rem / slot) - overscan) : 0;
  const to = view ? Math.ceil((view.top + view.height) / rem / slot) + overscan : games.length;
  const isStop = (index: number) => tabStop !== undefined && tabStop !== 'third' && tabStop.column === page && tabStop.index === index;
  const stopsHere = games.some(({ index }) => isStop(index)) || (isThirdHere && tabStop === 'third');
  const row = (game: BracketGame, tabIndex: number) => (
    <>
      {renderGame({ game, room: width, tabIndex, Anchor, className: 'scroll-my-8' })}
      <Tag game={game} style={{ fontSize: '0.8125rem' }} />
    </>
  );
  return (
    <>
      <section aria-labelledby={id}>
        <h3 id={id} className={round.note === undefined ? 'sr-only' : 'pt-2 text-caption text-ink-3'}>
          <span className="sr-only">{round.title} </span>
          {round.note}
        </h3>
        <ol className="relative mt-3" style={{ height: `${games.length * slot}rem` }}>
          {games.map(({ game, index }, place) =>
            (place >= from && place < to) || isStop(index) ? (
              <li
                key={game.key}
                aria-posinset={index + 1}
                aria-setsize={round.games.length}
                className={cx('absolute inset-x-0 h-18', frameOf(game))}
                style={{ top: `${place * slot}rem` }}
              >
                {row(game, isStop(index) || (!stopsHere && place === 0) ? 0 : -1)}
              </li>
            ) : null,
          )}
        </ol>
      </section>
      {isThirdHere && (
        <section aria-labelledby={`${id}-third`}>
          <h3 id={`${id}-third`} className="pb-1 text-heading">
            {thirdPlace.title}
          </h3>
          <ol>
            <li className={cx('relative mb-7 h-18', frameOf(thirdPlace.game))}>{row(thirdPlace.game, tabStop === 'third' ? 0 : -1)}</li>
          </ol>
        </section>
      )}
    </>
  );
}
