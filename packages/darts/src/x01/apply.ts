import { broken, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { NewEvent, Payloads, SideRef, VisitPayload } from './event.ts';
import { isPlayable, modesOf } from './formatRules.ts';
import { keepsScore } from './log.ts';
import type { Effective } from './log.ts';
import type { RuleCode } from './ruleCode.ts';
import { currentLeg } from './state.ts';
import type { Ending, GameState, Leg, Next } from './state.ts';
import { isFinalScore, withLegWon } from './target.ts';
import { isThrowingOrder, playersOfLeg, withOrder, withPlayers } from './throwers.ts';
import { openLeg, turnAfter, visitOf } from './turn.ts';
import { judge } from './visit.ts';
import type { MarkerAnswers, Written } from './visit.ts';

type Outcome = RuleCode | null;

/** The state after a `start` event. */
export function started(event: NewEvent): Result<GameState, RuleCode> {
  if (event.kind !== 'start') return broken('not-started');
  const { format, sides } = event.payload;
  if (!isPlayable(format, sides.length) || !hasUniqueIds(sides)) return broken('invalid-format');
  const none = sides.map(() => 0);
  const state: GameState = {
    format,
    sides,
    orders: sides.map(({ players }) => [{ fromLeg: 1, players }]),
    length: 0,
    legs: [],
    legsWon: [...none],
    totalLegs: [...none],
    setsWon: [...none],
    retired: sides.map(() => false),
    next: { kind: 'start' },
    winner: null,
    ending: null,
    givenAverages: null,
    undoable: null,
    accepted: [],
  };
  openLeg(state);
  return ok(state);
}

const hasUniqueIds = (sides: readonly SideRef[]): boolean => new Set(sides.map((side) => side.id)).size === sides.length;

/**
 * Applies an event to a draft of the state, which it changes, and returns the rule that the event breaks, or null. `strict` rejects
 * impossible answers about darts. Otherwise such an answer is dropped, because a later correction may have made it impossible. `strict`
 * also rejects other players in a running leg. Otherwise they are taken, because an undo may have reopened the leg since.
 */
export function advance(state: GameState, event: Effective, strict: boolean): Outcome {
  const code = perform(state, event, strict);
  if (code) return code;
  if (!keepsScore(event.kind)) {
    state.undoable = event.id;
    state.accepted = [];
  }
  return null;
}

function perform(state: GameState, event: Effective, strict: boolean): Outcome {
  const over = state.next.kind === 'over';
  switch (event.kind) {
    case 'start':
      return 'already-started';
    case 'accept':
      // Without `strict`, a later correction may have made the game unfinished at this point.
      if (!over) return strict ? 'not-over' : null;
      if (!state.accepted.includes(event.payload.by)) state.accepted = [...state.accepted, event.payload.by];
      return null;
    case 'reopen':
      if (!over) return strict ? 'not-over' : null;
      state.accepted = [];
      return null;
    case 'correct':
      return null;
    case 'players':
      return namePlayers(state, event.payload, strict);
    default:
      return over ? 'game-over' : performOnBoard(state, event, strict);
  }
}

function performOnBoard(
  state: GameState,
  event: Extract<Effective, { kind: 'throwFirst' | 'visit' | 'tiebreak' | 'result' | 'walkover' | 'retire' }>,
  strict: boolean,
): Outcome {
  switch (event.kind) {
    case 'throwFirst':
      return throwFirst(state, event.payload);
    case 'visit':
      return visit(state, event, event.payload, strict);
    case 'tiebreak':
      return tiebreak(state, event.payload);
    case 'result':
      return result(state, event.payload);
    case 'walkover':
      return isPlaying(state, event.payload.winner) ? end(state, 'walkover', event.payload.winner) : 'unknown-side';
    case 'retire':
      return retire(state, event.payload.side);
  }
}

const isPlaying = (state: GameState, side: number): boolean => state.retired[side] === false;

function end(state: GameState, ending: Ending, winner: number | null): null {
  state.ending = ending;
  state.winner = winner;
  state.next = { kind: 'over' };
  return null;
}

function throwFirst(state: GameState, { leg, side }: Payloads['throwFirst']): Outcome {
  if (state.next.kind !== 'throwFirst' || state.next.leg !== leg) return 'starter-known';
  if (!isPlaying(state, side)) return 'unknown-side';
  currentLeg(state).starter = side;
  state.next = visitOf(state, side);
  return null;
}

function writtenOf(payload: VisitPayload): Written {
  if ('throws' in payload) return payload.throws;
  return 'bust' in payload ? 'bust' : payload.total;
}

function visit(state: GameState, { id, corrected }: Effective, payload: VisitPayload, strict: boolean): Outcome {
  if (state.next.kind === 'throwFirst') return 'starter-needed';
  if (state.next.kind === 'tiebreak') return 'tiebreak-needed';
  const { side, player } = state.next as Extract<Next, { kind: 'visit' }>;
  if (payload.side !== side) return 'not-your-throw';
  const leg = currentLeg(state);
  const before = leg.remaining[side] as number;
  const situation = { ...modesOf(state.format, side), isIn: leg.isIn[side] as boolean };
  const written = writtenOf(payload);
  let judged = judge(before, written, { ...(payload as MarkerAnswers), ...situation });
  if (!judged.ok && !strict) judged = judge(before, written, situation);
  if (!judged.ok) return judged.code;
  const { after, isIn, checkout, throws, scored, bust, darts, doubles, allTreble19 } = judged.value;
  leg.visits.push({
    event: id,
    side,
    player,
    before,
    after,
    scored,
    written: typeof written === 'number' ? written : null,
    throws,
    bust,
    checkout,
    darts,
    doubles,
    corrected,
    allTreble19,
  });
  leg.remaining[side] = after;
  leg.isIn[side] = isIn;
  if (checkout) return winLeg(state, leg, side, 'checkout');
  state.next = turnAfter(state, side);
  return null;
}

function tiebreak(state: GameState, { leg, side, how }: Payloads['tiebreak']): Outcome {
  if (state.next.kind !== 'tiebreak' || state.next.leg !== leg) return 'no-tiebreak';
  if (!isPlaying(state, side)) return 'unknown-side';
  const current = currentLeg(state);
  const own = current.remaining[side] as number;
  const isLowest = current.remaining.every((other, index) => index === side || !isPlaying(state, index) || other > own);
  if (how === 'lowest' && !isLowest) return 'invalid-tiebreak';
  return winLeg(state, current, side, 'tiebreak');
}

function winLeg(state: GameState, leg: Leg, side: number, won: 'checkout' | 'tiebreak'): null {
  leg.winner = side;
  leg.won = won;
  const score = withLegWon(state.format, state, side);
  const newSet = score.setsWon.some((count, index) => count !== state.setsWon[index]);
  state.totalLegs[side] = (state.totalLegs[side] as number) + 1;
  state.setsWon = score.setsWon;
  if (score.winner === 'drawn') {
    state.legsWon = score.legsWon;
    return end(state, 'drawn', null);
  }
  // A new set begins with no legs. After the last leg of the game, the legs of its set are kept for display.
  state.legsWon = newSet && score.winner === null ? score.legsWon.map(() => 0) : score.legsWon;
  if (score.winner !== null) return end(state, 'played', score.winner);
  openLeg(state);
  return null;
}

function result(state: GameState, { legs, sets, averages }: Payloads['result']): Outcome {
  if (legs.length !== state.sides.length || (averages && averages.length !== state.sides.length)) return 'invalid-result';
  const { possible, level } = isFinalScore(state.format, legs, sets);
  if (!possible) return level && !state.format.draw ? 'draw-not-allowed' : 'invalid-result';
  state.totalLegs = [...legs];
  state.legsWon = sets ? legs.map(() => 0) : [...legs];
  state.setsWon = sets ? [...sets] : state.setsWon;
  state.givenAverages = averages ? [...averages] : null;
  const deciding = sets ?? legs;
  return end(state, 'result', level ? null : deciding.indexOf(Math.max(...deciding)));
}

function retire(state: GameState, side: number): Outcome {
  if (!isPlaying(state, side)) return 'unknown-side';
  state.retired[side] = true;
  const left = state.retired.flatMap((gone, index) => (gone ? [] : [index]));
  if (left.length <= 1) return end(state, 'retired', left[0] ?? null);
  if (state.next.kind === 'visit' && state.next.side === side) state.next = turnAfter(state, side);
  return null;
}

/**
 * Names the players of a side from a leg on. The rule is one that captains know: players change between legs. So `leg-running` rejects other
 * players or another order in a leg that has a visit and is not over. Before its first visit and after its end, in a leg that is still to
 * come and in a finished game, everything may be named.
 */
function namePlayers(state: GameState, payload: Payloads['players'], strict: boolean): Outcome {
  const { side, players, fromLeg } = payload;
  const old = state.orders[side];
  if (!old) return 'unknown-side';
  if (!isThrowingOrder(payload)) return 'invalid-players';
  const orders = withOrder(old, { fromLeg, players });
  const legs = state.legs.map((leg) => withPlayers(leg, side, playersOfLeg(orders, leg.number)));
  const current = currentLeg(state);
  const isRunning = state.next.kind !== 'over' && current.visits.length > 0;
  if (strict && isRunning && legs.at(-1) !== current) return 'leg-running';
  state.orders = state.orders.map((each, index) => (index === side ? orders : each));
  state.legs = legs;
  if (state.next.kind === 'visit') state.next = visitOf(state, state.next.side);
  return null;
}
