import { broken, ok, type Result } from '../result.ts';
import type { Decision } from './order.ts';
import type { TieBreaker } from './tieBreakers.ts';
import { defaultPoints, type PointsSystem } from './totals.ts';

/**
 * How an organiser ranks a group: the points, the criteria in order, and how remaining ties are decided (null if the source has no
 * rule, so that any decision is possible).
 */
export type StandingsPreset = { points: PointsSystem; tieBreakers: readonly TieBreaker[]; stillLevel: Decision['by'] | null };

const oneForAWin: PointsSystem = { win: 1, draw: 0, loss: 0 };

/**
 * ASWH (NL), best of six legs, 3–3 is a draw: leg difference, legs won, head-to-head.
 * Source: https://aswh.nl/regelement-darten
 */
export const aswh: StandingsPreset = {
  points: defaultPoints,
  tieBreakers: ['points', 'leg-difference', 'legs-won', 'head-to-head'],
  stillLevel: null,
};

/**
 * Darts Bond Almere (NL): games won, head-to-head, legs won, leg difference, then a play-off ("barrage").
 * Source: DBA ranking reglement 20180916A, https://dartsbondalmere.nl
 */
export const dartsBondAlmere: StandingsPreset = {
  points: oneForAWin,
  tieBreakers: ['games-won', 'head-to-head', 'legs-won', 'leg-difference'],
  stillLevel: 'shoot-out',
};

/**
 * DC Cavemen (DE): one point for a win, leg ratio, legs won, head-to-head, then nine darts each. Source: https://dc-cavemen.de/?page_id=474
 */
export const dcCavemen: StandingsPreset = {
  points: oneForAWin,
  tieBreakers: ['points', 'leg-ratio', 'legs-won', 'head-to-head'],
  stillLevel: 'shoot-out',
};

/**
 * Darts Atlas: 2/1/0, leg difference; two tied: head-to-head; more than two tied, or two that drew: average over the group.
 * Source: https://guides.dartsatlas.com/tournaments/round_robin
 */
export const dartsAtlas: StandingsPreset = {
  points: defaultPoints,
  tieBreakers: ['points', 'leg-difference', 'head-to-head-of-two', 'average'],
  stillLevel: null,
};

/**
 * DARTSLIVE Open France 2018 (soft-tip, all legs are played): legs won, legs lost, head-to-head of two; three or more tied play
 * a count-up. Source: https://dartslive.com, rules of Open France 2018
 */
export const dartsliveOpenFrance: StandingsPreset = {
  points: oneForAWin,
  tieBreakers: ['legs-won', 'legs-against', 'head-to-head-of-two'],
  stillLevel: 'shoot-out',
};

/**
 * ODC (DE), best of three: 2–0 gives 4 points, 2–1 gives 2, 1–2 gives 1. No tie-breaker is published, so entries with equal points are
 * tied until there is a decision. Source: https://odc-turnier.de/odc-2017-vorrunde
 */
export const odc: StandingsPreset = {
  points: { win: 4, draw: 0, loss: 0, byScore: { '2-0': 4, '2-1': 2, '1-2': 1, '0-2': 0 } },
  tieBreakers: ['points'],
  stillLevel: null,
};

/**
 * kcapp: 2/1/0, an order that the organiser sets by hand, leg difference, average. Here, the manual order is a decision on exactly the
 * entries with equal points. Source: https://github.com/kcapp
 */
export const kcapp: StandingsPreset = {
  points: defaultPoints,
  tieBreakers: ['points', 'drawn-lot', 'leg-difference', 'average'],
  stillLevel: 'manual',
};

/**
 * tdarts: two points for a win, leg difference, legs won, head-to-head. In tdarts, head-to-head compares pairs, so three entries that
 * beat each other in a cycle keep the order in which they were listed. Here it is the mini-table, and such entries are tied.
 * Source: https://github.com/Tomkoooo/tdarts
 */
export const tdarts: StandingsPreset = {
  points: { win: 2, draw: 0, loss: 0 },
  tieBreakers: ['points', 'leg-difference', 'legs-won', 'head-to-head'],
  stillLevel: null,
};

/**
 * Peschi90 Darts Tournament Planner: 3/1/0, set difference, leg difference. Its last criterion, the name, is left out here, so level
 * entries are tied. Source: https://github.com/Peschi90/Dart-Tournament-Planer
 */
export const peschi90: StandingsPreset = {
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['points', 'set-difference', 'leg-difference'],
  stillLevel: null,
};

/**
 * Challengermode: head-to-head, then the organiser drags the tied entries into an order. The points are configurable; here 2/1/0.
 * Source: https://support.challengermode.com/en/organizing/setting-up-the-group-stage
 */
export const challengermode: StandingsPreset = { points: defaultPoints, tieBreakers: ['points', 'head-to-head'], stillLevel: 'manual' };

/**
 * DartConnect leagues: a primary criterion and up to four different tie-breakers, otherwise `too-many` or `twice`.
 * Source: https://dartconnect.com/event-services/leagues
 */
export function dartConnect(
  primary: TieBreaker,
  tieBreakers: readonly TieBreaker[],
  points: PointsSystem = defaultPoints,
): Result<StandingsPreset, 'too-many' | 'twice'> {
  if (tieBreakers.length > 4) return broken('too-many');
  const list = [primary, ...tieBreakers];
  if (new Set(list).size < list.length) return broken('twice');
  return ok({ points, tieBreakers: list, stillLevel: null });
}

/**
 * Premier League Darts to 2021, a league with draws: points, leg difference, legs won against throw, average.
 * Source: https://www.sportinglife.com (191996, the order of the table of 2021)
 */
export const premierLeagueTo2021: StandingsPreset = {
  points: defaultPoints,
  tieBreakers: ['points', 'leg-difference', 'legs-against-throw', 'average'],
  stillLevel: null,
};

/**
 * Premier League Darts since 2022, whose nights are knockouts: points, nights won, games won, then leg difference, as the published
 * tables show. Games have no points. A night gives 5, 3 or 2 points (as adjustments), and `nights-won` is a given number.
 * `premierLeagueNights` in `rankingPresets` makes the same table from the nights. Walkovers as in 2024: a game won, no legs.
 * Source: BBC, rules of 2024
 */
export const premierLeagueSince2022: StandingsPreset = {
  points: { win: 0, draw: 0, loss: 0, walkover: { legs: 'nobody', absentPlayed: false } },
  tieBreakers: ['points', 'given:nights-won', 'games-won', 'leg-difference'],
  stillLevel: null,
};

/**
 * Grand Slam of Darts, groups of four: points, leg difference, head-to-head. (Group E of 2021 and group B of 2024 fit head-to-head, but
 * not legs won.) Source: the published tables of 2021 and 2024, https://dartsnews.de
 */
export const grandSlam: StandingsPreset = {
  points: defaultPoints,
  tieBreakers: ['points', 'leg-difference', 'head-to-head'],
  stillLevel: null,
};

/** Onze Jan Steen (NL): games won, legs won, head-to-head. Source: https://onzejansteen.nl, reglement dartcompetitie */
export const onzeJanSteen: StandingsPreset = {
  points: oneForAWin,
  tieBreakers: ['games-won', 'legs-won', 'head-to-head'],
  stillLevel: null,
};

/**
 * Kaaidart (NL, soft-tip); all three legs are played. Two tied entries are decided by head-to-head; more play one leg together. That
 * games won come first is an assumption. Source: https://cafedekaai-boz.nl/kaaidart-reglement
 */
export const kaaidart: StandingsPreset = {
  points: oneForAWin,
  tieBreakers: ['games-won', 'head-to-head-of-two'],
  stillLevel: 'shoot-out',
};

/** All presets by name. `dartConnect` is not one of them, because its list is configurable. */
export const standingsPresets = {
  aswh,
  dartsBondAlmere,
  dcCavemen,
  dartsAtlas,
  dartsliveOpenFrance,
  odc,
  kcapp,
  tdarts,
  peschi90,
  challengermode,
  premierLeagueTo2021,
  premierLeagueSince2022,
  grandSlam,
  onzeJanSteen,
  kaaidart,
} as const satisfies Record<string, StandingsPreset>;
