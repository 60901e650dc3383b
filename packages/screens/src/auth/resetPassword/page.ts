import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({ route: 'resetPassword', title: messages.documentTitle, description: messages.lead });
