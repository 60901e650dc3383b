import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { BarChart, type BarChartProps } from '@oche/ui/BarChart';
import { messages } from './messages.ts';
import type { Range } from './ranges.ts';

/** A bar chart of counts by range. The first range is labelled "Up to 40", an open last range "100 and over". */
export function RangeChart({ ranges, ...props }: { ranges: readonly Range[] } & Pick<BarChartProps, 'caption' | 'heads'>) {
  const { formatMessage, locale } = useIntl();
  const label = ({ from, to }: Range, index: number) => {
    if (to === null) return formatMessage(messages.andMore, { from });
    return index === 0 ? formatMessage(messages.upTo, { to }) : formatMessage(messages.between, { from, to });
  };
  return (
    <BarChart
      className="pt-3"
      {...props}
      bars={ranges.map((range, index) => ({ key: String(range.from), label: label(range, index), value: range.count }))}
      format={(value) => formatNumber(locale, value)}
    />
  );
}
