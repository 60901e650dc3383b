import { modesOf, startOf } from './formatRules.ts';
import { currentLeg } from './state.ts';
import type { GameState, Leg, Next } from './state.ts';
import { isDecider } from './target.ts';
import { playerAfter, playersOfLeg } from './throwers.ts';

/** The next side that has not given up, cyclically after `side`. A running game always has one. */
function sideAfter(state: GameState, side: number): number {
  const next = (side + 1) % state.sides.length;
  return state.retired[next] ? sideAfter(state, next) : next;
}

/**
 * The side that throws first in the leg that begins, or how it is decided. Legs alternate, and so do the first legs of the sets: the
 * winner of the bull throws first in odd legs and odd sets (https://www.dartsaustralia.com/2018/03/21/amendment-to-bull-rule/).
 * With `reBull`, a new bull-up decides in the deciding leg.
 */
function starterOf(state: GameState, set: number): number | 'bull-up' | 'chosen' {
  const { format, legs } = state;
  const last = legs.at(-1);
  if (!last) return firstStarter(state);
  if (format.reBull && isDecider(state)) return 'bull-up';
  const before = last.set === set ? last : legs.find((leg) => leg.set === last.set);
  return sideAfter(state, (before as Leg).starter as number);
}

function firstStarter({ format, sides }: GameState): number | 'bull-up' | 'chosen' {
  if (sides.length === 1 || format.starter === 'first') return 0;
  return format.starter === 'second' ? 1 : format.starter;
}

/** Opens the next leg of a draft, and sets what must happen next. */
export function openLeg(state: GameState): void {
  const number = state.legs.length + 1;
  const set = state.setsWon.reduce((sum, won) => sum + won, 1);
  const starter = starterOf(state, set);
  state.legs.push({
    number,
    set,
    players: state.orders.map((orders) => playersOfLeg(orders, number)),
    starter: typeof starter === 'number' ? starter : null,
    remaining: state.sides.map((_, side) => startOf(state.format, side)),
    isIn: state.sides.map((_, side) => modesOf(state.format, side).in === 'straight'),
    visits: [],
    winner: null,
    won: null,
  });
  state.next = typeof starter === 'number' ? visitOf(state, starter) : { kind: 'throwFirst', leg: number, how: starter };
}

const visitsOf = (leg: Leg, side: number): number => leg.visits.filter((visit) => visit.side === side).length;

/** The turn of a side. Its players take turns in their order; each leg begins with the first. */
export function visitOf(state: GameState, side: number): Next {
  const leg = currentLeg(state);
  // The last visit is near the end. Counting all visits of the side for every turn would make a fold quadratic.
  const last = leg.visits.findLast((visit) => visit.side === side);
  return { kind: 'visit', side, player: last ? playerAfter(last.player + 1, leg.players[side] as readonly string[]) : 0 };
}

/** What follows a visit that has not won the leg: the next side, or a tie-break if all sides have thrown all rounds. */
export function turnAfter(state: GameState, side: number): Next {
  const leg = currentLeg(state);
  const { roundLimit } = state.format;
  const limitReached = roundLimit && state.retired.every((gone, index) => gone || visitsOf(leg, index) >= roundLimit);
  return limitReached ? { kind: 'tiebreak', leg: leg.number } : visitOf(state, sideAfter(state, side));
}
