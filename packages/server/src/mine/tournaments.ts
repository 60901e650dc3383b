import { sql } from 'kysely';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { MyTournament } from '@oche/api/contract/mine';
import type { Actor } from '../platform/actor.ts';
import { db } from '../platform/db/current.ts';
import { paged } from '../platform/paging.ts';
import { can } from '../platform/policies.ts';
import { placesOf } from '../tournaments/places.ts';
import { loadTournaments } from '../tournaments/present.ts';
import { loadWorld } from '../tournaments/world.ts';
import { myPlaces } from './games.ts';

type Me = Extract<Actor, { kind: 'user' }>;

const statuses = { running: ['running'], coming: ['registration', 'check-in'], finished: ['finished', 'cancelled'] } as const;

const myEntries = (userId: string, status: Parsed<'listMyTournaments'>['status']) =>
  db()
    .selectFrom('entries')
    .innerJoin('entryPlayers', 'entryPlayers.entryId', 'entries.id')
    .innerJoin('players', 'players.id', 'entryPlayers.playerId')
    .innerJoin('tournaments', 'tournaments.id', 'entries.tournamentId')
    .where('players.userId', '=', userId)
    .where('tournaments.test', '=', false)
    .where('tournaments.status', 'in', status ? statuses[status] : Object.values(statuses).flat());

export const listMyTournaments = async (input: Parsed<'listMyTournaments'>, me: Me) =>
  paged(input, {
    items: async (paginate): Promise<MyTournament[]> => {
      const entries = await paginate(
        myEntries(me.userId, input.status)
          .select(['entries.id', 'entries.tournamentId', 'entries.waiting', 'entries.withdrawnAt'])
          .select(['tournaments.organisationId', 'tournaments.visibility', 'tournaments.status', 'tournaments.plan'])
          .orderBy(sql`case tournaments.status when 'running' then 0 when 'finished' then 2 when 'cancelled' then 2 else 1 end`)
          .orderBy(sql`case when tournaments.status in ('finished', 'cancelled') then null else tournaments.starts_at end`)
          .orderBy('tournaments.startsAt', 'desc')
          .orderBy('entries.id'),
      ).execute();
      const ids = entries.map(({ tournamentId }) => tournamentId);
      const summaries = ids.length ? await loadTournaments((query) => query.where('tournaments.id', 'in', ids)) : [];
      const games = ids.length ? await gamesOf(me.userId, ids) : [];
      const items: MyTournament[] = [];
      for (const { id, tournamentId, waiting, withdrawnAt, plan, ...row } of entries) {
        const tournament = summaries.find((summary) => summary.id === tournamentId)!;
        const counts = games.find(({ entryId }) => entryId === id);
        const places = row.status === 'finished' ? placesOf(await loadWorld({ id: tournamentId, plan })) : [];
        const place = places.find(({ entry }) => entry.id === id);
        items.push({
          ...{ tournament, entry: { id, waiting, withdrawn: withdrawnAt !== null }, mayOpen: can.see(me, row) },
          ...{ games: counts?.games ?? 0, won: counts?.won ?? 0 },
          place: place ? { from: place.from, to: place.to, role: place.role } : null,
        });
      }
      return items;
    },
    total: () =>
      myEntries(me.userId, input.status)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
  });

/** The numbers of finished and won games of each entry. */
const gamesOf = (userId: string, tournamentIds: string[]) =>
  myPlaces(userId)
    .innerJoin('gameSides', (join) => join.onRef('gameSides.gameId', '=', 'mine.gameId').onRef('gameSides.side', '=', 'mine.side'))
    .select(({ fn }) => [
      'gameSides.originId as entryId',
      fn.countAll<number>().as('games'),
      sql<number>`count(*) filter (where game_results.winner = mine.side)`.as('won'),
    ])
    .where('games.parentId', 'in', tournamentIds)
    .where('gameResults.phase', '=', 'finished')
    .groupBy('gameSides.originId')
    .execute();
