import { Maximize, Minus, Plus } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Game } from './Game.tsx';
import { layOut } from './layout.ts';
import { useView } from './useView.ts';

export type BracketSide = {
  /** An entry, somebody who is not known yet ("Winner of quarter-final 1"), or nobody. Three different things. */
  kind: 'entry' | 'tbd' | 'bye';
  name: string;
  seed?: number;
  /** Legs or sets won; "w.o." for a walkover. */
  score?: ReactNode;
  winner?: boolean;
  /** the player the reader follows, or is */
  followed?: boolean;
};

export type BracketGame = {
  key: string;
  sides: readonly [BracketSide, BracketSide];
  state: 'waiting' | 'live' | 'played' | 'walkover' | 'bye';
  /** The whole game for screen readers: "Quarter-final 2 of 4: Wout Dubbeltop 2, Karl-Heinz … 1, live on board 5". */
  label: string;
  /** Board or time, under the game. */
  tag?: ReactNode;
  href?: string;
  /** A place without a game, e.g. behind two byes. */
  hidden?: boolean;
};

export type BracketRound = { key: string; title: ReactNode; note?: ReactNode; games: readonly BracketGame[] };

export type BracketProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** "Winners’ knockout" */
  label: string;
  /** From the first round to the final; games in the order of the draw. */
  rounds: readonly BracketRound[];
  thirdPlace?: { title: ReactNode; game: BracketGame };
  /** Names of the buttons; + − 0 on the keyboard. Absent: no zoom. */
  zoom?: { smaller: string; larger: string; fit: string };
  /** F on a game. */
  onFollow?: (game: BracketGame) => void;
  /** Beside the zoom: whom one follows, print. */
  actions?: ReactNode;
};

/** Below this width (px) one round is a page. */
const phone = 640;
/** From so many games on only those in view are in the document. */
const few = 96;

/**
 * A knockout. Arrows go by game (→ to the game its winner plays, ← to the first that feeds it), Home first game, End the final.
 * On a phone a round is a page.
 */
export function Bracket({ label, rounds, thirdPlace, zoom, onFollow, actions, className, ...props }: BracketProps) {
  const [scale, setScale] = useState(1);
  const [page, setPage] = useState<number | null>(null);
  const { ref, view } = useView();
  const em = 16 * scale;
  const layout = layOut(rounds, thirdPlace?.game, view ? view.width / em : 0);
  const narrow = view !== null && view.width < phone;
  const many = layout.placed.length > few;
  const shown = layout.placed.filter(
    (p) =>
      !p.game.hidden &&
      (!many ||
        (view !== null &&
          p.x * em < view.right &&
          (p.x + p.width) * em > view.left &&
          p.y * em < view.bottom &&
          (p.y + p.height) * em > view.top)),
  );
  const step = (by: number) => setScale((now) => Math.min(1.5, Math.max(0.35, Math.round((now + by) * 20) / 20)));
  const fit = () => view && setScale(Math.max(0.35, Math.min(1, view.width / ((14 * rounds.length + 2.4 * (rounds.length - 1)) * 16))));
  // The round that is being played, else the first that is not over.
  const current = Math.max(
    0,
    rounds.findIndex((r) => r.games.some((g) => g.state === 'live' || (g.state === 'waiting' && !g.hidden))),
  );
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.target instanceof Element ? event.target.closest('[data-game]')?.getAttribute('data-game') : null;
    const here = layout.placed.find((p) => p.game.key === key);
    if (event.key === '+') step(0.1);
    else if (event.key === '-') step(-0.1);
    else if (event.key === '0') setScale(1);
    else if ((event.key === 'f' || event.key === 'F') && here && onFollow) onFollow(here.game);
    else if (here) {
      const of = (round: number, index: number) => layout.placed.find((p) => p.round === round && p.index === index && !p.game.hidden);
      const count = (round: number) => rounds[round]?.games.length ?? 0;
      const target =
        event.key === 'ArrowDown'
          ? of(here.round, here.index + 1)
          : event.key === 'ArrowUp'
            ? of(here.round, here.index - 1)
            : event.key === 'ArrowRight'
              ? of(here.round + 1, Math.floor((here.index * count(here.round + 1)) / count(here.round)))
              : event.key === 'ArrowLeft'
                ? (of(here.round - 1, Math.floor((here.index * count(here.round - 1)) / count(here.round))) ??
                  of(here.round - 1, Math.floor((here.index * count(here.round - 1)) / count(here.round)) + 1))
                : event.key === 'Home'
                  ? of(0, 0)
                  : event.key === 'End'
                    ? of(rounds.length - 1, 0)
                    : undefined;
      if (!target) return;
      if (narrow) setPage(target.round);
      const scroller = ref.current;
      if (scroller && !narrow) {
        // Brings it into view first, so that it is in the document when it gets the focus.
        scroller.scrollLeft = Math.max(0, target.x * em - scroller.clientWidth / 3);
        scroller.scrollTop = Math.max(0, target.y * em - scroller.clientHeight / 3);
      }
      requestAnimationFrame(() =>
        requestAnimationFrame(() => scroller?.querySelector<HTMLElement>(`[data-game="${CSS.escape(target.game.key)}"]`)?.focus()),
      );
    } else return;
    event.preventDefault();
  };
  const bar = (zoom || actions) && !narrow && (
    <div className="flex flex-wrap items-center justify-end gap-3 pb-2 print:hidden">
      {actions}
      {zoom && (
        <div className="flex rounded-control inset-ring inset-ring-line-2">
          {[
            { name: zoom.smaller, icon: <Minus aria-hidden />, go: () => step(-0.1) },
            { name: zoom.fit, icon: <Maximize aria-hidden />, go: fit },
            { name: zoom.larger, icon: <Plus aria-hidden />, go: () => step(0.1) },
          ].map((button) => (
            <button
              key={button.name}
              type="button"
              aria-label={button.name}
              title={button.name}
              className="grid size-11 place-items-center border-line not-first:border-l [&>svg]:size-4.5"
              onClick={button.go}
            >
              {button.icon}
            </button>
          ))}
        </div>
      )}
    </div>
  );
  if (narrow) {
    const now = Math.min(page ?? current, rounds.length - 1);
    const round = rounds[now];
    return (
      <div className={className} {...props}>
        <div role="group" aria-label={label} onKeyDown={onKey}>
          <div className="flex gap-x-6 overflow-x-auto border-b border-line [scrollbar-width:none]">
            {rounds.map((r, i) => (
              <button
                key={r.key}
                type="button"
                aria-pressed={i === now}
                className="relative min-h-12 shrink-0 font-[500] whitespace-nowrap text-ink-2 outline-offset-[-3px] aria-pressed:font-[650] aria-pressed:text-ink aria-pressed:after:absolute aria-pressed:after:inset-x-0 aria-pressed:after:bottom-0 aria-pressed:after:h-1 aria-pressed:after:bg-rule"
                onClick={(event) => {
                  setPage(i);
                  event.currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' });
                }}
              >
                {r.title}
              </button>
            ))}
          </div>
          <div ref={ref}>
            {round?.note !== undefined && <p className="pt-2 text-caption text-ink-3">{round.note}</p>}
            <ol className="grid gap-7 py-3">
              {round?.games
                .filter((g) => !g.hidden)
                .map((game) => (
                  <li key={game.key}>
                    <Game game={game} className="relative h-18" />
                  </li>
                ))}
              {thirdPlace && now === rounds.length - 1 && (
                <li>
                  <p className="pb-1 text-heading">{thirdPlace.title}</p>
                  <Game game={thirdPlace.game} className="relative h-18" />
                </li>
              )}
            </ol>
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className={className} {...props}>
      {bar}
      <div
        ref={ref}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKey}
        className={cx('overflow-auto outline-offset-[-3px]', many && 'max-h-[85dvh] print:max-h-none')}
      >
        <div style={{ fontSize: `${em}px`, width: `${layout.width}em` }} className="px-px">
          <div className="sticky top-0 z-[100] h-[46px] border-b-2 border-rule bg-page">
            {rounds.map((round, i) => (
              <div
                key={round.key}
                className="absolute top-1.5 truncate leading-4.5"
                style={{ left: `${layout.heads[i]!.x}em`, width: `${layout.heads[i]!.width}em` }}
              >
                <span className="block text-[max(0.9375em,0.75rem)] font-[700]">{round.title}</span>
                <span className="block text-caption text-ink-3">{round.note}</span>
              </div>
            ))}
          </div>
          <div className="relative mt-1.5" style={{ height: `${layout.height}em` }}>
            <svg
              aria-hidden
              className="absolute inset-0 overflow-visible"
              style={{ width: `${layout.width}em`, height: `${layout.height}em` }}
              viewBox={`0 0 ${layout.width} ${layout.height}`}
              fill="none"
            >
              {layout.lines.map((line) => (
                <path
                  key={line.key}
                  d={line.d}
                  vectorEffect="non-scaling-stroke"
                  className={line.kind === 'plain' ? 'stroke-line-2' : 'stroke-you'}
                  strokeWidth={line.kind === 'plain' ? 1 : 3}
                  strokeDasharray={line.kind === 'ahead' ? '3 5' : undefined}
                />
              ))}
            </svg>
            {shown.map(({ game, x, y, width, height, size }) => (
              <div
                key={game.key}
                className="absolute"
                style={{ left: `${x}em`, top: `${y}em`, width: `${width}em`, height: `${height}em` }}
              >
                {game === thirdPlace?.game && <p className="absolute bottom-full pb-1 font-[700]">{thirdPlace.title}</p>}
                <Game game={game} className="h-full" style={{ fontSize: `${size}em` }} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
