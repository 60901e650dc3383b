import type { MyStatistics } from '@oche/api/contract/mine';
import { formatAverage, formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { AverageChart } from '@oche/ui/AverageChart';
import { Section } from '@oche/ui/Section';
import { useDeviceZone } from '../../shell/device.ts';
import { useHref } from '../../shell/useHref.ts';
import { messages } from './messages.ts';

/** A chart of the averages and results of the latest games, in the order of play. */
export function RecentForm({ statistics: { recent, average } }: { statistics: MyStatistics }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const zone = useDeviceZone();
  const figure = (value: number) => formatAverage(locale, value);
  const averages = recent.map((game) => game.average);
  const resultOf = (won: boolean | null) => (won === null ? 'draw' : won ? 'win' : 'loss');
  return (
    <Section title={formatMessage(messages.form)} link={{ href: href('myMatches'), label: formatMessage(messages.allGames) }}>
      <AverageChart
        className="pt-2"
        {...(average !== null && { overall: average })}
        points={recent.map((game) => ({
          key: game.gameId,
          value: game.average,
          result: resultOf(game.won),
          description: formatMessage(messages.spoken, {
            date: formatInstant(locale, game.finishedAt, zone, 'date'),
            result: resultOf(game.won),
            opponent: game.opponent,
            average: figure(game.average),
          }),
        }))}
        labels={{
          chart: formatMessage(messages.formChart, {
            count: recent.length,
            low: figure(Math.min(...averages)),
            high: figure(Math.max(...averages)),
          }),
          overall: formatMessage(messages.overall, { average: figure(average ?? 0) }),
          win: formatMessage(messages.won),
          loss: formatMessage(messages.lost),
          draw: formatMessage(messages.drawn),
        }}
      />
    </Section>
  );
}
