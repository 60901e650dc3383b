import type { Lineup } from './event.ts';
import { canPlay, fastestWin } from './games.ts';
import type { MatchGame } from './games.ts';
import { partOf } from './lineup.ts';
import type { FoldedGame, GameReason, SheetGame } from './state.ts';
import { otherSide, rulesOf } from './structure.ts';
import type { BySide, MatchStructure, Side } from './structure.ts';
import { needsToss } from './throwsFirst.ts';

type Fate = Pick<SheetGame, 'status' | 'reason' | 'legs' | 'given' | 'winner'>;

const nothing = { reason: null, legs: [0, 0], given: [0, 0], winner: null } as const;
const unplayed = (reason: GameReason): Fate => ({ ...nothing, status: 'unplayed', reason });
const bySide = (side: Side, own: number, other: number): BySide<number> => (side === 0 ? [own, other] : [other, own]);

/** Whether a game needs nothing more: it is over, lost without a log, or not played. */
export const isSettled = ({ status }: Pick<SheetGame, 'status'>): boolean =>
  status === 'over' || status === 'forfeit' || status === 'unplayed';

/** Whether the log of a game has started. Then its players and who throws first are fixed. */
export const hasStarted = ({ length }: Pick<SheetGame, 'length'>): boolean => length > 0;

/** Whether a game has a score. */
export const hasBegun = ({ status }: Pick<SheetGame, 'status'>): boolean => status === 'playing' || status === 'over';

/** Whether a game is still to be called. */
export const isToCall = ({ status }: Pick<SheetGame, 'status'>): boolean => status === 'waiting' || status === 'ready';

/** A game that is over by its log. A walkover has the legs of the fastest win, and a side that retires keeps the legs that it has won. */
function overBy(game: MatchGame, { winner, ending, legs }: FoldedGame): Fate {
  const over = { ...nothing, status: 'over', winner } as const;
  if (winner === null) return { ...over, legs, given: [game.points / 2, game.points / 2] };
  const given = bySide(winner, game.points, 0);
  if (ending === 'walkover') return { ...over, given, legs: bySide(winner, fastestWin(game), 0) };
  if (ending === 'retired') return { ...over, given, legs: bySide(winner, fastestWin(game), legs[otherSide(winner)]) };
  return { ...over, given, legs };
}

/** A game without a log. */
function withoutLog(structure: MatchStructure, game: MatchGame, players: BySide<Lineup | null>, toss: Side | null): Fate {
  const [home, away] = players;
  if (home && away) {
    const playable = [canPlay(structure, game.size, home), canPlay(structure, game.size, away)] as const;
    if (!playable[0] && !playable[1]) return unplayed('both-short');
    if (!playable[0] || !playable[1]) {
      const winner = playable[0] ? 0 : 1;
      const score = { legs: bySide(winner, fastestWin(game), 0), given: bySide(winner, game.points, 0) };
      return { ...nothing, ...score, status: 'forfeit', winner };
    }
  } else if (partOf(game) !== null) return { ...nothing, status: 'waiting', reason: 'lineup' };
  if (needsToss(game) && toss === null) return { ...nothing, status: 'waiting', reason: 'toss' };
  return { ...nothing, status: 'ready' };
}

/** A planned game with its players and its result, without the rules that depend on other games. */
export function sheetGame(
  structure: MatchStructure,
  game: MatchGame,
  players: BySide<Lineup | null>,
  folded: FoldedGame | undefined,
  toss: Side | null,
): SheetGame {
  const log = {
    ending: folded?.ending ?? null,
    length: folded?.length ?? 0,
    hasVisits: folded?.hasVisits ?? false,
    playersByLeg: folded?.playersByLeg ?? [],
  };
  const fate = (): Fate => {
    if (!folded) return withoutLog(structure, game, players, toss);
    if (folded.state === 'over') return overBy(game, folded);
    return { ...nothing, status: folded.state, legs: folded.legs };
  };
  return { ...game, players, ...log, ...fate() };
}

/** The sums of both sides. */
export const sum = (all: readonly BySide<number>[]): BySide<number> => [
  all.reduce((total, [home]) => total + home, 0),
  all.reduce((total, [, away]) => total + away, 0),
];

const pointsOf = (games: readonly SheetGame[]): BySide<number> => sum(games.map(({ given }) => given));

/**
 * Applies the rules that depend on other games. With `until-decided`, games that are not over when a side cannot be caught count for nothing. A
 * block with `onlyIf` waits for all games before it, and counts for nothing unless the match is level then.
 */
export function applyMatchRules(structure: MatchStructure, games: readonly SheetGame[]): SheetGame[] {
  const done: SheetGame[] = [];
  for (const game of withoutDecided(structure, games)) {
    const before = done.filter(({ block }) => block !== game.block);
    const [home, away] = pointsOf(before);
    if (!game.block.onlyIf) done.push(game);
    else if (before.every(isSettled)) done.push(home === away ? decider(game) : { ...game, ...unplayed('not-level') });
    else done.push(hasStarted(game) ? game : { ...game, ...nothing, status: 'waiting', reason: 'score' });
  }
  return done;
}

/** A game that decides a level match has a winner: if neither side can play it, it waits for an editor to award it. */
const decider = (game: SheetGame): SheetGame =>
  game.reason === 'both-short' ? { ...game, ...nothing, status: 'waiting', reason: 'editor' } : game;

function withoutDecided(structure: MatchStructure, games: readonly SheetGame[]): readonly SheetGame[] {
  if (rulesOf(structure).play === 'all') return games;
  const regular = games.filter(({ block }) => !block.onlyIf);
  const [home, away] = pointsOf(regular);
  const left = regular.reduce((total, game) => total + (isSettled(game) ? 0 : game.points), 0);
  if (Math.abs(home - away) <= left) return games;
  return games.map((game) => {
    if (game.block.onlyIf || isSettled(game)) return game;
    return { ...game, ...unplayed(isToCall(game) ? 'decided' : 'stopped') };
  });
}
