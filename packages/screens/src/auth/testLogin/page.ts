import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

/** The page exists only if the API runs in test mode. Otherwise its read fails with 404. */
export const page = definePage({ route: 'testLogin', reads: () => ({ users: read('listTestUsers') }), title: messages.title });
