import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { BarChart } from '@oche/ui/BarChart';
import { Section } from '@oche/ui/Section';
import { analyticsMessages } from './analyticsMessages.ts';

/** A bar chart of counts by month; a month is written as `2026-11`. */
export function MonthChart({ title, months }: { title: string; months: readonly { month: string; count: number }[] }) {
  const { formatMessage, locale } = useIntl();
  return (
    <Section title={title} size="heading">
      <BarChart
        caption={title}
        heads={{ label: formatMessage(analyticsMessages.month), value: formatMessage(analyticsMessages.count) }}
        bars={months.map(({ month, count }) => ({
          key: month,
          label: <span className="whitespace-nowrap">{formatPlanned(locale, `${month}-01`, 'month')}</span>,
          value: count,
        }))}
        format={(value) => formatNumber(locale, value)}
      />
    </Section>
  );
}
