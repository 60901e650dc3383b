import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { messages } from '../../parts/eventMessages.ts';

export const page = definePage({ route: 'eventCreate', reads: () => ({ user: read('getUser') }), title: messages.createTitle });
