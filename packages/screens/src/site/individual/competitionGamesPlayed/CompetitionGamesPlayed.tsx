import { usePage } from '../../../shell/usePage.tsx';
import { SeasonLeaders } from '../SeasonLeaders.tsx';
import { page } from './page.ts';

/** The players with the most games of a season. */
export const CompetitionGamesPlayed = () => <SeasonLeaders board="games-played" {...usePage(page)} />;
