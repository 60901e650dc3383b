import { describe, expect, test } from 'vitest';
import { firstLossKnockout } from '../draw/firstLoss.ts';
import { groupsToKnockout } from '../draw/groupsToKnockout.ts';
import { knockout } from '../draw/knockout.ts';
import { gameRef } from '../draw/links.ts';
import { preliminaries, preliminaryOutcome } from '../draw/preliminaries.ts';
import { progress } from '../draw/progress.ts';
import type { Slot } from '../draw/slot.ts';
import type { Decision } from './order.ts';
import * as presets from './presets.ts';
import type { StandingsPreset } from './presets.ts';
import { ranking } from './ranking.ts';
import { deTempelRanking, onzeJanSteenRanking, premierLeagueNights, rakegooierRanking } from './rankingPresets.ts';
import type { PlayerFacts, TournamentFacts } from './rankingScheme.ts';
import { rankTournament } from './rankTournament.ts';
import { orderOf, play, tableOf } from './testGames.ts';
import type { StandingsGame } from './totals.ts';

/** The rules of twelve organisers, configured with this package and tested on an example evening each. Players are letters. */

const order = (games: string | StandingsGame[], preset: StandingsPreset, decisions: Decision[] = []) =>
  orderOf(tableOf(typeof games === 'string' ? play(games) : games, { ...preset, decisions }).rows);
const facts = (player: string, more: Partial<PlayerFacts> = {}): PlayerFacts => ({ player, gamesWon: 0, legsWon: 0, legsLost: 0, ...more });
const evening = (on: string, players: PlayerFacts[], entries = players.length): TournamentFacts => ({ id: on, on, entries, players });
const rankSlots = (games: { slots: readonly Slot[] }[]) =>
  games.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'rank' ? [`${slot.group}.${slot.rank}`] : []))).sort();
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const entry = (id: string): Slot => ({ kind: 'entry', entry: id });

test('Rakegooier: half a point per leg, places in both knockouts, bonuses; the first eight qualify for play-off A', () => {
  const mine = facts('a', {
    legsWon: 9,
    knockout: { bracket: 'winners', from: 3, to: 4 },
    visits: [140, 180],
    finishes: [32, 124, 164],
    legs: [{ darts: 15, start: 501 }],
  });
  // 1 for attendance, 4.5 for legs, 5 for the place, 0.5 for the 180, 1 for 124, 4 for 164.
  const [row] = rankTournament(rakegooierRanking.points, evening('2024-01-05', [mine]));
  expect(row?.points).toBe(16);
  const nine = rankTournament(rakegooierRanking.points, evening('2024-01-05', [facts('a', { legs: [{ darts: 9, start: 501 }] })]));
  expect(nine[0]?.points).toBe(11);
  const field = [...'abcdefghi'].map((player, i) => facts(player, { legsWon: 20 - i }));
  const { rows } = ranking({ scheme: rakegooierRanking, tournaments: [evening('2024-01-05', field)], asOf: '2024-01-06' });
  expect(rows.map(({ band }) => band).join('')).toBe('AAAAAAAAB');
});

describe('Darts Bond Almere', () => {
  test('games won, then head-to-head before legs, then a play-off', () => {
    expect(order('AB 3-2, DA 3-0, BD 3-0, DC 3-0', presets.dartsBondAlmere)).toBe('1D 2A 3B 4C');
    const circle = 'AB 3-1, BC 3-1, CA 3-1';
    expect(order(circle, presets.dartsBondAlmere)).toBe('1A 1B 1C');
    expect(order(circle, presets.dartsBondAlmere, [{ order: ['B', 'C', 'A'], by: 'shoot-out' }])).toBe('1B 2C 3A');
  });

  test('from groups of three and four, two qualify for the winners’, the others for the losers’ knockout', () => {
    const table = { 3: { winners: [1, 2], losers: [3] }, 4: { winners: [1, 2], losers: [3, 4] } };
    const { winners, losers } = groupsToKnockout([4, 3], { table });
    expect(rankSlots(winners)).toEqual(['1.1', '1.2', '2.1', '2.2']);
    expect(rankSlots(losers)).toEqual(['1.3', '1.4', '2.3']);
  });

  test('above 42 entries: a knockout, and a losers’ knockout for the losers of a first game', () => {
    const { winners, losers } = firstLossKnockout(upTo(1, 44).map((n) => entry(`e${n}`)));
    const stages = [
      { id: 'winners', games: winners },
      { id: 'losers', games: losers },
    ];
    // Of 44 entries, 24 play in round 1 and 20 have a bye. The first named sides win round 1, the second named sides round 2.
    const play = (round: number, winner: 0 | 1) =>
      winners
        .filter((game) => game.round === round && game.slots.every(({ kind }) => kind !== 'bye'))
        .map(({ key }) => [gameRef('winners', key), { kind: 'played', winner }] as const);
    const state = progress({ stages, results: new Map([...play(1, 0), ...play(2, 1)]), ranks: new Map() });
    const playingOn = new Set(
      [...state.games.values()].flatMap(({ stage, sides }) =>
        stage === 'losers' ? sides.flatMap((side) => (side.kind === 'entry' ? [side.entry] : [])) : [],
      ),
    );
    // e33 lost in round 1, e32 lost its second game, and e1 had a bye and lost its first game.
    expect([playingOn.has('e33'), playingOn.has('e32'), playingOn.has('e1')]).toEqual([true, false, true]);
  });
});

test('De Tempel: two of four and three of five qualify for the winners’ knockout; five points for attendance; another table from 65 entries', () => {
  const table = { 4: { winners: [1, 2], losers: [3, 4] }, 5: { winners: [1, 2, 3], losers: [4, 5] } };
  const { winners, losers } = groupsToKnockout([4, 5], { table });
  expect(rankSlots(winners)).toEqual(['1.1', '1.2', '2.1', '2.2', '2.3']);
  expect(rankSlots(losers)).toEqual(['1.3', '1.4', '2.4', '2.5']);
  const attendance = (entries: number) => rankTournament(deTempelRanking.points, evening('2024-01-05', [facts('a')], entries))[0]?.points;
  expect([attendance(16), attendance(65)]).toEqual([5, 5]);
  const won = facts('a', { knockout: { bracket: 'winners', from: 1, to: 1 } });
  const points = (entries: number) => rankTournament(deTempelRanking.points, evening('2024-01-05', [won], entries))[0]?.points;
  expect(points(65)).not.toBe(points(64));
});

test('Onze Jan Steen: 13/11/9/7/5/3 by place in the group, the average per evening, and a limit of missed evenings', () => {
  expect(order('AB 3-2, DA 3-0, BD 3-0, DC 3-0', presets.onzeJanSteen)).toBe('1D 2B 3A 4C');
  const scheme = { ...onzeJanSteenRanking, counting: { ...onzeJanSteenRanking.counting, mostMissed: 1 } };
  const tournaments = [
    evening('2024-01-05', [facts('a', { groupPlace: 1 }), facts('b', { groupPlace: 2 }), facts('c', { groupPlace: 6 })]),
    evening('2024-01-12', [facts('a', { groupPlace: 3 }), facts('b', { groupPlace: 2 })]),
    evening('2024-01-19', [facts('a', { groupPlace: 5 })]),
  ];
  const { rows, out } = ranking({ scheme, tournaments, asOf: '2024-02-01' });
  // a: (13 + 9 + 5) / 3, b: (11 + 11) / 2 with one evening missed, c missed two.
  expect(rows.map(({ player, points }) => [player, points])).toEqual([
    ['b', 11],
    ['a', 9],
  ]);
  expect(out.map(({ player, because }) => [player, because])).toEqual([['c', 'missed-too-many']]);
});

test('ASWH: best of six with 3–3 drawn; leg difference, legs won, head-to-head; a second postponement is a walkover', () => {
  // All have two points, one per drawn game.
  expect(order('AB 3-3, AC 3-3, BC 3-3', presets.aswh)).toBe('1A 1B 1C');
  // A beat B, but has the worse leg difference.
  expect(order('AB 4-3, BC 4-0, CA 4-1', presets.aswh)).toBe('1B 2C 3A');
  const table = tableOf(play('AB 4-0 w/o, AC 3-3, BC 1-4'), presets.aswh);
  expect(table.rows.map(({ entry: who, points, legDifference }) => [who, points, legDifference])).toEqual([
    ['A', 3, 4],
    ['C', 3, 3],
    ['B', 0, -7],
  ]);
});

test('Derby Darts Liga: a team with two players loses 14–0; a result has games and legs', () => {
  const games: StandingsGame[] = [
    { sides: ['A', 'B'], sets: [8, 6], legs: [20, 17], winner: 0 },
    { sides: ['C', 'A'], sets: [7, 7], legs: [18, 19], winner: null },
    { sides: ['B', 'C'], sets: [14, 0], legs: [0, 0], winner: 0, walkover: true },
  ];
  const { rows } = tableOf(games, { points: { win: 2, draw: 1, loss: 0 }, tieBreakers: ['points', 'set-difference', 'leg-difference'] });
  expect(rows.map((row) => [row.entry, row.points, row.setsFor, row.setsAgainst, row.legDifference])).toEqual([
    ['A', 3, 15, 13, 4],
    ['B', 2, 20, 8, -3],
    ['C', 1, 7, 21, -1],
  ]);
});

describe('Kaaidart', () => {
  test('all three legs are played; two tied entries are separated by head-to-head, and three or more play one leg together', () => {
    expect(order('AB 2-1, BC 3-0, CD 3-0, DA 2-1, AC 3-0, DB 0-3', presets.kaaidart)).toBe('1A 2B 3C 4D');
    const circle = 'AB 2-1, BC 2-1, CA 3-0';
    expect(tableOf(play(circle), presets.kaaidart).unresolved).toEqual([['A', 'B', 'C']]);
    expect(order(circle, presets.kaaidart, [{ order: ['C', 'A', 'B'], by: 'shoot-out' }])).toBe('1C 2A 3B');
  });

  test('of five, two qualify for the winners’ and two for the losers’ knockout, and one is out', () => {
    const { winners, losers } = groupsToKnockout([5, 5], { table: { 5: { winners: [1, 2], losers: [3, 4] } } });
    expect(rankSlots(winners)).toEqual(['1.1', '1.2', '2.1', '2.2']);
    expect(rankSlots(losers)).toEqual(['1.3', '1.4', '2.3', '2.4']);
  });
});

test('HWDO: two preliminary games each, and one win is enough for the winners’ knockout', () => {
  const games = preliminaries(
    [...'ABCDEFGH'].map((id) => ({ id })),
    2,
    20190101,
  );
  const pairs = games.map(({ slots }) => slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : [])).sort());
  expect(new Set(pairs.map((pair) => pair.join(''))).size).toBe(8);
  expect([...'ABCDEFGH'].map((who) => pairs.filter((pair) => pair.includes(who)).length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  // The entry that is earlier in the alphabet wins: A wins both games, H loses both.
  const outcome = preliminaryOutcome(games, new Map(games.map(({ key }, i) => [key, pairs[i]?.[0] ?? ''])));
  expect(outcome?.winners).toContain('A');
  expect(outcome?.losers).toContain('H');
  const brackets = [
    knockout((outcome?.winners ?? []).map(entry), { prefix: 'w' }),
    knockout((outcome?.losers ?? []).map(entry), { prefix: 'l' }),
  ];
  expect(brackets.flat().flatMap(({ slots }) => slots.filter(({ kind }) => kind === 'entry'))).toHaveLength(8);
});

test('Darts Atlas: two tied entries are separated by their game, three or more by their averages in the group', () => {
  expect(order('DA 3-2, AB 3-2, BD 3-2, DC 3-2', presets.dartsAtlas)).toBe('1D 2A 3B 4C');
  const average = (points: number) => ({ points, darts: 3 });
  const games = play('AB 3-1, BC 3-1, CA 3-1').map((game, i): StandingsGame => ({ ...game, scored: [average(50 + 10 * i), average(40)] }));
  // The averages of their games: A 50 and 40, B 60 and 40, C 70 and 40.
  expect(order(games, presets.dartsAtlas)).toBe('1C 2B 3A');
});

test('DARTSLIVE Open France: legs won, then legs lost, then head-to-head; three tied entries play a count-up', () => {
  expect(order('AB 2-1, AC 1-2, BC 3-0', presets.dartsliveOpenFrance)).toBe('1B 2A 3C');
  const circle = 'AB 2-1, BC 2-1, CA 2-1';
  expect(tableOf(play(circle), presets.dartsliveOpenFrance).unresolved).toEqual([['A', 'B', 'C']]);
  expect(order(circle, presets.dartsliveOpenFrance, [{ order: ['C', 'B', 'A'], by: 'shoot-out' }])).toBe('1C 2B 3A');
});

test('Premier League to 2021: points, leg difference (before games won), legs won against throw, average', () => {
  // A drew two games; B won one and lost one by more legs.
  expect(order('AC 6-6, AD 6-6, BC 7-5, BD 0-7', presets.premierLeagueTo2021)).toBe('1D 2A 3B 4C');
  const level = play('AC 7-5, BC 7-5').map((game, i): StandingsGame => ({ ...game, legsAgainstThrow: [i === 1 ? 4 : 2, 1] }));
  expect(order(level, presets.premierLeagueTo2021)).toBe('1B 2A 3C');
});

describe('Premier League since 2022', () => {
  const night = (on: string, [first, second, third, fourth]: string): TournamentFacts =>
    evening(
      on,
      [
        facts(first as string, { gamesWon: 3, legsWon: 18, legsLost: 9, knockout: { bracket: 'only', from: 1, to: 1 } }),
        facts(second as string, { gamesWon: 2, legsWon: 15, legsLost: 12, knockout: { bracket: 'only', from: 2, to: 2 } }),
        facts(third as string, { gamesWon: 1, legsWon: 10, legsLost: 10, knockout: { bracket: 'only', from: 3, to: 4 } }),
        facts(fourth as string, { gamesWon: 1, legsWon: 10, legsLost: 10, knockout: { bracket: 'only', from: 3, to: 4 } }),
      ],
      8,
    );

  test('5, 3 and 2 points per night; equal points are separated by nights won, then games won', () => {
    const tournaments = [night('2024-02-01', 'ABCD'), night('2024-02-08', 'CBAD'), night('2024-02-15', 'DBCA')];
    const { rows } = ranking({ scheme: premierLeagueNights, tournaments, asOf: '2024-03-01' });
    expect(rows.map(({ points }) => points)).toEqual([9, 9, 9, 9]);
    // B won six games, more than the others, but no night.
    expect(orderOf(rows.map(({ position, player }) => ({ position, entry: player })))).toBe('1A 1C 1D 4B');
  });

  test('a walkover is a game won without legs, and not a game for the absent player', () => {
    const { rows } = tableOf(play('AB 6-0 w/o, CA 6-4'), presets.premierLeagueSince2022);
    expect(rows.map(({ entry: who, played, won, lost, legDifference }) => [who, played, won, lost, legDifference])).toEqual([
      ['C', 1, 1, 0, 2],
      ['A', 2, 1, 1, -2],
      ['B', 0, 0, 0, 0],
    ]);
  });
});
