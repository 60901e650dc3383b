import { describe, expect, it } from 'vitest';
import { checkAmateurLegs, isAmateurLegs } from './amateurLegs.ts';
import { checkDartGames, isDartGames } from './dartGames.ts';
import { checkNineDartLegs, isNineDartLegs } from './nineDartLegs.ts';
import { Report } from './report.ts';
import type { JsonObject } from './report.ts';
import { checkVisitGames, isVisitGames } from './visitGames.ts';

// These games are invented. They are in the formats of the recorded games.

const dartGame = (average: number): JsonObject => ({
  matches: [
    {
      A: 'Anna Ton',
      B: 'Bo Bull',
      score: [1, 1],
      legs: [
        {
          A: ['T20 T20 T20', 'T20 T20 T20', 'T20 T19 D12'],
          B: ['S20 S20 S20', 'T20 S1 S5'],
          first: 'A',
          winner: 'A',
          remaining_of_loser: 375,
        },
        { A: ['0 0 0', '0 0 0'], B: ['T20 T20 T20', 'T20 T20 T20', 'T20 T19 D12'], first: 'B', winner: 'B', remaining_of_loser: 501 },
      ],
      checks: {
        legs_won: { A: 1, B: 1 },
        throw_first_alternates: true,
        A: { three_dart_average_in_source: average, darts_aimed_at_the_finishing_double_per_source: 7 },
      },
    },
  ],
});

const visitGame = (published: number): JsonObject => ({
  matches: [
    {
      event: 'Sets of two legs',
      A: 'Anna Ton',
      B: 'Bo Bull',
      legs: [
        { set: 1, leg: 1, first: 'B', winner: 'A', v: [60, 180, 60, 180, 60, 141] },
        { set: 1, leg: 2, first: 'A', winner: 'A', v: [180, 60, 180, 60, 100, 60, 41] },
        { set: 2, leg: 1, first: 'A', winner: 'B', v: [60, 180, 60, 180, 60, 141] },
        { set: 2, leg: 2, first: 'B', winner: 'B', v: [180, 60, 180, 60, 141] },
        { set: 3, leg: 1, first: 'B', winner: 'B', v: [180, 60, 180, 60, 141] },
        { set: 3, leg: 2, first: 'A', winner: 'A', v: [180, 60, 180, 60, 141] },
        { set: 3, leg: 3, first: 'B', winner: 'B', v: [180, 60, 180, 60, 141] },
        { set: 3, leg: 4, first: 'A', winner: 'B', v: [60, 180, 60, 180, 60, 141] },
      ],
      checks: {
        score: { unit: 'sets', A: 1, B: 2 },
        set_scores: ['2-0', '0-2', '1-3'],
        A: { published_average: published, darts_total_implied_by_published_average: 65, visits: 22 },
      },
    },
  ],
});

const amateurLeg = (busts: number): JsonObject => ({
  legs: [
    {
      start: 101,
      in: 'straight',
      out: 'double',
      team_size: [2, 1],
      first: 'A',
      winner: 'A',
      visits: ['A1 60', 'B1 60', 'A2 bust', 'B1 bust', 'A1 41'],
      darts_in_last_visit: 2,
      checks: { busts, darts: { A: 8, B: 6 }, remaining: { A: 0, B: 41 }, checkout: 41 },
    },
  ],
});

const nineDarter = (left: number): JsonObject => ({
  legs: [
    {
      match: 'an invented leg',
      first: 'Anna Ton',
      A: 'Anna Ton',
      B: 'Bo Bull',
      A_visits: ['T20 T20 T20', 'T20 T20 T20', 'T20 T20 0'],
      B_visits: ['T20 T20 T20', 'T20 T20 T20', 'T20 T19 D12'],
      checks: { A_left: left, winner: 'B', A_darts_at_double: 0 },
    },
    {
      match: 'another invented leg',
      player: 'Cor Treble',
      darts: 'D20 T20 T20 / T20 T20 T20 / T20 T17 D25',
      checks: { needs: 'double-in and double-out' },
    },
  ],
  checks: { average_of_a_nine_darter: 167 },
});

const run = (check: (file: JsonObject, report: Report) => void, file: JsonObject): Report => {
  const report = new Report();
  check(file, report);
  return report;
};

describe.each([
  ['games with every dart', isDartGames, checkDartGames, dartGame((501 / 15) * 3), dartGame(90)],
  ['games with every visit', isVisitGames, checkVisitGames, visitGame(102.6), visitGame(102.62)],
  ['single legs', isAmateurLegs, checkAmateurLegs, amateurLeg(2), amateurLeg(3)],
  ['nine-dart legs', isNineDartLegs, checkNineDartLegs, nineDarter(21), nineDarter(24)],
])('%s', (_, is, check, right, wrong) => {
  it('are recognised by their fields', () => {
    const kinds = [isDartGames, isVisitGames, isAmateurLegs, isNineDartLegs].filter((candidate) => candidate(right));
    expect(kinds).toEqual([is]);
  });

  it('agree with correct published figures, and differ from a wrong one', () => {
    expect(run(check, right).differences).toEqual([]);
    expect(run(check, right).agreed).toBeGreaterThan(2);
    expect(run(check, wrong).differences).not.toEqual([]);
  });
});

it('figures that a source counts differently are printed but not compared', () => {
  const report = run(checkDartGames, dartGame((501 / 15) * 3));
  expect(report.notes.join()).toContain('ours 1, theirs 7 (not compared)');
});

it('in a last leg with a second bull-up, the side in the file throws first', () => {
  const nineDarter = ['T20 T20 T20', 'T20 T20 T20', 'T20 T19 D12'];
  const misses = ['0 0 0', '0 0 0'];
  const legs = [
    { A: nineDarter, B: misses, first: 'A', winner: 'A' },
    { A: misses, B: nineDarter, first: 'B', winner: 'B' },
    { A: misses, B: nineDarter, first: 'B', winner: 'B' },
  ];
  const report = run(checkDartGames, {
    matches: [{ A: 'Anna Ton', B: 'Bo Bull', score: [1, 2], legs, checks: { legs_won: { A: 1, B: 2 } } }],
  });
  expect(report.differences).toEqual([]);
});
