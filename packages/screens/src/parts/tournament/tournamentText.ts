import type { TournamentSummary } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { messages } from './tournamentMessages.ts';

type Played = Pick<TournamentSummary, 'start' | 'stageRoles' | 'stageKinds' | 'pairs'>;

const kindOf = ({ stageRoles, stageKinds }: Played): string => {
  const knockout = stageRoles.includes('winners');
  if (stageKinds.includes('swiss')) return knockout ? 'swissBoth' : 'swiss';
  if (stageRoles.includes('groups')) return knockout ? 'both' : 'groups';
  if (stageKinds.includes('double-elimination')) return 'double';
  return stageRoles.includes('losers') ? 'second' : knockout ? 'knockout' : 'open';
};

/** How a tournament is played: "501, groups and knockout", "501, pairs, double elimination". */
export const tournamentFormat = ({ formatMessage }: IntlShape, tournament: Played): string =>
  formatMessage(tournament.pairs ? messages.formatOfPairs : messages.format, {
    start: String(tournament.start),
    kind: formatMessage(messages.kind, { kind: kindOf(tournament) }),
  });

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
