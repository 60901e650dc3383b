import { CircleAlert } from 'lucide-react';
import type { ImportField, ImportRow, ImportValue } from '@oche/api/contract/import';
import { formatList, formatPlanned } from '@oche/i18n/format';
import type { Locale } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { Table } from '@oche/ui/Table';
import { weekdayName } from '../../../parts/league/evening.ts';
import { messages } from './messages.ts';

/** Most rows that the list shows. Those with a problem come first. */
const mostShown = 200;

/** Whether a field has values of a certain form, such as days and times. */
export const hasForm = (field: ImportField): boolean =>
  ['evenings', 'weekday', 'time', 'time_zone', 'born_on', 'active_from'].includes(field);

const isOdd = ({ similar, differs }: ImportRow): boolean => similar !== null || differs.length > 0;
const rank = (row: ImportRow): number => (row.state === 'error' ? 0 : isOdd(row) ? 1 : 2);

/** A cell as people write it: "Friday", "4 September 1990". */
const textOf = (locale: Locale, { field, text }: ImportValue): string => {
  if (field === 'weekday' || field === 'evenings')
    return formatList(
      locale,
      text.split(',').map((day) => weekdayName(locale, Number(day))),
    );
  return field === 'born_on' || field === 'active_from' ? formatPlanned(locale, text, 'date') : text;
};

/** The rows of a file that somebody should look at first, then the others: what is read of each, and what is wrong with it. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const { formatMessage } = useIntl();
  const shown = rows.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line).slice(0, mostShown);
  return (
    <div>
      <Table
        caption={formatMessage(messages.rows)}
        rows={shown}
        rowKey={({ line }) => String(line)}
        windowFrom={Infinity}
        columns={[
          {
            key: 'name',
            head: formatMessage(messages.field, { field: 'name' }),
            as: 'name',
            className: 'w-2/5 align-top',
            cell: ({ line, name, state }) => (
              <span className={`block py-1.5 wrap-anywhere ${state === 'known' ? 'text-ink-3' : ''}`}>
                {name || '–'}
                <span className="block text-caption font-[400] text-ink-3">{formatMessage(messages.line, { line })}</span>
              </span>
            ),
          },
          { key: 'contents', head: formatMessage(messages.contents), className: 'align-top', cell: (row) => <Contents row={row} /> },
        ]}
      />
      {rows.length > mostShown && (
        <p className="pt-2 text-body-small text-ink-3">{formatMessage(messages.more, { count: rows.length - mostShown })}</p>
      )}
    </div>
  );
}

function Contents({ row: { values, state, problems, differs, similar } }: { row: ImportRow }) {
  const { formatMessage, locale } = useIntl();
  const fieldName = (field: string) => formatMessage(messages.field, { field });
  return (
    <div className={`py-1.5 text-body-small wrap-anywhere ${state === 'known' ? 'text-ink-3' : ''}`}>
      {values.map((value) => (
        <p key={value.field}>{formatMessage(messages.value, { field: fieldName(value.field), text: textOf(locale, value) })}</p>
      ))}
      {problems.map(({ field, code, text }) => (
        <p key={`${field} ${code}`} className="flex gap-1.5 text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {formatMessage(messages.problem, { field: fieldName(field), code: code.replace('-', '') })}
            {code === 'invalid' && hasForm(field) && <span className="block text-ink-2">{formatMessage(messages.form, { field })}</span>}
            {text !== '' && <span className="block text-ink-2">{formatMessage(messages.cell, { text })}</span>}
          </span>
        </p>
      ))}
      {differs.length > 0 && <p className="text-ink">{formatMessage(messages.differs, { fields: differs.map(fieldName).join(', ') })}</p>}
      {similar !== null && <p className="text-ink-2">{formatMessage(messages.similar, { name: similar })}</p>}
    </div>
  );
}
