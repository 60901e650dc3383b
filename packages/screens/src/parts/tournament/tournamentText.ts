import type { TournamentSummary } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { messages } from './tournamentMessages.ts';

/** How a tournament is played: "501, groups and knockout". */
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

/** The start in the local time of the location: "Sat 21 Nov, 13:00". */
export const tournamentStart = ({ locale }: IntlShape, { startsAt }: Pick<TournamentSummary, 'startsAt'>): string =>
  formatPlanned(locale, startsAt, 'appointment');

/** The number of entries: "40", or "28 of 32" if the tournament has a limit and has not started. */
export function tournamentEntries(
  { formatMessage, locale }: IntlShape,
  { entries, maxEntries, status }: Pick<TournamentSummary, 'entries' | 'maxEntries' | 'status'>,
): string {
  const isOpen = status === 'draft' || status === 'registration' || status === 'check-in';
  return maxEntries === null || !isOpen
    ? formatNumber(locale, entries)
    : formatMessage(messages.places, { entries: formatNumber(locale, entries), places: formatNumber(locale, maxEntries) });
}
