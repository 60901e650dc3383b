import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({ route: 'register', title: messages.documentTitle, description: messages.lead });
