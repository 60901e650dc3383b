import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';

export const page = definePage({ route: 'rankingsManage', reads: () => ({ user: read('getUser') }), title: words.rankings });
