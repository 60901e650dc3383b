import { memo, useId, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { BracketGame } from './Bracket.tsx';
import { Game, Tag } from './Game.tsx';
import { lineOf, placeOf, type Layout, type Part, type Range } from './layout.ts';
import type { Spot } from './walk.ts';

/** px */
export const headHeight = 46;

type Names = Partial<Record<Part['key'], string>>;

type DrawingProps = {
  layout: Layout;
  /** Which games are drawn. */
  ranges: readonly Range[];
  path: ReadonlyMap<string, 'behind' | 'ahead'>;
  thirdPlace?: { title: ReactNode; game: BracketGame } | undefined;
  /** Parts that a screen reader tells apart. */
  names?: Names | undefined;
  isFar?: boolean;
  /** The one game that Tab reaches; drawn wherever it stands. Absent: none, on paper. */
  tabStop?: Spot | undefined;
  /** On paper: the pages that a game's sides come from and its winner goes to. */
  marks?: (column: number, index: number) => { from?: string; to?: string };
  /** px of an em */
  em: number;
};

type ItemProps = {
  game: BracketGame;
  position: number;
  count: number;
  x?: number;
  y: number;
  width: number;
  height: number;
  letters: number;
  isFar: boolean;
  tabIndex: number;
  from: string | undefined;
  to: string | undefined;
};

const Item = memo(function Item({ game, position, count, y, width, height, letters, isFar, tabIndex, from, to }: ItemProps) {
  return (
    <li
      className="absolute"
      aria-posinset={position}
      aria-setsize={count}
      style={{ left: 0, top: `${y}em`, width: `${width}em`, height: `${height}em` }}
    >
      <Game
        game={game}
        room={width / letters}
        isFar={isFar}
        tabIndex={tabIndex}
        className="scroll-mx-8 scroll-mt-16 scroll-mb-8"
        style={{ fontSize: `${letters}em`, height: `${height / letters}em` }}
      />
      {!isFar && <Tag game={game} className="text-[0.8125em]!" />}
      {from && <span className="absolute top-1/2 right-full -translate-y-1/2 pr-1 text-[0.75em] whitespace-nowrap tabular">{from}</span>}
      {to && <span className="absolute top-1/2 left-full -translate-y-1/2 pl-1 text-[0.75em] whitespace-nowrap tabular">{to}</span>}
    </li>
  );
});

const isAt = (spot: Spot | undefined, column: number, index: number) =>
  spot !== undefined && spot !== 'third' && spot.column === column && spot.index === index;

function Lines({ layout, ranges, path }: Pick<DrawingProps, 'layout' | 'ranges' | 'path'>) {
  const { columns } = layout;
  let plain = '';
  for (const { column, from, to } of ranges) {
    for (let index = from; index < to; index++) {
      const game = columns[column]!.round.games[index]!;
      if (!game.hidden && !path.has(game.key)) plain += lineOf(layout, column, index);
    }
  }
  // The way of one player is few lines, drawn whole.
  const ways = { behind: '', ahead: '' };
  if (path.size > 0) {
    columns.forEach(({ round }, column) =>
      round.games.forEach(({ key }, index) => {
        const way = path.get(key);
        if (way) ways[way] += lineOf(layout, column, index);
      }),
    );
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
      {ways.behind && <path d={ways.behind} vectorEffect="non-scaling-stroke" className="stroke-you" strokeWidth={3} />}
      {ways.ahead && <path d={ways.ahead} vectorEffect="non-scaling-stroke" className="stroke-you" strokeWidth={3} strokeDasharray="3 5" />}
    </svg>
  );
}

/** The bracket itself: every round a list under its title, games in their places, lines between them. */
export function Drawing({ layout, ranges, path, thirdPlace, names, isFar = false, tabStop, marks, em }: DrawingProps) {
  const id = useId();
  const { columns, parts, columnWidth, third } = layout;
  const drawn = new Map(ranges.map((range) => [range.column, range]));

  const item = (column: number, index: number, top: number) => {
    const { round, letters } = columns[column]!;
    const game = round.games[index];
    if (!game || game.hidden) return null;
    const { y, width, height } = placeOf(layout, column, index);
    const { from, to } = marks?.(column, index) ?? {};
    return (
      <Item
        key={game.key}
        {...{ game, width, height, letters, isFar, from, to }}
        position={index + 1}
        count={round.games.length}
        y={y - top}
        tabIndex={isAt(tabStop, column, index) ? 0 : -1}
      />
    );
  };

  const section = (column: number, { top, height }: Part) => {
    const { round, x } = columns[column]!;
    const { from, to } = drawn.get(column) ?? { from: 0, to: 0 };
    const indexes = Array.from({ length: to - from }, (_, i) => from + i);
    // Focus is not lost when its game is scrolled away.
    if (tabStop && tabStop !== 'third' && tabStop.column === column && (tabStop.index < from || tabStop.index >= to)) {
      if (tabStop.index < from) indexes.unshift(tabStop.index);
      else indexes.push(tabStop.index);
    }
    return (
      <section
        key={round.key}
        aria-labelledby={`${id}-${column}`}
        className="absolute"
        style={{ left: `${x}em`, top: `${top}em`, width: `${columnWidth}em`, height: `${height}em` }}
      >
        <h3
          id={`${id}-${column}`}
          className="sticky top-0 z-[101] truncate pt-1.5 text-[max(0.9375em,0.75rem)] leading-4.5 font-[700]"
          style={{ height: headHeight }}
        >
          {round.title}
          {round.note !== undefined && <span className="block truncate text-caption text-ink-3">{round.note}</span>}
        </h3>
        {indexes.length > 0 && <ol>{indexes.map((index) => item(column, index, top))}</ol>}
      </section>
    );
  };

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
              <div className="sticky top-0 z-[100] border-b-2 border-rule bg-page" style={{ height: headHeight }} />
            </div>
            {columns.slice(part.from, part.to).map((_, i) => section(part.from + i, part))}
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
              {...third}
              game={thirdPlace.game}
              position={1}
              count={1}
              y={0}
              isFar={isFar}
              tabIndex={tabStop === 'third' ? 0 : -1}
              from={undefined}
              to={undefined}
            />
          </ol>
        </section>
      )}
    </div>
  );
}
