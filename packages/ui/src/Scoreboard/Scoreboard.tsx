import { memo, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import type { GameState } from '@oche/darts/x01/state';
import type { CheckoutHintProps } from '../CheckoutHint/CheckoutHint.tsx';
import { cx } from '../internal/cx.ts';
import { Bed, hasStrip, type BedSide, type Figure } from './Bed.tsx';
import { bedSide, setsOrLegs } from './bedSide.ts';
import { PageBed } from './PageBed.tsx';

export type ScoreboardLabels = {
  /** Name of the scoreboard for screen readers. */
  board: string;
  legs: ReactNode;
  sets: ReactNode;
  /** "Threw first in this leg" */
  threwFirst: string;
  /** Word for a bust, in the short list of visits on a phone. */
  bust: ReactNode;
};

export type ScoreboardProps = Omit<ComponentProps<'section'>, 'children'> & {
  game: GameState;
  /** Names of the sides, in their order. */
  names: string[];
  labels: ScoreboardLabels;
  /** The thrower's remaining score after the darts of the current visit, which `game` does not include yet. */
  left?: number | undefined;
  /** Per side: the club, or the thrower of a pair. */
  under?: ReactNode[];
  /** Per side: the checkout for this visit or the next one; undefined if there is none. */
  hints?: (Pick<CheckoutHintProps, 'hint' | 'label'> | undefined)[];
  /** Per side: formatted figures, the most important first. On a phone, only the first and the last are shown. */
  figures?: Figure[][];
  /** Per side: text instead of the checkout, e.g. "Bust, still 32", "Starts with a double". */
  notes?: (ReactNode | undefined)[];
  /** Announced after each visit: "Wout scored 60, 61 left, Karl-Heinz to throw, needs 75." */
  announcement?: string;
  /** `board`: fills its container on a tablet or phone. `page`: the header of a live game's page, with the legs between the two sides. */
  look?: 'board' | 'page';
  /** Below the legs in the middle of `page`. */
  middle?: ReactNode;
};

const columns: Record<number, string> = {
  2: '@min-[40rem]/board:grid-cols-2',
  3: '@min-[40rem]/board:grid-cols-3',
  4: '@min-[40rem]/board:grid-cols-2',
  5: '@min-[40rem]/board:grid-cols-3',
  6: '@min-[40rem]/board:grid-cols-3',
  7: '@min-[40rem]/board:grid-cols-4',
  8: '@min-[40rem]/board:grid-cols-4',
};

/** The beds of all sides. The thrower's bed is lit; after the game, the winner's. Memoised: renders only if a prop changes. */
export const Scoreboard = memo(function Scoreboard({
  game,
  names,
  labels,
  left,
  under = [],
  hints = [],
  figures = [],
  notes = [],
  announcement,
  look = 'board',
  middle,
  className,
  ...props
}: ScoreboardProps) {
  const sides = game.sides.map((_, side) => bedSide({ game, names, labels, left, under, hints, figures, notes }, side));
  const isPage = look === 'page' && sides.length === 2;
  return (
    <section aria-label={labels.board} className={cx('@container/board', !isPage && 'h-full min-h-0', className)} {...props}>
      {isPage ? <PageBeds game={game} sides={sides} labels={labels} middle={middle} /> : <Beds game={game} sides={sides} />}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </section>
  );
});

type BedsProps = { game: GameState; /** in the order of the sides */ sides: BedSide[] };

const Beds = ({ game, sides }: BedsProps) => (
  <div
    className={cx('grid h-full @min-[40rem]/board:auto-rows-fr', columns[sides.length])}
    // On a phone, the beds share the space of the strip while there is none, so that nothing below them moves.
    style={{ '--spare': sides.some(hasStrip) ? '0rem' : `${3 / sides.length}rem` } as CSSProperties}
  >
    {sides.map((side, i) => (
      <Bed key={game.sides[i]?.id ?? i} side={side} compact={sides.length > 2} />
    ))}
  </div>
);

type PageBedsProps = BedsProps & Pick<ScoreboardProps, 'labels' | 'middle'>;

/** Two sides, and between them the sets or legs of both. */
function PageBeds({ game, sides, labels, middle }: PageBedsProps) {
  const [left, right] = sides as [BedSide, BedSide];
  return (
    <div className="grid border-t-4 border-b border-rule @min-[44rem]/board:grid-cols-[minmax(0,1fr)_11rem_minmax(0,1fr)]">
      <PageBed side={left} />
      <div className="flex items-center justify-center gap-4 border-line bg-raised p-2 text-center text-ink-2 @max-[44rem]/board:border-y @min-[44rem]/board:flex-col @min-[44rem]/board:border-x">
        {game.next.kind !== 'over' && (
          <div className="flex items-center gap-3.5 text-ink">
            <span className="font-score text-[2.75rem] @min-[44rem]/board:text-[5.25rem]">{setsOrLegs(game, 0)}</span>
            <span aria-hidden className="h-1.25 w-3.5 bg-ink-3" />
            <span className="font-score text-[2.75rem] @min-[44rem]/board:text-[5.25rem]">{setsOrLegs(game, 1)}</span>
          </div>
        )}
        <div className="text-[0.875rem] leading-[1.1875rem]">
          <p>{game.format.sets === undefined ? labels.legs : labels.sets}</p>
          {middle}
        </div>
      </div>
      <PageBed side={right} />
    </div>
  );
}
