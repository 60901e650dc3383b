import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

/** Reads nothing in advance: a tablet shows what it keeps, also without a network, and only then asks. */
export const page = definePage({ route: 'tablet', title: messages.title });
