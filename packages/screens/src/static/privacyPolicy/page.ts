import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'privacyPolicy',
  reads: () => ({ texts: read('getSiteText', { name: 'privacy-policy' }) }),
  title: words.privacyPolicy,
  description: messages.description,
});
