import { usePage } from '../../../shell/usePage.tsx';
import { SeasonFront } from '../SeasonFront.tsx';
import { page } from './page.ts';

/** The front page of the season in the URL. */
export const CompetitionSeason = () => <SeasonFront {...usePage(page)} />;
