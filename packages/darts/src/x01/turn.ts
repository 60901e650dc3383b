import { modesOf, startOf } from './formatRules.ts';
import type { Leg, Next } from './state.ts';
import type { GameState } from './state.ts';
import { isDecider } from './target.ts';

/** The next side still playing, counted round from `side`. */
function after(state: GameState, side: number): number {
  const count = state.sides.length;
  for (let step = 1; step <= count; step += 1) if (!state.retired[(side + step) % count]) return (side + step) % count;
  return side;
}

/** The side itself, or the next one where it has given up. */
const playing = (state: GameState, side: number): number => (state.retired[side] ? after(state, side) : side);

/** Who throws first in the leg that begins, or how that is found out. Legs alternate, and in sets the first legs of the sets. */
function starterOf(state: GameState, set: number): number | 'bull-up' | 'chosen' {
  const { format, legs, retired } = state;
  const last = legs.at(-1);
  const playingSides = retired.filter((gone) => !gone).length;
  if (last && format.reBull && isDecider(state)) return 'bull-up';
  const before = last?.set === set ? last : legs.find((leg) => leg.set === set - 1);
  if (before) return after(state, before.starter ?? 0);
  if (playingSides === 1) return playing(state, 0);
  if (format.starter === 'first') return playing(state, 0);
  if (format.starter === 'second') return playing(state, 1);
  return format.starter;
}

/** Opens the next leg and says what must happen in it. */
export function openLeg(state: GameState): void {
  const number = state.legs.length + 1;
  const set = state.setsWon.reduce((sum, won) => sum + won, 1);
  const starter = starterOf(state, set);
  state.legs.push({
    number,
    set,
    starter: typeof starter === 'number' ? starter : null,
    remaining: state.sides.map((_, side) => startOf(state.format, side)),
    isIn: state.sides.map((_, side) => modesOf(state.format, side).in === 'straight'),
    visits: [],
    winner: null,
    won: null,
  });
  state.next = typeof starter === 'number' ? visitOf(state, starter) : { kind: 'throwFirst', leg: number, how: starter };
}

const visitsOf = (leg: Leg, side: number): number => leg.visits.reduce((count, visit) => count + Number(visit.side === side), 0);

/** A side's turn: its players rotate in their order, anew in each leg. */
export function visitOf(state: GameState, side: number): Next {
  const leg = state.legs.at(-1);
  const players = Math.max(1, state.sides[side]?.players.length ?? 1);
  return { kind: 'visit', side, player: leg ? visitsOf(leg, side) % players : 0 };
}

/** What follows a visit that has not won the leg: the next side, or a tie-break when everyone has thrown all rounds. */
export function turnAfter(state: GameState, side: number): Next {
  const leg = state.legs.at(-1);
  const { roundLimit } = state.format;
  const limitReached = leg && roundLimit && state.retired.every((gone, index) => gone || visitsOf(leg, index) >= roundLimit);
  return limitReached ? { kind: 'tiebreak', leg: leg.number } : visitOf(state, after(state, side));
}
