import type { PlaceChange } from '@oche/api/contract/standings';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { messages } from './placeMessages.ts';

/** What a change would do to the table of a division: one line for each team whose place or points differ. */
export function PlaceChanges({ changes }: { changes: readonly PlaceChange[] }) {
  const { formatMessage, locale } = useIntl();
  if (changes.length === 0) return <p role="status">{formatMessage(messages.noChange)}</p>;
  const text = (standing: PlaceChange['before']) =>
    standing === null || standing.position === null
      ? '–'
      : formatMessage(messages.place, { place: formatNumber(locale, standing.position), points: standing.points });
  return (
    <div role="status">
      <p className="text-label">{formatMessage(messages.changes)}</p>
      <ul className="mt-1 max-h-56 overflow-y-auto border-t-2 border-rule" tabIndex={0} aria-label={formatMessage(messages.changes)}>
        {changes.map(({ team, before, after }) => (
          <li key={team.id} className="border-b border-line py-2 wrap-anywhere">
            <span className="block text-name">{team.name}</span>
            <span className="block text-body-small text-ink-2">
              {formatMessage(messages.fromTo, { before: text(before), after: text(after) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
