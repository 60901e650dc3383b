import type { PlayerStatistics } from '@oche/api/contract/tournament';
import { formatAverage, formatNumber, formatPercent } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { ScrollArea } from '@oche/ui/ScrollArea';
import { Section } from '@oche/ui/Section';
import { Table, type Column } from '@oche/ui/Table';
import { words } from '../../shell/words.ts';
import { PlayerLink } from '../PlayerLink.tsx';
import { StatisticsCsv } from './Csv.tsx';
import { messages } from './messages.ts';

const rateOf = ({ checkouts, dartsAtDouble }: PlayerStatistics): number | null =>
  dartsAtDouble === null || dartsAtDouble === 0 ? null : checkouts / dartsAtDouble;

type Figure = (row: PlayerStatistics) => number | null;

/** Compares rows by a figure. Rows without the figure come last if the best value comes first. */
const compare = (figure: Figure, isLeastBest: boolean) => (a: PlayerStatistics, b: PlayerStatistics) => {
  const missing = isLeastBest ? Infinity : -Infinity;
  const [x, y] = [figure(a) ?? missing, figure(b) ?? missing];
  return x === y ? 0 : x - y;
};

/** The statistics of all players. A click on a column head sorts by that column. */
export function Statistics({ tournament, rows }: { tournament: { slug: string }; rows: readonly PlayerStatistics[] }) {
  const { formatMessage, locale } = useIntl();
  const average = (value: number | null) => (value === null ? '–' : formatAverage(locale, value));
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value));
  const column = (
    key: string,
    head: string,
    figure: Figure,
    text: (value: number | null) => string = number,
    overrides: Partial<Column<PlayerStatistics>> = {},
  ): Column<PlayerStatistics> => ({
    ...{ key, head, cell: (row) => text(figure(row)), as: 'figure', className: 'whitespace-nowrap', compare: compare(figure, false) },
    ...overrides,
  });
  return (
    <Section title={formatMessage(messages.statistics)} className="mt-10" actions={<StatisticsCsv tournament={tournament} rows={rows} />}>
      {/* On a phone the figures scroll horizontally and the names stay in view. */}
      <ScrollArea label={formatMessage(words.players)} className="-mr-2 print:mr-0">
        {/* The padding leaves room for the sort button in the last column head. */}
        <div className="pr-2 print:pr-0">
          <Table
            caption={formatMessage(messages.statistics)}
            rows={rows}
            rowKey={({ entry }) => entry.id}
            defaultSort={{ key: 'average', direction: 'descending' }}
            columns={[
              {
                key: 'name',
                head: formatMessage(words.player),
                as: 'name',
                fixed: true,
                className: 'min-w-36 max-w-48 bg-page wrap-anywhere hyphens-auto max-md:font-stretch-[72%] lg:max-w-none',
                cell: ({ entry }) => <PlayerLink tournament={tournament} entry={entry} className="-my-1 flex min-h-11 items-center" />,
                compare: (a, b) => a.entry.name.localeCompare(b.entry.name),
              },
              // On a phone only the first columns are in view, and the table is sorted by the average.
              column('average', formatMessage(words.average), (row) => row.average, average, { as: 'points' }),
              column('games', formatMessage(messages.games), ({ games }) => games),
              column('won', formatMessage(messages.won), ({ won }) => won),
              column('first9', formatMessage(messages.first9Short), (row) => row.first9, average, {
                headTitle: formatMessage(words.first9),
              }),
              column('maximums', formatMessage(messages.maximums), ({ oneEighties }) => oneEighties),
              column('oneSevenOnes', formatMessage(messages.oneSevenOnes), ({ oneSevenOnes }) => oneSevenOnes),
              column('high', formatMessage(messages.high), ({ highCheckout }) => highCheckout, number, {
                headTitle: formatMessage(words.highCheckout),
              }),
              // The fewest darts are the best, so this column sorts ascending first, as text columns do, but looks like a column of figures.
              column('best', formatMessage(messages.best), ({ bestLeg }) => bestLeg, number, {
                headTitle: formatMessage(messages.bestLong),
                as: 'text',
                align: 'right',
                className: 'tabular whitespace-nowrap',
                compare: compare(({ bestLeg }) => bestLeg, true),
              }),
              column('rate', formatMessage(messages.rate), rateOf, (value) => (value === null ? '–' : formatPercent(locale, value)), {
                headTitle: formatMessage(messages.rateLong),
              }),
            ]}
          />
        </div>
      </ScrollArea>
    </Section>
  );
}
