import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { messages } from '../../parts/eventMessages.ts';

export const page = definePage({
  route: 'eventEdit',
  reads: ({ id }) => ({ event: read('getEvent', { event: id }), boards: read('listEventBoards', { id }) }),
  title: ({ event }, { formatMessage }) => formatMessage(messages.editTitle, { name: event.name }),
});
