import { CircleAlert } from 'lucide-react';
import type { ImportField, ImportRow } from '@oche/api/contract/import';
import { useIntl } from '@oche/i18n/provider';
import { messages } from './messages.ts';

/** Most rows that the list shows. Those with a problem come first. */
const mostShown = 200;

/** Whether a field has values of a certain form, such as days and times. */
export const hasForm = (field: ImportField): boolean =>
  ['evenings', 'weekday', 'time', 'time_zone', 'born_on', 'active_from'].includes(field);

const isOdd = ({ similar, differs }: ImportRow): boolean => similar !== null || differs.length > 0;
const rank = (row: ImportRow): number => (row.state === 'error' ? 0 : isOdd(row) ? 1 : 2);

/** The rows of a file that somebody should look at first, then the others. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const { formatMessage } = useIntl();
  const shown = rows.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line).slice(0, mostShown);
  return (
    <div>
      <ul className="border-t-2 border-rule">
        {shown.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {rows.length > mostShown && (
        <p className="pt-2 text-body-small text-ink-3">{formatMessage(messages.more, { count: rows.length - mostShown })}</p>
      )}
    </div>
  );
}

function Row({ row: { line, name, state, problems, differs, similar } }: { row: ImportRow }) {
  const { formatMessage } = useIntl();
  const fieldName = (field: string) => formatMessage(messages.field, { field });
  return (
    <li className={`grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2 ${state === 'known' ? 'text-ink-3' : ''}`}>
      <span className="text-body-small text-ink-3">{formatMessage(messages.line, { line })}</span>
      <div className="min-w-0 wrap-anywhere">
        <p>{name || '–'}</p>
        {problems.map(({ field, code, text }) => (
          <p key={`${field} ${code}`} className="flex gap-1.5 text-body-small text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">
              {formatMessage(messages.problem, { field: fieldName(field), code: code.replace('-', '') })}
              {code === 'invalid' && hasForm(field) && <span className="block text-ink-2">{formatMessage(messages.form, { field })}</span>}
              {text !== '' && <span className="block text-ink-2">{formatMessage(messages.cell, { text })}</span>}
            </span>
          </p>
        ))}
        {differs.length > 0 && (
          <p className="text-body-small">{formatMessage(messages.differs, { fields: differs.map(fieldName).join(', ') })}</p>
        )}
        {similar !== null && <p className="text-body-small text-ink-2">{formatMessage(messages.similar, { name: similar })}</p>}
      </div>
    </li>
  );
}
