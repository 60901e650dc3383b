import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { BoardRing } from '../BoardRing/BoardRing.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { Link } from '../Link/Link.tsx';

export type BoardSide = {
  name: string;
  /** Legs or sets won; "–" before the first throw. */ legs: ReactNode;
  /** Points left; absent if the game is not scored on a tablet. */
  score?: ReactNode;
  throws?: boolean;
};

export type BoardState =
  | { kind: 'playing'; sides: readonly BoardSide[]; action?: ReactNode }
  /** `call`: the number of calls. After the second call the card stands out, because the organiser has to act. */
  | { kind: 'called'; sides: readonly BoardSide[]; call?: 1 | 2; action?: ReactNode }
  /** `body`: the next game on this board, or the reason why there is none. */
  | { kind: 'free' | 'paused' | 'reserved' | 'closed'; body?: ReactNode; action?: ReactNode };

export type BoardCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  number: number | string;
  /** "Board 5" */
  label: string;
  state: BoardState;
  /** "Leg 4 of 5", "Called 1:10", "Free" */
  title: ReactNode;
  /** "Quarter-final 2" */
  note?: ReactNode;
  /** First line at the bottom, e.g. the marker. */
  foot?: ReactNode;
  /** On the last line: the duration of the game so far, and in `ends` the time when it will end. */
  time?: ReactNode;
  ends?: ReactNode;
  /** Below the first line: "Tablet not in sync, 3 min", "Waiting for Céline". */
  warning?: ReactNode;
  /** URL of the game or the board. The whole card is the link. */
  href?: string;
  /** A card of less height, so that many boards fit on a screen. Its letters are smaller, and a closed board shows only its header. */
  compact?: boolean;
  /** A `Menu` with its button. M opens it from anywhere on the card. */
  menu?: ReactNode;
};

const frame = {
  playing: 'border-line bg-raised',
  called: 'border-warning-fill bg-raised motion-safe:animate-[called_600ms_1]',
  free: 'border-dashed border-line-2',
  paused: 'border-line bg-sunken',
  reserved: 'border-line bg-raised hatched',
  closed: 'border-line bg-sunken text-ink-3',
};
const titles = { playing: '', called: 'text-warning', free: 'text-checkout', paused: 'text-ink-2', reserved: '', closed: 'text-ink-2' };

/** M anywhere on the card opens its menu. */
const onMenuKey = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const button = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup=menu]');
  if (!button || !event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  button.click();
};

function Side({ side, isAfterThrower, compact }: { side: BoardSide; isAfterThrower: boolean; compact: boolean }) {
  return (
    <div
      className={cx(
        'grid items-center gap-x-1.5 border-t px-3',
        // With large text on a phone, the names have a line of their own.
        compact ? 'min-h-11' : 'min-h-18 tiny:py-1 tiny:[&>:first-child]:col-span-full tiny:[&>:nth-child(2)]:col-start-2',
        side.score === undefined
          ? 'grid-cols-[minmax(0,1fr)_1.125rem]'
          : compact
            ? 'grid-cols-[minmax(0,1fr)_1.125rem_3.25rem]'
            : 'grid-cols-[minmax(0,1fr)_1.125rem_4.75rem]',
        side.throws ? 'lit border-transparent' : isAfterThrower ? 'border-transparent' : 'border-line',
      )}
    >
      <Name
        lines={compact ? 2 : 4}
        className={cx('font-[650] font-stretch-[84%]', compact ? 'text-[0.9375rem] leading-4.25' : 'text-[1rem] leading-4.5')}
      >
        {side.name}
      </Name>
      <span className="text-center font-narrow text-[1.25rem] font-[650] text-ink-2 tabular font-stretch-[72%]">{side.legs}</span>
      {side.score !== undefined && (
        <span className={cx('text-right font-score tracking-[-0.005em]', compact ? 'text-[2rem] leading-9' : 'text-[2.875rem]')}>
          {side.score}
        </span>
      )}
    </div>
  );
}

/** The name of the state or game. With a URL, it is a link that covers the card, below the card's buttons. */
function Title({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined)
    return (
      // The arrow keys of `BoardGrid` reach it; Tab does not.
      <span tabIndex={-1} data-board-link="" className="rounded-mark outline-offset-2">
        {children}
      </span>
    );
  return (
    <Link
      href={href}
      data-board-link=""
      className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  );
}

/** The sides of the game, otherwise the next game or the reason why there is none. */
function Body({ state, compact }: { state: BoardState; compact: boolean }) {
  if ('sides' in state)
    return (
      <div className="grid auto-rows-fr">
        {state.sides.map((side, i) => (
          <Side key={i} side={side} isAfterThrower={state.sides[i - 1]?.throws === true} compact={compact} />
        ))}
        {state.action !== undefined && <div className="relative z-10 grid px-3 pb-2">{state.action}</div>}
      </div>
    );
  if (compact && state.kind === 'closed') return null;
  return (
    <div className={cx('flex flex-col gap-1 border-t border-dashed border-line px-3 text-body-small', compact ? 'py-2' : 'py-3.5')}>
      {state.body}
      {state.action !== undefined && <div className="relative z-10 mt-auto grid">{state.action}</div>}
    </div>
  );
}

type FootProps = Pick<BoardCardProps, 'foot' | 'warning' | 'time' | 'ends'> & { compact: boolean };

function Foot({ foot, warning, time, ends, compact }: FootProps) {
  if (foot === undefined && time === undefined && warning === undefined) return null;
  return (
    <div
      className={cx(
        'grid gap-0.5 border-t border-line px-3 text-[0.8125rem] leading-4.5 text-ink-3 font-stretch-[88%]',
        compact ? 'py-1.5' : 'py-3',
      )}
    >
      {foot !== undefined && <div className="wrap-anywhere">{foot}</div>}
      {warning !== undefined && <div className="relative z-10 text-warning">{warning}</div>}
      {(time !== undefined || ends !== undefined) && (
        <div className="flex justify-between gap-2 whitespace-nowrap tabular">
          <span className="truncate">{time}</span>
          <span className="text-ink-2">{ends}</span>
        </div>
      )}
    </div>
  );
}

/** One board: its number, its state or game, and when the game will end. Enter opens the game or board, M the menu. */
export function BoardCard({
  number,
  label,
  state,
  title,
  note,
  foot,
  time,
  ends,
  warning,
  href,
  compact = false,
  menu,
  className,
  onKeyDown,
  ...props
}: BoardCardProps) {
  const isSecondCall = state.kind === 'called' && state.call === 2;
  return (
    <article
      aria-label={label}
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-control border',
        compact ? 'grid-rows-[minmax(52px,auto)_1fr_auto]' : 'min-h-72 grid-rows-[minmax(56px,auto)_1fr_auto]',
        frame[state.kind],
        isSecondCall && 'inset-ring inset-ring-warning-fill',
        className,
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        onMenuKey(event);
      }}
      {...props}
    >
      <div className={cx('flex min-w-0 items-center gap-2.5 py-1.5 pr-1 pl-3', isSecondCall && 'bg-warning-wash')}>
        <BoardRing number={number} label={label} className={state.kind === 'closed' ? 'opacity-60' : ''} />
        <div className="min-w-0 flex-1">
          <div className={cx('text-[0.875rem] leading-4.25 font-[600]', titles[state.kind])}>
            <Title href={href}>{title}</Title>
          </div>
          {note !== undefined && <div className="text-caption text-ink-3">{note}</div>}
        </div>
        <div className="relative z-10">{menu}</div>
      </div>
      <Body state={state} compact={compact} />
      <Foot foot={foot} warning={warning} time={time} ends={ends} compact={compact} />
    </article>
  );
}
