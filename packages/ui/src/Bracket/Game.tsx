import type { CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import type { Anchor } from '../Link/Link.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import type { BracketGame, BracketSide } from './Bracket.tsx';
import { estimate, fitLetters, type Fitted } from './fitLetters.ts';

const stretches = { 90: 'font-stretch-[90%]', 82: 'font-stretch-[82%]', 75: 'font-stretch-[75%]', 66: 'font-stretch-[66%]' };

/** Width of a score in em; a score that is not text counts as two digits. */
const scoreRoom = (score: BracketSide['score']) =>
  score === undefined
    ? 0
    : Math.max(1, 0.9 * estimate(typeof score === 'string' || typeof score === 'number' ? String(score) : '00')) + 0.4;

/** The name of a winner or followed player is bold, and therefore wider than the others. */
const fitSide = (side: BracketSide, room: number) =>
  fitLetters(side.name, (room - 2.1 - scoreRoom(side.score)) * (side.followed || side.winner ? 1 : 1.05), side.kind === 'entry');

/**
 * Plain functions rather than components, since a large bracket has hundreds of sides. The whole bracket uses one font family: looking up the
 * narrow family too would take a tenth of the first paint.
 */
function renderSide(side: BracketSide, { text, stretch, isTight }: Fitted, decided: boolean, edge?: string) {
  const known = side.kind === 'entry';
  return (
    <div
      aria-hidden
      data-seed={side.seed}
      className={cx(
        'flex h-1/2 items-center',
        edge,
        // A long name may come closer to the edge than a score.
        isTight && side.score === undefined ? 'pr-0.5' : 'pr-2',
        side.seed === undefined
          ? 'pl-[1.5em]'
          : 'before:w-[2em] before:shrink-0 before:text-center before:text-[0.75em] before:font-[450] before:text-ink-3 before:tabular before:content-[attr(data-seed)] before:font-stretch-[76%]',
        stretches[stretch],
        side.followed
          ? 'bg-you-wash font-[700] text-ink shadow-[inset_4px_0_0_var(--color-you-fill)]'
          : !known
            ? 'text-[0.94em] font-[450] text-ink-3'
            : side.winner
              ? 'font-[680]'
              : decided
                ? 'font-[450] text-ink-3'
                : 'font-[550]',
      )}
    >
      {/* Only a name that may not fit in the fallback font gets a box that clips it: such boxes make painting expensive. */}
      {isTight ? <span className="overflow-hidden leading-tight text-ellipsis">{text}</span> : text}
      {side.score !== undefined && (
        <b
          className={cx(
            'ml-auto pl-[0.3em] text-[1.12em] tabular font-stretch-[72%]',
            decided && !side.winner ? 'font-[500]' : 'font-[750]',
          )}
        >
          {side.score}
        </b>
      )}
    </div>
  );
}

/** Classes of the box that contains both sides of a game. */
export const frameOf = ({ state, sides: [a, b] }: BracketGame, isFar = false) =>
  cx(
    'rounded-mark leading-none whitespace-nowrap',
    // A game has a border: red if it is live, dashed if it is a bye.
    state === 'live'
      ? 'bg-raised ring-[1.5px] ring-live'
      : state === 'bye'
        ? 'border border-dashed border-line-2'
        : 'bg-raised ring ring-line',
    isFar && (a.followed || b.followed) && 'shadow-[inset_4px_0_0_var(--color-you-fill)]',
  );

type GameProps = {
  game: BracketGame;
  /** Width of the game in em of its own font size; names are narrowed to fit. */
  room: number;
  /** Whether the game is too small to read. Then only the names are rendered, as one text. */
  isFar?: boolean;
  tabIndex: number;
  /** The component of a link. */
  Anchor: Anchor;
  /** Class names of the element that takes the focus. */
  className: string;
};

/**
 * The content of a game's frame, which has to be positioned: two sides with a hairline between them. A link covers the whole game; its
 * accessible name is the game's label.
 */
export function renderGame({ game, room, isFar = false, tabIndex, Anchor, className }: GameProps) {
  const [a, b] = game.sides;
  const decided = a.winner === true || b.winner === true;
  const [first, second] = isFar ? [] : [fitSide(a, room), fitSide(b, room)];
  const shared = {
    'data-game': game.key,
    'data-names': isFar ? `${a.name}\n${b.name}` : undefined,
    'aria-label': game.label,
    // Equal to the accessible name, so screen readers do not read it out twice.
    title: first?.isShort || second?.isShort ? game.label : undefined,
    tabIndex,
    className: cx(
      // The outline is inside, because an outer ring would be clipped at the edges of the scroller.
      'absolute inset-0 rounded-mark outline-offset-[-2px]',
      isFar && 'overflow-hidden pl-[0.4em] leading-[1.25] text-ink-2 before:whitespace-pre before:content-[attr(data-names)]',
      className,
    ),
  };
  return (
    <>
      {/* A bye has no page to link to. */}
      {game.href === undefined ? <div role="img" {...shared} /> : <Anchor href={game.href} {...shared} />}
      {first && renderSide(a, first, decided, 'border-b border-line')}
      {second && renderSide(b, second, decided)}
    </>
  );
}

/** Board or time, below the game on the right. */
export function Tag({ game, style }: { game: BracketGame; style: CSSProperties }) {
  if (game.tag === undefined) return null;
  const place = 'absolute top-full right-0 pt-0.5 leading-[1.2] whitespace-nowrap font-stretch-[84%]';
  return game.state === 'live' ? (
    <LiveBadge aria-hidden state="live" className={cx('[&>span]:size-[0.65em]', place)} style={style}>
      {game.tag}
    </LiveBadge>
  ) : (
    <span aria-hidden className={cx('text-ink-3 tabular', place)} style={style}>
      {game.tag}
    </span>
  );
}

/** The maximum number of nodes that a game adds to the document: each name may have its own box. */
export const nodesOf = ({ sides, tag, state, hidden }: BracketGame) =>
  hidden ? 0 : 6 + sides.filter(({ score }) => score !== undefined).length + (tag === undefined ? 0 : state === 'live' ? 2 : 1);
export const maxNodes = 10;
