import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { eventWhen } from './eventText.ts';

export const page = definePage({
  route: 'event',
  reads: ({ event }) => ({ event: read('getEvent', { event }) }),
  title: ({ event }) => event.name,
  description: ({ event }, intl) => [eventWhen(intl, event), event.location?.name, event.location?.address].filter(Boolean).join(', '),
});
