import { Knockout } from '../Knockout.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { page } from './page.ts';

/** The bracket of the winners’ knockout, which decides the tournament. */
export function WinnerBrackets() {
  const { tournament, bracket, entries } = useTournamentPage(page);
  return <Knockout tournament={tournament} role="winners" bracket={bracket} entries={entries} />;
}
