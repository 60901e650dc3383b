import type { Tournament } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { words } from '../shell/words.ts';
import { tournamentStart } from '../parts/tournament/tournamentText.ts';
import { messages } from './messages.ts';

type PageWord = (typeof words)[
  'games' | 'groups' | 'standings' | 'knockout' | 'doubleElimination' | 'winnersKnockout' | 'losersKnockout' | 'results'];

/** "Groups: Friday Open 12", the title of a tournament's page. */
export const pageTitle = ({ formatMessage }: IntlShape, page: PageWord, { name }: Pick<Tournament, 'name'>): string =>
  formatMessage(messages.pageTitle, { page: formatMessage(page), tournament: name });

/** "Groups: Friday Open 12, Sat 21 Nov, 13:00, The Bull", the description of a tournament's page for search engines. */
export const pageDescription = (intl: IntlShape, page: PageWord, tournament: Tournament): string =>
  [pageTitle(intl, page, tournament), tournamentStart(intl, tournament), tournament.location].filter(Boolean).join(', ');
