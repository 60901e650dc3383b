import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { TvBoards } from '../TvView/TvBoards.tsx';
import type { TvBoard } from '../TvView/tvTypes.ts';

export type TvMatchGame = {
  key: string;
  number: number;
  /** The players of both sides, home first; absent until they are known. */
  names: readonly [string, string] | null;
  /** "3–1"; absent before the game. */
  result?: ReactNode;
  winner: 0 | 1 | null;
  live: boolean;
};

export type TvMatchProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** Heading for screen readers: "Bulls v Visgraat". */
  title: string;
  /** The home team is first. */
  teams: readonly [string, string];
  /** In the middle: "4–2", or the time before the match. */
  score: ReactNode;
  /** Below it: the live word, the state, the games that are left. */
  status?: ReactNode;
  boards: readonly TvBoard[];
  games: readonly TvMatchGame[];
  labels: { boards: string; games: string; /** Players who are not known yet. */ unknown: string };
};

/** The rows for which a column has space. */
const mostRows = 12;

/**
 * A match of two teams for a screen in a hall: the score, the running games and the sheet. The layout is for 1920 × 1080, with a safe edge of 5 % and
 * text of at least 32 px, and is scaled to other screens. It is always dark, never scrolls and has no controls.
 */
export function TvMatch({ title, teams, score, status, boards, games, labels, className, ...props }: TvMatchProps) {
  const hasBoards = boards.length > 0;
  return (
    <section
      data-theme="dark"
      aria-label={title}
      className={cx('grid h-dvh w-full place-items-center overflow-hidden bg-frame text-ink [container-type:size]', className)}
      {...props}
    >
      <h1 className="sr-only">{title}</h1>
      {/* 1 em is 16 px of 1920 × 1080, scaled to the screen. */}
      <div className="grid h-[67.5em] w-[120em] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-y-[2em] overflow-hidden px-[6em] py-[3.375em] [font-size:min(100cqw/120,100cqh/67.5)]">
        <header className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-[2.5em] border-b-[0.25em] border-rule pb-[1.5em]">
          <Team className="text-right">{teams[0]}</Team>
          <div className="grid justify-items-center gap-y-[1em]">
            <p className="font-score text-[10em] leading-[0.8] tracking-[0.06em]">{score}</p>
            {status !== undefined && <div className="text-[2em] text-ink-2 [&_*]:text-[1em]!">{status}</div>}
          </div>
          <Team>{teams[1]}</Team>
        </header>
        <div className={cx('grid min-h-0 gap-x-[3em]', hasBoards ? 'grid-cols-2' : 'grid-cols-1')}>
          {hasBoards && <TvBoards boards={boards} label={labels.boards} stacked />}
          <Games games={hasBoards ? around(games) : games} labels={labels} columns={hasBoards || games.length <= mostRows ? 1 : 2} />
        </div>
      </div>
    </section>
  );
}

/** The rows around the running games, if not all fit. */
function around(games: readonly TvMatchGame[]): readonly TvMatchGame[] {
  const running = games.findIndex(({ live }) => live);
  const start = Math.max(0, Math.min(games.length - mostRows, running - Math.floor(mostRows / 2)));
  return games.slice(start, start + mostRows);
}

function Team({ children, className }: { children: string; className?: string }) {
  return (
    <Name lines={3} team className={cx('text-[3.5em] leading-[1.1] font-[760] tracking-[-0.02em]', className)}>
      {children}
    </Name>
  );
}

type GamesProps = { games: readonly TvMatchGame[]; labels: TvMatchProps['labels']; columns: 1 | 2 };

function Games({ games, labels, columns }: GamesProps) {
  const rows = Math.ceil(games.length / columns);
  return (
    <ol
      aria-label={labels.games}
      className="grid min-h-0 grid-flow-col gap-x-[3em]"
      style={{ gridTemplateRows: `repeat(${String(rows)}, minmax(0, 4.5em))`, gridAutoColumns: 'minmax(0, 1fr)' }}
    >
      {games.map(({ key, number, names, result, winner, live }) => (
        <li
          key={key}
          className={cx(
            'grid min-h-0 grid-cols-[1.5em_minmax(0,1fr)_3em_minmax(0,1fr)] items-center gap-x-[0.4em] border-b border-line text-[2em]',
            live && 'bg-raised',
          )}
        >
          <span className={cx('pl-[0.2em] tabular', live ? 'font-[700] text-live' : 'text-ink-3')}>{number}</span>
          {[0, 1].map((side) => (
            <span
              key={side}
              className={cx(
                'min-w-0 font-stretch-[84%]',
                side === 0 ? 'text-right' : 'order-last',
                winner === side ? 'font-[720]' : winner === null && names ? 'font-[600]' : 'text-ink-2',
              )}
            >
              {/* More rows are too low for two lines. */}
              <Name lines={rows <= 10 ? 2 : 1} narrow={rows <= 10} className="leading-[1.05]">
                {names?.[side] ?? labels.unknown}
              </Name>
            </span>
          ))}
          <span className="text-center font-narrow font-[700] tabular">{result ?? '–'}</span>
        </li>
      ))}
    </ol>
  );
}
