import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { groupsWord } from '../../../parts/game/gameName.ts';
import { messages } from '../messages.ts';
import { tournamentReads } from '../reads.ts';

export const page = definePage({
  route: 'playGroups',
  reads: ({ id }) => ({ ...tournamentReads(id), groups: read('listGroups', { tournament: id }) }),
  title: ({ tournament }, intl) =>
    intl.formatMessage(messages.title, { name: tournament.name, page: intl.formatMessage(groupsWord(tournament)) }),
});
