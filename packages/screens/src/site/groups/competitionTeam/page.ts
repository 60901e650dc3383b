import { definePage } from '../../../shell/definePage.ts';
import { readDivision } from '../divisionReads.ts';
import { messages } from './messages.ts';
import { teamReads } from './teamReads.ts';

export const page = definePage({
  route: 'competitionTeam',
  reads: (params, _search, encodedDomain) => ({ context: readDivision(params, encodedDomain) }),
  readsThen: ({ context: { group, team } }) => (group && team ? Object.values(teamReads(group, team)) : []),
  title: ({ context }) => context.team?.name ?? '',
  shareImage: ({ context: { team } }) => team && { kind: 'team', id: team.id },
  description: ({ context: { team, group } }, { formatMessage }) =>
    formatMessage(messages.description, { team: team?.name ?? '', group: group?.name ?? '' }),
});
