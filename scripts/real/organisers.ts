import type { RankTable } from '@oche/darts/draw/groupsToKnockout';
import * as presets from '@oche/darts/standings/presets';
import type { StandingsPreset } from '@oche/darts/standings/presets';
import { deTempelRanking, onzeJanSteenRanking, premierLeagueNights, rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';
import type { PointsSystem } from '@oche/darts/standings/totals';

/** The configuration of an organiser's rules. */
export type Organiser = {
  standings?: StandingsPreset;
  ranking?: RankingScheme;
  /** the ranks that qualify for each knockout, by the size of the group */
  ranks?: RankTable;
  /** the points and the walkover of a team match, in which each game counts one */
  match?: { points: PointsSystem; walkover: readonly [number, number] };
  /** rules that no setting expresses, and how the organiser applies them */
  notConfigured?: string;
};

const upTo = (winners: number, size: number, last = size) => ({
  winners: Array.from({ length: winners }, (_, i) => i + 1),
  losers: Array.from({ length: last - winners }, (_, i) => winners + i + 1),
});

/** The organisers by their names in the recorded rules. */
export const organisers: Readonly<Record<string, Organiser>> = {
  'Rakegooier weekly competition': {
    ranking: rakegooierRanking,
    notConfigured: 'legs do not count for a bye; the play-offs are tournaments of the players in a band',
  },
  'Darts Bond Almere ranking': {
    standings: presets.dartsBondAlmere,
    ranks: { 3: upTo(2, 3), 4: upTo(2, 4), 5: upTo(2, 5, 4), 6: upTo(2, 6, 4) },
    notConfigured: 'with more than 42 entries, use firstLossKnockout; the organiser decides about ranks 5 and 6',
  },
  'De Tempel ranking': {
    ranking: deTempelRanking,
    ranks: { 4: upTo(2, 4), 5: upTo(3, 5) },
    notConfigured: 'with 65 or more entries, use firstLossKnockout; formats are set by stage and round',
  },
  'Onze Jan Steen': {
    standings: presets.onzeJanSteen,
    ranking: { ...onzeJanSteenRanking, counting: { ...onzeJanSteenRanking.counting, mostMissed: 4 } },
    notConfigured: 'each season has its own number of evenings that a player may miss; here it is four',
  },
  'ASWH club league': {
    standings: presets.aswh,
    notConfigured: 'the organiser of the league enters a walkover after the second postponement',
  },
  'Derby Darts Liga (Belgium)': {
    match: { points: { win: 2, draw: 1, loss: 0 }, walkover: [14, 0] },
    notConfigured:
      'the blocks of a match belong to competitions, which are not built yet; the table counts games and legs as legs and sets',
  },
  'Kaaidart (soft-tip)': {
    standings: presets.kaaidart,
    ranks: { 5: upTo(2, 5, 4) },
    notConfigured:
      'no format always has three legs: use best of 3 and enter a result of 3–0 without a log; the deciding leg of tied players is a shoot-out',
  },
  'HWDO ranking': {
    notConfigured: 'preliminaries of two games for each player, then preliminaryOutcome: each of its two lists is drawn as a knockout',
  },
  'Darts Atlas round robin': { standings: presets.dartsAtlas },
  'DARTSLIVE Open France 2018': {
    standings: presets.dartsliveOpenFrance,
    notConfigured: 'the count-up is a shoot-out, entered as a decision',
  },
  'Premier League Darts to 2021': { standings: presets.premierLeagueTo2021 },
  'Premier League Darts 2022-': { standings: presets.premierLeagueSince2022, ranking: premierLeagueNights },
};
