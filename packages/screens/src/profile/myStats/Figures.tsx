import type { MyStatistics } from '@oche/api/contract/mine';
import { formatNumber, formatPercent } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { StatTile } from '@oche/ui/StatTile';
import { averageText } from '../../parts/game/useScoreboard.ts';
import { scoreWords } from '../../parts/game/scoreWords.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** The main figures: averages, checkouts, 180s, best leg, games and legs won. */
export function Figures({ statistics }: { statistics: MyStatistics }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { games, won, legsWon, legsPlayed, average, first9, checkoutRate, buckets, oneSevenOnes, finishes, wonIn } = statistics;
  const number = (value: number | undefined) => (value === undefined ? '–' : formatNumber(locale, value));
  const ofTotal = (count: number) => formatMessage(messages.of, { count: formatNumber(locale, count) });
  return (
    <div className="flex flex-wrap gap-x-11 gap-y-6">
      <StatTile size="lg" label={formatMessage(words.average)} value={averageText(intl, average)} />
      <StatTile size="lg" label={formatMessage(words.first9)} value={averageText(intl, first9)} />
      <StatTile
        size="lg"
        label={formatMessage(messages.checkoutRate)}
        value={checkoutRate ? formatPercent(locale, checkoutRate.hits / checkoutRate.darts) : '–'}
        {...(checkoutRate && {
          change: formatMessage(messages.ofDarts, {
            hits: formatNumber(locale, checkoutRate.hits),
            darts: checkoutRate.darts,
          }),
        })}
      />
      <StatTile size="lg" label={formatMessage(scoreWords.maximums)} value={number(buckets.exactly180)} />
      {oneSevenOnes > 0 && <StatTile size="lg" label={formatMessage(messages.oneSevenOnes)} value={number(oneSevenOnes)} />}
      <StatTile size="lg" label={formatMessage(scoreWords.bestFinish)} value={number(finishes[0])} />
      <StatTile size="lg" label={formatMessage(words.bestLeg)} value={number(wonIn[0]?.darts)} />
      <StatTile size="lg" label={formatMessage(messages.gamesWon)} value={number(won)} unit={ofTotal(games)} />
      {legsPlayed > 0 && <StatTile size="lg" label={formatMessage(messages.legsWon)} value={number(legsWon)} unit={ofTotal(legsPlayed)} />}
    </div>
  );
}
