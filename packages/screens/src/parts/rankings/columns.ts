import type { Ranking, RankingRow } from '@oche/api/contract/ranking';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference, formatNumber, formatPlanned } from '@oche/i18n/format';
import type { RankingColumn, RankingFigure } from '@oche/ui/RankingTable';
import { messages } from './rankingMessages.ts';

/** The most tournaments that have a column of their own. The oldest of more share a column. */
const mostColumns = 8;

type Columns = { columns: RankingColumn[]; figuresOf: (row: RankingRow) => RankingFigure[] };

/** The columns of a ranking: its tournaments that count, and how far a player is behind the first. */
export function columnsOf(intl: IntlShape, { tournaments }: Pick<Ranking, 'tournaments'>): Columns {
  const { formatMessage, locale } = intl;
  const counted = tournaments.map((tournament, at) => ({ ...tournament, at })).filter(({ counts }) => counts);
  const earlier = counted.length > mostColumns ? counted.slice(0, counted.length - mostColumns + 1) : [];
  const own = counted.slice(earlier.length);
  const from = 'lg' as const;
  const numberText = (value: number) => formatNumber(locale, value);
  return {
    columns: [
      ...(earlier.length === 0
        ? []
        : [
            {
              ...{ id: 'earlier', from, head: formatMessage(messages.earlier) },
              title: formatMessage(messages.earlierTitle, { count: earlier.length }),
            },
          ]),
      ...own.map(({ id, name, startsAt }) => ({ id, from, title: name, head: formatPlanned(locale, startsAt, 'shortDay') })),
      { id: 'behind', from, head: formatMessage(messages.behind) },
    ],
    figuresOf: ({ results, behind }) => [
      ...(earlier.length === 0 ? [] : [{ text: numberText(sumOf(earlier.map(({ at }) => results[at]))) }]),
      ...own.map(({ at }) => {
        const result = results[at];
        return result ? { text: numberText(result.points), dropped: !result.counts } : { text: '–' };
      }),
      { text: behind === 0 ? '' : formatDifference(locale, -behind) },
    ],
  };
}

/** The points of the results that count, without the rounding errors of decimals. */
const sumOf = (results: readonly (RankingRow['results'][number] | undefined)[]): number =>
  Number(results.reduce((sum, result) => sum + (result?.counts ? result.points : 0), 0).toFixed(2));
