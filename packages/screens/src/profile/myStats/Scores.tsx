import type { MyStatistics } from '@oche/api/contract/mine';
import { cumulative } from '@oche/darts/x01/statistics';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { BarChart } from '@oche/ui/BarChart';
import { Section } from '@oche/ui/Section';
import { scoreWords } from '../../parts/game/scoreWords.ts';
import { messages } from './messages.ts';

/** A chart of visits by score, each visit counted in one bar, and a sentence with cumulative counts ("100 or more"). */
export function Scores({ statistics: { buckets, visits } }: { statistics: MyStatistics }) {
  const { formatMessage, locale } = useIntl();
  const number = (value: number) => formatNumber(locale, value);
  const cumulativeCounts = cumulative(buckets);
  const title = formatMessage(messages.scores);
  return (
    <Section title={title} rule>
      <BarChart
        className="pt-3"
        caption={title}
        heads={{ label: formatMessage(messages.points), value: formatMessage(messages.visits) }}
        bars={[
          { key: '0', label: formatMessage(messages.below60), value: visits - cumulativeCounts.from60 },
          { key: '60', label: formatMessage(messages.from60), value: buckets.from60 },
          { key: '100', label: formatMessage(scoreWords.from100), value: buckets.from100 },
          { key: '140', label: formatMessage(scoreWords.from140), value: buckets.from140 },
          { key: '180', label: formatMessage(scoreWords.maximum), value: buckets.exactly180 },
        ]}
        format={number}
      />
      <p className="pt-3 text-body-small text-ink-2">
        {formatMessage(messages.fromUp, {
          sixty: number(cumulativeCounts.from60),
          hundred: number(cumulativeCounts.from100),
          oneForty: number(cumulativeCounts.from140),
          visits,
        })}
      </p>
    </Section>
  );
}
