import { Knockout } from '../Knockout.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { page } from './page.ts';

/** The bracket of the losers’ knockout. */
export function ConsolationBrackets() {
  const { tournament, bracket, entries } = useTournamentPage(page);
  return <Knockout tournament={tournament} role="losers" bracket={bracket} entries={entries} />;
}
