import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

/** Reads nothing in advance: a tablet first shows what it has stored, even without a network, and then asks the server. */
export const page = definePage({ route: 'tablet', title: messages.title });
