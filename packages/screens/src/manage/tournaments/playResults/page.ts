import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../messages.ts';
import { tournamentReads } from '../reads.ts';

export const page = definePage({
  route: 'playResults',
  reads: ({ id }) => ({ ...tournamentReads(id), results: read('getResults', { tournament: id }) }),
  title: ({ tournament }, intl) => intl.formatMessage(messages.title, { name: tournament.name, page: intl.formatMessage(words.results) }),
});
