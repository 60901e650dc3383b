import { GroupPlayers } from '../../../parts/league/players/GroupPlayers.tsx';
import { usePersonHref } from '../../../parts/people/usePersonHref.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { CupFrame } from '../CupFrame.tsx';
import { page } from './page.ts';

/** The individual standings of a cup. */
export function CompetitionCupPlayers() {
  const { context, params, search } = usePage(page);
  const href = useHref();
  const playerHref = usePersonHref();
  return (
    <CupFrame context={context} params={params} current="competitionCupPlayers">
      {(group) => (
        <GroupPlayers
          group={group}
          search={search}
          pageHref={(query) => href('competitionCupPlayers', params, query)}
          playerHref={playerHref}
        />
      )}
    </CupFrame>
  );
}
