import { describe, expect, test } from 'vitest';
import type { Decision } from './order.ts';
import { dartConnect, standingsPresets, tdarts } from './presets.ts';
import { defaultTieBreakers } from './tieBreakers.ts';
import type { Standings } from './standings.ts';
import { play, tableOf } from './testGames.ts';
import type { StandingsInput } from './standings.ts';
import type { StandingsGame } from './totals.ts';

type Example = [games: string | StandingsGame[], reasons: string, more?: Partial<StandingsInput>];

/** The rows of a table and what separates them: `A points B = C`. */
const reasonsOf = ({ rows }: Standings) =>
  rows.map(({ entry, why }, i) => (i === rows.length - 1 ? entry : `${entry} ${why.below?.criterion ?? '='}`)).join(' ');

const withMore = (games: string, more: Partial<StandingsGame>[]) => play(games).map((game, i): StandingsGame => ({ ...game, ...more[i] }));
const points3 = (points: number) => ({ points, darts: 3 });
const averages = (a: number, b: number): Partial<StandingsGame> => ({ scored: [points3(a), points3(b)] });
const breaks = (a: number, b: number): Partial<StandingsGame> => ({ legsAgainstThrow: [a, b] });
const sets = (a: number, b: number): Partial<StandingsGame> => ({ sets: [a, b] });
const decided = (order: string, by: Decision['by']) => ({ decisions: [{ order: [...order], by }] });

/** A and B won one game each and have equal legs; A won their game. */
const level = (legs: string) => `AB ${legs}, DA ${legs}, BD ${legs}, DC 3-0`;
/** A and B won one game each; A won their game, B has better legs. */
const crossed = 'AB 3-2, DA 3-0, BD 3-0, DC 3-0';
const circle = 'AB 3-1, BC 3-1, CA 3-1';

/** Groups in which the order of the criteria matters. Together they use every criterion of the preset. */
const examples: Record<keyof typeof standingsPresets, Example[]> = {
  aswh: [
    ['AC 4-1, BD 4-2', 'A leg-difference B points D leg-difference C'],
    ['AC 4-0, DA 4-0, BC 3-3, BD 3-3', 'D points B legs-won A points C'],
    [level('4-2'), 'D points A head-to-head B points C'],
    [crossed, 'D points B leg-difference A points C'],
  ],
  dartsBondAlmere: [
    [crossed, 'D games-won A head-to-head B games-won C'],
    ['AB 3-2, BC 3-1, CA 3-0', 'B legs-won C legs-won A'],
    [`${circle}, AD 3-0, BD 3-1, CD 3-2`, 'A leg-difference B leg-difference C games-won D'],
    [circle, 'B drawn-lot C drawn-lot A', decided('BCA', 'shoot-out')],
  ],
  dcCavemen: [
    // 6–3 has the better leg difference, but 2–0 the better leg ratio.
    ['AC 2-0, BD 6-3', 'A leg-ratio B points D leg-ratio C'],
    ['AC 2-1, BD 4-2', 'B legs-won A points D legs-won C'],
    [level('2-1'), 'D points A head-to-head B points C'],
    [circle, 'C drawn-lot A drawn-lot B', decided('CAB', 'shoot-out')],
  ],
  dartsAtlas: [
    ['AC 3-0, BD 3-1', 'A leg-difference B points D leg-difference C'],
    [
      withMore(level('3-2'), [averages(40, 60), averages(60, 40), averages(60, 40), averages(60, 40)]),
      'D points A head-to-head-of-two B points C',
    ],
    [withMore(circle, [averages(60, 90), averages(60, 60), averages(30, 60)]), 'B average A average C'],
    [circle, 'A = B = C'],
  ],
  dartsliveOpenFrance: [
    ['AC 3-0, BD 2-1', 'A legs-won B legs-won D legs-won C'],
    ['AC 2-0, BD 2-1', 'A legs-against B legs-won D legs-won C'],
    ['AB 2-1, CA 2-1, BC 2-1, CD 3-0', 'C legs-won A head-to-head-of-two B legs-won D'],
    ['AB 2-1, BC 2-1, CA 2-1', 'C drawn-lot A drawn-lot B', decided('CAB', 'shoot-out')],
  ],
  odc: [
    ['AB 2-0, CD 2-1', 'A points C points D points B'],
    ['AB 2-0, CD 2-1, CB 2-1', 'A = C points B = D'],
    ['AB 2-0, DC 1-2, DB 2-0', 'D points A points C points B'],
  ],
  kcapp: [
    ['AC 3-0, BD 3-1', 'B drawn-lot A points D leg-difference C', decided('BA', 'manual')],
    [withMore('AC 3-1, BD 3-1', [averages(50, 30), averages(60, 40)]), 'B average A points D average C'],
  ],
  tdarts: [
    ['AC 3-0, BD 3-1', 'A leg-difference B points D leg-difference C'],
    ['AC 3-1, BD 4-2', 'B legs-won A points D legs-won C'],
    [level('3-2'), 'D points A head-to-head B points C'],
    [circle, 'A = B = C'],
  ],
  peschi90: [
    // Three points for a win are more than two for two drawn games.
    ['AC 3-2, BC 2-2, BD 2-2', 'A points B points D leg-difference C'],
    [withMore('AC 4-2, BD 4-1', [sets(2, 0), sets(2, 1)]), 'A set-difference B points D set-difference C'],
    // Peschi90 would separate them by name.
    ['AC 3-1, BD 3-1', 'A = B points C = D'],
  ],
  challengermode: [
    [crossed, 'D points A head-to-head B points C'],
    [circle, 'B drawn-lot A drawn-lot C', decided('BAC', 'manual')],
  ],
  premierLeagueTo2021: [
    ['AC 7-3, BD 7-4', 'A leg-difference B points D leg-difference C'],
    [withMore('AC 7-3, BD 7-3', [breaks(2, 0), breaks(3, 1)]), 'B legs-against-throw A points D legs-against-throw C'],
    [
      withMore('AC 7-3, BD 7-3', [
        { ...breaks(2, 0), ...averages(98, 90) },
        { ...breaks(2, 0), ...averages(97, 91) },
      ]),
      'A average B points D average C',
    ],
    ['AB 6-6, CD 7-5', 'C points A = B points D'],
  ],
  premierLeagueSince2022: [
    [
      'BA 6-4, BC 6-5, CA 6-1, DA 6-3, EA 6-0',
      'E points A given:nights-won B games-won C leg-difference D',
      {
        adjustments: [...'AABCDE'].map((entry) => ({ entry, points: { A: 1, E: 5 }[entry] ?? 2, reason: 'night' })),
        given: { 'nights-won': new Map([...'ABCDE'].map((entry) => [entry, 'AE'.includes(entry) ? 1 : 0])) },
      },
    ],
    // A walkover counts as a game won without legs.
    ['AC 6-0 w/o, AD 5-6, BC 6-5, DB 6-4', 'D games-won A = B games-won C', { given: {} }],
  ],
  grandSlam: [
    [level('5-4'), 'D points A head-to-head B points C'],
    [crossed, 'D points B leg-difference A points C'],
  ],
  onzeJanSteen: [
    [crossed, 'D games-won B legs-won A games-won C'],
    [level('3-2'), 'D games-won A head-to-head B games-won C'],
  ],
  kaaidart: [
    [crossed, 'D games-won A head-to-head-of-two B games-won C'],
    [circle, 'B drawn-lot C drawn-lot A', decided('BCA', 'shoot-out')],
  ],
};

describe.each(Object.entries(standingsPresets))('%s', (name, preset) => {
  const own = examples[name as keyof typeof examples];

  test.each(own)('%j', (games, expected, more) => {
    expect(reasonsOf(tableOf(typeof games === 'string' ? play(games) : games, { ...preset, ...more }))).toBe(expected);
  });

  test('every criterion, and the kind of decision if it has one, is used in an example', () => {
    const decided = own.flatMap(([, expected]) => expected.split(' ').filter((word) => word.length > 1));
    expect(new Set(decided)).toEqual(new Set([...preset.tieBreakers, ...(preset.stillLevel ? ['drawn-lot'] : [])]));
  });
});

test('presets have the published way to decide remaining ties', () => {
  const ways = Object.entries(standingsPresets).flatMap(([name, { stillLevel }]) => (stillLevel ? [`${name}: ${stillLevel}`] : []));
  expect(ways).toEqual([
    'dartsBondAlmere: shoot-out',
    'dcCavemen: shoot-out',
    'dartsliveOpenFrance: shoot-out',
    'kcapp: manual',
    'challengermode: manual',
    'kaaidart: shoot-out',
  ]);
});

test('the default tie-breakers are those of ASWH', () => expect(defaultTieBreakers).toEqual(standingsPresets.aswh.tieBreakers));

test('Premier League since 2022: a walkover is a game won without legs, and not a game for the absent player', () => {
  expect(standingsPresets.premierLeagueSince2022.points.walkover).toEqual({ legs: 'nobody', absentPlayed: false });
});

test('three entries that beat each other are tied, in any order of the input', () => {
  const games = play(circle);
  for (const entries of ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']) {
    const result = tableOf(games, { ...tdarts, entries: [...entries] });
    expect(result.unresolved).toEqual([['A', 'B', 'C']]);
    expect(result.rows.map(({ position }) => position)).toEqual([1, 1, 1]);
  }
});

describe('DartConnect', () => {
  test('accepts a primary criterion and four tie-breakers', () => {
    const chosen = dartConnect('legs-won', ['points', 'head-to-head', 'leg-difference', 'average']);
    if (!chosen.ok) throw new Error(chosen.code);
    // More legs count before more points.
    expect(reasonsOf(tableOf(play('AC 3-0, BD 2-0, BC 2-0, DB 2-0, BA 0-3'), { ...chosen.value }))).toBe(
      'A legs-won B legs-won D legs-won C',
    );
    expect(chosen.value.points).toEqual({ win: 2, draw: 1, loss: 0 });
  });

  test('rejects five tie-breakers, and duplicates', () => {
    expect(dartConnect('points', ['games-won', 'legs-won', 'leg-difference', 'head-to-head', 'average'])).toEqual({
      ok: false,
      code: 'too-many',
    });
    expect(dartConnect('points', ['legs-won', 'points'])).toEqual({ ok: false, code: 'twice' });
    expect(dartConnect('points', []).ok).toBe(true);
  });
});
