import { usePage } from '../../../shell/usePage.tsx';
import { SeasonFront } from '../SeasonFront.tsx';
import { page } from './page.ts';

/** The front page of a competition: the current season. */
export const CompetitionHome = () => <SeasonFront {...usePage(page)} />;
