import type { RankTable } from '@oche/darts/draw/groupsToKnockout';
import * as presets from '@oche/darts/standings/presets';
import type { StandingsPreset } from '@oche/darts/standings/presets';
import { deTempelRanking, onzeJanSteenRanking, premierLeagueNights, rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';
import type { PointsSystem } from '@oche/darts/standings/totals';

/** How an organiser's rules are configured. `apart`: rules that need something other than a setting. */
export type Organiser = {
  standings?: StandingsPreset;
  ranking?: RankingScheme;
  /** which ranks go to which knockout, by the size of the group */
  ranks?: RankTable;
  /** points and walkover of a team match, in which each game counts one */
  match?: { points: PointsSystem; walkover: readonly [number, number] };
  apart?: string;
};

const upTo = (winners: number, size: number, last = size) => ({
  winners: Array.from({ length: winners }, (_, i) => i + 1),
  losers: Array.from({ length: last - winners }, (_, i) => winners + i + 1),
});

/** The organisers by their names in the recorded rules. */
export const organisers: Readonly<Record<string, Organiser>> = {
  'Rakegooier weekly competition': {
    ranking: rakegooierRanking,
    apart: 'a bye counts no legs; the play-offs are tournaments with the players of a band',
  },
  'Darts Bond Almere ranking': {
    standings: presets.dartsBondAlmere,
    ranks: { 3: upTo(2, 3), 4: upTo(2, 4), 5: upTo(2, 5, 4), 6: upTo(2, 6, 4) },
    apart: 'above 42 entries firstLossKnockout; ranks 5 and 6 are the organiser’s choice',
  },
  'De Tempel ranking': {
    ranking: deTempelRanking,
    ranks: { 4: upTo(2, 4), 5: upTo(3, 5) },
    apart: 'from 65 entries firstLossKnockout; formats are set by stage and round',
  },
  'Onze Jan Steen': {
    standings: presets.onzeJanSteen,
    ranking: { ...onzeJanSteenRanking, counting: { ...onzeJanSteenRanking.counting, mostMissed: 4 } },
    apart: 'each season sets how many evenings may be missed; four here',
  },
  'ASWH club league': { standings: presets.aswh, apart: 'the league’s organiser enters a walkover after the second postponement' },
  'Derby Darts Liga (Belgium)': {
    match: { points: { win: 2, draw: 1, loss: 0 }, walkover: [14, 0] },
    apart: 'the blocks of a match belong to competitions, which are not built yet; the table counts games and legs as legs and sets',
  },
  'Kaaidart (soft-tip)': {
    standings: presets.kaaidart,
    ranks: { 5: upTo(2, 5, 4) },
    apart:
      'no format plays three legs in any case: use best of 3 and enter a result (3–0) by hand; the deciding leg of tied players is a shoot-out',
  },
  'HWDO ranking': {
    apart: 'preliminaries of two games each, then preliminaryOutcome: each of its two lists is drawn as a knockout',
  },
  'Darts Atlas round robin': { standings: presets.dartsAtlas },
  'DARTSLIVE Open France 2018': { standings: presets.dartsliveOpenFrance, apart: 'the count-up is a shoot-out, entered as a decision' },
  'Premier League Darts to 2021': { standings: presets.premierLeagueTo2021 },
  'Premier League Darts 2022-': { standings: presets.premierLeagueSince2022, ranking: premierLeagueNights },
};
