import { CloudOff, Pause } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Logo } from '../internal/Logo.tsx';
import { useHotkeys } from '../internal/useHotkeys.ts';
import { deviceSeconds, TurnLine, type EverySecond } from './TurnLine.tsx';
import { TvBoards } from './TvBoards.tsx';
import { TvBracket } from './TvBracket.tsx';
import { TvCalls } from './TvCalls.tsx';
import { TvGroups, TvNextGames, TvResults } from './TvTables.tsx';
import { tvScreens } from './tvScreens.ts';
import type { TvCall, TvPage } from './tvTypes.ts';

export type { TvBoard, TvCall, TvGame, TvGroup, TvNext, TvPage, TvResult, TvRing, TvRound } from './tvTypes.ts';

export type TvViewLabels = {
  /** Name of the strip of calls: "Called now". */
  calls: string;
  /** Between two names: "v". */
  versus: string;
  /** Shown instead of the calls for which there is no space: "4 more games are called". */
  moreCalls: (count: number) => ReactNode;
  /** Shown while the page is paused: "Held". */
  held: ReactNode;
};

export type TvViewProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The tournament. */
  title: string;
  /** The formatted time of day. */
  time?: ReactNode;
  /** Shown in turn. A page whose content does not fit is split into several screens. */
  pages: readonly TvPage[];
  /** Called games, which are shown on every page. */
  calls?: readonly TvCall[];
  /** A problem that spectators should know about: "No network since 21:02". The pages continue to turn with the latest data. */
  notice?: ReactNode;
  labels: TvViewLabels;
  /** The number of seconds for which a page is shown. */
  seconds?: number;
  /** The clock; by default, that of the device. */
  everySecond?: EverySecond;
  /** Called for Esc. */
  onLeave?: () => void;
};

function Page({ page, versus }: { page: TvPage; versus: string }) {
  const label = typeof page.title === 'string' ? page.title : '';
  switch (page.kind) {
    case 'boards':
      return <TvBoards boards={page.boards} label={label} />;
    case 'calls':
      return <TvNextGames games={page.games} label={label} versus={versus} />;
    case 'groups':
      return <TvGroups groups={page.groups} heads={page.heads} />;
    case 'bracket':
      return <TvBracket rounds={page.rounds} />;
    case 'results':
      return <TvResults results={page.results} label={label} />;
  }
}

/**
 * The view for a screen in a hall: pages that turn without animation, with the called games on each of them. The layout is for 1920 × 1080,
 * with a safe edge of 5 % and text of at least 30 px, and is scaled to other screens. It is always dark and never scrolls. Space pauses,
 * ← → turn the page, Esc leaves the view.
 */
export function TvView({
  title,
  time,
  pages,
  calls = [],
  notice,
  labels,
  seconds = 12,
  everySecond = deviceSeconds,
  onLeave,
  className,
  ...props
}: TvViewProps) {
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState(false);
  const screens = tvScreens(pages);
  const count = Math.max(1, screens.length);
  const page = screens[((turn % count) + count) % count];
  useHotkeys(true, (key) => {
    if (key === ' ') setHeld((current) => !current);
    else if (key === 'ArrowRight') setTurn((current) => current + 1);
    else if (key === 'ArrowLeft') setTurn((current) => current - 1);
    else if (key === 'Escape' && onLeave) onLeave();
    else return false;
    return true;
  });
  return (
    <section
      data-theme="dark"
      aria-label={title}
      className={cx('grid h-dvh w-full place-items-center overflow-hidden bg-frame text-ink [container-type:size]', className)}
      {...props}
    >
      {/* 1 em is 16 px of 1920 × 1080, scaled to the screen. */}
      <div className="grid h-[67.5em] w-[120em] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden px-[6em] py-[3.375em] [font-size:min(100cqw/120,100cqh/67.5)]">
        <header className="flex h-[4.75em] items-center gap-x-[1.6em]">
          <span className="text-[1em] [&>svg]:size-[3.5em]">
            <Logo />
          </span>
          <h1 className="min-w-0 truncate text-[2.875em] leading-[1.2] font-[780] tracking-[-0.025em]">{title}</h1>
          {page && <p className="shrink-0 text-[2.125em] text-ink-2">{page.title}</p>}
          <span className="flex-1" />
          {held && (
            <p role="status" className="flex shrink-0 items-center gap-x-[0.4em] text-[2em] text-ink-2">
              <Pause aria-hidden className="size-[1.1em]" />
              {labels.held}
            </p>
          )}
          {notice !== undefined && (
            <p role="status" className="flex shrink-0 items-center gap-x-[0.4em] text-[2em] font-[600] text-warning">
              <CloudOff aria-hidden className="size-[1.1em]" />
              {notice}
            </p>
          )}
          {time !== undefined && <p className="shrink-0 font-score text-[3.875em]">{time}</p>}
        </header>
        <TvCalls calls={calls} label={labels.calls} versus={labels.versus} more={labels.moreCalls} />
        <div className="row-start-3 mt-[1.5em] min-h-0">{page && <Page page={page} versus={labels.versus} />}</div>
        <div className="row-start-4 pt-[1.25em]">
          {screens.length > 1 && (
            <TurnLine key={turn} seconds={seconds} held={held} everySecond={everySecond} onEnd={() => setTurn((current) => current + 1)} />
          )}
        </div>
      </div>
    </section>
  );
}
