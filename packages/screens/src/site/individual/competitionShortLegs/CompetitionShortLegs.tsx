import { usePage } from '../../../shell/usePage.tsx';
import { SeasonLeaders } from '../SeasonLeaders.tsx';
import { page } from './page.ts';

/** The shortest legs of a season. */
export const CompetitionShortLegs = () => <SeasonLeaders board="low-visits" {...usePage(page)} />;
