import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'termsOfService',
  reads: () => ({ texts: read('getSiteText', { name: 'terms-of-service' }) }),
  title: words.termsOfService,
  description: messages.description,
});
