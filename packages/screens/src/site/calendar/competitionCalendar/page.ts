import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { words } from '../../../shell/words.ts';
import { calendarInput, calendarQuery } from './calendarQuery.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionCalendar',
  query: ['from', 'month', 'group', 'team', 'location'],
  reads: ({ season }, search, encodedDomain) => ({ context: readContext(encodedDomain, { season, team: calendarQuery(search).team }) }),
  readsThen: ({ context }, search) =>
    context.season
      ? [
          read('getSeasonCalendar', calendarInput(context.season.id, context, calendarQuery(search))),
          read('listSeasonGroups', { seasonId: context.season.id }),
        ]
      : [],
  title: words.calendar,
  description: ({ context }, { formatMessage }) => formatMessage(messages.description, { name: context.organisation.name }),
});
