import { useMemo, useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../internal/cx.ts';
import { Drawing, headOf } from './Drawing.tsx';
import { factsOf, shapesOf } from './facts.ts';
import { layOut, leastWidth, rangesOf } from './layout.ts';
import { pathOf } from './path.ts';
import { PrintPages } from './PrintPages.tsx';
import { RoundList, RoundTabs } from './RoundPages.tsx';
import { shownIn } from './shown.ts';
import { usePrinting } from './usePrinting.ts';
import { useSame } from './useSame.ts';
import { useView } from './useView.ts';
import { useZoom } from './useZoom.ts';
import { firstSpot, gameAt, spotOf, walk, type Spot } from './walk.ts';
import { ZoomBar } from './ZoomBar.tsx';

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
  /**
   * From the first round to the final; games in the order of the draw. A round of n games after one of 2n: give a place that
   * has no game as `hidden`. Rounds whose games did not change may be the same objects: they are not drawn anew.
   */
  rounds: readonly BracketRound[];
  /**
   * Double elimination: `rounds` are then the upper bracket. The names tell the three parts apart for screen readers. `finals` are the
   * grand final and, where it may be needed, its reset.
   */
  lower?: { upperName: string; name: string; finalsName: string; rounds: readonly BracketRound[]; finals: readonly BracketRound[] };
  thirdPlace?: { title: ReactNode; game: BracketGame };
  /** Names of the buttons; + − 0 on the keyboard, Ctrl and the wheel, a pinch on a touchpad. Absent: no zoom. */
  zoom?: { smaller: string; larger: string; fit: string };
  /**
   * Paper shows the whole bracket, A4 landscape, thirty-two entries a page, whether or not this is given. `button` is the name of the
   * button beside the zoom, `page` what stands on a page: "Page 2 of 5".
   */
  print?: { button: string; page: (page: number, of: number) => ReactNode };
  /** F on a game. */
  onFollow?: (game: BracketGame) => void;
  /** Beside the zoom, on a phone above the rounds: whom one follows. */
  actions?: ReactNode;
};

/** Below this width (rem) one round is a page: sooner where the reader's letters are larger. */
const phone = 40;
/** From so many games on only those in view are in the document. */
const few = 96;

const onPaper = (page: number, of: number): ReactNode => `${page} / ${of}`;

/** The round with the most games that are on, else the first that is not over; −1 after the last. */
const currentOf = (rounds: readonly BracketRound[]): number => {
  const most = Math.max(0, ...rounds.map(({ games }) => factsOf(games).on));
  return rounds.findIndex(({ games }) => (most > 0 ? factsOf(games).on === most : factsOf(games).isOpen));
};

/**
 * A knockout. Tab reaches one game; arrows go by game (→ to the game its winner plays, ← to the first that feeds it), Home first
 * game, End the final, F follows, + − 0 zoom. Every round is a list under a heading. On a phone a round is a page. Of a large one only
 * what is in view is in the document: at most 600 nodes.
 */
export function Bracket({ label, rounds, lower, thirdPlace, zoom, print, onFollow, actions, className, ...props }: BracketProps) {
  const { ref, view } = useView();
  const rem = view?.rem ?? 16;
  const isNarrow = view !== null && view.width < phone * rem;
  const { scale, zoomTo } = useZoom(ref, zoom !== undefined && !isNarrow);
  const [page, setPage] = useState<number | null>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const isPrinting = usePrinting();

  const em = rem * scale;
  // Less the padding of the scroller.
  const width = view ? view.width - 2 : 0;
  const third = thirdPlace?.game;
  const plan = { rounds, lower: lower?.rounds, finals: lower?.finals, third };
  const all = lower ? [...rounds, ...lower.rounds, ...lower.finals] : rounds;
  // A changed score moves nothing: what stands where is the same object as before.
  const shapes = useSame(shapesOf(plan));
  const layout = useMemo(() => layOut({ ...shapes, room: width / em, head: headOf(scale) }), [shapes, width, em, scale]);
  const path = useSame(pathOf(layout, all));
  const isWindowed = layout.columns.reduce((sum, { count }) => sum + count, 0) > few;
  const { ranges, isFar } = useSame(view && isWindowed ? shownIn(layout, all, view, em) : { ranges: rangesOf(layout), isFar: false });
  const tabStop = spot && gameAt(all, spot, third) ? spot : firstSpot(all);
  const current = currentOf(all);
  const shownPage = Math.min(page ?? Math.max(0, current < 0 ? all.length - 1 : current), all.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.target instanceof Element ? event.target.closest('[data-game]')?.getAttribute('data-game') : null;
    const here = key === null || key === undefined ? undefined : spotOf(all, key, third);
    const game = here && gameAt(all, here, third);
    if (zoom && !isNarrow && event.key === '+') zoomTo(scale + 0.1);
    else if (zoom && !isNarrow && event.key === '-') zoomTo(scale - 0.1);
    else if (zoom && !isNarrow && event.key === '0') zoomTo(1);
    else if ((event.key === 'f' || event.key === 'F') && game && onFollow) onFollow(game);
    else if (here) {
      const target = walk(layout, all, here, event.key, third !== undefined);
      const to = target && gameAt(all, target, third);
      if (!to) return;
      // Puts it into the document first, wherever it stands; the focus then scrolls to it.
      flushSync(() => {
        setSpot(target);
        if (isNarrow) setPage(target === 'third' ? shownPage : target.column);
      });
      ref.current?.querySelector<HTMLElement>(`[data-game="${CSS.escape(to.key)}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const key = event.target.getAttribute('data-game');
    const at = key === null ? undefined : spotOf(all, key, third);
    if (at) setSpot(at);
  };

  const names = lower && { main: lower.upperName, lower: lower.name, final: lower.finalsName };

  return (
    <div className={className} {...props}>
      <div role="group" aria-label={label} className={isPrinting ? 'print:hidden' : undefined} onKeyDown={onKeyDown} onFocus={onFocus}>
        {isNarrow
          ? actions && <div className="pb-2 print:hidden">{actions}</div>
          : (zoom || print || actions) && (
              <ZoomBar
                {...zoom}
                print={print?.button}
                scale={scale}
                fittingScale={Math.min(1, Math.floor((width / rem / leastWidth(columnsAcross(layout.columns))) * 20) / 20)}
                zoomTo={zoomTo}
              >
                {actions}
              </ZoomBar>
            )}
        {isNarrow && <RoundTabs rounds={all} page={shownPage} onPageChange={setPage} />}
        <div
          ref={ref}
          className={cx(
            'outline-offset-[-3px]',
            // The frame of a game, and its ring when focused, lie on its edge.
            'px-px',
            !isNarrow && 'overflow-x-auto',
            isWindowed && 'max-h-[min(85dvh,60rem)] overflow-y-auto',
          )}
        >
          {view === null && isWindowed ? (
            // Measured before anything stands in it, which takes no time.
            <div style={{ height: layout.height * em }} />
          ) : isNarrow ? (
            <RoundList
              layout={layout}
              rounds={all}
              page={shownPage}
              thirdPlace={thirdPlace}
              view={isWindowed ? view : null}
              width={width / rem}
              rem={rem}
              tabStop={tabStop}
            />
          ) : (
            <Drawing layout={layout} rounds={all} {...{ ranges, isFar, path, thirdPlace, names, tabStop, em }} />
          )}
        </div>
      </div>
      {isPrinting && (
        <div className="hidden page-landscape print:block">
          <PrintPages label={label} plan={plan} thirdTitle={thirdPlace?.title} page={print?.page ?? onPaper} />
        </div>
      )}
    </div>
  );
}

const columnsAcross = (columns: readonly { x: number }[]) => new Set(columns.map(({ x }) => x)).size;
