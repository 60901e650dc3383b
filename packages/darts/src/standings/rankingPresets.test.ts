import { describe, expect, test } from 'vitest';
import { ranking } from './ranking.ts';
import { rankTournament } from './rankTournament.ts';
import * as presets from './rankingPresets.ts';
import { dcCavemenRanking, deTempelRanking, onzeJanSteenRanking, premierLeagueNights, rakegooierRanking } from './rankingPresets.ts';
import type { PlayerFacts, TournamentFacts } from './rankingScheme.ts';
import { rankingCriteria, type RankingScheme } from './rankingTotals.ts';

const facts = (player: string, more: Partial<PlayerFacts> = {}): PlayerFacts => ({ player, gamesWon: 0, legsWon: 0, legsLost: 0, ...more });
const evening = (week: number, players: readonly PlayerFacts[], entries = players.length): TournamentFacts => {
  const on = `2026-0${1 + Math.floor(week / 28)}-${String(1 + (week % 28)).padStart(2, '0')}`;
  return { id: `week ${week}`, on, entries, players };
};
const only = (player: string, from: number, to = from, more: Partial<PlayerFacts> = {}) =>
  facts(player, { knockout: { bracket: 'only', from, to }, ...more });
const lines = (scheme: RankingScheme, tournaments: readonly TournamentFacts[]) =>
  ranking({ scheme, tournaments, asOf: '2026-12-31' }).rows.map(({ position, player, points }) => `${position} ${player} ${points}`);
const pointsIn = ({ points }: RankingScheme, own: Partial<PlayerFacts>, entries = 16) =>
  rankTournament(points, evening(1, [facts('Ann', own)], entries))[0]?.points;

test.each(Object.entries(presets))('%s has only criteria and bonuses that exist', (_, { points, counting }) => {
  expect(points.guests).toBe('excluded');
  expect(['sum', 'average']).toContain(counting.score);
  for (const criterion of counting.tieBreakers) expect(rankingCriteria).toContain(criterion);
  for (const { bonuses = [] } of points.tables)
    for (const { kind } of bonuses) expect(['visit', 'strict-171', 'finish', 'leg']).toContain(kind);
});

describe('DC Cavemen', () => {
  test('12/10/8/7/6–6/5–5/4×4/3×4', () => {
    const points = Array.from({ length: 17 }, (_, i) => pointsIn(dcCavemenRanking, only('Ann', i + 1)));
    expect(points).toEqual([12, 10, 8, 7, 6, 6, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 0]);
  });

  test('graded bonuses for high scores, high finishes and short legs', () => {
    const high = (visits: number[]) => pointsIn(dcCavemenRanking, { visits });
    expect([[169], [170], [180], [171, 177]].map(high)).toEqual([0, 1, 1, 2]);
    const finish = (value: number) => pointsIn(dcCavemenRanking, { finishes: [value] });
    expect([99, 100, 130, 131, 167, 170].map(finish)).toEqual([0, 1, 1, 2, 2, 3]);
    const leg = (darts: number) => pointsIn(dcCavemenRanking, { legs: [{ darts, start: 501 }] });
    expect([21, 20, 18, 17, 15, 14, 12, 11, 10, 9].map(leg)).toEqual([0, 1, 1, 2, 2, 3, 3, 5, 5, 10]);
  });

  test('nine of eleven count', () => {
    // Ann attends eleven evenings: 12 points twice, 8 seven times, 7 twice. Bo attends nine and is always second.
    const places = [1, 1, 3, 3, 3, 3, 3, 3, 3, 4, 4];
    const season = places.map((place, i) => evening(i, [only('Ann', place), ...(i < 9 ? [only('Bo', 2)] : [])]));
    expect(lines(dcCavemenRanking, season)).toEqual(['1 Bo 90', '2 Ann 80']);
    const [, ann] = ranking({ scheme: dcCavemenRanking, tournaments: season, asOf: '2026-12-31' }).rows;
    expect(ann?.results.filter(({ counts }) => !counts).map(({ points }) => points)).toEqual([7, 7]);
  });
});

describe('Rakegooier', () => {
  test('an evening: one point for attendance, half a point per leg, the knockout, bonuses', () => {
    const players = [
      facts('Ann', { legsWon: 11, knockout: { bracket: 'winners', from: 1, to: 1 }, visits: [180, 180], finishes: [121, 140] }),
      facts('Bo', { legsWon: 7, knockout: { bracket: 'winners', from: 5, to: 8 } }),
      facts('Cas', { legsWon: 4, knockout: { bracket: 'losers', from: 1, to: 1 }, finishes: [161] }),
      facts('Dee', { legsWon: 0, knockout: { bracket: 'losers', from: 3, to: 4 } }),
      facts('Guest', { legsWon: 9, guest: true }),
    ];
    const points = rankTournament(rakegooierRanking.points, evening(1, players)).map((each) => [each.player, each.points]);
    expect(points).toEqual([
      ['Ann', 1 + 5.5 + 7 + 1 + 1 + 2],
      ['Cas', 1 + 2 + 3 + 4],
      ['Bo', 1 + 3.5 + 4],
      ['Dee', 1 + 0 + 1],
    ]);
  });

  test('points for places of both knockouts', () => {
    const at = (bracket: 'winners' | 'losers') => (from: number) => pointsIn(rakegooierRanking, { knockout: { bracket, from, to: from } });
    expect([1, 2, 3, 4, 5, 8, 9].map(at('winners'))).toEqual([8, 7, 6, 6, 5, 5, 1]);
    expect([1, 2, 3, 4, 5].map(at('losers'))).toEqual([4, 3, 2, 2, 1]);
  });

  test('graded finishes, and ten for a nine-darter of 501', () => {
    const finish = (value: number) => pointsIn(rakegooierRanking, { finishes: [value] });
    expect([119, 120, 130, 131, 140, 141, 160, 161, 164, 167, 170].map(finish)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6]);
    expect(pointsIn(rakegooierRanking, { legs: [{ darts: 9, start: 501 }] })).toBe(11);
    expect(
      pointsIn(rakegooierRanking, {
        legs: [
          { darts: 9, start: 301 },
          { darts: 10, start: 501 },
        ],
      }),
    ).toBe(1);
  });

  test('play-offs A, B and C', () => {
    const players = Array.from({ length: 26 }, (_, i) => facts(`p${String(i).padStart(2, '0')}`, { legsWon: 40 - i }));
    const bands = ranking({ scheme: rakegooierRanking, tournaments: [evening(1, players)], asOf: '2026-12-31' }).rows.map(
      ({ band }) => band,
    );
    const eight = (name: string) => Array.from({ length: 8 }, () => name);
    expect(bands).toEqual([...eight('A'), ...eight('B'), ...eight('C'), null, null]);
  });
});

describe('De Tempel', () => {
  const winners = (from: number): Partial<PlayerFacts> => ({ groupPlace: 1, knockout: { bracket: 'winners', from, to: from } });
  test('group and knockout up to 64 entries, only knockout from 65', () => {
    expect([1, 2, 3, 5, 9].map((from) => pointsIn(deTempelRanking, winners(from), 64))).toEqual([19, 17, 15, 13, 11]);
    expect([1, 2, 3, 5, 9, 17].map((from) => pointsIn(deTempelRanking, winners(from), 65))).toEqual([19, 17, 15, 13, 11, 9]);
    expect([1, 2, 3, 4, 5].map((groupPlace) => pointsIn(deTempelRanking, { groupPlace }))).toEqual([9, 8, 7, 6, 5]);
    expect([1, 2, 3, 4, 5].map((groupPlace) => pointsIn(deTempelRanking, { groupPlace }, 65))).toEqual([5, 5, 5, 5, 5]);
  });
  test('the losers’ knockout', () => {
    const losers = (entries: number) => (from: number) =>
      pointsIn(deTempelRanking, { knockout: { bracket: 'losers', from, to: from } }, entries);
    expect([1, 2, 4, 8, 16, 17].map(losers(64))).toEqual([10, 9, 8, 7, 6, 5]);
    expect([1, 2, 4, 8, 16, 32].map(losers(65))).toEqual([12, 11, 10, 9, 8, 7]);
  });
  test('all evenings add up', () => {
    const season = [evening(1, [facts('Ann', { groupPlace: 3 }), facts('Bo')]), evening(2, [facts('Ann'), facts('Bo', { groupPlace: 1 })])];
    expect(lines(deTempelRanking, season)).toEqual(['1 Bo 14', '2 Ann 12']);
  });
});

describe('Onze Jan Steen', () => {
  test('13/11/9/7/5/3, on average over the evenings attended', () => {
    const group = (names: string) => [...names].map((player, i) => facts(player, { groupPlace: i + 1 }));
    const season = [evening(1, group('ABCDEF')), evening(2, group('BACDFE')), evening(3, group('BCD')), evening(4, group('CDB'))];
    // A: 13 + 11 in two evenings; B: 11 + 13 + 13 + 9 in four.
    expect(lines(onzeJanSteenRanking, season)).toEqual(['1 A 12', '2 B 11.5', '3 C 10.5', '4 D 8.5', '5 E 4', '5 F 4']);
    const strict = { ...onzeJanSteenRanking, counting: { ...onzeJanSteenRanking.counting, mostMissed: 1 } };
    const { rows, out } = ranking({ scheme: strict, tournaments: season, asOf: '2026-12-31' });
    expect(rows.map(({ player }) => player).join('')).toBe('BCD');
    expect(out.map(({ player, missed }) => `${player}${missed}`)).toEqual(['A2', 'E2', 'F2']);
  });
});

describe('Premier League nights', () => {
  /** Winner, finalist, semi-finalists and the others, with games won and legs. */
  const night = (week: number, order: string, more: Record<string, Partial<PlayerFacts>> = {}) =>
    evening(
      week,
      [...order].map((player, i) =>
        only(player, i < 2 ? i + 1 : i < 4 ? 3 : 5, i < 2 ? i + 1 : i < 4 ? 4 : 8, { gamesWon: [3, 2, 1, 1][i] ?? 0, ...more[player] }),
      ),
    );

  test('give 5, 3, 2 and 0 points', () => {
    expect(lines(premierLeagueNights, [night(1, 'ABCDEFGH')])).toEqual([
      '1 A 5',
      '2 B 3',
      '3 C 2',
      '3 D 2',
      '5 E 0',
      '5 F 0',
      '5 G 0',
      '5 H 0',
    ]);
  });

  test('separate equal points by nights won, games won (walkovers too), leg difference', () => {
    const nights = [night(1, 'ABCDEFGH'), night(2, 'BACDEFGH', { E: { legsWon: 5, legsLost: 6 }, F: { legsWon: 2, legsLost: 6 } })];
    const { rows } = ranking({ scheme: premierLeagueNights, tournaments: nights, asOf: '2026-12-31' });
    expect(rows.map(({ position, player, points }) => `${position}${player}${points}`).join(' ')).toBe('1A8 1B8 3C4 3D4 5G0 5H0 7E0 8F0');
    const more = [...nights, night(3, 'GABCDEFH'), night(4, 'CGABDEFH', { B: { gamesWon: 2 } })];
    const later = ranking({ scheme: premierLeagueNights, tournaments: more, asOf: '2026-12-31' }).rows;
    expect(later.map(({ player, points, why }) => `${player}${points} ${why.below?.criterion ?? '='}`)).toEqual([
      'A13 points',
      'B12 points',
      'C11 points',
      'G8 points',
      'D4 points',
      'H0 leg-difference',
      'E0 leg-difference',
      'F0 =',
    ]);
  });

  test('games won come before leg difference', () => {
    const { rows } = ranking({
      scheme: premierLeagueNights,
      tournaments: [night(1, 'ABCDEFGH', { C: { gamesWon: 1, legsWon: 9 }, D: { gamesWon: 2, legsLost: 9 } })],
      asOf: '2026-12-31',
    });
    expect(rows.slice(2, 4).map(({ player, why }) => `${player} ${why.below?.criterion}`)).toEqual(['D games-won', 'C points']);
  });

  test('nights won come before games won', () => {
    // A won a night. B has the same points from a final and a semi-final, and more games won.
    const { rows } = ranking({
      scheme: premierLeagueNights,
      tournaments: [night(1, 'ABCDEFGH'), night(2, 'CDBEAFGH', { B: { gamesWon: 9 } })],
      asOf: '2026-12-31',
    });
    expect(rows.slice(0, 3).map(({ player, points }) => `${player}${points}`)).toEqual(['C7', 'A5', 'B5']);
    expect(rows[1]?.why.below?.criterion).toBe('tournaments-won');
  });
});
