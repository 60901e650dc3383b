import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { SheetNumber } from './SheetNumber.tsx';

export type SheetPlayer = {
  id: string;
  name: string;
  /** 180s in this game; null if they are unknown. */
  maximums: number | null;
  /** Below the name: "for Fien Ochelaar". */
  note?: ReactNode;
};
export type SheetSide = { players: readonly SheetPlayer[]; legs: number | null };
export type SheetGame = {
  id: string;
  /** Number on the sheet; the numbers continue from block to block. */
  number: number;
  sides: readonly [SheetSide, SheetSide];
  /** Legs that win the game; a higher number is rejected. */
  firstTo: number;
  /** `unplayed` and `walkover` games have no legs; explain it in `note`. */
  state: 'open' | 'live' | 'played' | 'unplayed' | 'walkover';
  note?: ReactNode;
};
export type SheetBlock = {
  id: string;
  /** "Singles 1–4" */
  title: ReactNode;
  /** "501, double out, first to 3" */
  note?: ReactNode;
  /** Points of the match after this block. */
  score?: readonly [number, number];
  games: readonly SheetGame[];
};
export type SheetEntry = {
  /** Called with the legs of a side; null if the field was emptied. */
  onLegsChange: (game: string, side: 0 | 1, legs: number | null) => void;
  onMaximumsChange: (game: string, player: string, maximums: number | null) => void;
};
export type SheetLabels = {
  game: string;
  player: ReactNode;
  maximums: ReactNode;
  legs: ReactNode;
  live: ReactNode;
  /** Names of the fields: "Game 3, legs of Lotte Bullens". */
  legsOf: (game: SheetGame, side: 0 | 1) => string;
  maximumsOf: (game: SheetGame, player: SheetPlayer) => string;
  /** Shown and announced if the typed number of legs is too high: "This game ends at 3 legs." */
  tooMany: (game: SheetGame) => string;
};

type SheetGamesProps = { teams: readonly [string, string]; blocks: readonly SheetBlock[]; labels: SheetLabels; entry?: SheetEntry };

// The sides are below each other on narrow screens, and side by side from 40 rem.
const columns =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_3rem_3rem] gap-x-1 @min-[40rem]/sheet:grid-cols-[1.75rem_minmax(0,1fr)_3rem_3rem_3rem_3rem_minmax(0,1fr)]';
const places = {
  name: [
    'col-start-2 row-start-1',
    'col-start-2 row-start-2 @min-[40rem]/sheet:col-start-7 @min-[40rem]/sheet:row-start-1 @min-[40rem]/sheet:text-right',
  ],
  maximums: ['col-start-3 row-start-1', 'col-start-3 row-start-2 @min-[40rem]/sheet:col-start-6 @min-[40rem]/sheet:row-start-1'],
  legs: ['col-start-4 row-start-1', 'col-start-4 row-start-2 @min-[40rem]/sheet:col-start-5 @min-[40rem]/sheet:row-start-1'],
} as const;
const wide = 'hidden @min-[40rem]/sheet:block';

/** ← → move within a game, ↑ ↓ to the same field of the next game. Tab moves from game to game, since it reaches only the first field of each. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  const games = [...event.currentTarget.querySelectorAll('[data-game]')].filter((game) => game.querySelector('input'));
  const game = games.findIndex((row) => row.contains(event.target as Node));
  const fieldsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('input') ?? [])];
  const field = fieldsOf(games[game]).indexOf(event.target);
  const isHorizontal = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const to = isHorizontal ? fieldsOf(games[game])[field + step] : fieldsOf(games[game + step])[field];
  to?.focus();
  event.preventDefault();
};

/** The games of a sheet. Screen readers read the name, 180s and legs of the home side first, then those of the away side. */
export function SheetGames({ teams, blocks, labels, entry }: SheetGamesProps) {
  const [rejected, setRejected] = useState<SheetGame | null>(null);
  const head = 'self-end pb-1.5';
  return (
    <>
      <div role="table" aria-label={teams.join(' – ')} className="@container/sheet" onKeyDown={onArrow}>
        <div role="rowgroup">
          <div role="row" className={cx(columns, 'border-b-2 border-rule text-caption text-ink-3')}>
            <span role="columnheader" className={head}>
              <span className="sr-only">{labels.game}</span>
            </span>
            <span role="columnheader" className={head}>
              <span className="@min-[40rem]/sheet:hidden">{labels.player}</span>
              <span className={wide}>{teams[0]}</span>
            </span>
            <span role="columnheader" className={cx(head, 'text-center')}>
              {labels.maximums}
            </span>
            <span role="columnheader" className={cx(head, 'text-center')}>
              {labels.legs}
            </span>
            <span role="columnheader" className={cx(head, wide, 'text-center')}>
              {labels.legs}
            </span>
            <span role="columnheader" className={cx(head, wide, 'text-center')}>
              {labels.maximums}
            </span>
            <span role="columnheader" className={cx(head, wide, 'text-right')}>
              {teams[1]}
            </span>
          </div>
        </div>
        {blocks.map((block) => (
          <div key={block.id} role="rowgroup" className="break-inside-avoid">
            <div role="row" className="flex items-baseline gap-x-3 border-b border-line-2 pt-4 pb-1 print:pt-1.5">
              <span role="cell" className="min-w-0 flex-1">
                <span className="mr-2 text-label">{block.title}</span>
                {block.note !== undefined && <span className="text-caption text-ink-3">{block.note}</span>}
              </span>
              {block.score && (
                <span role="cell" className="score-xs text-ink-2">
                  {block.score.join('–')}
                </span>
              )}
            </div>
            {block.games.map((game) => (
              <GameRow
                key={game.id}
                game={game}
                labels={labels}
                isRejected={rejected?.id === game.id}
                onRejectedChange={(isRejected) => setRejected(isRejected ? game : null)}
                {...(entry && { entry })}
              />
            ))}
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {rejected && labels.tooMany(rejected)}
      </p>
    </>
  );
}

type GameRowProps = {
  game: SheetGame;
  labels: SheetLabels;
  entry?: SheetEntry;
  isRejected: boolean;
  onRejectedChange: (isRejected: boolean) => void;
};

function GameRow({ game, labels, entry, isRejected, onRejectedChange }: GameRowProps) {
  const { sides, firstTo } = game;
  const canEdit = entry !== undefined && (game.state === 'open' || game.state === 'played');
  const isUnplayed = game.state === 'unplayed' || game.state === 'walkover';
  const [home, away] = [sides[0].legs, sides[1].legs];
  const won = (side: 0 | 1) => home !== null && away !== null && (side === 0 ? home > away : away > home);
  const cell = cx('grid content-center print:min-h-5.5', canEdit ? 'min-h-12' : 'min-h-11');
  const name = (side: 0 | 1) => (
    <span role={side === 0 ? 'rowheader' : 'cell'} className={cx(places.name[side], 'grid min-w-0 content-center')}>
      {sides[side].players.map((player) => (
        <span key={player.id} className={cx(cell, 'min-w-0')}>
          <Name lines={2} className={cx('text-name', game.state === 'played' && !won(side) && 'font-[500]')}>
            {player.name}
          </Name>
          {player.note !== undefined && <span className="block text-caption text-ink-3">{player.note}</span>}
        </span>
      ))}
    </span>
  );
  const maximums = (side: 0 | 1) => (
    <span role="cell" className={cx(places.maximums[side], 'grid content-center')}>
      {sides[side].players.map((player) => (
        <span key={player.id} className={cx(cell, 'justify-items-center')}>
          {canEdit ? (
            <SheetNumber
              aria-label={labels.maximumsOf(game, player)}
              value={player.maximums}
              max={9}
              quiet
              tabIndex={-1}
              onValueChange={(next) => entry.onMaximumsChange(game.id, player.id, next)}
            />
          ) : (
            <span className={cx('tabular', player.maximums ? 'text-ink' : 'text-ink-3')}>{player.maximums ?? '–'}</span>
          )}
        </span>
      ))}
    </span>
  );
  const legs = (side: 0 | 1) => (
    <span role="cell" className={cx(places.legs[side], 'grid place-items-center')}>
      {canEdit ? (
        <SheetNumber
          aria-label={labels.legsOf(game, side)}
          aria-invalid={isRejected || undefined}
          value={sides[side].legs}
          max={firstTo}
          tabIndex={side === 0 ? 0 : -1}
          onReject={() => onRejectedChange(true)}
          onValueChange={(next, field) => {
            onRejectedChange(false);
            entry.onLegsChange(game.id, side, next);
            // Moves to the legs of the other side. The next Tab leaves the game.
            if (side === 0 && next !== null) field.closest('[data-game]')?.querySelector<HTMLElement>('[data-legs=away]')?.focus();
          }}
          data-legs={side === 0 ? 'home' : 'away'}
        />
      ) : (
        <span className={cx('score-xs', !won(side) && 'font-[550] text-ink-3')}>{sides[side].legs ?? '–'}</span>
      )}
    </span>
  );
  return (
    <div role="row" data-game={game.id} className={cx(columns, 'border-b border-line py-0.5 print:py-0', isUnplayed && 'text-ink-3')}>
      <span role="cell" className="row-span-2 pt-3 text-caption text-ink-3 tabular @min-[40rem]/sheet:row-span-1 print:pt-1">
        {game.number}
      </span>
      {name(0)}
      {maximums(0)}
      {legs(0)}
      {legs(1)}
      {maximums(1)}
      {name(1)}
      {(isRejected || game.state === 'live' || game.note !== undefined) && (
        <span role="cell" className="col-start-2 col-end-[-1] flex flex-wrap gap-x-3 pb-1.5 text-caption">
          {game.state === 'live' && <LiveBadge state="live">{labels.live}</LiveBadge>}
          {game.note !== undefined && <span className="text-ink-2">{game.note}</span>}
          {isRejected && <span className="text-danger">{labels.tooMany(game)}</span>}
        </span>
      )}
    </div>
  );
}
