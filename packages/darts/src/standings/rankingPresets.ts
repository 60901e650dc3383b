import type { PlacePoints } from './rankingScheme.ts';
import type { RankingScheme } from './rankingTotals.ts';

const place = (from: number, points: number, to = from): PlacePoints => ({ from, to, points });

const cavemenPlaces = [
  place(1, 12),
  place(2, 10),
  place(3, 8),
  place(4, 7),
  place(5, 6, 6),
  place(7, 5, 8),
  place(9, 4, 12),
  place(13, 3, 16),
];

/**
 * DC Cavemen (DE): 12/10/8/7/6–6/5–5/4×4/3×4 by final place in a double elimination, or in a single group if there are few entries.
 * Bonuses for high scores, high finishes and short legs; the best nine of eleven tournaments count.
 * Source: https://dc-cavemen.de/?page_id=474
 */
export const dcCavemenRanking: RankingScheme = {
  points: {
    guests: 'excluded',
    tables: [
      {
        fromEntries: 0,
        knockoutPlaces: { only: cavemenPlaces },
        bonuses: [
          { kind: 'visit', from: 170, to: 180, points: 1 },
          { kind: 'finish', from: 100, to: 130, points: 1 },
          { kind: 'finish', from: 131, to: 167, points: 2 },
          { kind: 'finish', from: 170, to: 170, points: 3 },
          { kind: 'leg', from: 18, to: 20, points: 1 },
          { kind: 'leg', from: 15, to: 17, points: 2 },
          { kind: 'leg', from: 12, to: 14, points: 3 },
          { kind: 'leg', from: 10, to: 11, points: 5 },
          { kind: 'leg', from: 9, to: 9, points: 10 },
        ],
      },
    ],
  },
  counting: { score: 'sum', best: 9, tieBreakers: ['points'] },
};

/**
 * Rakegooier (NL), weekly: one point for attendance, half a point per leg won (the caller leaves out legs of byes), 7/6/5/4 in the
 * winners' and 3/2/1 in the losers' knockout, graded bonuses. The first eight qualify for play-off A, the next for B and C. The only
 * finishes in "161–167" are 161, 164 and 167. Source: https://rakegooier.nl/interne-competitie
 */
export const rakegooierRanking: RankingScheme = {
  points: {
    guests: 'excluded',
    tables: [
      {
        fromEntries: 0,
        attendance: 1,
        perLegWon: 0.5,
        knockoutPlaces: {
          winners: [place(1, 7), place(2, 6), place(3, 5, 4), place(5, 4, 8)],
          losers: [place(1, 3), place(2, 2), place(3, 1, 4)],
        },
        bonuses: [
          { kind: 'visit', from: 180, to: 180, points: 0.5 },
          { kind: 'finish', from: 120, to: 130, points: 1 },
          { kind: 'finish', from: 131, to: 140, points: 2 },
          { kind: 'finish', from: 141, to: 160, points: 3 },
          { kind: 'finish', from: 161, to: 167, points: 4 },
          { kind: 'finish', from: 170, to: 170, points: 5 },
          { kind: 'leg', from: 9, to: 9, start: 501, points: 10 },
        ],
      },
    ],
  },
  counting: {
    score: 'sum',
    tieBreakers: ['points'],
    bands: [
      { name: 'A', from: 1, to: 8 },
      { name: 'B', from: 9, to: 16 },
      { name: 'C', from: 17, to: 24 },
    ],
  },
};

/**
 * De Tempel (NL): five points for attendance, points for the place in the group and in the knockout, and another table from 65 entries,
 * when there are no groups. The published rules give the five points and the limit of 65. The points for places are examples, to be
 * replaced by the organiser's. Source: https://sportcafe-detempel.nl/darten/ranking (2019–2020)
 */
export const deTempelRanking: RankingScheme = {
  points: {
    guests: 'excluded',
    tables: [
      {
        fromEntries: 0,
        attendance: 5,
        groupPlaces: [place(1, 4), place(2, 3), place(3, 2), place(4, 1)],
        knockoutPlaces: {
          winners: [place(1, 10), place(2, 8), place(3, 6, 4), place(5, 4, 8), place(9, 2, 16)],
          losers: [place(1, 5), place(2, 4), place(3, 3, 4), place(5, 2, 8), place(9, 1, 16)],
        },
      },
      {
        fromEntries: 65,
        attendance: 5,
        knockoutPlaces: {
          winners: [place(1, 14), place(2, 12), place(3, 10, 4), place(5, 8, 8), place(9, 6, 16), place(17, 4, 32)],
          losers: [place(1, 7), place(2, 6), place(3, 5, 4), place(5, 4, 8), place(9, 3, 16), place(17, 2, 32)],
        },
      },
    ],
  },
  counting: { score: 'sum', tieBreakers: ['points'] },
};

/**
 * Onze Jan Steen (NL): 13/11/9/7/5/3 by place in the group, ranked by the average per evening attended. Players who miss too many
 * evenings are not ranked: set `mostMissed` to the limit of the season.
 * Source: https://onzejansteen.nl, reglement dartcompetitie
 */
export const onzeJanSteenRanking: RankingScheme = {
  points: {
    guests: 'excluded',
    tables: [{ fromEntries: 0, groupPlaces: [place(1, 13), place(2, 11), place(3, 9), place(4, 7), place(5, 5), place(6, 3)] }],
  },
  counting: { score: 'average', tieBreakers: ['points'] },
};

/**
 * Premier League Darts since 2022: a night is a knockout of eight that gives 5 points to the winner, 3 to the other finalist and 2 to the
 * losing semi-finalists. Equal points are separated by nights won, games won, then leg difference, as the published tables show.
 * Source: BBC, rules of 2024
 */
export const premierLeagueNights: RankingScheme = {
  points: {
    guests: 'excluded',
    tables: [{ fromEntries: 0, knockoutPlaces: { only: [place(1, 5), place(2, 3), place(3, 2, 4)] } }],
  },
  counting: { score: 'sum', tieBreakers: ['points', 'tournaments-won', 'games-won', 'leg-difference'] },
};
