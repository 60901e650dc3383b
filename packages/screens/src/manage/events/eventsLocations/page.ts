import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { messages } from '../../parts/messages.ts';

export const page = definePage({ route: 'eventsLocations', reads: () => ({ user: read('getUser') }), title: messages.places });
