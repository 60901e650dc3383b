import type { TournamentSummary } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { messages } from './tournamentMessages.ts';

/** "501, groups and knockout". */
export function tournamentFormat(
  { formatMessage }: IntlShape,
  { start, stageRoles }: Pick<TournamentSummary, 'start' | 'stageRoles'>,
): string {
  const groups = stageRoles.includes('groups');
  const knockout = stageRoles.includes('winners') || stageRoles.includes('losers');
  return formatMessage(messages.format, {
    start: String(start),
    kind: groups ? (knockout ? 'both' : 'groups') : knockout ? 'knockout' : 'open',
  });
}

/** "Sat 21 Nov, 13:00", on the clock of the hall. */
export const tournamentStart = ({ locale }: IntlShape, { startsAt }: Pick<TournamentSummary, 'startsAt'>): string =>
  formatPlanned(locale, startsAt, 'appointment');

/** "40", or "28 of 32" while there are places left to take. */
export function tournamentEntries(
  { formatMessage, locale }: IntlShape,
  { entries, maxEntries, status }: Pick<TournamentSummary, 'entries' | 'maxEntries' | 'status'>,
): string {
  const open = status === 'draft' || status === 'registration' || status === 'check-in';
  return maxEntries === null || !open
    ? formatNumber(locale, entries)
    : formatMessage(messages.places, { entries: formatNumber(locale, entries), places: formatNumber(locale, maxEntries) });
}
