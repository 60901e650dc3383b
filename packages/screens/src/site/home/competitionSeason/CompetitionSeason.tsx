import { usePage } from '../../../shell/usePage.tsx';
import { SeasonFront } from '../SeasonFront.tsx';
import { page } from './page.ts';

/** The front page of a season that was chosen. */
export const CompetitionSeason = () => <SeasonFront {...usePage(page)} />;
