import * as fc from 'fast-check';
import { beds } from './dartboard.ts';
import { versionOf } from './event.ts';
import type { GameEvent, NewEvent, SideRef, VisitPayload } from './event.ts';
import { modes } from './format.ts';
import type { Format } from './format.ts';
import { foldGame, play } from './game.ts';
import { currentLeg } from './state.ts';
import type { GameState, Next } from './state.ts';

/** For tests: a random format for 1 to 8 sides. */
export type Setting = { format: Format; sides: SideRef[] };

const mode = fc.constantFrom(...modes);
const points = fc.oneof(fc.constantFrom(101, 121, 170, 301, 501), fc.integer({ min: 101, max: 1001 }));
const target = (most: number) =>
  fc.oneof(
    fc.integer({ min: 1, max: most }).map((firstTo) => ({ firstTo })),
    fc.integer({ min: 1, max: most * 2 - 1 }).map((bestOf) => ({ bestOf })),
  );

/** Sides with one to three players each. */
const sidesOf = (players: readonly number[]): SideRef[] =>
  players.map((count, side) => ({ id: `s${side}`, players: Array.from({ length: count }, (_, player) => `p${side}${player}`) }));

export const setting: fc.Arbitrary<Setting> = fc.array(fc.constantFrom(1, 1, 2, 3), { minLength: 1, maxLength: 8 }).chain((players) =>
  fc
    .record(
      {
        start: points,
        in: mode,
        out: mode,
        legs: target(3),
        starter: players.length > 1 ? fc.constantFrom('bull-up', 'first', 'second', 'chosen') : fc.constant('bull-up'),
        sets: target(2),
        draw: fc.boolean(),
        roundLimit: fc.integer({ min: 1, max: 10 }),
        reBull: fc.boolean(),
        twoClear: fc.record({ suddenDeathAt: fc.integer({ min: 1, max: 4 }) }),
        handicap: fc.array(fc.option(fc.record({ start: points, in: mode, out: mode }, { requiredKeys: [] })), {
          maxLength: players.length,
        }),
      },
      { requiredKeys: ['start', 'in', 'out', 'legs', 'starter'] },
    )
    .map((format) => ({ format: format as Format, sides: sidesOf(players) })),
);

/** What a marker might try to write next. The rules reject many of these attempts. */
const attempt = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('total' as const), total: fc.integer({ min: 0, max: 180 }) }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('finish' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('throws' as const),
      throws: fc.array(fc.constantFrom(...beds.map(({ code }) => code)), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bust' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('correct' as const), pick: fc.nat(), total: fc.integer({ min: 0, max: 180 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('reopen' as const, 'retire' as const), pick: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('players' as const),
      pick: fc.nat(),
      names: fc.array(fc.constantFrom('0', '1', 'x', 'y'), { minLength: 1, maxLength: 4 }),
      fromLeg: fc.integer({ min: 1, max: 4 }),
    }),
  },
);
type Attempt = typeof attempt extends fc.Arbitrary<infer A> ? A : never;

function visitOf(attempted: Attempt, state: GameState, side: number): VisitPayload {
  if (attempted.kind === 'total') return { side, total: attempted.total, ...(attempted.total === 171 ? { allTreble19: true } : {}) };
  if (attempted.kind === 'throws') return { side, throws: attempted.throws };
  if (attempted.kind === 'finish') return { side, total: currentLeg(state).remaining[side] as number };
  return { side, bust: true };
}

function eventOf(wanted: Attempt, state: GameState, log: readonly GameEvent[]): NewEvent {
  const common = { id: `e${log.length + 1}`, v: 1 };
  const { next } = state;
  const someone = log.length % state.sides.length;
  if (wanted.kind === 'undo') return { ...common, kind: 'undo', payload: { target: state.undoable ?? '' } };
  if (wanted.kind === 'retire') return { ...common, kind: 'retire', payload: { side: wanted.pick % state.sides.length } };
  if (wanted.kind === 'correct') {
    const visits = state.legs.flatMap((leg) => leg.visits);
    const visit = visits[wanted.pick % Math.max(1, visits.length)];
    const replacement = { side: visit?.side ?? 0, total: wanted.total };
    return { ...common, kind: 'correct', payload: { target: visit?.event ?? '', replacement, reason: 'mistyped' } };
  }
  if (wanted.kind === 'players') {
    const side = wanted.pick % state.sides.length;
    const players = wanted.names.map((name) => `p${side}${name}`);
    return { ...common, v: versionOf('players'), kind: 'players', payload: { side, players, fromLeg: wanted.fromLeg } };
  }
  if (next.kind === 'throwFirst') return { ...common, kind: 'throwFirst', payload: { leg: next.leg, side: someone, how: next.how } };
  if (next.kind === 'tiebreak') return { ...common, kind: 'tiebreak', payload: { leg: next.leg, side: someone, how: 'bull' } };
  if (wanted.kind === 'reopen') return { ...common, kind: 'reopen', payload: { reason: 'mistyped' } };
  if (next.kind === 'over') return { ...common, kind: 'accept', payload: { by: 'captain' } };
  return { ...common, kind: 'visit', payload: visitOf(wanted, state, (next as Extract<Next, { kind: 'visit' }>).side) };
}

export const startOfLog = ({ format, sides }: Setting): GameEvent => ({
  id: 'e1',
  v: 1,
  seq: 1,
  kind: 'start',
  payload: { format, sides, rules: 1 },
});

/** A random legal log and its state from `play`. `plain`: without undos and corrections. */
export const legalLog = (plain = false): fc.Arbitrary<{ log: GameEvent[]; state: GameState }> =>
  fc.tuple(setting, fc.array(attempt, { minLength: 10, maxLength: 60, size: 'max' })).map(([given, attempts]) => {
    let log: GameEvent[] = [startOfLog(given)];
    let state = foldGame(log);
    for (const wanted of attempts) {
      if (plain && (wanted.kind === 'undo' || wanted.kind === 'correct')) continue;
      const event = eventOf(wanted, state, log);
      const played = play(log, event);
      if (!played.ok) continue;
      log = [...log, { ...event, seq: log.length + 1 }];
      state = played.value;
    }
    return { log, state };
  });
