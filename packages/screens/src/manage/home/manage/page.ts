import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';

export const page = definePage({ route: 'manage', reads: () => ({ user: read('getUser') }), title: words.manage });
