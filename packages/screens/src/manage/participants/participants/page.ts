import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { messages } from '../../parts/messages.ts';

export const page = definePage({ route: 'participants', reads: () => ({ user: read('getUser') }), title: messages.participants });
