import { definePage } from '../../../shell/definePage.ts';
import { readBracket, readCup } from '../cupReads.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionCupBracket',
  query: ['round'],
  reads: (params, _search, encodedDomain) => ({ context: readCup(params, encodedDomain) }),
  readsThen: ({ context: { group } }) => (group?.kind === 'cup' ? [readBracket(group)] : []),
  // A division has its own address.
  redirect: ({ context }, params) => (context.group?.kind === 'league' ? { name: 'competitionStandings', params, hasMoved: true } : null),
  title: ({ context }) => context.group?.name ?? '',
  shareImage: ({ context: { group } }) => group && { kind: 'standings', id: group.id },
  description: ({ context: { group, organisation } }, { formatMessage }) =>
    formatMessage(messages.description, { cup: group?.name ?? '', name: organisation.name }),
});
