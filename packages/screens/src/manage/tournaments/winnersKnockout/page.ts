import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { knockoutName } from '../../../parts/game/gameName.ts';
import { messages } from '../messages.ts';
import { tournamentReads } from '../reads.ts';

export const page = definePage({
  route: 'winnersKnockout',
  reads: ({ id }) => ({ ...tournamentReads(id), bracket: read('getBracket', { tournament: id, role: 'winners' }) }),
  title: ({ tournament }, intl) =>
    intl.formatMessage(messages.title, { name: tournament.name, page: knockoutName(intl, 'winners', tournament) }),
});
