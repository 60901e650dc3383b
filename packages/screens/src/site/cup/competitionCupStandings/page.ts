import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { readCup } from '../cupReads.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionCupStandings',
  reads: (params, _search, encodedDomain) => ({ context: readCup(params, encodedDomain) }),
  readsThen: ({ context: { group } }) => (group?.kind === 'cup' ? [read('getCupStandings', { id: group.id })] : []),
  // A division has its own address.
  redirect: ({ context }, params) => (context.group?.kind === 'league' ? { name: 'competitionStandings', params, hasMoved: true } : null),
  title: ({ context }, { formatMessage }) => formatMessage(messages.title, { cup: context.group?.name ?? '' }),
  shareImage: ({ context: { group } }) => group && { kind: 'standings', id: group.id },
  description: ({ context: { group, organisation } }, { formatMessage }) =>
    formatMessage(messages.description, { cup: group?.name ?? '', name: organisation.name }),
});
