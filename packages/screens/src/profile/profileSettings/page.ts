import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { messages as shared } from '../messages.ts';

export const page = definePage({ route: 'profileSettings', reads: () => ({ user: read('getUser') }), title: shared.settings });
