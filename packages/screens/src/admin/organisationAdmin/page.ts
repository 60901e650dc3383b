import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';

export const page = definePage({
  route: 'organisationAdmin',
  reads: ({ org_slug }) => ({ organisation: read('getOrganisation', { orgSlug: org_slug }) }),
  title: ({ organisation }) => organisation.name,
});
