import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Drawing } from './Drawing.tsx';
import type { Plan } from './facts.ts';
import { minWidthOf, type Layout } from './layout.ts';
import { PrintPages } from './PrintPages.tsx';
import { RoundList, RoundTabs } from './RoundPages.tsx';
import { useBracketLayout } from './useBracketLayout.ts';
import { useGameFocus } from './useGameFocus.ts';
import { usePrinting } from './usePrinting.ts';
import { useView, type View } from './useView.ts';
import { useZoom } from './useZoom.ts';
import { gameAt } from './walk.ts';
import { ZoomBar } from './ZoomBar.tsx';

export type BracketSide = {
  /** An entry of the tournament, a side to be decided ("Winner of quarter-final 1"), or no opponent. */
  kind: 'entry' | 'tbd' | 'bye';
  name: string;
  seed?: number;
  /** Legs or sets won; "w.o." for a walkover. */
  score?: ReactNode;
  winner?: boolean;
  /** Whether this is the user, or the player whom the user follows. */
  followed?: boolean;
};

export type BracketGame = {
  key: string;
  sides: readonly [BracketSide, BracketSide];
  state: 'waiting' | 'live' | 'played' | 'walkover' | 'bye';
  /** The whole game in one sentence, for screen readers: "Quarter-final 2 of 4: Wout Dubbeltop 2, Karl-Heinz … 1, live on board 5". */
  label: string;
  /** Board or time, below the game. */
  tag?: ReactNode;
  href?: string;
  /** A place without a game, e.g. after two byes. */
  hidden?: boolean;
};

export type BracketRound = { key: string; title: ReactNode; note?: ReactNode; games: readonly BracketGame[] };

export type BracketProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** "Winners’ knockout" */
  label: string;
  /**
   * From the first round to the final; games in the order of the draw. A round has half as many games as the previous one: mark a place
   * without a game as `hidden`. Pass rounds whose games did not change as the same objects, so that they do not render again.
   */
  rounds: readonly BracketRound[];
  /**
   * Double elimination: `rounds` are then the upper bracket. The names distinguish the three parts for screen readers. `finals` are the
   * grand final and, if it may be needed, its reset.
   */
  lower?: { upperName: string; name: string; finalsName: string; rounds: readonly BracketRound[]; finals: readonly BracketRound[] };
  thirdPlace?: { title: ReactNode; game: BracketGame };
  /** Names of the zoom buttons. The keys + − 0, Ctrl and the wheel, and a pinch on a touchpad also zoom. Without these names, there is no zoom. */
  zoom?: { smaller: string; larger: string; fit: string };
  /**
   * Adds a print button with the name `button`. `page` is the text on each page: "Page 2 of 5". Even without this prop, a print contains the
   * whole bracket on A4 in landscape, with thirty-two entries per page.
   */
  print?: { button: string; page: (page: number, of: number) => ReactNode };
  /** Called when the user presses F on a game. */
  onFollow?: (game: BracketGame) => void;
  /** Shown beside the zoom buttons, or above the rounds on a phone, e.g. the choice of a player to follow. */
  actions?: ReactNode;
};

/** The width in rem below which each round is a page. It depends on the user's font size. */
const phone = 40;

const pageNumber = (page: number, of: number): ReactNode => `${page} / ${of}`;

/** All values are in px. The width is that inside the padding of the scroller, or 0 before it is measured. */
const sizeOf = (view: View | null) =>
  view ? { rem: view.rem, width: view.width - 2, isNarrow: view.width < phone * view.rem } : { rem: 16, width: 0, isNarrow: false };

const zoomKeys: Readonly<Record<string, (scale: number) => number>> = {
  '+': (scale) => scale + 0.1,
  '-': (scale) => scale - 0.1,
  '0': () => 1,
};

/** The scale, in steps of 0.05 and at most 1, at which the bracket is as wide as its container. `width` is in rem. */
const fittingScale = ({ columns }: Layout, width: number) => {
  const columnsAcross = new Set(columns.map(({ x }) => x)).size;
  return Math.min(1, Math.floor((width / minWidthOf(columnsAcross)) * 20) / 20);
};

/**
 * A knockout. Tab reaches one game, and the arrow keys move by game: → to the next game of the winner, ← to the first game that leads here.
 * Home moves to the first game, End to the final. F follows a player, and + − 0 zoom. Every round is a list under a heading. On a phone, each
 * round is a page. For a large bracket, only the games in view are in the document, with at most 600 nodes.
 */
export function Bracket({ label, rounds, lower, thirdPlace, zoom, print, onFollow, actions, className, ...props }: BracketProps) {
  const { ref, view } = useView();
  const isPrinting = usePrinting();
  const { rem, width, isNarrow } = sizeOf(view);
  const canZoom = zoom !== undefined && !isNarrow;
  const { scale, zoomTo } = useZoom(ref, canZoom);
  const em = rem * scale;

  const third = thirdPlace?.game;
  const plan: Plan = { rounds, ...(lower && { lower: lower.rounds, finals: lower.finals }), third };
  const all = lower ? [...rounds, ...lower.rounds, ...lower.finals] : rounds;
  const { layout, path, isWindowed, ranges, isFar } = useBracketLayout({ plan, rounds: all, view, scale, room: width / em, em });
  const { tabStop, page, setPage, spotOfElement, moveFocus, onFocus } = useGameFocus({ ref, rounds: all, layout, third, isNarrow });

  const zoomByKey = (key: string): boolean => {
    const change = canZoom ? zoomKeys[key] : undefined;
    if (change) zoomTo(change(scale));
    return change !== undefined;
  };
  const handleGameKey = (target: EventTarget, key: string): boolean => {
    const spot = spotOfElement(target);
    const game = spot && gameAt(all, spot, third);
    if (!game) return false;
    if (!onFollow || key.toLowerCase() !== 'f') return moveFocus(spot, key);
    onFollow(game);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (zoomByKey(event.key) || handleGameKey(event.target, event.key)) event.preventDefault();
  };

  // Plain functions instead of components, which would render again after every score.
  const renderToolbar = () => {
    if (isNarrow) return actions && <div className="pb-2 print:hidden">{actions}</div>;
    if (!zoom && !print && !actions) return null;
    return (
      <ZoomBar {...zoom} print={print?.button} scale={scale} fittingScale={fittingScale(layout, width / rem)} zoomTo={zoomTo}>
        {actions}
      </ZoomBar>
    );
  };
  const renderRounds = () => {
    // The scroller is measured before the first paint. Until then, a large bracket is an empty box of the right height.
    if (view === null && isWindowed) return <div style={{ height: layout.height * em }} />;
    if (!isNarrow) {
      const names = lower && { main: lower.upperName, lower: lower.name, final: lower.finalsName };
      return <Drawing layout={layout} rounds={all} {...{ ranges, isFar, path, thirdPlace, names, tabStop, em }} />;
    }
    const shared = { layout, thirdPlace, page, rem, tabStop };
    return <RoundList {...shared} rounds={all} view={isWindowed ? view : null} width={width / rem} />;
  };

  return (
    <div className={className} {...props}>
      <div role="group" aria-label={label} className={isPrinting ? 'print:hidden' : undefined} onKeyDown={onKeyDown} onFocus={onFocus}>
        {renderToolbar()}
        {isNarrow && <RoundTabs rounds={all} page={page} onPageChange={setPage} />}
        <div
          ref={ref}
          className={cx(
            'outline-offset-[-3px]',
            // Keeps the frame of a game, and its focus ring, from being clipped at the edge.
            'px-px',
            !isNarrow && 'overflow-x-auto',
            isWindowed && 'max-h-[min(85dvh,60rem)] overflow-y-auto',
          )}
        >
          {renderRounds()}
        </div>
      </div>
      {isPrinting && (
        <div className="hidden page-landscape print:block">
          <PrintPages label={label} plan={plan} thirdTitle={thirdPlace?.title} page={print?.page ?? pageNumber} />
        </div>
      )}
    </div>
  );
}
