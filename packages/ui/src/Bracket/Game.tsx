import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { Link } from '../Link/Link.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import type { BracketGame, BracketSide } from './Bracket.tsx';

function Side({ side, decided }: { side: BracketSide; decided: boolean }) {
  const known = side.kind === 'entry';
  return (
    <span
      className={cx(
        'grid min-h-0 grid-cols-[1.5em_minmax(0,1fr)_auto] items-center pr-2 leading-none',
        side.followed
          ? 'bg-you-wash font-[700] text-ink shadow-[inset_4px_0_0_var(--color-you-fill)]'
          : !known
            ? 'font-[450] text-ink-3'
            : side.winner
              ? 'font-[680]'
              : decided
                ? 'font-[450] text-ink-3'
                : 'font-[550]',
      )}
    >
      <span className="text-center text-[0.75em] text-ink-3 tabular font-stretch-[76%]">{side.seed}</span>
      <Name className={cx('leading-tight', known ? 'font-stretch-[90%]' : 'text-[0.92em] font-stretch-[82%]')}>{side.name}</Name>
      <b
        className={cx(
          'min-w-3.5 text-right font-narrow text-[1.12em] tabular font-stretch-[72%]',
          decided && !side.winner ? 'font-[500]' : 'font-[750]',
        )}
      >
        {side.score}
      </b>
    </span>
  );
}

/** One game of a bracket: two sides, a hairline between them, what is known about when and where under it. */
export function Game({
  game,
  className,
  style,
  ...props
}: { game: BracketGame; className?: string; style?: React.CSSProperties } & Record<`data-${string}`, ReactNode>) {
  const decided = game.sides.some((s) => s.winner);
  const body = (
    <span
      aria-hidden
      className={cx(
        'grid h-full grid-rows-2 divide-y divide-line rounded-mark bg-raised',
        game.state === 'live'
          ? 'ring-[1.5px] ring-live'
          : game.state === 'bye'
            ? 'ring ring-line ring-dashed opacity-80'
            : 'ring ring-line',
      )}
    >
      <Side side={game.sides[0]} decided={decided} />
      <Side side={game.sides[1]} decided={decided} />
    </span>
  );
  const shared = { 'data-game': game.key, className: 'block h-full', ...props };
  return (
    <div className={className} style={style}>
      {game.href === undefined ? (
        <div role="img" aria-label={game.label} tabIndex={0} {...shared}>
          {body}
        </div>
      ) : (
        <Link href={game.href} {...shared}>
          <span className="sr-only">{game.label}</span>
          {body}
        </Link>
      )}
      {game.tag !== undefined && (
        <span className="absolute top-full right-0 pt-0.5 text-[0.8125rem] leading-3.75 whitespace-nowrap text-ink-3 tabular font-stretch-[84%]">
          {game.state === 'live' ? <LiveBadge state="live">{game.tag}</LiveBadge> : game.tag}
        </span>
      )}
    </div>
  );
}
