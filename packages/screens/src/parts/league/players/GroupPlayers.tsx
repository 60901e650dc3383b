import type { CompetitionContext } from '@oche/api/contract/competition';
import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../../shell/Boundary.tsx';
import { useHost } from '../../../shell/host.tsx';
import { SitePage } from '../../site/SitePage.tsx';
import { useFollowSeason } from '../useFollowSeason.ts';
import { afterIn } from './groupPlayersPage.ts';
import { IndividualStandings } from './IndividualStandings.tsx';
import { messages } from './messages.ts';
import { UntilMatchday } from './UntilMatchday.tsx';

type GroupPlayersProps = {
  context: CompetitionContext;
  search: URLSearchParams;
  /** the page after a matchday */
  pageHref: (query: { after: number | undefined }) => string;
};

/** The individual standings of a division or cup, on the site of its competition. */
export function GroupPlayers({ context, search, pageHref }: GroupPlayersProps) {
  const { formatMessage } = useIntl();
  const { group } = context;
  return (
    <SitePage context={context} header={{ title: formatMessage(messages.individualOf, { group: group?.name ?? '' }) }}>
      {() => group && <Standings group={group} after={afterIn(search)} pageHref={pageHref} />}
    </SitePage>
  );
}

type StandingsProps = { group: SeasonGroup; after: number | undefined; pageHref: GroupPlayersProps['pageHref'] };

function Standings({ group, after, pageHref }: StandingsProps) {
  const { navigate } = useHost();
  useFollowSeason(group.seasonId, false);
  const { places } = useRead('getStandings', { id: group.id });
  return (
    <div className="grid gap-5 pt-5">
      {places.length > 0 && (
        <UntilMatchday
          matchdays={places.map(({ matchday }) => matchday)}
          value={after}
          onChange={(matchday) => navigate(pageHref({ after: matchday }), { replace: true, inPlace: true })}
        />
      )}
      <div>
        <Boundary key={after} skeleton={<Skeleton shape="table" count={8} />}>
          <IndividualStandings group={group} after={after} />
        </Boundary>
      </div>
    </div>
  );
}
