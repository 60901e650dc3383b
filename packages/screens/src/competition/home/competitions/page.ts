import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitions',
  reads: () => ({ competitions: read('listAvailableOrganisations') }),
  title: messages.title,
});
