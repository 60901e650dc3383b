import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'eventBoards',
  reads: ({ id }) => ({ event: read('getEvent', { event: id }), boards: read('listEventBoards', { id }) }),
  title: ({ event }, { formatMessage }) => formatMessage(messages.title, { event: event.name }),
});
