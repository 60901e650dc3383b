import { useIntl } from '@oche/i18n/provider';
import { GroupPlayers } from '../../../parts/league/players/GroupPlayers.tsx';
import { messages } from '../../../parts/league/players/messages.ts';
import { FollowSeason } from '../../../parts/league/FollowSeason.tsx';
import { SitePage } from '../../../parts/site/SitePage.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { page } from './page.ts';

/** The individual standings of a cup. */
export function CompetitionCupPlayers() {
  const { context, params, search } = usePage(page);
  const { group } = context;
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <SitePage context={context} header={{ title: formatMessage(messages.individualOf, { group: group?.name ?? '' }) }}>
      {({ id }) =>
        group && (
          <>
            <FollowSeason seasonId={id} />
            <GroupPlayers group={group} search={search} pageHref={(query) => href('competitionCupPlayers', params, query)} />
          </>
        )
      }
    </SitePage>
  );
}
