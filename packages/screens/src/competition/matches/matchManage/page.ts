import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { matchReads } from '../../parts/reads.ts';
import { messages } from '../../../parts/match/messages.ts';

export const page = definePage({
  route: 'matchManage',
  reads: matchReads,
  readsThen: ({ managed: { match } }) => (match ? [read('getMatch', { id: match.id })] : []),
  title: ({ managed: { match } }, { formatMessage }) =>
    match ? formatMessage(messages.title, { home: match.home.name, away: match.away.name }) : '',
});
