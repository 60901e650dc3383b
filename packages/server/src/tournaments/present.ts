import type { Entry, Tournament, TournamentSummary } from '@oche/api/contract/tournament';
import { plannedStages } from '@oche/api/tournamentPlan';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { sql } from 'kysely';
import { db } from '../platform/db/current.ts';
import { can, privately, requireManager } from '../platform/policies.ts';
import { found } from '../platform/refusal.ts';
import { scheduleOf } from './schedule.ts';
import { rankingsOf } from './rankingLinks.ts';
import { loadEntriesByName, loadEntryRows, type EntryRow } from './entryRows.ts';
import { publicName, type NamedPlayer } from '../games/publicName.ts';
import { minorAgeOf } from '../league/minorAge.ts';
import { loadWorld, lockTournament, type TournamentRow, type World } from './world.ts';

const requireTournamentManager = (actor: Actor, row: TournamentRow): TournamentRow => {
  requireManager(actor, row, { visible: can.see({ kind: 'anonymous' }, row), what: 'The tournament' });
  return row;
};

/**
 * A tournament, locked for a change by an organiser.
 * @throws Refusal for all other actors: 401 without a session, 403 if the tournament is visible to everybody, otherwise 404
 */
export const managedTournament = async (id: string, actor: Actor) => requireTournamentManager(actor, await lockTournament(id));

/** A tournament for a read by an organiser. It is not locked, so that reads do not wait for scorers. Refuses like `managedTournament`. */
export const loadForManager = async (id: string, actor: Actor) =>
  requireTournamentManager(
    actor,
    found(await db().selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst(), 'The tournament'),
  );

/** SQL: the players of an entry, in throwing order. */
const namedPlayers = sql<NamedPlayer[] | null>`json_agg(
  json_build_object('name', players.name, 'bornOn', players.born_on, 'hasConsent', players.has_consent) order by entry_players.position)`;

const summaries = () =>
  db()
    .selectFrom('tournaments')
    .innerJoin('events', 'events.id', 'tournaments.eventId')
    .innerJoin('locations', 'locations.id', 'events.locationId')
    .innerJoin('organisations', 'organisations.id', 'tournaments.organisationId')
    .selectAll('tournaments')
    .select(minorAgeOf(sql`tournaments.organisation_id`).as('minorAge'))
    .select(['events.slug as eventSlug', 'events.name as eventName', 'events.timeZone'])
    .select([
      'locations.name as locationName',
      'locations.private as locationPrivate',
      'organisations.slug as organisationSlug',
      'organisations.name as organisationName',
    ])
    .select((eb) => [
      eb
        .selectFrom('entries')
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .whereRef('entries.tournamentId', '=', 'tournaments.id')
        .where('entries.joinedId', 'is', null)
        .where('entries.withdrawnAt', 'is', null)
        .where('entries.waiting', '=', false)
        .as('entries'),
      eb
        .selectFrom('entryPlayers')
        .innerJoin('players', 'players.id', 'entryPlayers.playerId')
        .select(namedPlayers.as('players'))
        .whereRef('entryPlayers.entryId', '=', 'tournaments.winnerId')
        .as('winner'),
    ]);
export type SummariesQuery = ReturnType<typeof summaries>;
export type TournamentSummaryRow = Awaited<ReturnType<SummariesQuery['execute']>>[number];

const summaryOf = (row: TournamentSummaryRow): TournamentSummary => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  status: row.status,
  test: row.test,
  ...privately(row),
  startsAt: row.startsAt,
  timeZone: row.timeZone,
  event: { id: row.eventId, slug: row.eventSlug, name: row.eventName },
  location: row.locationPrivate ? null : row.locationName,
  organisation: { id: row.organisationId, slug: row.organisationSlug, name: row.organisationName },
  entries: row.entries ?? 0,
  maxEntries: row.maxEntries,
  start: (row.plan.groups?.format ?? row.plan.winners?.format)?.default.start ?? 501,
  ...plannedStages(row.plan),
  pairs: row.plan.pairs !== undefined,
  winner: row.status === 'finished' && row.winner ? row.winner.map((player) => publicName(player, row.minorAge)).join(' / ') : null,
});

export const loadTournaments = async (where: (query: SummariesQuery) => SummariesQuery): Promise<TournamentSummary[]> =>
  (await where(summaries()).execute()).map(summaryOf);

export const loadTournamentRow = (where: (query: SummariesQuery) => SummariesQuery): Promise<TournamentSummaryRow | undefined> =>
  where(summaries()).executeTakeFirst();

/** A tournament with all of its fields, and whether `actor` may manage it. */
export const tournamentOf = async (
  row: TournamentSummaryRow,
  world: World,
  { actor, forecast }: Pick<Context, 'actor' | 'forecast'>,
): Promise<Tournament> => {
  const gamesToPlay = world.games.filter(({ phase }) => phase !== 'bye');
  const count = (games: readonly { phase: string }[], phase: string) => games.filter((game) => game.phase === phase).length;
  return {
    ...summaryOf(row),
    visibility: row.visibility,
    description: row.description,
    plan: row.plan,
    stages: world.stages
      .filter(({ id }) => world.games.some(({ stageId }) => stageId === id))
      .map(({ id, role, kind }) => {
        const games = gamesToPlay.filter(({ stageId }) => stageId === id);
        return { role, kind, games: games.length, finished: count(games, 'finished') };
      }),
    drawNumber: row.drawSeed,
    pairsNumber: row.pairsSeed,
    drawnAt: row.drawnAt?.toISOString() ?? null,
    autoAssign: row.autoAssign,
    restMinutes: row.restMinutes,
    games: { total: gamesToPlay.length, finished: count(gamesToPlay, 'finished'), playing: count(gamesToPlay, 'playing') },
    expectedEnd: row.status === 'running' ? ((await scheduleOf(row.id, forecast)).end?.expected ?? null) : null,
    rankings: await rankingsOf(row, actor),
    canManage: can.manage(actor, row),
  };
};

/** `tournamentOf` by id, for example for the response of a write. */
export const loadTournament = async (id: string, context: Pick<Context, 'actor' | 'forecast'>): Promise<Tournament> => {
  const row = found(await loadTournamentRow((query) => query.where('tournaments.id', '=', id)), 'The tournament');
  return tournamentOf(row, await loadWorld(row), context);
};

/** The public fields of an entry, without `paid`. */
export const entryOf = ({
  id,
  players,
  isDrawnPair,
  name,
  nickname,
  club,
  seed,
  checkedIn,
  withdrawnAt,
  waiting,
  groupNo,
}: EntryRow): Entry => ({
  id,
  players: players.map((player) => ({ id: player.id, name: player.name })),
  ...(isDrawnPair && { drawnPair: true }),
  name,
  nickname,
  club,
  seed,
  checkedIn,
  withdrawn: withdrawnAt !== null,
  waiting,
  group: groupNo,
});

/** An entry with the fields and the full names for organisers. */
const managedEntryOf = (row: EntryRow): Entry => ({
  ...entryOf(row),
  players: row.players.map(({ id, fullName }) => ({ id, name: fullName })),
  name: row.players.map(({ fullName }) => fullName).join(' / '),
  paid: row.paid,
});

export const entriesOf = (rows: readonly EntryRow[], isManager: boolean): Entry[] => rows.map(isManager ? managedEntryOf : entryOf);

export const loadEntries = async (tournamentId: string): Promise<Entry[]> => entriesOf(await loadEntriesByName(tournamentId), true);

export const loadEntry = async (id: string): Promise<Entry> =>
  managedEntryOf(found((await loadEntryRows((query) => query.where('entries.id', '=', id)))[0], 'The entry'));
