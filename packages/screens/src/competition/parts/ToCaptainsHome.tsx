import { useEffect } from 'react';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import type { SeasonDetails } from '@oche/api/contract/season';
import { PageHeader } from '@oche/ui/PageHeader';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { captainsHome } from './captainsHome.ts';

type ToCaptainsHomeProps = { managed: ManagedCompetition; season: Pick<SeasonDetails, 'id' | 'slug'> };

/** Leads a captain from a page of organisers to their team, or to the list of their teams. */
export function ToCaptainsHome({ managed, season }: ToCaptainsHomeProps) {
  const href = useHref();
  const { navigate } = useHost();
  const home = captainsHome(href, managed, season);
  useEffect(() => navigate(home, { replace: true }), [home, navigate]);
  return <PageHeader title={<span className="wrap-anywhere">{managed.organisation.name}</span>} />;
}
