import { GroupPlayers } from '../../../parts/league/players/GroupPlayers.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { page } from './page.ts';

/** The individual standings of a division. */
export function CompetitionGroupPlayers() {
  const { context, params, search } = usePage(page);
  const href = useHref();
  return <GroupPlayers context={context} search={search} pageHref={(query) => href('competitionGroupPlayers', params, query)} />;
}
