import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';

export const page = definePage({ route: 'tournamentsManage', reads: () => ({ user: read('getUser') }), title: words.tournaments });
