import { usePage } from '../../../shell/usePage.tsx';
import { SeasonLeaders } from '../SeasonLeaders.tsx';
import { page } from './page.ts';

/** The highest checkouts of a season. */
export const CompetitionCheckouts = () => <SeasonLeaders board="high-checkouts" {...usePage(page)} />;
