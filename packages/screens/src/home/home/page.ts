import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'home',
  reads: () => ({ home: read('getHome') }),
  title: messages.title,
  description: messages.description,
});
