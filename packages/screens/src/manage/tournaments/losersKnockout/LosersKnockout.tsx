import { usePage } from '../../../shell/usePage.tsx';
import { Knockout } from '../knockout/Knockout.tsx';
import { page } from './page.ts';

/** The losers’ knockout with the organiser's actions on each game. */
export function LosersKnockout() {
  const { tournament, playList, bracket } = usePage(page);
  return <Knockout tournament={tournament} playList={playList} bracket={bracket} />;
}
