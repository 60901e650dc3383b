import type { GameState } from '@oche/darts/x01/state';
import { gameStatistics, type SideStatistics } from '@oche/darts/x01/statistics';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { Comparison } from '@oche/ui/StatCompare';
import { averageText } from './useScoreboard.ts';
import { words } from '../../shell/words.ts';
import { scoreWords } from './scoreWords.ts';

const noValue = '–';

/** The side with the better figure; null if the figures are equal or one is unknown. */
const better = (a: number | null, b: number | null, lowest = false): 0 | 1 | null => {
  if (a === null || b === null || a === b) return null;
  return a > b !== lowest ? 0 : 1;
};

type Row = { label: string; figure: (side: SideStatistics) => number | null; text?: (side: SideStatistics) => string; lowest?: boolean };

/** The statistics of two sides as rows of `StatCompare`. */
export const comparisons = (intl: IntlShape, game: GameState): Comparison[] => {
  const { formatMessage } = intl;
  const [a, b] = gameStatistics(game).sides;
  if (!a || !b) return [];
  const dartCount = (count: number | null) => (count === null ? noValue : formatMessage(words.dartCount, { count }));
  const rows: Record<string, Row> = {
    average: { label: formatMessage(words.average), figure: (side) => side.average, text: (side) => averageText(intl, side.average) },
    first9: { label: formatMessage(words.first9), figure: (side) => side.first9, text: (side) => averageText(intl, side.first9) },
    maximums: { label: formatMessage(scoreWords.maximum), figure: (side) => side.maximums },
    from140: { label: formatMessage(scoreWords.from140), figure: (side) => side.buckets.from140 },
    from100: { label: formatMessage(scoreWords.from100), figure: (side) => side.buckets.from100 },
    highCheckout: { label: formatMessage(scoreWords.bestFinish), figure: (side) => side.highCheckout },
    atDouble: {
      label: formatMessage(scoreWords.dartsAtDouble),
      figure: (side) => side.checkoutPercent,
      text: ({ checkouts, doubles }) =>
        doubles === null ? noValue : formatMessage(scoreWords.ofDarts, { hits: checkouts, darts: doubles }),
    },
    bestLeg: {
      label: formatMessage(scoreWords.bestLeg),
      figure: (side) => side.bestLeg,
      text: (side) => dartCount(side.bestLeg),
      lowest: true,
    },
  };
  return Object.entries(rows).map(([key, { label, figure, text = (side: SideStatistics) => String(figure(side) ?? noValue), lowest }]) => ({
    key,
    label,
    values: [text(a), text(b)],
    better: better(figure(a), figure(b), lowest),
  }));
};
