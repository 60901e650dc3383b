import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { pageIn } from '../../shell/pageIn.ts';
import { messages } from './messages.ts';

const which = ['open', 'won', 'lost'] as const;

/** Filter, search and page of the list, from the URL. */
export const filterOf = (params: URLSearchParams) => {
  const only = which.find((value) => value === params.get('only'));
  const search = params.get('search');
  return { ...(only && { only }), ...(search && { search }), ...pageIn(params) };
};

export const page = definePage({
  route: 'myMatches',
  reads: (_params, search) => ({
    user: read('getUser'),
    players: read('listMyPlayers'),
    games: read('listMyGames', { perPage: 30, ...filterOf(search) }),
  }),
  title: messages.title,
});
