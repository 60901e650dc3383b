import type { Lineup, MatchPayloads } from './event.ts';
import { eventsOf } from './log.ts';
import type { MatchCode } from './matchCode.ts';
import { hasStarted } from './results.ts';
import type { MatchState } from './state.ts';
import { rulesOf } from './structure.ts';
import type { GameSize, Side } from './structure.ts';

type Substitution = MatchPayloads['substitute'];

const sizeAt = ({ games }: Pick<MatchState, 'games'>, at: Substitution['at']): GameSize | undefined =>
  'seat' in at ? 1 : games.find(({ key }) => key === at.game)?.size;

/** All players of a side on the sheet: in its seats and games. */
export const onSheet = ({ seats, games }: Pick<MatchState, 'seats' | 'games'>, side: Side): Set<string> =>
  new Set([...(seats?.[side] ?? []), ...games.flatMap(({ players }) => players[side] ?? [])].filter((player) => player !== null));

/** Whether a player who was taken out may not come back into a game of this size. */
export function isTakenOut(state: Pick<MatchState, 'structure' | 'events' | 'games'>, side: Side, player: string, size: GameSize): boolean {
  const rule = rulesOf(state.structure).subs.return;
  if (rule === 'yes') return false;
  return eventsOf(state.events, 'substitute').some(
    ({ payload }) =>
      payload.side === side && payload.out === player && payload.in !== null && (rule === 'no' || sizeAt(state, payload.at) === size),
  );
}

/** Why a substitution is rejected, or null. Filling an empty slot is no substitution: a late player has arrived. */
export function checkSubstitute(state: MatchState, { side, at, out, in: into }: Substitution): MatchCode | null {
  const place = placeOf(state, side, at);
  if (typeof place === 'string') return place;
  const { players, size, current } = place;
  if (!current.includes(out) && !(out === null && size === 'team')) return 'unknown-player';
  if (into === null) return null;
  if (players.includes(into)) return 'invalid-lineup';
  if (isTakenOut(state, side, into, size)) return 'taken-out';
  const sheet = onSheet(state, side);
  if (!sheet.has(into) && sheet.size >= state.structure.sheet.most) return 'sheet-full';
  const { most } = rulesOf(state.structure).subs;
  const used = eventsOf(state.events, 'substitute').filter(
    ({ payload }) => payload.side === side && payload.out !== null && payload.in !== null,
  );
  return out !== null && most !== null && used.length >= most ? 'too-many-substitutes' : null;
}

/** Whom a substitution may replace, and the players beside whom the substitute would play. */
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
