import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { Knockout } from '../Knockout.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { page } from './page.ts';

/** The bracket that the winner of the tournament comes out of. */
export function WinnerBrackets() {
  const { tournament, bracket, entries, params, search } = useTournamentPage(page);
  const { navigate } = useHost();
  const href = useHref();
  return (
    <Knockout
      tournament={tournament}
      role="winners"
      bracket={bracket}
      entries={entries}
      followed={search.get('player')}
      onFollow={(player) => navigate(href('winnerBrackets', params, { player: player ?? undefined }), { replace: true })}
    />
  );
}
