import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { Knockout } from '../Knockout.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { page } from './page.ts';

/** The bracket of those who did not get into the winners’ knockout. */
export function ConsolationBrackets() {
  const { tournament, bracket, entries, params, search } = useTournamentPage(page);
  const { navigate } = useHost();
  const href = useHref();
  return (
    <Knockout
      tournament={tournament}
      role="losers"
      bracket={bracket}
      entries={entries}
      followed={search.get('player')}
      onFollow={(player) => navigate(href('consolationBrackets', params, { player: player ?? undefined }), { replace: true })}
    />
  );
}
