import { GroupPlayers } from '../../../parts/league/players/GroupPlayers.tsx';
import { usePersonHref } from '../../../parts/people/usePersonHref.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { DivisionFrame } from '../DivisionFrame.tsx';
import { page } from './page.ts';

/** The individual standings of a division. */
export function CompetitionGroupPlayers() {
  const { context, params, search } = usePage(page);
  const href = useHref();
  const playerHref = usePersonHref();
  return (
    <DivisionFrame context={context} params={params}>
      {(group) => (
        <GroupPlayers
          group={group}
          search={search}
          pageHref={(query) => href('competitionGroupPlayers', params, query)}
          playerHref={playerHref}
        />
      )}
    </DivisionFrame>
  );
}
