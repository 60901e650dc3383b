import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';

export type SheetSide = {
  /** The players: "Lotte Krijtlijn", "Krijtlijn and Claes"; absent until they are known. */
  name?: string;
  /** Below the name: "for Fien Ochelaar". */
  note?: ReactNode;
  /** Legs won; null before the game. */
  legs: number | null;
};

export type SheetGame = {
  id: string;
  /** Number on the sheet; the numbers continue from block to block. */
  number: number;
  /** Home first. */
  sides: readonly [SheetSide, SheetSide];
  /** The side that throws first in leg 1; null until it is known. */
  starter: 0 | 1 | null;
  winner: 0 | 1 | null;
  /** `settled`: played, a walkover, or not played. */
  state: 'open' | 'called' | 'live' | 'settled';
  /** The last column: the score after the game, "Board 2", "next". */
  status?: ReactNode;
  /** Below the names: "Walkover: Rik Dubbelrand did not come." */
  note?: ReactNode;
  /** What a person has to decide about the game: "Protest about Emine Yilmaz". */
  warning?: ReactNode;
  /** Opens below the row, such as its legs. */
  detail?: ReactNode;
  /** Buttons of the game. */
  action?: ReactNode;
};

export type SheetBlock = {
  id: string;
  /** "Singles" */
  title: ReactNode;
  /** "501, best of 5 legs" */
  note?: ReactNode;
  /** At the end of the line: "2–2", "in progress". */
  score?: ReactNode;
  games: readonly SheetGame[];
  /** Above the games, such as the lineups that are in. */
  children?: ReactNode;
};

export type MatchSheetProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The home team is first. */
  teams: readonly [string, string];
  blocks: readonly SheetBlock[];
  labels: {
    /** Name of the table. */
    sheet: string;
    game: string;
    /** Head of the names on narrow screens. */
    players: ReactNode;
    legs: ReactNode;
    /** Head of the last column: "Score". */
    status: ReactNode;
    throwsFirst: string;
    /** The players of a side that are not known yet. */
    unknown: string;
    /** Name of the button of a row: "Legs of game 3". */
    open: (game: SheetGame) => string;
  };
};

// The sides are below each other on narrow screens, and beside each other from 42 rem.
const columns =
  'grid grid-cols-[2rem_minmax(0,1fr)_1.5rem_4.5rem] gap-x-2 @min-[42rem]/sheet:grid-cols-[2.25rem_minmax(0,1fr)_4rem_minmax(0,1fr)_7rem] print:grid-cols-[2.25rem_minmax(0,1fr)_4rem_minmax(0,1fr)_7rem]';
const wide = 'hidden @min-[42rem]/sheet:block print:block';
const narrow = '@min-[42rem]/sheet:hidden print:hidden';

/**
 * The sheet of a match between two teams: blocks of games with players, legs and the score after each game. A row opens what belongs to its game. The
 * dot marks the side that throws first.
 */
export function MatchSheet({ teams, blocks, labels, className, ...props }: MatchSheetProps) {
  const head = 'self-end pb-1.5';
  return (
    <div role="table" aria-label={labels.sheet} className={cx('@container/sheet', className)} {...props}>
      <div role="rowgroup">
        <div role="row" className={cx(columns, 'border-b-2 border-rule text-caption text-ink-3')}>
          <span role="columnheader" className={head}>
            <span className="sr-only">{labels.game}</span>
          </span>
          <span role="columnheader" className={cx(head, '@min-[42rem]/sheet:text-right print:text-right')}>
            <span className={narrow}>{labels.players}</span>
            <span className={wide}>{teams[0]}</span>
          </span>
          <span role="columnheader" className={cx(head, 'text-center max-[42rem]:justify-self-end')}>
            {labels.legs}
          </span>
          <span role="columnheader" className={cx(head, wide)}>
            {teams[1]}
          </span>
          <span role="columnheader" className={cx(head, 'text-right')}>
            {labels.status}
          </span>
        </div>
      </div>
      {blocks.map((block) => (
        <div key={block.id} role="rowgroup" className="break-inside-avoid">
          <div role="row" className="flex flex-wrap items-baseline gap-x-3 border-b border-line-2 pt-4 pb-1.5 print:pt-1.5">
            <span role="cell" className="min-w-0 flex-1">
              <span className="mr-2 text-label">{block.title}</span>
              {block.note !== undefined && <span className="text-caption text-ink-3">{block.note}</span>}
            </span>
            {block.score !== undefined && (
              <span role="cell" className="text-body-small text-ink-2 tabular">
                {block.score}
              </span>
            )}
          </div>
          {block.children !== undefined && (
            <div role="row" className="border-b border-line">
              <div role="cell">{block.children}</div>
            </div>
          )}
          {block.games.map((game) => (
            <GameRow key={game.id} game={game} labels={labels} />
          ))}
        </div>
      ))}
    </div>
  );
}

function GameRow({ game, labels }: { game: SheetGame; labels: MatchSheetProps['labels'] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { sides, starter, winner, state } = game;
  const tone = (side: 0 | 1) =>
    cx(winner === side ? 'font-[700]' : winner !== null && 'font-[450] text-ink-2', state === 'open' && 'text-ink-2');
  const dot = (side: 0 | 1) =>
    starter === side && (
      <span className="inline-flex shrink-0 items-center">
        <span aria-hidden className="size-2 rounded-ring bg-current" />
        <span className="sr-only">{labels.throwsFirst}</span>
      </span>
    );
  const name = (side: 0 | 1) => {
    const { name: players, note } = sides[side];
    return (
      <span
        className={cx(
          'flex min-w-0 items-center gap-2 text-name',
          tone(side),
          side === 0 && '@min-[42rem]/sheet:justify-end print:justify-end',
        )}
      >
        {side === 0 && dot(0)}
        <span className={cx('grid min-w-0', side === 0 && '@min-[42rem]/sheet:text-right print:text-right')}>
          <Name lines={2} narrow>
            {players ?? labels.unknown}
          </Name>
          {note !== undefined && <span className="text-caption font-[450] text-ink-3">{note}</span>}
        </span>
        {side === 1 && dot(1)}
      </span>
    );
  };
  const legs = (side: 0 | 1) => (
    <span className={cx('score-xs', winner !== null && winner !== side && 'font-[550] text-ink-3')}>{sides[side].legs ?? '–'}</span>
  );
  return (
    <div
      className={cx(
        'relative border-b border-line break-inside-avoid',
        game.warning !== undefined && 'shadow-[inset_4px_0_0_var(--color-warning-fill)]',
      )}
    >
      <div role="row" data-game={game.number} className={cx(columns, 'items-center py-2 print:py-0.5')}>
        <span role="cell" className="pl-1.5 text-caption text-ink-3 tabular">
          {game.number}
        </span>
        <span role="rowheader" className="grid min-w-0 gap-1">
          {name(0)}
          <span className={narrow}>{name(1)}</span>
        </span>
        <span
          role="cell"
          className="grid justify-items-end gap-1 @min-[42rem]/sheet:flex @min-[42rem]/sheet:justify-center @min-[42rem]/sheet:gap-0.5 print:flex print:justify-center"
        >
          {legs(0)}
          <span aria-hidden className={cx(wide, 'score-xs text-ink-3')}>
            –
          </span>
          {legs(1)}
        </span>
        <span role="cell" className={cx(wide, 'min-w-0')}>
          {name(1)}
        </span>
        <span role="cell" className="flex min-w-0 items-center justify-end gap-1 text-right text-caption text-ink-2 tabular">
          {state === 'live' ? <LiveBadge state="live">{game.status}</LiveBadge> : <span>{game.status}</span>}
          {game.detail !== undefined && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={labels.open(game)}
              className="-mr-1.5 shrink-0 rounded-control text-ink-3 outline-offset-[-3px] before:absolute before:inset-0 hover:text-ink print:hidden"
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown aria-hidden className={cx('size-5', isOpen && 'rotate-180')} />
            </button>
          )}
        </span>
        {(game.note !== undefined || game.warning !== undefined || game.action !== undefined) && (
          <span
            role="cell"
            className="relative col-start-2 col-end-[-1] flex flex-wrap items-center gap-x-4 gap-y-1 pt-0.5 text-caption text-ink-2"
          >
            {game.warning !== undefined && (
              <span className="flex items-center gap-1.5 font-[600] text-warning">
                <TriangleAlert aria-hidden className="size-4" />
                {game.warning}
              </span>
            )}
            {game.note !== undefined && <span>{game.note}</span>}
            {game.action}
          </span>
        )}
      </div>
      {isOpen && (
        <div id={id} className="relative pb-4 pl-10">
          {game.detail}
        </div>
      )}
    </div>
  );
}
