import type { MyStatistics } from '@oche/api/contract/mine';
import { shortLegs } from '@oche/darts/x01/statistics';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { messages } from './messages.ts';
import { RangeChart } from './RangeChart.tsx';
import { countIn } from './ranges.ts';

/** A chart of the legs won, by the number of darts. */
export function WonIn({ statistics }: { statistics: MyStatistics }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.wonIn);
  return (
    <Section title={title} rule>
      <RangeChart
        caption={title}
        heads={{ label: formatMessage(messages.darts), value: formatMessage(messages.legs) }}
        ranges={countIn(
          statistics.wonIn.map((leg) => leg.darts),
          [1, 16, 19, 22, 25, 31],
        )}
      />
      <p className="pt-3 text-body-small text-ink-2">{formatMessage(messages.shortLegs, { count: shortLegs(statistics).length })}</p>
    </Section>
  );
}
