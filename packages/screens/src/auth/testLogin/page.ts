import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

/** There is no such page where the API does not run for tests: it has nothing to read. */
export const page = definePage({ route: 'testLogin', reads: () => ({ users: read('listTestUsers') }), title: messages.title });
