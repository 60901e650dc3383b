import type { ReactNode } from 'react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import type { SeasonGroup } from '@oche/api/contract/group';
import { useIntl } from '@oche/i18n/provider';
import { TabNav } from '@oche/ui/TabNav';
import { messages as cupMessages } from '../../parts/league/cupMessages.ts';
import { FollowSeason } from '../../parts/league/FollowSeason.tsx';
import { messages as leaderMessages } from '../../parts/league/players/messages.ts';
import { SitePage } from '../frame/SitePage.tsx';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

type CupFrameProps = {
  context: CompetitionContext;
  params: { season?: string; group: string };
  current: 'competitionCupBracket' | 'competitionCupStandings' | 'competitionCupPlayers';
  children: (group: SeasonGroup, season: Season) => ReactNode;
};

/** The frame around every page of a cup: its name, and tabs to its rounds, standings and players. */
export function CupFrame({ context, params, current, children }: CupFrameProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const tabs = [
    { route: 'competitionCupBracket', label: cupMessages.rounds },
    { route: 'competitionCupStandings', label: words.standings },
    { route: 'competitionCupPlayers', label: leaderMessages.individual },
  ] as const;
  return (
    <SitePage
      context={context}
      header={{
        title: <span className="wrap-anywhere hyphens-auto">{context.group?.name}</span>,
        back: { href: href('competitionCups', { season: params.season }), label: formatMessage(siteMessages.cup) },
        tabs: (
          <TabNav
            label={formatMessage(messages.pages)}
            items={tabs.map(({ route, label }) => ({ href: href(route, params), label: formatMessage(label), current: route === current }))}
          />
        ),
      }}
    >
      {(season) =>
        context.group && (
          <>
            <FollowSeason seasonId={season.id} />
            {children(context.group, season)}
          </>
        )
      }
    </SitePage>
  );
}
