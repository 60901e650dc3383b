import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber } from '@oche/i18n/format';
import type { Column } from '@oche/ui/Table';
import { messages as standingsMessages } from '../standingsMessages.ts';

/** Matches or games with their results. */
type Results = { played: number; won: number; drawn: number; lost: number };

/** A column of a table that is too short or too narrow to be sorted. */
export const unsorted = <Row>({ compare: _, ...column }: Column<Row>): Column<Row> => column;

/** The columns of matches or games won, drawn and lost. Drawn ones have a column if there are any. `from`: the width from which they are shown. */
export function resultColumns<Row extends Results>({ formatMessage, locale }: IntlShape, rows: readonly Row[], from?: 'sm'): Column<Row>[] {
  const of = (key: 'won' | 'drawn' | 'lost'): Column<Row> => ({
    ...{ key, head: formatMessage(standingsMessages[`${key}Short`]), headTitle: formatMessage(standingsMessages[key]), as: 'figure' },
    ...(from && { from }),
    cell: (row) => formatNumber(locale, row[key]),
    compare: (a, b) => a[key] - b[key],
  });
  return [of('won'), ...(rows.some(({ drawn }) => drawn > 0) ? [of('drawn')] : []), of('lost')];
}
