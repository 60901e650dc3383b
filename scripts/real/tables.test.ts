import { describe, expect, it } from 'vitest';
import { checkCheckoutCounts, isCheckoutCounts } from './checkoutCounts.ts';
import { checkClubRules, isClubRules } from './clubRules.ts';
import { checkGroupsAndKnockout, isGroupsAndKnockout } from './groupsAndKnockout.ts';
import { checkLeague, isLeague } from './league.ts';
import { checkNights, isNights } from './nights.ts';
import { Report, objectOf } from './report.ts';
import type { Json, JsonObject } from './report.ts';
import { checkSeededKnockout, isSeededKnockout } from './seededKnockout.ts';
import { checkSpreadFits, isSpreadFits } from './spreadFits.ts';

// These seasons and tournaments are invented. They are in the formats of the recorded files.

const league = (pointsOfB: number): JsonObject => ({
  format: { points: '2 win, 1 draw' },
  rank_order: ['points', 'leg difference', 'legs won against throw'],
  data: [
    {
      night: 1,
      matches: [
        ['2024-01-05', 'Anna', '7-3', 'Bo'],
        ['2024-01-05', 'Cor', '6-6', 'Dirk'],
      ],
    },
    {
      night: 2,
      matches: [
        ['Bo', '7-1', 'Cor'],
        ['Dirk', '2-7', 'Anna'],
      ],
    },
    { night: 3, matches: [['Anna', '5-7', 'Bo']] },
  ],
  published: {
    after_night_2: { points: { Anna: 4, Dirk: 1 }, order: ['Anna', 'Bo', 'Dirk', 'Cor'] },
    during_night_2_before_bo_v_cor: { columns: ['player', 'P', 'W', 'D', 'L', 'leg_diff', 'points'], rows: [['Anna', 2, 2, 0, 0, 9, 4]] },
    final_positions: { order: ['Bo', 'Anna'], points_named: { Bo: pointsOfB }, out_after_night_2: ['Dirk', 'Cor'] },
  },
  checks: {
    columns: ['player', 'P', 'leg_diff', 'points'],
    recomputed_final: [
      ['Bo', 3, 4, 4],
      ['Anna', 3, 7, 4],
    ],
    words: 'Not compared.',
  },
});
/** The correct file, in which Anna is ahead of Bo by leg difference. */
const correctLeague = (): JsonObject => {
  const file = league(4);
  objectOf(objectOf(file.published).final_positions).order = ['Anna', 'Bo'];
  objectOf(file.checks).recomputed_final = [
    ['Anna', 3, 7, 4],
    ['Bo', 3, 4, 4],
  ];
  return file;
};

/** Two nights of eight players. On the second night, A wins against H by walkover, and then wins the night. */
const nights = (legDifferenceOfA: number, knownErrors: Json[] = []): JsonObject => ({
  format: { points: { 'lost QF': 0, 'lost SF': 2, 'lost final': 3, 'won night': 5 } },
  data: [
    {
      night: 1,
      date: '2024-02-01',
      QF: [
        ['A', '6-0', 'H'],
        ['D', '6-1', 'E'],
        ['B', '2-6', 'G'],
        ['C', '6-3', 'F'],
      ],
      SF: [
        ['A', '6-4', 'D'],
        ['C', '6-5', 'G'],
      ],
      F: ['A', '2-6', 'C'],
    },
    {
      night: 2,
      date: '2024-02-08',
      QF: [
        ['A', 'w/o', 'H'],
        ['E', '6-5', 'D'],
        ['B', '6-0', 'F'],
        ['C', '1-6', 'G'],
      ],
      SF: [
        ['B', '6-5', 'G'],
        ['E', '3-6', 'A'],
      ],
      F: ['A', '6-4', 'B'],
    },
  ],
  tables: [
    {
      after_night: 2,
      columns: ['player', 'nights_won', 'matches_won', 'leg_diff', 'legs_won', 'points'],
      published: [
        ['A', 1, 5, legDifferenceOfA, null, 8],
        ['C', 1, 3, 3, null, 5],
      ],
      differences_to_recomputation_with_walkover_as_0_0_and_one_win: knownErrors,
    },
  ],
  checks: {
    recomputed_after_night_2: { columns: ['player', 'matches_won_with_walkovers', 'leg_diff_walkover_0_0'], rows: [['A', 5, 9]] },
    walkovers: [['Week 2', 'A', 'H']],
    published_win_loss_after_night_2: { A: '5-1', H: '0-1', note: 'H did not play on night 2' },
    tie: 'Not compared.',
  },
});

const groupMatches = (one: string, two: string, three: string): Json[] => [
  ['2024-03-01', one, '5-3', two],
  ['2024-03-01', two, '5-4', three],
  ['2024-03-02', one, '5-1', three],
];
const groups = (second: string): JsonObject => ({
  format: { group: 'round robin, best of 9 legs, 2 points a win' },
  rank_order: ['points', 'leg difference', 'then head-to-head (our reading)'],
  data: {
    groups: [
      { group: 'A', matches: groupMatches('Anna Ton', 'Bo Bull', 'Cor Treble') },
      { group: 'B', matches: groupMatches('Dirk Check', 'Eva Out', 'Finn Double') },
      {
        group: 'C',
        matches: [
          ['2024-03-01', 'Gus Leg', '5-4', 'Hans Set'],
          ['2024-03-01', 'Hans Set', '5-1', 'Ida Bye'],
          ['2024-03-01', 'Ida Bye', '5-4', 'Gus Leg'],
        ],
      },
      { group: 'D', matches: groupMatches('Jan Wire', 'Kim Board', 'Lou Oche') },
    ],
    knockout: [
      ['Last 8', '2024-03-03', 'Anna Ton', '9-10', 'Eva Out'],
      ['Last 8', '2024-03-03', 'Bo Bull', '4-10', 'Dirk Check'],
      ['Last 8', '2024-03-03', 'Kim Board', '3-10', 'Hans Set'],
      ['Last 8', '2024-03-03', 'Jan Wire', '10-2', 'Gus Leg'],
      ['Semi-finals', '2024-03-04', 'Dirk Check', '10-2', 'Hans Set'],
      ['Semi-finals', '2024-03-04', 'Eva Out', '10-2', 'Jan Wire'],
      ['Final', '2024-03-04', 'Eva Out', '10-9', 'Dirk Check'],
    ],
  },
  published: {
    A: { columns: ['player', 'Pts'], rows: [['Anna Ton', 4]] },
    text: `A: 1 Ton 2 ${second} (1 win), Treble last. B: 1 D. Check.`,
  },
  checks: {
    group_tables: [
      {
        group: 'C',
        columns: ['player', 'LF', 'LA', 'LD', 'Pts'],
        rows: [
          ['Hans Set', 9, 6, 3, 2],
          ['Gus Leg', 9, 9, 0, 2],
          ['Ida Bye', 6, 9, -3, 2],
        ],
        ties: ['Hans Set before Gus Leg on leg difference; head-to-head was won by Gus Leg'],
      },
    ],
    qualifiers_equal_last16: true,
  },
});

/** Four seeds and eight other players. The seeds are in the fold order, mirrored in the lower half. */
const seeded = (champion: string): JsonObject => ({
  format: { best_of_sets: { R1: 3, R2: 3, SF: 5, F: 5 } },
  data: {
    slots_top_to_bottom: [
      ['(1) One', 'bye', 'a', 'b'],
      ['(4) Four', 'bye', 'c', 'd'],
      ['(3) Three', 'bye', 'e', 'f'],
      ['(2) Two', 'bye', 'g', 'h'],
    ],
    results: {
      R1: [
        ['2024-01-01', 'a', '2-0', 'b'],
        ['2024-01-01', 'c', '1-2', 'd'],
        ['2024-01-01', 'e', '2-1', 'f'],
        ['2024-01-01', 'g', '2-0', 'h'],
      ],
      R2: [
        ['2024-01-02', 'One', '2-0', 'a'],
        ['2024-01-02', 'Four', '0-2', 'd'],
        ['2024-01-02', 'Three', '2-1', 'e'],
        ['2024-01-02', 'Two', '2-0', 'g'],
      ],
      SF: [
        ['2024-01-03', 'One', '3-0', 'd'],
        ['2024-01-03', 'Three', '2-3', 'Two'],
      ],
      F: [['2024-01-04', 'One', '1-3', 'Two']],
    },
  },
  checks: {
    counts: { R1: 4, R2: 4, SF: 2, F: 1 },
    matches: 11,
    byes: 4,
    seed_positions_in_bracket_order: [1, 4, 3, 2],
    champion,
    runner_up: 'One',
    semi_finalists: ['Three', 'd'],
    places: '5-8 = the four losers of R2, 9-12 = losers of R1',
    prize_money_gbp: { W: 100, F: 50, SF: 20, R2: 10, R1: 5 },
    prize_total: 250,
    final: {
      A: 'One',
      B: 'Two',
      set_scores: ['3-1', '0-3', '1-3', '2-3'],
      sets: '1-3',
      doubles: { A: '6/20 = 30%', B: '10/20 = 50%' },
    },
    seeding_rule: 'Not compared.',
  },
});

const clubRules = (attendance: number): JsonObject => ({
  round_robin: {
    scoring: { '2-0': [4, 0], '2-1': [2, 1] },
    A: [
      ['P1', '2-1', 'P2'],
      ['P2', '2-1', 'P3'],
      ['P3', '1-2', 'P1'],
    ],
    published_points: { A: { P1: 4, P2: 3, P3: 5 } },
    checks: { recomputed: { A: { P1: 4, P2: 3, P3: 2 } }, differences: ['P3: published 5, recomputed 2'] },
  },
  rules_to_configure: [
    {
      name: 'Rakegooier weekly competition',
      attendance,
      per_leg_won: 0.5,
      winners_ko: { '1': 7, '3-4': 5 },
      bonus: { '180': 0.5, 'finish 120-130': 1, '170': 5, 'nine-darter': 10 },
      season: 'top 8 to play-off A, 9-16 B',
    },
    {
      name: 'Darts Bond Almere ranking',
      group_order: ['matches won', 'head-to-head'],
      still_tied: 'play-off',
      advance: "1-2 winners' round, 3-4 losers' round",
    },
    { name: 'De Tempel ranking', advance: "groups of 5: 1-3 to winners' round", from_65_entrants: 'a knock-out' },
    { name: 'Onze Jan Steen', points_by_group_place: { '1': 13, '6': 3 }, season_rank: 'average points per evening attended' },
    { name: 'Derby Darts Liga (Belgium)', walkover: 'loses 14-0' },
    { name: 'Kaaidart (soft-tip)', tie_two: 'head-to-head', advance_groups_of_5: '1-2 winners, 3-4 losers, 5 out' },
    { name: 'Darts Atlas round robin', points: { win: 2, draw: 1 }, order: ['points', 'leg difference', 'two tied: head-to-head'] },
    { name: 'HWDO ranking', qualifying: 'Not compared.' },
  ],
});

const checkouts = (total: number): JsonObject => ({
  ways_per_score: objectOf(JSON.parse(JSON.stringify(Object.fromEntries(waysByScore)))),
  checks: {
    ways_total: total,
    ways_for_6: 11,
    highest: 170,
    no_finish_with_three_darts: [159, 162, 163, 165, 166, 168, 169],
    lowest_that_needs_three: 99,
  },
});
/** The ways for each score, counted with separate code: at most two darts in any order, then a double. */
const waysByScore = ((): Map<number, number> => {
  const beds = [0, 25, 50, ...Array.from({ length: 20 }, (_, i) => [1, 2, 3].map((times) => times * (i + 1))).flat()];
  const ways = new Map<number, number>();
  beds.forEach((one, i) =>
    beds.slice(i).forEach((two) => {
      for (const last of [...Array.from({ length: 20 }, (_, n) => 2 * (n + 1)), 50]) {
        const score = one + two + last;
        ways.set(score, (ways.get(score) ?? 0) + 1);
      }
    }),
  );
  return ways;
})();

const fits = (share: number): JsonObject => ({
  players: [{ player: 'Anna Ton', sigma_x_mm: 0.05, sigma_y_mm: 0.05, rho: 0, p_t20_fit: share, three_times_expected_dart: 180 }],
  isotropic: { rows: [{ sigma_mm: 0.1, treble_20: 60, treble_19: 57, bull: 50, best: 60, best_aim_mm: [0, 103] }] },
});

const run = (check: (file: JsonObject, report: Report) => void, file: JsonObject): Report => {
  const report = new Report();
  check(file, report);
  return report;
};

const allKinds = [isLeague, isNights, isGroupsAndKnockout, isSeededKnockout, isClubRules, isCheckoutCounts, isSpreadFits];

describe.each([
  ['a league', isLeague, checkLeague, correctLeague(), league(4)],
  ['nights of a knockout', isNights, checkNights, nights(9), nights(8)],
  ['groups and a knockout', isGroupsAndKnockout, checkGroupsAndKnockout, groups('Bull'), groups('Treble')],
  ['a knockout with seeds', isSeededKnockout, checkSeededKnockout, seeded('Two'), seeded('One')],
  ['rules of organisers', isClubRules, checkClubRules, clubRules(1), clubRules(2)],
  ['checkout arithmetic', isCheckoutCounts, checkCheckoutCounts, checkouts(42_336), checkouts(42_335)],
  ['fits of spreads', isSpreadFits, checkSpreadFits, fits(1), fits(0.9)],
])('%s', (_, is, check, right, wrong) => {
  it('is recognised by its fields', () => {
    expect(allKinds.filter((candidate) => candidate(right))).toEqual([is]);
  });

  it('agrees with correct published figures, and differs from a wrong one', () => {
    expect(run(check, right).differences).toEqual([]);
    expect(run(check, right).agreed).toBeGreaterThan(2);
    expect(run(check, wrong).differences).not.toEqual([]);
  });
});

describe('a walkover', () => {
  it('is counted by the rule that fits the published figures', () => {
    // With six legs for the walkover, A has 15 instead of 9. The file lists this difference from the rule without legs.
    const knownErrors = [{ player: 'A', leg_diff: { published: 15, recomputed: 9 } }];
    const report = run(checkNights, nights(15, knownErrors));
    expect(report.differences).toEqual([]);
    expect(report.notes.join()).toContain('legs for winner; 0 published figures differ');
    expect(run(checkNights, nights(9)).notes.join()).toContain('legs for nobody; 0 published figures differ');
  });

  it('does not hide an error that the file does not list', () => {
    expect(run(checkNights, nights(15)).differences).not.toEqual([]);
  });
});

it('reports rules that are not configured', () => {
  const report = run(checkClubRules, { rules_to_configure: [{ name: 'The Invented Arms' }] });
  expect(report.differences).toEqual(['The Invented Arms: not configured']);
});
