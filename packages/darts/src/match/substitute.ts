import { nobody } from '../x01/event.ts';
import type { Payloads } from '../x01/event.ts';
import type { Lineup, MatchPayloads } from './event.ts';
import { eventsOf } from './log.ts';
import type { MatchCode } from './matchCode.ts';
import { hasStarted } from './results.ts';
import { onSheet } from './sheet.ts';
import type { MatchState, SheetGame } from './state.ts';
import { rulesOf } from './structure.ts';
import type { GameSize, Side } from './structure.ts';

type Substitution = MatchPayloads['substitute'];

const sizeAt = ({ games }: Pick<MatchState, 'games'>, at: Substitution['at']): GameSize | undefined =>
  'seat' in at ? 1 : games.find(({ key }) => key === at.game)?.size;

/** A player who was replaced by another one, and the size of the game or seat. */
type Replaced = { player: string; size: GameSize | undefined };

/** The players of a side who are replaced by others. A player who fills an empty slot replaces nobody. */
function replacedBy(before: Lineup, after: Lineup): string[] {
  const left = before.filter((player) => player !== null && !after.includes(player)) as string[];
  const arrived = after.filter((player) => player !== null && !before.includes(player));
  return left.slice(0, arrived.length);
}

/** The players of a side who were replaced, before games and between legs. */
function replaced(state: Pick<MatchState, 'events' | 'games'>, side: Side): Replaced[] {
  const beforeGames = eventsOf(state.events, 'substitute').flatMap(({ payload }): Replaced[] => {
    if (payload.side !== side || payload.out === null || payload.in === null) return [];
    return [{ player: payload.out, size: sizeAt(state, payload.at) }];
  });
  const betweenLegs = state.games.flatMap(({ size, playersByLeg }) =>
    playersByLeg.slice(1).flatMap((leg, index) => {
      const left = replacedBy((playersByLeg[index] as typeof leg)[side], leg[side]);
      return left.map((player): Replaced => ({ player, size }));
    }),
  );
  return [...beforeGames, ...betweenLegs];
}

/** Whether a player was replaced and may not come back into a game of this size. */
export function isTakenOut(state: Pick<MatchState, 'structure' | 'events' | 'games'>, side: Side, player: string, size: GameSize): boolean {
  const rule = rulesOf(state.structure).subs.return;
  return rule !== 'yes' && replaced(state, side).some((each) => each.player === player && (rule === 'no' || each.size === size));
}

/** Why these players may not come in for `leaving` others of a side; null if they may. */
function checkArrivals(state: MatchState, side: Side, size: GameSize, arrived: readonly string[], leaving: number): MatchCode | null {
  if (arrived.some((player) => isTakenOut(state, side, player, size))) return 'taken-out';
  const sheet = onSheet(state, side);
  const before = sheet.size;
  for (const player of arrived) sheet.add(player);
  if (sheet.size > Math.max(before, state.structure.sheet.most)) return 'sheet-full';
  const { most } = rulesOf(state.structure).subs;
  return leaving > 0 && most !== null && replaced(state, side).length + leaving > most ? 'too-many-substitutes' : null;
}

/**
 * Why a `players` event in the log of a game is rejected, or null. It may correct a name from leg 1 on, change the order, let a late player
 * fill an empty slot, and, if the structure allows it, bring substitutes between legs.
 */
export function checkBetweenLegs(state: MatchState, game: SheetGame, { side, players, fromLeg }: Payloads['players']): MatchCode | null {
  const before = game.playersByLeg.slice(0, fromLeg - 1).at(-1)?.[side as Side];
  if (!before) return null;
  const after = players.map((player) => (player === nobody ? null : player));
  const leaving = replacedBy(before, after).length;
  if (leaving > 0 && !rulesOf(state.structure).subs.legs) return 'not-between-legs';
  const arrived = after.filter((player) => player !== null && !before.includes(player)) as string[];
  return checkArrivals(state, side as Side, game.size, arrived, leaving);
}

/** Why a substitution is rejected, or null. A late player who fills an empty slot does not count as a substitute. */
export function checkSubstitute(state: MatchState, { side, at, out, in: into }: Substitution): MatchCode | null {
  const place = placeOf(state, side, at);
  if (typeof place === 'string') return place;
  const { players, size, current } = place;
  if (!current.includes(out) && !(out === null && size === 'team')) return 'unknown-player';
  if (into === null) return null;
  if (players.includes(into)) return 'invalid-lineup';
  return checkArrivals(state, side, size, [into], out === null ? 0 : 1);
}

/** The players whom a substitution may replace (`current`), and all players of the seats or the game. */
type Place = { current: Lineup; players: Lineup; size: GameSize };

function placeOf({ seats, games }: MatchState, side: Side, at: Substitution['at']): Place | MatchCode {
  if ('seat' in at) {
    const players = seats?.[side];
    if (!players) return 'not-revealed';
    const inSeat = games.filter((game) => game.seats?.[side] === at.seat);
    if (inSeat.length === 0) return 'unknown-game';
    return inSeat.every(hasStarted) ? 'game-begun' : { current: players.slice(at.seat - 1, at.seat), players, size: 1 };
  }
  const game = games.find(({ key }) => key === at.game);
  if (!game) return 'unknown-game';
  if (hasStarted(game)) return 'game-begun';
  const players = game.players[side];
  return players ? { current: players, players, size: game.size } : 'not-revealed';
}
