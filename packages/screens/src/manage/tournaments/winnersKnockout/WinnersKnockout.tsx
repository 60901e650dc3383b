import { usePage } from '../../../shell/usePage.tsx';
import { Knockout } from '../knockout/Knockout.tsx';
import { page } from './page.ts';

/** The winners’ knockout with the organiser's actions on each game. */
export function WinnersKnockout() {
  const { tournament, playList, bracket } = usePage(page);
  return <Knockout tournament={tournament} playList={playList} bracket={bracket} />;
}
