import { sql } from 'kysely';
import type { MyGame } from '@oche/api/contract/mine';
import type { Parsed } from '@oche/api/contract/endpoints';
import { average } from '@oche/darts/x01/statistics';
import { contains } from '../platform/search.ts';
import type { Actor } from '../platform/actor.ts';
import { db } from '../platform/db/current.ts';
import { parents } from '../games/parents.ts';
import { countersOfPlayer } from '../games/projection.ts';
import { sideName } from '../games/sides.ts';
import { inPlayOrder, loadSummaries } from '../games/summaries.ts';
import { paged } from '../platform/paging.ts';
import { can } from '../platform/policies.ts';

type Me = Extract<Actor, { kind: 'user' }>;

/** A query for the user's places in games: one row per game and player that is linked to the user. Leaves out test tournaments and drafts. */
export const myPlaces = (userId: string) =>
  db()
    .selectFrom('gameSidePlayers as mine')
    .innerJoin('players', 'players.id', 'mine.playerId')
    .innerJoin('games', 'games.id', 'mine.gameId')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .leftJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.id', '=', 'games.parentId'),
    )
    .where('players.userId', '=', userId)
    .where((eb) => eb.or([eb('games.parentId', 'is', null), eb('parents.counts', '=', true)]));

const phases = { open: ['playing', 'called', 'ready', 'waiting'], over: ['finished'] } as const;

/** `myPlaces`, filtered. `search` finds names of opponents and parents. */
const matching = (userId: string, { only, search = '' }: Pick<Parsed<'listMyGames'>, 'only' | 'search'>) =>
  myPlaces(userId)
    .where('gameResults.phase', 'in', only === 'open' ? phases.open : only ? phases.over : [...phases.open, ...phases.over])
    .$if(only === 'won', (query) => query.whereRef('gameResults.winner', '=', 'mine.side'))
    .$if(only === 'lost', (query) => query.whereRef('gameResults.winner', '!=', 'mine.side'))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          contains('parents.name', search),
          eb.exists(
            eb
              .selectFrom('gameSides')
              .select(sql`1`.as('one'))
              .whereRef('gameSides.gameId', '=', 'games.id')
              .whereRef('gameSides.side', '!=', 'mine.side')
              .where(contains(sideName, search)),
          ),
        ]),
      ),
    );

export const listMyGames = async (input: Parsed<'listMyGames'>, me: Me) =>
  paged(input, {
    items: async (paginate): Promise<MyGame[]> => {
      const ids = matching(me.userId, input).select('games.id');
      const games = await loadSummaries((query) => paginate(inPlayOrder(query.where('games.id', 'in', ids))));
      const places = await placesByGame(
        me.userId,
        games.map(({ id }) => id),
      );
      return games.flatMap((game) => {
        const place = places.get(game.id);
        if (!place) return [];
        const { darts = 0, points = 0 } = countersOfPlayer(place, place.side, place.position) ?? {};
        return [{ game, side: place.side, average: average(points, darts), mayOpen: can.read(me, place) }];
      });
    },
    total: () =>
      matching(me.userId, input)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
  });

/** The place of the user in each game. */
const placesByGame = async (userId: string, gameIds: string[]) => {
  if (gameIds.length === 0) return new Map<string, never>();
  const rows = await myPlaces(userId)
    .select(['mine.gameId', 'mine.side', 'mine.position', 'gameResults.counters', 'gameResults.playerCounters'])
    .select(['games.organisationId', 'parents.isPrivate'])
    .where('games.id', 'in', gameIds)
    .execute();
  return new Map(rows.map((row) => [row.gameId, row]));
};
