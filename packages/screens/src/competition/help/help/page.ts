import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

export const page = definePage({ route: 'help', isStatic: true, title: words.help, description: messages.description });
