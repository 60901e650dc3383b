import { usePage } from '../../../shell/usePage.tsx';
import { SeasonLeaders } from '../SeasonLeaders.tsx';
import { page } from './page.ts';

/** The players with the most 180s and 171s of a season. */
export const CompetitionScores = () => <SeasonLeaders board="180-171" {...usePage(page)} />;
