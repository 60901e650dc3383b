import { usePage } from '../../../shell/usePage.tsx';
import { Knockout } from '../knockout/Knockout.tsx';
import { page } from './page.ts';

/** The losers’ knockout, with what can be done to each game. */
export function LosersKnockout() {
  const { tournament, playList, bracket } = usePage(page);
  return <Knockout tournament={tournament} playList={playList} bracket={bracket} />;
}
