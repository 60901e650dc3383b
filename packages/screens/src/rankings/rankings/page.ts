import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { pageIn } from '../../shell/pageIn.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'rankings',
  query: ['page'],
  reads: (_params, search) => ({ rankings: read('listRankings', pageIn(search)) }),
  title: words.rankings,
  description: messages.description,
});
