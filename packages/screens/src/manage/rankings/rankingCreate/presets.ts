import {
  dcCavemenRanking,
  deTempelRanking,
  onzeJanSteenRanking,
  premierLeagueNights,
  rakegooierRanking,
} from '@oche/darts/standings/rankingPresets';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';

/** Schemes of real organisers to start from, by the word for their texts. */
export const presets = {
  cavemen: dcCavemenRanking,
  rakegooier: rakegooierRanking,
  tempel: deTempelRanking,
  jansteen: onzeJanSteenRanking,
  premier: premierLeagueNights,
  empty: {
    points: { tables: [{ fromEntries: 0 }], guests: 'excluded' },
    counting: { score: 'sum', tieBreakers: ['points', 'best-results'] },
  },
} satisfies Record<string, RankingScheme>;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];
