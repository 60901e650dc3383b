import type { CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import type { BracketGame, BracketSide } from './Bracket.tsx';
import { estimate, fitLetters } from './fitLetters.ts';

const stretches = { 90: 'font-stretch-[90%]', 82: 'font-stretch-[82%]', 75: 'font-stretch-[75%]', 66: 'font-stretch-[66%]' };

/** What a score takes; a score that is not text is taken for two digits. */
const scoreRoom = (score: BracketSide['score']) =>
  score === undefined
    ? 0
    : Math.max(1, 0.9 * estimate(typeof score === 'string' || typeof score === 'number' ? String(score) : '00')) + 0.4;

/** Plain functions rather than components: a large bracket has hundreds of sides. */
function drawSide(side: BracketSide, decided: boolean, room: number) {
  const known = side.kind === 'entry';
  // Bold letters are wider than those of somebody who is out or not known.
  const { text, stretch, isShort, isTight } = fitLetters(
    side.name,
    (room - 2.1 - scoreRoom(side.score)) * (side.followed || side.winner ? 1 : 1.05),
  );
  return (
    <span
      aria-hidden
      data-seed={side.seed}
      title={isShort ? side.name : undefined}
      className={cx(
        'flex h-1/2 items-center',
        // A long name may come nearer to the edge than a score.
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
      {/* Only what may not fit in letters of another font gets a box that cuts it off: such boxes make painting dear. */}
      {isTight ? <span className="overflow-hidden leading-tight text-ellipsis">{text}</span> : text}
      {side.score !== undefined && (
        <b
          className={cx(
            'ml-auto pl-[0.3em] font-narrow text-[1.12em] tabular font-stretch-[72%]',
            decided && !side.winner ? 'font-[500]' : 'font-[750]',
          )}
        >
          {side.score}
        </b>
      )}
    </span>
  );
}

type GameProps = {
  game: BracketGame;
  /** Width of the game in em of its own letters: names are narrowed for it. */
  room: number;
  /** Too small to be read: names alone, as one text. */
  isFar?: boolean;
  tabIndex?: number;
  className?: string;
  style?: CSSProperties;
};

/** One game of a bracket: two sides with a hairline between them. What is known about when and where stands under it. */
export function Game({ game, room, isFar = false, tabIndex = 0, className, style }: GameProps) {
  const [a, b] = game.sides;
  const decided = a.winner === true || b.winner === true;
  const frame = cx(
    'rounded-mark',
    isFar
      ? 'block overflow-hidden pl-[0.4em] leading-[1.25] text-ink-2 before:whitespace-pre before:content-[attr(data-names)]'
      : 'block divide-y divide-line leading-none whitespace-nowrap',
    // A game to come, whoever plays it, has an edge; one that is on a red one; and nobody comes where it is dashed.
    game.state === 'live'
      ? 'bg-raised ring-[1.5px] ring-live'
      : game.state === 'bye'
        ? 'border border-dashed border-line-2'
        : 'bg-raised ring ring-line',
    isFar && (a.followed || b.followed) && 'shadow-[inset_4px_0_0_var(--color-you-fill)]',
    className,
  );
  const shared = { 'data-game': game.key, tabIndex, style, className: frame };
  const isLink = game.href !== undefined;
  if (isFar) {
    const names = { 'data-names': `${a.name}\n${b.name}`, 'aria-label': game.label };
    return isLink ? <Link href={game.href} {...names} {...shared} /> : <div role="img" {...names} {...shared} />;
  }
  const sides = (
    <>
      {drawSide(a, decided, room)}
      {drawSide(b, decided, room)}
    </>
  );
  // A bye leads nowhere; its label says all there is.
  return isLink ? (
    <Link href={game.href} {...shared}>
      <span className="sr-only">{game.label}</span>
      {sides}
    </Link>
  ) : (
    <div role="img" aria-label={game.label} {...shared}>
      {sides}
    </div>
  );
}

/** Board or time, under the game on the right. */
export function Tag({ game, className }: { game: BracketGame; className?: string }) {
  if (game.tag === undefined) return null;
  const place = cx('absolute top-full right-0 pt-0.5 leading-[1.2] whitespace-nowrap font-stretch-[84%]', className);
  return game.state === 'live' ? (
    <LiveBadge aria-hidden state="live" className={cx('[&>span]:size-[0.65em]', place)}>
      {game.tag}
    </LiveBadge>
  ) : (
    <span aria-hidden className={cx('text-ink-3 tabular', place)}>
      {game.tag}
    </span>
  );
}

/** Nodes a game puts into the document, for the limit of how many there are. */
export const nodesOf = ({ sides, tag, state, hidden }: BracketGame) =>
  hidden ? 0 : 6 + sides.filter(({ score }) => score !== undefined).length + (tag === undefined ? 0 : state === 'live' ? 2 : 1);
export const mostNodes = 10;
