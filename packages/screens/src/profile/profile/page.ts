import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** The page has no reads. The server sends every user the same page, and the browser fetches the user's data. */
export const page = definePage({ route: 'profile', title: words.myAccount, description: messages.description });
