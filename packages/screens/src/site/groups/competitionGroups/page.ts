import { read } from '@oche/api/read';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionGroups',
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  readsThen: ({ context: { season, groups } }) => {
    const divisions = groups.filter(({ kind }) => kind === 'league');
    if (!season || divisions.length === 0) return [];
    const seasonId = season.id;
    return [
      read('listSeasonGroups', { seasonId }),
      read('listMatchdays', { seasonId }),
      ...divisions.map(({ id }) => read('getStandings', { id })),
    ];
  },
  title: siteMessages.divisions,
  description: ({ context }, { formatMessage }) => formatMessage(messages.description, { name: context.organisation.name }),
});
