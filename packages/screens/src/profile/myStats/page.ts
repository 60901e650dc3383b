import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'myStats',
  reads: () => ({ user: read('getUser'), players: read('listMyPlayers'), statistics: read('getMyStatistics') }),
  title: messages.title,
});
