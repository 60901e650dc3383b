import { definePage } from '../../../shell/definePage.ts';
import { leadersPage } from '../leadersPage.ts';

export const page = definePage({ route: 'competitionShortLegs', ...leadersPage('low-visits') });
