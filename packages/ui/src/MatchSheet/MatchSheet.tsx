import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { Link } from '../Link/Link.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { LegMarks, type LegMark } from './LegMarks.tsx';

export type { LegMark } from './LegMarks.tsx';

export type SheetSide = {
  /** The players: "Lotte Krijtlijn", "Krijtlijn and Claes"; absent until they are known. */
  name?: string;
  /** Below the name: "for Fien Ochelaar". */
  note?: ReactNode;
  /** Below the name where there is space: "62.68". */
  average?: ReactNode;
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
  /** Its legs with their darts. They replace the status, and stand on the lines of their winners where the sides are below each other. */
  marks?: readonly LegMark[];
  /** The page of the game. The whole row is the link. */
  href?: string;
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
    /** Name of the button or link of a row: "Legs of game 3". */
    open: (game: SheetGame) => string;
  };
};

// The sides are below each other on narrow screens, and beside each other from 42 rem. With letters of double size, the last column is below them.
const columns =
  'grid grid-cols-[2rem_minmax(0,1fr)_1.5rem_4.5rem] gap-x-2 tiny:grid-cols-[1.25rem_minmax(0,1fr)_1.5rem] @min-[42rem]/sheet:grid-cols-[2.25rem_minmax(0,1fr)_4rem_minmax(0,1fr)_7rem] print:grid-cols-[2.25rem_minmax(0,1fr)_4rem_minmax(0,1fr)_7rem]';
/** The same with marks, which are before the legs on narrow screens. */
const markedColumns =
  'grid grid-cols-[1.25rem_minmax(0,1fr)_auto_1.5rem] gap-x-2 tiny:grid-cols-[1.25rem_minmax(0,1fr)_1.5rem] @min-[42rem]/sheet:grid-cols-[1.5rem_minmax(0,1fr)_4rem_minmax(0,1fr)_minmax(8.5rem,auto)] print:grid-cols-[1.5rem_minmax(0,1fr)_4rem_minmax(0,1fr)_minmax(8.5rem,auto)]';
const wide = 'hidden @min-[42rem]/sheet:block print:block';
/** Where the sides are below each other, the marks are before the legs, and all that follows is behind both. */
const beforeLegs = '@max-[42rem]/sheet:order-1 tiny:order-2! print:order-none';
const afterMarks = '@max-[42rem]/sheet:order-2 print:order-none';
const last = '@max-[42rem]/sheet:order-3 print:order-none';
const narrow = '@min-[42rem]/sheet:hidden print:hidden';
const inARow = '@max-[42rem]/sheet:hidden tiny:inline-flex! print:inline-flex';
const onLines = '@min-[42rem]/sheet:hidden tiny:hidden print:hidden';

/**
 * The sheet of a match between two teams: blocks of games with players, legs and the score after each game. A row opens what belongs to its game, or
 * leads to its page. The dot marks the side that throws first.
 */
export function MatchSheet({ teams, blocks, labels, className, ...props }: MatchSheetProps) {
  const head = 'self-end pb-1.5';
  const isMarked = blocks.some(({ games }) => games.some(({ marks }) => marks !== undefined));
  return (
    <div role="table" aria-label={labels.sheet} className={cx('@container/sheet', className)} {...props}>
      <div role="rowgroup">
        <div role="row" className={cx(isMarked ? markedColumns : columns, 'border-b-2 border-rule text-caption text-ink-3')}>
          <span role="columnheader" className={head}>
            <span className="sr-only">{labels.game}</span>
          </span>
          <span role="columnheader" className={cx(head, '@min-[42rem]/sheet:text-right print:text-right')}>
            <span className={narrow}>{labels.players}</span>
            <span className={wide}>{teams[0]}</span>
          </span>
          <span role="columnheader" className={cx(head, 'text-center max-[42rem]:justify-self-end', isMarked && afterMarks)}>
            {labels.legs}
          </span>
          <span role="columnheader" className={cx(head, wide)}>
            {teams[1]}
          </span>
          <span role="columnheader" className={cx(head, 'text-right tiny:sr-only', isMarked && beforeLegs)}>
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
            <GameRow key={game.id} game={game} labels={labels} isMarked={isMarked} />
          ))}
        </div>
      ))}
    </div>
  );
}

type GameRowProps = { game: SheetGame; labels: MatchSheetProps['labels']; isMarked: boolean };

function GameRow({ game, labels, isMarked }: GameRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { sides, winner, state, href } = game;
  const name = (side: 0 | 1) => <SideName game={game} side={side} labels={labels} />;
  const legs = (side: 0 | 1) => (
    <span className={cx('score-xs', winner !== null && winner !== side && 'font-[550] text-ink-3')}>{sides[side].legs ?? '–'}</span>
  );
  const isEmpty = isMarked && sides[0].legs === null && sides[1].legs === null;
  /** Makes the two lines of a cell as high as those of the others, so that each mark is on the line of its side. */
  const inLines = isMarked && '@max-[42rem]/sheet:auto-rows-fr @max-[42rem]/sheet:items-center @max-[42rem]/sheet:self-stretch';
  return (
    <div
      className={cx(
        'relative border-b border-line break-inside-avoid',
        game.warning !== undefined && 'shadow-[inset_4px_0_0_var(--color-warning-fill)]',
        isMarked && state === 'live' && 'bg-raised',
        href !== undefined && '[@media(hover:hover)]:hover:bg-pressed',
      )}
    >
      <div
        role="row"
        data-game={game.number}
        className={cx(isMarked ? markedColumns : columns, isMarked ? 'min-h-12' : '', 'items-center py-2 print:py-0.5')}
      >
        <NumberCell game={game} labels={labels} isMarked={isMarked} />
        <span role="rowheader" className={cx('grid min-w-0 gap-1', inLines)}>
          {name(0)}
          <span className={narrow}>{name(1)}</span>
        </span>
        <span
          role="cell"
          className={cx(
            'grid justify-items-end gap-1 @min-[42rem]/sheet:flex @min-[42rem]/sheet:justify-center @min-[42rem]/sheet:gap-0.5 print:flex print:justify-center',
            inLines,
            isMarked && afterMarks,
          )}
        >
          {!isEmpty && legs(0)}
          <span aria-hidden className={cx(wide, 'score-xs text-ink-3')}>
            –
          </span>
          {!isEmpty && legs(1)}
        </span>
        <span role="cell" className={cx(wide, 'min-w-0')}>
          {name(1)}
        </span>
        <span
          role="cell"
          className={cx(
            'flex min-w-0 items-center justify-end gap-1 text-right text-caption text-ink-2 tabular tiny:col-start-2 tiny:col-end-[-1] tiny:justify-start tiny:empty:hidden',
            isMarked && beforeLegs,
            isMarked && '@max-[42rem]/sheet:self-stretch',
          )}
        >
          <Status game={game} />
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
        <Extras game={game} isMarked={isMarked} />
      </div>
      {isOpen && (
        <div id={id} className="relative pb-4 pl-10">
          {game.detail}
        </div>
      )}
    </div>
  );
}

/** The number of a game, which is the link of its row. */
function NumberCell({ game, labels, isMarked }: GameRowProps) {
  const { number, href, state } = game;
  const tone = isMarked && state === 'live' ? 'font-[700] text-live' : 'text-ink-3';
  return (
    <span role="cell" className={cx('text-caption tabular', isMarked ? 'pl-0.5' : 'pl-1.5', tone)}>
      {href === undefined ? (
        number
      ) : (
        <Link
          href={href}
          aria-label={labels.open(game)}
          className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          {number}
        </Link>
      )}
    </span>
  );
}

/** What is below the names: why a game has no darts, what has to be decided, and its buttons. */
function Extras({ game: { note, warning, action }, isMarked }: Pick<GameRowProps, 'game' | 'isMarked'>) {
  if (note === undefined && warning === undefined && action === undefined) return null;
  return (
    <span
      role="cell"
      className={cx(
        'relative col-start-2 col-end-[-1] flex flex-wrap items-center gap-x-4 gap-y-1 pt-0.5 text-caption text-ink-2',
        isMarked && last,
      )}
    >
      {warning !== undefined && (
        <span className="flex items-center gap-1.5 font-[600] text-warning">
          <TriangleAlert aria-hidden className="size-4" />
          {warning}
        </span>
      )}
      {note !== undefined && <span>{note}</span>}
      {action}
    </span>
  );
}

/** The marks of the legs, otherwise the status. */
function Status({ game: { marks, state, status } }: { game: SheetGame }) {
  if (marks !== undefined && marks.length > 0)
    return (
      <>
        <LegMarks marks={marks} className={inARow} />
        <LegMarks lines marks={marks} className={cx(onLines, 'self-stretch')} />
      </>
    );
  return state === 'live' ? <LiveBadge state="live">{status}</LiveBadge> : <span>{status}</span>;
}

/** The players of a side with what is below them. */
function SideName({ game, side, labels }: { game: SheetGame; side: 0 | 1; labels: MatchSheetProps['labels'] }) {
  const { sides, starter, winner, state } = game;
  const { name, note, average } = sides[side];
  const dot = starter === side && (
    <span className="inline-flex shrink-0 items-center">
      <span aria-hidden className="size-2 rounded-ring bg-current" />
      <span className="sr-only">{labels.throwsFirst}</span>
    </span>
  );
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-2 text-name',
        winner === side ? 'font-[700]' : winner !== null && 'font-[450] text-ink-2',
        state === 'open' && 'text-ink-2',
        name === undefined && 'font-[450] text-ink-3',
        side === 0 && '@min-[42rem]/sheet:justify-end print:justify-end',
      )}
    >
      {side === 0 && dot}
      <span className={cx('grid min-w-0', side === 0 && '@min-[42rem]/sheet:text-right print:text-right')}>
        <Name lines={2} narrow>
          {name ?? labels.unknown}
        </Name>
        {note !== undefined && <span className="text-caption font-[450] text-ink-3">{note}</span>}
        {average !== undefined && <span className={cx(wide, 'text-caption font-[450] text-ink-3 tabular')}>{average}</span>}
      </span>
      {side === 1 && dot}
    </span>
  );
}
