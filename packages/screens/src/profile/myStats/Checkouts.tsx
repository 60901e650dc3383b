import type { MyStatistics } from '@oche/api/contract/mine';
import { highFinishes } from '@oche/darts/x01/statistics';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { messages } from './messages.ts';
import { RangeChart } from './RangeChart.tsx';
import { countIn } from './ranges.ts';

const maxListed = 12;

/** A chart of checkouts by points, and a list of the highest ones. */
export function Checkouts({ statistics }: { statistics: MyStatistics }) {
  const { formatMessage, locale } = useIntl();
  const title = formatMessage(messages.checkouts);
  const high = highFinishes(statistics).slice(0, maxListed).map(String);
  return (
    <Section title={title} rule>
      {statistics.finishes.length === 0 ? (
        <p className="py-3 text-ink-2">{formatMessage(messages.noLegs)}</p>
      ) : (
        <>
          <RangeChart
            caption={title}
            heads={{ label: formatMessage(messages.points), value: formatMessage(messages.legs) }}
            ranges={countIn(statistics.finishes, [2, 41, 61, 81, 100])}
          />
          <p className="pt-3 text-body-small text-ink-2">
            {high.length === 0
              ? formatMessage(messages.noHighFinishes)
              : formatMessage(messages.highFinishes, { points: formatList(locale, high, 'unit') })}
          </p>
        </>
      )}
    </Section>
  );
}
