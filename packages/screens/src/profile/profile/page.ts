import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** Reads nothing: it is sent to everybody alike, and what is mine arrives on my device. */
export const page = definePage({ route: 'profile', title: words.myAccount, description: messages.description });
