import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';

export const page = definePage({
  route: 'competitionManage',
  reads: ({ org_slug }) => ({ managed: read('getManagedCompetition', { orgSlug: org_slug }) }),
  title: ({ managed }) => managed.organisation.name,
});
