import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

export const page = definePage({ route: 'help', title: words.help, description: messages.description });
