import type { calendarFeedEndpoints } from '@oche/api/contract/calendarFeed';
import type { mineEndpoints } from '@oche/api/contract/mine';
import { pageOf } from './parts.ts';
import { meOf, myGamesOf, myStatisticsOf, myTournamentsOf } from '../mine.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';

const groups = { running: ['running'], coming: ['registration', 'check-in'], finished: ['finished', 'cancelled'] };

/** The logged-in user is a player of the club and has played on earlier evenings. */
export const responsesOfMine = (world: World): ResponsesTo<keyof typeof mineEndpoints | keyof typeof calendarFeedEndpoints> => ({
  getMyCalendar: { createdAt: null },
  renewMyCalendar: { path: '/calendars/mine/TWtXb1Z2c2pQeEhkRlhqN3Q0bUxRYw.ics' },
  endMyCalendar: null,
  listMyPlayers: () => {
    const me = meOf(world);
    return me ? [{ id: me.id, name: me.name, organisation: world.organisation }] : [];
  },
  getMyStatistics: () => myStatisticsOf(world),
  listMyGames: ({ search = '', only, ...page }) =>
    pageOf(
      myGamesOf(world).filter(({ game, side }) => {
        const text = `${game.parent?.name} ${game.sides[1 - side]?.name}`.toLowerCase();
        const isOpen = game.phase !== 'finished';
        const isWanted = only === undefined || (only === 'open' ? isOpen : !isOpen && (game.winner === side) === (only === 'won'));
        return isWanted && text.includes(search.toLowerCase());
      }),
      page,
    ),
  listMyTournaments: ({ status, ...page }) =>
    pageOf(
      myTournamentsOf(world).filter(({ tournament }) => status === undefined || groups[status].includes(tournament.status)),
      page,
    ),
});
