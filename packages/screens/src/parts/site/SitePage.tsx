import type { ComponentProps, ReactNode } from 'react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { PageHeader } from '@oche/ui/PageHeader';
import { OtherSeason } from './OtherSeason.tsx';
import { siteMessages } from './siteMessages.ts';

type SitePageProps = {
  context: CompetitionContext;
  header: ComponentProps<typeof PageHeader>;
  children: (season: Season) => ReactNode;
};

/** A page of a competition's site about a season: its title, a notice if the season is not the current one, and its content. */
export function SitePage({ context: { season }, header, children }: SitePageProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <OtherSeason season={season} />
      <PageHeader {...header} />
      {season ? children(season) : <EmptyState>{formatMessage(siteMessages.noSeason)}</EmptyState>}
    </>
  );
}
