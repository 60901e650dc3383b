import { memo, useId, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useAnchor, type Anchor } from '../Link/Link.tsx';
import type { BracketGame, BracketRound } from './Bracket.tsx';
import { renderGame, frameOf, Tag } from './Game.tsx';
import { lineOf, type Column, type Layout, type Part, type Range, type Size } from './layout.ts';
import type { Step } from './path.ts';
import type { Spot } from './walk.ts';

/** Height of a row of round titles, in rem. */
const headHeight = 2.875;

/** Height of the row of round titles and the space below it, in em of a bracket at this scale. */
export const headOf = (scale: number) => (headHeight + 0.375) / scale;

type Names = Partial<Record<Part['key'], string>>;

type DrawingProps = {
  layout: Layout;
  /** In the order of the layout's columns. */
  rounds: readonly BracketRound[];
  /** The games to render. */
  ranges: readonly Range[];
  path: readonly Step[];
  thirdPlace?: { title: ReactNode; game: BracketGame } | undefined;
  /** Names of the parts for screen readers. */
  names?: Names | undefined;
  isFar?: boolean;
  /** The one game that Tab reaches; rendered even if it is outside `ranges`. Absent in print. */
  tabStop?: Spot | undefined;
  /** In print: the pages from which a game's sides come and to which its winner goes. */
  marks?: (column: number, index: number) => { from?: string; to?: string };
  /** Pixels per em. */
  em: number;
};

type ItemProps = {
  game: BracketGame;
  position: number;
  count: number;
  size: Size;
  y: number;
  isFar: boolean;
  tabIndex: number;
  Anchor: Anchor;
  from?: string;
  to?: string;
};

const Item = memo(function Item({
  game,
  position,
  count,
  size: { width, height, letters },
  y,
  isFar,
  tabIndex,
  Anchor,
  from,
  to,
}: ItemProps) {
  // Converts to em of the game's own font size.
  const toEm = (value: number) => `${value / letters}em`;
  return (
    <li
      // Contained, so that a changed score causes the layout of this game only.
      className={cx('absolute inset-x-0 [contain:size_layout_style]', frameOf(game, isFar))}
      aria-posinset={position}
      aria-setsize={count}
      style={{ top: toEm(y), height: toEm(height), fontSize: `${letters}em` }}
    >
      {renderGame({
        game,
        room: width / letters,
        isFar,
        tabIndex,
        Anchor,
        // For fingers, the target is the whole slot of the game, which is higher than the frame.
        className:
          'scroll-mx-8 scroll-mt-16 scroll-mb-8 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-1',
      })}
      {!isFar && game.tag !== undefined && <Tag game={game} style={{ fontSize: toEm(0.8125) }} />}
      {from && (
        <span className="absolute top-1/2 right-full -translate-y-1/2 pr-1 tabular" style={{ fontSize: toEm(0.75) }}>
          {from}
        </span>
      )}
      {to && (
        <span className="absolute top-1/2 left-full -translate-y-1/2 pl-1 tabular" style={{ fontSize: toEm(0.75) }}>
          {to}
        </span>
      )}
    </li>
  );
});

type RoundProps = {
  id: string;
  round: BracketRound;
  column: number;
  place: Column;
  part: Part;
  isFar: boolean;
  from: number;
  to: number;
  /** Index of the game that Tab reaches; −1 for none in this round. */
  stop: number;
  Anchor: Anchor;
  marks: DrawingProps['marks'];
};

/** A round as a list under its title. It does not render after a change in another round, since all its props are stable. */
const Round = memo(function Round({ id, round, column, place, part, isFar, from, to, stop, Anchor, marks }: RoundProps) {
  const indexes = Array.from({ length: to - from }, (_, i) => from + i);
  // Keeps the game with the focus in the document when it is scrolled out of view.
  if (stop >= to) indexes.push(stop);
  else if (stop >= 0 && stop < from) indexes.unshift(stop);
  return (
    <section
      aria-labelledby={id}
      className="absolute"
      style={{ left: `${place.x}em`, top: `${part.top}em`, width: `${place.width}em`, height: `${part.height}em` }}
    >
      <h3
        id={id}
        className="sticky top-0 z-[101] truncate pt-1.5 text-[max(0.9375em,0.75rem)] leading-4.5 font-[700]"
        style={{ height: `${headHeight}rem` }}
      >
        {round.title}
        {round.note !== undefined && <span className="block truncate text-caption font-sans text-ink-3">{round.note}</span>}
      </h3>
      {indexes.length > 0 && (
        <ol>
          {indexes.map((index) => {
            const game = round.games[index];
            if (!game || game.hidden) return null;
            return (
              <Item
                key={game.key}
                {...{ game, isFar, Anchor, ...marks?.(column, index) }}
                size={place}
                position={index + 1}
                count={place.count}
                y={place.top - part.top + (index + 0.5) * place.slot - place.height / 2}
                tabIndex={index === stop ? 0 : -1}
              />
            );
          })}
        </ol>
      )}
    </section>
  );
});

const Lines = memo(function Lines({ layout, ranges, path }: Pick<DrawingProps, 'layout' | 'ranges' | 'path'>) {
  const followed = { behind: '', ahead: '' };
  // The path of one player has few lines, so all of them are rendered, even outside the view.
  for (const { column, index, way } of path) followed[way] += lineOf(layout, column, index);
  let plain = '';
  for (const { column, from, to } of ranges) {
    const { hidden } = layout.columns[column]!;
    for (let index = from; index < to; index++) {
      if (!hidden.includes(index) && !path.some((step) => step.column === column && step.index === index)) {
        plain += lineOf(layout, column, index);
      }
    }
  }
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute top-0 left-0"
      style={{ width: `${layout.width}em`, height: `${layout.height}em` }}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="none"
      fill="none"
    >
      <path d={plain} vectorEffect="non-scaling-stroke" className="stroke-line-2" strokeWidth={1} />
      {followed.behind && <path d={followed.behind} vectorEffect="non-scaling-stroke" className="stroke-you" strokeWidth={3} />}
      {followed.ahead && (
        <path d={followed.ahead} vectorEffect="non-scaling-stroke" className="stroke-you" strokeWidth={3} strokeDasharray="3 5" />
      )}
    </svg>
  );
});

/** The bracket with every round as a list under its title, and lines between the games. */
export function Drawing({ layout, rounds, ranges, path, thirdPlace, names, isFar = false, tabStop, marks, em }: DrawingProps) {
  const id = useId();
  // Reads the context once for all games, because a read in each of hundreds of games is slow.
  const Anchor = useAnchor();
  const { columns, parts, third } = layout;
  const drawn = new Map(ranges.map((range) => [range.column, range]));
  return (
    <div className="relative min-w-full" style={{ fontSize: `${em}px`, width: `${layout.width}em`, height: `${layout.height}em` }}>
      <Lines layout={layout} ranges={ranges} path={path} />
      {parts.map((part) => {
        const name = names?.[part.key];
        return (
          <div key={part.key} {...(name !== undefined && { role: 'group', 'aria-label': name })}>
            <div
              aria-hidden
              className={cx('pointer-events-none absolute', parts.length === 1 && 'min-w-full')}
              style={{ left: `${part.left}em`, top: `${part.top}em`, width: `${part.width}em`, height: `${part.height}em` }}
            >
              <div className="sticky top-0 z-sticky border-b-2 border-rule bg-page" style={{ height: `${headHeight}rem` }} />
            </div>
            {rounds.slice(part.from, part.to).map((round, i) => {
              const column = part.from + i;
              const { from = 0, to = 0 } = drawn.get(column) ?? {};
              return (
                <Round
                  key={round.key}
                  id={`${id}-${column}`}
                  {...{ round, column, part, isFar, from, to, Anchor, marks }}
                  place={columns[column]!}
                  stop={tabStop && tabStop !== 'third' && tabStop.column === column ? tabStop.index : -1}
                />
              );
            })}
          </div>
        );
      })}
      {third && thirdPlace && (
        <section
          aria-labelledby={`${id}-third`}
          className="absolute"
          style={{ left: `${third.x}em`, top: `${third.y}em`, width: `${third.width}em`, height: `${third.height}em` }}
        >
          <h3 id={`${id}-third`} className="absolute bottom-full pb-1 text-[max(0.9375em,0.75rem)] font-[700]">
            {thirdPlace.title}
          </h3>
          <ol>
            <Item
              game={thirdPlace.game}
              position={1}
              count={1}
              size={third}
              y={0}
              isFar={isFar}
              tabIndex={tabStop === 'third' ? 0 : -1}
              Anchor={Anchor}
            />
          </ol>
        </section>
      )}
    </div>
  );
}
