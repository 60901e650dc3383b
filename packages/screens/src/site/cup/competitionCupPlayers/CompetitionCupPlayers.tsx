import { useIntl } from '@oche/i18n/provider';
import { GroupPlayers } from '../../../parts/league/players/GroupPlayers.tsx';
import { messages } from '../../../parts/league/players/messages.ts';
import { useFollowSeason } from '../../../parts/league/useFollowSeason.ts';
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
            <Follow seasonId={id} />
            <GroupPlayers group={group} search={search} pageHref={(query) => href('competitionCupPlayers', params, query)} />
          </>
        )
      }
    </SitePage>
  );
}

/** Keeps the figures up to date while matches are played. */
function Follow({ seasonId }: { seasonId: string }) {
  useFollowSeason(seasonId, false);
  return null;
}
