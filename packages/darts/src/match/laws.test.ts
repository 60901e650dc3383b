import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchEventKinds } from './event.ts';
import type { Lineup, MatchEventKind, MatchPayloads, NewMatchEvent } from './event.ts';
import { foldMatch } from './fold.ts';
import { lineupParts } from './lineup.ts';
import { standingEvents, subjectOf } from './log.ts';
import { bezirksligaShootOut, derbyDartsLiga, rheinHunsrueck, threeCounties } from './presets.ts';
import { mayRecord } from './record.ts';
import type { Recorder } from './record.ts';
import { isSettled } from './results.ts';
import { seen } from './sheet.ts';
import type { FoldedGame, FoldedGames, MatchState } from './state.ts';
import type { MatchStructure, Side } from './structure.ts';
import { captain, editor, over, playing, team } from './testMatch.ts';
import { small } from './testStructure.ts';

const structures: MatchStructure[] = [
  small,
  { ...small, throwsFirst: { first: 'toss', then: 'alternate' }, short: { '2': 'turn-lost' } },
  { ...small, blocks: small.blocks.map((block) => ({ ...block, lineup: 'home-first' })) },
  { ...rheinHunsrueck, subs: { most: 2, return: 'no', legs: false } },
  { ...derbyDartsLiga, play: 'until-decided' },
  threeCounties,
  bezirksligaShootOut,
];

/** An attempt to record an event or to play a game. The rules reject many attempts. */
type Attempt = { by: 'home' | 'away' | 'server'; kind: MatchEventKind | 'game'; n: number };
const attempt: fc.Arbitrary<Attempt> = fc.record({
  by: fc.constantFrom('home', 'away', 'server'),
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant<'game'>('game') },
    { weight: 4, arbitrary: fc.constantFrom<MatchEventKind>('handed-in', 'revealed') },
    { weight: 3, arbitrary: fc.constantFrom<MatchEventKind>('slot', 'substitute', 'fact', 'fact-removed', 'undo', 'confirm') },
    {
      weight: 1,
      arbitrary: fc.constantFrom<MatchEventKind>(
        'here',
        'toss',
        'boards',
        'score',
        'claim',
        'stop',
        'resume',
        'dispute',
        'resolve',
        'walkover',
        'annul',
        'note',
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom<MatchEventKind>('protest', 'decide') },
  ),
  n: fc.nat(1000),
});

const names = (side: Side, count: number, n: number): Lineup => team(side, ...Array.from({ length: count }, (_, i) => (n + i) % 7));

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

function lineupPayloads(state: MatchState, side: Side, n: number) {
  const { structure, games, parts } = state;
  const part = pick(lineupParts(structure), n);
  const slots = part?.slots.length ?? 0;
  const id = part?.id ?? '';
  const game = pick(games, n)!;
  const draw = structure === threeCounties ? { drawNumber: n } : {};
  return {
    'handed-in': { side, part: pick(parts, n)?.id ?? '', hash: `${n}` },
    revealed: { part: id, players: [names(0, slots, n), names(1, slots, n)], salts: ['', ''], ...draw },
    slot: { game: game.key, side, players: names(side, n % 3, n) },
    substitute: {
      side,
      at: n % 2 ? { game: game.key } : { seat: (n % 4) + 1 },
      out: pick(game.players[side] ?? [], n) ?? null,
      in: `${'ha'[side]}${(n % 6) + 1}`,
    },
  } satisfies Partial<{ [K in MatchEventKind]: MatchPayloads[K] }>;
}

function payloadOf(state: MatchState, side: Side, kind: MatchEventKind, n: number): MatchPayloads[MatchEventKind] {
  const { key } = pick(state.games, n)!;
  const all: { [K in MatchEventKind]: MatchPayloads[K] } = {
    ...lineupPayloads(state, side, n),
    here: { side },
    toss: { side },
    boards: { ids: n % 2 ? ['x'] : ['x', 'y'] },
    fact: { player: `${'ha'[side]}${(n % 6) + 1}`, kind: '180', value: (n % 3) + 1, ...(n % 2 && { game: key }) },
    'fact-removed': { id: pick(Object.keys(state.facts), n) ?? '' },
    score: { points: [n % 3, 1], legs: [n % 5, 2] },
    claim: { side, what: 'walkover' },
    stop: { reason: 'x' },
    resume: {},
    confirm: { side, how: 'user', saw: seen(state) },
    dispute: { side, about: [key], reason: 'x' },
    resolve: { reason: 'x', saw: seen(state) },
    walkover: { absent: (['home', 'away', 'both'] as const)[n % 3]!, reason: 'x' },
    annul: { reason: 'x' },
    note: { text: 'x' },
    protest: { side, about: '', text: 'x' },
    decide: { protest: pick(Object.keys(state.protests), n) ?? '', reason: 'x' },
    undo: { target: pick(state.events.slice(-3), n)?.id ?? '' },
  };
  return all[kind];
}

function gameOf(state: MatchState, n: number): [string, FoldedGame] | null {
  const game = state.games.filter(({ status }) => status === 'ready' || status === 'playing')[n % 2];
  if (!game) return null;
  const wins = game.format.legs;
  const most = 'firstTo' in wins ? wins.firstTo : Math.ceil(wins.bestOf / 2);
  if (n % 5 === 0) return [game.key, playing(n % most, 0)];
  const loser = n % most;
  return [game.key, over(n % 2 ? most : loser, n % 2 ? loser : most, { length: 2 + n, hasVisits: n % 3 === 0 })];
}

type Recorded = { event: NewMatchEvent; who: Recorder; games: FoldedGames };

/** A random legal log, with the games at the time of each event and at the end. */
const legalMatch = fc
  .record({ structure: fc.constantFrom(...structures), attempts: fc.array(attempt, { minLength: 20, maxLength: 60, size: 'max' }) })
  .map(({ structure, attempts }) => {
    const log: Recorded[] = [];
    let games: Record<string, FoldedGame> = {};
    for (const { by, kind, n } of attempts) {
      const state = foldMatch(
        structure,
        log.map(({ event }) => event),
        games,
      );
      if (kind === 'game') {
        const played = gameOf(state, n);
        if (played) games = { ...games, [played[0]]: played[1] };
        continue;
      }
      const side = by === 'server' ? ((n % 2) as Side) : by === 'home' ? 0 : 1;
      const who = by === 'server' ? editor : captain(side);
      const event = {
        id: `e${log.length + 1}`,
        v: 1,
        kind,
        payload: { reason: 'x', ...payloadOf(state, side, kind, n) },
        author: by,
      } as NewMatchEvent;
      if (!mayRecord(state, event, who)) log.push({ event, who, games });
    }
    return { structure, log, games };
  });

const eventsOf = (log: readonly Recorded[]) => log.map(({ event }) => event);
/** A state without the order of its events, which may differ. */
const content = ({ events, ...state }: MatchState) => ({ ...state, ids: events.map(({ id }) => id).sort() });

describe('laws of a match', () => {
  it('every prefix of a legal log is legal, and its score is the sum of its games', () => {
    fc.assert(
      fc.property(legalMatch, ({ structure, log }) => {
        log.forEach(({ event, who, games }, index) => {
          const state = foldMatch(structure, eventsOf(log.slice(0, index)), games);
          expect(mayRecord(state, event, who)).toBeNull();
          const { status, points } = state;
          for (const game of state.games) {
            const given = game.given[0] + game.given[1];
            expect(given).toBe(isSettled(game) && game.status !== 'unplayed' ? game.points : 0);
          }
          const isDerived = status !== 'walkover' && !state.events.some(({ kind }) => kind === 'score');
          if (isDerived) expect(points[0]).toBe(state.games.reduce((sum, { given }) => sum + given[0], 0));
          if (status === 'confirmed') expect(state.isFinal).toBe(true);
        });
      }),
    );
  });

  it('the generated logs reach every kind of event and every status', () => {
    const kinds = new Set<string>();
    const statuses = new Set<string>();
    for (const { structure, log } of fc.sample(legalMatch, { numRuns: 300, seed: 1 })) {
      log.forEach(({ event, games }, index) => {
        kinds.add(event.kind);
        statuses.add(foldMatch(structure, eventsOf(log.slice(0, index + 1)), games).status);
      });
    }
    expect([...kinds].sort()).toEqual([...matchEventKinds].sort());
    expect([...statuses].sort()).toEqual(['confirmed', 'disputed', 'lineups', 'planned', 'playing', 'postponed', 'to-confirm', 'walkover']);
  });

  it('an undo of the last event restores the state before it', () => {
    fc.assert(
      fc.property(legalMatch, ({ structure, log, games }) => {
        const events = eventsOf(log);
        const last = events.at(-1);
        if (!last || last.kind === 'undo') return;
        const before = foldMatch(structure, events.slice(0, -1), games);
        const undo: NewMatchEvent = { id: 'u', v: 1, kind: 'undo', payload: { target: last.id }, author: last.author };
        expect(foldMatch(structure, [...events, undo], games)).toEqual({ ...before, length: events.length + 1 });
      }),
    );
  });

  it('events of independent authors give one state in any order that keeps each author’s own', () => {
    let compared = 0;
    fc.assert(
      fc.property(legalMatch, fc.array(fc.nat(2), { minLength: 60, maxLength: 60 }), ({ structure, log, games }, order) => {
        const events = eventsOf(log);
        const authors = ['home', 'away', 'server'].map((author) => events.filter((event) => event.author === author));
        // An undo removes its target in any order, so it is independent of all other events.
        const subjects = authors.map((own) => new Set(standingEvents(own).flatMap((event) => subjectOf(event) ?? [])));
        if (new Set(subjects.flatMap((own) => [...own])).size < subjects.reduce((sum, own) => sum + own.size, 0)) return;
        compared += 1;
        const queues = authors.map((queue) => [...queue]);
        const merged: NewMatchEvent[] = [];
        for (const pick of order) merged.push(...(queues[pick] as NewMatchEvent[]).splice(0, 1));
        merged.push(...queues.flat());
        expect(merged).toHaveLength(events.length);
        expect(content(foldMatch(structure, merged, games))).toEqual(content(foldMatch(structure, events, games)));
      }),
    );
    expect(compared).toBeGreaterThan(30);
  });

  it('two confirmations of the same fold confirm a match; of different folds they stay open and list the differences', () => {
    fc.assert(
      fc.property(legalMatch, fc.nat(), ({ structure, log, games }, n) => {
        const events = eventsOf(log);
        const state = foldMatch(structure, events, games);
        if (state.status !== 'to-confirm') return;
        const confirm = (side: Side, saw = seen(state)): NewMatchEvent => {
          return { id: `c${side}`, v: 1, kind: 'confirm', payload: { side, how: 'user', saw }, author: 'x' };
        };
        expect(foldMatch(structure, [...events, confirm(0), confirm(1)], games).status).toBe('confirmed');
        const { key } = state.games[n % state.games.length]!;
        const changed = { ...seen(state).games, [key]: { ...seen(state).games[key]!, length: 99 } };
        const apart = foldMatch(structure, [...events, confirm(0, { ...seen(state), games: changed }), confirm(1)], games);
        expect(apart).toMatchObject({ status: state.status, differences: [key] });
        expect(apart.confirmations.map((confirmation) => confirmation?.changed)).toEqual([[key], []]);
      }),
    );
  });
});
