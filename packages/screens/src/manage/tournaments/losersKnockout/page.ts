import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../messages.ts';
import { tournamentReads } from '../reads.ts';

export const page = definePage({
  route: 'losersKnockout',
  reads: ({ id }) => ({ ...tournamentReads(id), bracket: read('getBracket', { tournament: id, role: 'losers' }) }),
  title: ({ tournament }, intl) =>
    intl.formatMessage(messages.title, { name: tournament.name, page: intl.formatMessage(words.losersKnockout) }),
});
