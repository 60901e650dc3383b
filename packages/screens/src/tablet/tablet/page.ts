import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

/** The page has no reads. A tablet first shows its stored board, even without a network, and then fetches the current one. */
export const page = definePage({ route: 'tablet', title: messages.title });
