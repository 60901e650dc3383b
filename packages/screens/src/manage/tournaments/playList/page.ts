import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../messages.ts';
import { tournamentReads } from '../reads.ts';

export const page = definePage({
  route: 'playList',
  reads: ({ id }) => tournamentReads(id),
  title: ({ tournament }, intl) =>
    intl.formatMessage(messages.title, { name: tournament.name, page: intl.formatMessage(words.orderOfPlay) }),
});
