import { groupPlayersPage } from '../../../parts/league/players/groupPlayersPage.ts';
import { definePage } from '../../../shell/definePage.ts';

export const page = definePage({
  route: 'competitionGroupPlayers',
  ...groupPlayersPage,
  // A cup has its own address.
  redirect: ({ context }, params) => (context.group?.kind === 'cup' ? { name: 'competitionCupPlayers', params, hasMoved: true } : null),
});
