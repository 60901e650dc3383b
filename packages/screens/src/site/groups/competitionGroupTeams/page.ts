import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { readDivision } from '../divisionReads.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionGroupTeams',
  reads: (params, _search, encodedDomain) => ({ context: readDivision(params, encodedDomain) }),
  readsThen: ({ context: { group } }) => (group?.kind === 'league' ? [read('listTeams', { seasonId: group.seasonId })] : []),
  // A cup has its own address.
  redirect: ({ context }, params) => (context.group?.kind === 'cup' ? { name: 'competitionCupBracket', params, hasMoved: true } : null),
  title: ({ context }, { formatMessage }) => formatMessage(messages.title, { group: context.group?.name ?? '' }),
  description: ({ context }, { formatMessage }) => formatMessage(messages.description, { group: context.group?.name ?? '' }),
});
