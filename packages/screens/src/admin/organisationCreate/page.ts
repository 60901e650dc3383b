import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({ route: 'organisationCreate', title: messages.title });
