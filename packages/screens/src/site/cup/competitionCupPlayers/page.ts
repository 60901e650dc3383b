import { groupPlayersPage } from '../../../parts/league/players/groupPlayersPage.ts';
import { definePage } from '../../../shell/definePage.ts';

export const page = definePage({
  route: 'competitionCupPlayers',
  ...groupPlayersPage,
  // A division has its own address.
  redirect: ({ context }, params) =>
    context.group?.kind === 'league' ? { name: 'competitionGroupPlayers', params, hasMoved: true } : null,
});
