import { useState } from 'react';
import type { PlayerStatistics } from '@oche/api/contract/tournament';
import { formatAverage, formatNumber, formatPercent } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { Table, type Column } from '@oche/ui/Table';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

const rateOf = ({ checkouts, dartsAtDouble }: PlayerStatistics): number | null =>
  dartsAtDouble === null || dartsAtDouble === 0 ? null : checkouts / dartsAtDouble;

/** Figures that a table can be sorted by; the best first, which is the lowest for a leg. */
const figures = {
  games: ({ games }: PlayerStatistics) => games,
  won: ({ won }: PlayerStatistics) => won,
  average: ({ average }: PlayerStatistics) => average,
  first9: ({ first9 }: PlayerStatistics) => first9,
  maximums: ({ oneEighties }: PlayerStatistics) => oneEighties,
  oneSevenOnes: ({ oneSevenOnes }: PlayerStatistics) => oneSevenOnes,
  high: ({ highCheckout }: PlayerStatistics) => highCheckout,
  best: ({ bestLeg }: PlayerStatistics) => bestLeg,
  rate: rateOf,
} as const;
type Figure = keyof typeof figures;

const inOrder = (rows: readonly PlayerStatistics[], by: Figure): PlayerStatistics[] => {
  const of = figures[by];
  const worst = by === 'best' ? Infinity : -Infinity;
  const sign = by === 'best' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [x, y] = [of(a) ?? worst, of(b) ?? worst];
    return x === y ? a.entry.name.localeCompare(b.entry.name) : sign * (x - y);
  });
};

/** What everybody threw. A column's head puts the table in its order. */
export function Statistics({ rows }: { rows: readonly PlayerStatistics[] }) {
  const { formatMessage, locale } = useIntl();
  const [by, setBy] = useState<Figure>('average');
  const average = (value: number | null) => (value === null ? '–' : formatAverage(locale, value));
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value));
  const column = (
    key: Figure,
    head: string,
    text: (row: PlayerStatistics) => string,
    more: Partial<Column<PlayerStatistics>> = {},
  ): Column<PlayerStatistics> => ({
    ...{ key, head, cell: text, as: 'figure', className: 'whitespace-nowrap' },
    sort: { direction: key === by ? (key === 'best' ? 'ascending' : 'descending') : null, onSort: () => setBy(key) },
    ...more,
  });
  return (
    <Section title={formatMessage(messages.statistics)} className="mt-10">
      {/* on a phone the figures scroll under the thumb; the names stay */}
      <div
        className="-mx-4 overflow-x-auto px-4 print:overflow-visible"
        tabIndex={0}
        role="group"
        aria-label={formatMessage(messages.statistics)}
      >
        <Table
          caption={formatMessage(messages.statistics)}
          rows={inOrder(rows, by)}
          rowKey={({ entry }) => entry.id}
          columns={[
            {
              key: 'name',
              head: formatMessage(words.player),
              as: 'name',
              className:
                'sticky left-0 min-w-36 max-w-48 bg-page wrap-anywhere hyphens-auto max-md:font-stretch-[72%] lg:max-w-none print:static',
              cell: ({ entry }) => entry.name,
            },
            column('games', formatMessage(messages.games), ({ games }) => number(games)),
            column('won', formatMessage(messages.won), ({ won }) => number(won)),
            column('average', formatMessage(words.average), (row) => average(row.average), { as: 'points' }),
            column('first9', formatMessage(messages.first9Short), (row) => average(row.first9), { headTitle: formatMessage(words.first9) }),
            column('maximums', formatMessage(messages.maximums), ({ oneEighties }) => number(oneEighties)),
            column('oneSevenOnes', formatMessage(messages.oneSevenOnes), ({ oneSevenOnes }) => number(oneSevenOnes)),
            column('high', formatMessage(messages.high), ({ highCheckout }) => number(highCheckout), {
              headTitle: formatMessage(words.highCheckout),
            }),
            column('best', formatMessage(messages.best), ({ bestLeg }) => number(bestLeg), { headTitle: formatMessage(messages.bestLong) }),
            column('rate', formatMessage(messages.rate), (row) => (rateOf(row) === null ? '–' : formatPercent(locale, rateOf(row) ?? 0)), {
              headTitle: formatMessage(messages.rateLong),
            }),
          ]}
        />
      </div>
    </Section>
  );
}
