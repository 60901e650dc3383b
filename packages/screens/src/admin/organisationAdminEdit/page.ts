import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'organisationAdminEdit',
  reads: ({ org_slug }) => ({ organisation: read('getOrganisation', { orgSlug: org_slug }) }),
  title: ({ organisation }, { formatMessage }) => formatMessage(messages.title, organisation),
});
