import { Knockout } from '../Knockout.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { page } from './page.ts';

/** The bracket that the winner of the tournament comes out of. */
export function WinnerBrackets() {
  const { tournament, bracket, entries } = useTournamentPage(page);
  return <Knockout tournament={tournament} role="winners" bracket={bracket} entries={entries} />;
}
