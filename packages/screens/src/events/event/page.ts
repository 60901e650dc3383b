import type { EventSummary } from '@oche/api/contract/place';
import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { eventWhen } from './eventText.ts';

/** The games in progress of a tournament. */
export const onNow = (tournament: { slug: string }) =>
  read('listTournamentGames', { tournament: tournament.slug, phase: 'playing', perPage: 64 });

export const runningIn = ({ tournaments }: Pick<EventSummary, 'tournaments'>) => tournaments.filter(({ status }) => status === 'running');

export const page = definePage({
  route: 'event',
  reads: ({ event }) => ({ event: read('getEvent', { event }) }),
  readsThen: ({ event }) => runningIn(event).map(onNow),
  title: ({ event }) => event.name,
  description: ({ event }, intl) => [eventWhen(intl, event), event.location?.name, event.location?.address].filter(Boolean).join(', '),
});
