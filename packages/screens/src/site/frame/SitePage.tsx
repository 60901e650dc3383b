import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { PageHeader } from '@oche/ui/PageHeader';
import { useHost } from '../../shell/host.tsx';
import { OtherSeason } from '../../parts/site/OtherSeason.tsx';
import { siteMessages } from '../../parts/site/siteMessages.ts';

const PlayerSheet = lazy(async () => ({ default: (await import('../player/PlayerSheet.tsx')).PlayerSheet }));

type SitePageProps = {
  context: CompetitionContext;
  header: ComponentProps<typeof PageHeader>;
  children: (season: Season) => ReactNode;
};

/**
 * A page of a competition's site about a season: its title, a notice if the season is not the current one, and its content. `?person=` opens the
 * season of a player over it.
 */
export function SitePage({ context: { season }, header, children }: SitePageProps) {
  const { formatMessage } = useIntl();
  const person = useHost().search.get('person');
  return (
    <>
      <OtherSeason season={season} />
      <PageHeader {...header} />
      {season ? children(season) : <EmptyState>{formatMessage(siteMessages.noSeason)}</EmptyState>}
      {season && person !== null && (
        <Suspense>
          <PlayerSheet key={person} season={season} playerId={person} />
        </Suspense>
      )}
    </>
  );
}
