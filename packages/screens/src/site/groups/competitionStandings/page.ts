import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { readCourse, readDivision, readMatches } from '../divisionReads.ts';
import { messages } from './messages.ts';
import { viewKeys, viewOf } from './tableView.ts';

export const page = definePage({
  route: 'competitionStandings',
  query: viewKeys,
  reads: (params, _search, encodedDomain) => ({ context: readDivision(params, encodedDomain) }),
  readsThen: ({ context: { group } }, search) =>
    group?.kind === 'league'
      ? [
          read('getStandings', { id: group.id }),
          read('getStandings', { id: group.id, ...viewOf(search) }),
          readCourse(group),
          readMatches(group),
        ]
      : [],
  // A cup has its own address.
  redirect: ({ context }, params) => (context.group?.kind === 'cup' ? { name: 'competitionCupBracket', params, hasMoved: true } : null),
  title: ({ context }) => context.group?.name ?? '',
  shareImage: ({ context: { group } }) => group && { kind: 'standings', id: group.id },
  description: ({ context }, { formatMessage }) =>
    formatMessage(messages.description, { group: context.group?.name ?? '', name: context.organisation.name }),
});
