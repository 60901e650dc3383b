import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({ route: 'confirmEmailChange', title: messages.title, description: messages.description });
