import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { messages } from '../messages.ts';

export const page = definePage({ route: 'rankingCreate', reads: () => ({ user: read('getUser') }), title: messages.newRanking });
