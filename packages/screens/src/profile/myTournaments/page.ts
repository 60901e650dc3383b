import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { pageIn } from '../../shell/pageIn.ts';
import { messages } from './messages.ts';

const statuses = ['running', 'coming', 'finished'] as const;

/** Filter and page of the list, from the URL. */
export const filterOf = (params: URLSearchParams) => {
  const status = statuses.find((value) => value === params.get('status'));
  return { ...(status && { status }), ...pageIn(params) };
};

export const page = definePage({
  route: 'myTournaments',
  reads: (_params, search) => ({
    user: read('getUser'),
    players: read('listMyPlayers'),
    tournaments: read('listMyTournaments', { perPage: 20, ...filterOf(search) }),
  }),
  title: messages.title,
});
