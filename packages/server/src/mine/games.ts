import { sql } from 'kysely';
import type { MyGame } from '@oche/api/contract/mine';
import type { Parsed } from '@oche/api/contract/endpoints';
import { average } from '@oche/darts/x01/statistics';
import { holds } from '../admin/search.ts';
import type { Actor } from '../actor.ts';
import { db } from '../db/current.ts';
import { inPlayOrder, loadSummaries } from '../games/summaries.ts';
import { paged } from '../paging.ts';
import { can } from '../policies.ts';

type Me = Extract<Actor, { kind: 'user' }>;

/** The sides of games that are mine. Tests are no games of anybody, and of a draft nobody hears. */
export const mySides = (userId: string) =>
  db()
    .selectFrom('gameSides')
    .innerJoin('entries', 'entries.id', 'gameSides.entryId')
    .innerJoin('players', 'players.id', 'entries.playerId')
    .innerJoin('games', 'games.id', 'gameSides.gameId')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .innerJoin('tournaments', 'tournaments.id', 'games.tournamentId')
    .where('players.userId', '=', userId)
    .where('tournaments.test', '=', false)
    .where('tournaments.status', '!=', 'draft');

const phases = { open: ['playing', 'called', 'ready', 'waiting'], over: ['finished'] } as const;

/** Those that `only` and `search` leave; a name is looked for among opponents and tournaments. */
const narrowed = (userId: string, { only, search = '' }: Pick<Parsed<'listMyGames'>, 'only' | 'search'>) =>
  mySides(userId)
    .where('gameResults.phase', 'in', only === 'open' ? phases.open : only ? phases.over : [...phases.open, ...phases.over])
    .$if(only === 'won', (query) => query.whereRef('gameResults.winner', '=', 'gameSides.side'))
    .$if(only === 'lost', (query) => query.whereRef('gameResults.winner', '!=', 'gameSides.side'))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          holds('tournaments.name', search),
          eb.exists(
            eb
              .selectFrom('gameSides as facing')
              .innerJoin('entries as theirs', 'theirs.id', 'facing.entryId')
              .innerJoin('players as opponents', 'opponents.id', 'theirs.playerId')
              .select(sql`1`.as('one'))
              .whereRef('facing.gameId', '=', 'games.id')
              .whereRef('facing.side', '!=', 'gameSides.side')
              .where(holds('opponents.name', search)),
          ),
        ]),
      ),
    );

export const listMyGames = async (input: Parsed<'listMyGames'>, me: Me) =>
  paged(input, {
    items: async (cut): Promise<MyGame[]> => {
      const ids = narrowed(me.userId, input).select('games.id');
      const games = await loadSummaries((query) => cut(inPlayOrder(query.where('games.id', 'in', ids))));
      const sides = await mine(
        me.userId,
        games.map(({ id }) => id),
      );
      return games.flatMap((game) => {
        const own = sides.get(game.id);
        if (!own) return [];
        const { darts = 0, points = 0 } = own.counters[own.side] ?? {};
        return [{ game, side: own.side, average: average(points, darts), mayOpen: can.see(me, own) }];
      });
    },
    total: () =>
      narrowed(me.userId, input)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
  });

/** Which side I am, by game. */
const mine = async (userId: string, gameIds: string[]) => {
  if (gameIds.length === 0) return new Map<string, never>();
  const rows = await mySides(userId)
    .select(['gameSides.gameId', 'gameSides.side', 'gameResults.counters'])
    .select(['tournaments.organisationId', 'tournaments.visibility', 'tournaments.status'])
    .where('games.id', 'in', gameIds)
    .execute();
  return new Map(rows.map((row) => [row.gameId, row]));
};
