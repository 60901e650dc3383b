import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { createClient, type Client } from '@oche/api/client';
import { uuidv7 } from '@oche/api/uuid';
import { issueToken } from '@oche/server/accounts/tokens';
import { middenkust } from '@oche/darts/match/presets';
import { rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import { createServer, withoutRealtime, type RunningServer, type ServerOptions } from '@oche/server/createServer';
import type { OpenDatabase } from '@oche/server/platform/db/open';
import { issueLink } from '@oche/server/accounts/links';
import { sha256 } from '@oche/server/platform/secrets';
import type { Users } from '@oche/server/platform/db/schema';
import { newDemoLogins } from '../demo/logins.ts';
import { seedDemo } from '../demo/seed.ts';
import { drawAndStart, eveningPlan, openEvening, signUp } from '../rehearse/organiser.ts';
import type { Role } from './requests.ts';
import { picture } from './values.ts';

type Db = OpenDatabase['db'];
/** Ids, slugs and e-mail addresses that are in the database, by kind. */
export type Pool = Record<string, readonly string[]>;
/** The values to which references in requests are resolved. */
export type References = {
  tokens: Record<Role, string | null>;
  pool: Pool;
  logs: ReadonlyMap<string, { length: number; epoch: number }>;
};

/** The real server with demo data and a user of every role. Each request advances its clock, so that rate limits expire. */
export type World = {
  server: RunningServer;
  port: number;
  /** errors in the server's log */
  errors: string[];
  /** Restores accounts, roles and tokens, which earlier requests may have changed. */
  renew: () => Promise<References>;
  /** Advances the clock. */
  tick: () => void;
  close: () => Promise<void>;
};

const password = 'ninety-nine-darts';
const emailOf = (name: string) => `${name}@fuzz.example`;

export async function openWorld(database: OpenDatabase): Promise<World> {
  const { db } = database;
  let now = Date.now();
  const logins = newDemoLogins();
  await seedDemo({ db, now, logins });
  const errors: string[] = [];
  const server = createServer({
    db,
    clock: () => new Date(now),
    random: (length) => randomBytes(length),
    ...withoutRealtime,
    signChannel: (socketId, channel) => `key:${socketId}:${channel}`,
    postPush: () => Promise.resolve(201),
    test: true,
    log: ({ level, message, ...rest }) => {
      if (level === 'error') errors.push(`${message} ${JSON.stringify(rest)}`);
    },
  } satisfies ServerOptions);
  await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
  const address = server.http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api` });
  for (const name of ['user', 'editor', 'other']) await signUp(client, { name: `Fuzz ${name}`, email: emailOf(name), password });
  const otherToken = (await client.call('login', { email: emailOf('other'), password })).token;
  const club = await client.call('createOrganisation', { name: 'DC Elsewhere', timeZone: 'UTC' }, { token: otherToken });
  const hall = await client.call('createLocation', { organisationId: club.id, name: 'Elsewhere', boards: 2 }, { token: otherToken });
  const people = await db.selectFrom('users').selectAll().execute();
  const users = new Map(people.map(({ id, email }) => [email, id]));
  const ids = {
    ...{ user: users.get(emailOf('user'))!, editor: users.get(emailOf('editor'))! },
    ...{ admin: users.get(logins.organiser.email)!, other: users.get(emailOf('other'))!, super: users.get(logins.administrator.email)! },
  };
  const { organisationId } = await db
    .selectFrom('memberships')
    .select('organisationId')
    .where('userId', '=', ids.admin)
    .executeTakeFirstOrThrow();
  // Only competitions have seasons.
  await db.updateTable('organisations').set({ kind: 'competition' }).where('id', '=', organisationId).execute();
  // Teams register on the site of a competition.
  await db.insertInto('organisationDomains').values({ domain: 'fuzz.example', organisationId, position: 0 }).execute();
  return {
    server,
    port,
    errors,
    tick: () => (now += 500),
    renew: async () => {
      await restorePeople(db, people, ids, { organisationId, otherOrganisationId: club.id });
      const adminToken = await server.asSystem((context) => issueToken({ kind: 'user', userId: ids.admin }, context));
      const locationId = await openNewTournament(client, { token: adminToken, organisationId });
      const seasonId = await openNewSeason(client, { token: adminToken, organisationId, locationId });
      const playing = await db
        .selectFrom('games')
        .select(['id', 'boardId'])
        .where('boardId', 'is not', null)
        .where('finishedAt', 'is', null)
        .where('organisationId', '=', organisationId)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      const issue = (token: Parameters<typeof issueToken>[0]) => server.asSystem((context) => issueToken(token, context));
      const user = (userId: string) => issue({ kind: 'user', userId });
      const tokens = {
        ...{ nobody: null, ended: 'a-token-of-last-year' },
        ...{ user: await user(ids.user), editor: await user(ids.editor), admin: await user(ids.admin) },
        ...{ other: await user(ids.other), super: await user(ids.super) },
        impersonating: await issue({ kind: 'impersonation', userId: ids.admin, actorId: ids.super }),
        board: playing?.boardId ? await issue({ kind: 'board', boardId: playing.boardId }) : null,
        farBoard: await issue({ kind: 'board', boardId: hall.boards[0]!.id }),
        game: playing ? await issue({ kind: 'game', gameId: playing.id }) : null,
      };
      const links = [await addRegistrations(db, seasonId, new Date(now))];
      for (const purpose of ['reset-password', 'change-name', 'change-email'] as const) {
        const payload = { name: 'Fuzz', email: `fuzz-${randomBytes(4).toString('hex')}@fuzz.example` };
        links.push(await server.asSystem((context) => issueLink({ purpose, userId: ids.user, payload }, context)));
      }
      return { tokens, pool: { ...(await poolOf(db, organisationId)), token: links }, logs: await logsOf(db) };
    },
    close: () => server.close(),
  };
}

const newId = () => uuidv7(Date.now(), randomBytes(10));

/**
 * Creates a location and a running tournament that no request has changed yet. Two games are on boards, the others wait. It counts for a
 * ranking. Returns the location.
 */
async function openNewTournament(client: Client, { token, organisationId }: { token: string; organisationId: string }): Promise<string> {
  const hall = await client.call('createLocation', { organisationId, name: 'Fuzz', boards: 2 }, { token });
  const plan = eveningPlan({ groups: 2, knockout: 2, finals: 2 });
  const entries = Array.from({ length: 8 }, (_, i) => ({ name: `Fuzz ${'ABCDEFGH'[i]} ${newId()}` }));
  const input = { event: 'Fuzz', tournament: 'Fuzz', startsAt: '2026-11-27T20:00', plan, entries, newId };
  const drawn = await openEvening(client, { token, organisationId, locationId: hall.id, boards: hall.boards }, input);
  await drawAndStart(client, token, drawn.id, 7);
  const { id } = await client.call('createRanking', { organisationId, name: 'Fuzz', scheme: rakegooierRanking }, { token });
  await client.call('setRankingTournament', { id, tournamentId: drawn.id }, { token });
  const [player] = (await client.call('listPlayers', { organisationId }, { token })).items;
  await client.call('addRankingAdjustment', { id, playerId: player!.id, points: 1, reason: 'Fuzz' }, { token });
  return hall.id;
}

type League = { token: string; organisationId: string; locationId: string };

/** Creates an open season with two teams and their matches. One team has a player. Returns its id. */
async function openNewSeason(client: Client, { token, organisationId, locationId }: League): Promise<string> {
  const dates = { startsOn: '2026-09-04', endsOn: '2027-05-28' };
  const { id: seasonId } = await client.call('createSeason', { organisationId, name: `Fuzz ${newId()}`, ...dates }, { token });
  await client.call('setSeasonStatus', { id: seasonId, state: 'open' }, { token });
  const home = { locationId, homeWeekday: 5, homeTime: '20:00' };
  const add = () => client.call('createTeam', { seasonId, name: `Fuzz ${newId()}`, short: 'Fuzz', ...home }, { token });
  const teams = [await add(), await add()];
  await client.call('createMember', { seasonId, teamId: teams[0]!.id, person: { name: `Fuzz ${newId()}` } }, { token });
  const group = { seasonId, name: 'Fuzz', structure: middenkust, teams: teams.map(({ id }) => ({ teamId: id })) };
  await client.call('createGroup', group, { token });
  await client.call('createNews', { seasonId, title: 'Fuzz' }, { token });
  await client.call('createBoardMember', { seasonId, name: 'Fuzz', office: 'Fuzz' }, { token });
  await client.call('createDocument', { seasonId, title: 'Fuzz', file: picture, fileName: 'fuzz.png' }, { token });
  await client.call('addPicture', { organisationId, file: picture }, { token });
  const { version } = await client.call('planFixtures', { seasonId, drawNumber: 7 }, { token });
  await client.call('applyFixtures', { seasonId, drawNumber: 7, version, reason: 'Without matchdays' }, { token });
  return seasonId;
}

/** Adds a team that waits for an answer, and one that is not confirmed yet, whose token it returns. */
async function addRegistrations(db: Db, seasonId: string, now: Date): Promise<string> {
  const token = newId();
  const common = { seasonId, captain: 'Fuzz', remark: '', langcode: 'en' as const, createdAt: now };
  for (const isConfirmed of [true, false]) {
    const id = newId();
    const state = { confirmedAt: isConfirmed ? now : null, hash: isConfirmed ? null : sha256(token) };
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const row = { ...common, ...state, id, name: `Fuzz ${id}`, email: `fuzz-${id}@fuzz.example`, expiresAt };
    await db.insertInto('teamRegistrations').values(row).execute();
  }
  return token;
}

type Ids = Record<'user' | 'editor' | 'admin' | 'other' | 'super', string>;

type Person = Selectable<Users>;
type Organisations = { organisationId: string; otherOrganisationId: string };

async function restorePeople(
  db: Db,
  people: readonly Person[],
  ids: Ids,
  { organisationId, otherOrganisationId }: Organisations,
): Promise<void> {
  await db.updateTable('users').set({ isSuperAdmin: false }).execute();
  for (const person of people) {
    // A request may have deleted the account, and another may have registered its e-mail address.
    await db.deleteFrom('users').where('email', '=', person.email).where('id', '!=', person.id).execute();
    await db
      .insertInto('users')
      .values(person)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(person))
      .execute();
  }
  for (const [userId, role, membershipOf] of [
    [ids.editor, 'editor', organisationId],
    [ids.admin, 'admin', organisationId],
    [ids.other, 'admin', otherOrganisationId],
  ] as const)
    await db
      .insertInto('memberships')
      .values({ organisationId: membershipOf, userId, role })
      .onConflict((conflict) => conflict.columns(['organisationId', 'userId']).doUpdateSet({ role }))
      .execute();
  await db.deleteFrom('memberships').where('userId', '=', ids.user).execute();
}

/** By kind: queries for rows that belong to an organisation. Rows of the demo's club come first, newest first, so that most requests use them. */
const organisationQueries: Record<string, string> = {
  player: 'select id, organisation_id from players',
  location: 'select id, organisation_id from locations where archived_at is null',
  board: 'select boards.id, organisation_id from boards join locations on locations.id = location_id where removed_at is null',
  event: 'select id, organisation_id from events',
  tournament: 'select id, organisation_id from tournaments',
  ranking: 'select id, organisation_id from rankings',
  slugOfRanking: 'select slug as id, organisation_id from rankings',
  adjustment: 'select ranking_adjustments.id, organisation_id from ranking_adjustments join rankings on rankings.id = ranking_id',
  slugOfEvent: 'select slug as id, organisation_id from events',
  slugOfTournament: 'select slug as id, organisation_id from tournaments',
  entry: 'select entries.id, organisation_id from entries join tournaments on tournaments.id = tournament_id',
  game: "select id, organisation_id from games join game_results on game_id = id where phase in ('ready', 'called', 'playing')",
  invitation: 'select id, organisation_id from invitations',
  season: 'select id, organisation_id from seasons',
  team: 'select id, organisation_id from teams',
  'season-team': 'select season_teams.id, organisation_id from season_teams join seasons on seasons.id = season_id',
  'season-group': 'select season_groups.id, organisation_id from season_groups join seasons on seasons.id = season_id',
  'season-member': 'select season_members.id, organisation_id from season_members join seasons on seasons.id = season_id',
  transfer:
    'select transfers.id, organisation_id from transfers join season_members on season_members.id = member_id join seasons on seasons.id = season_id',
  registration:
    'select team_registrations.id, organisation_id from team_registrations join seasons on seasons.id = season_id where confirmed_at is not null',
  news: 'select news.id, organisation_id from news join seasons on seasons.id = season_id',
  slugOfNews: 'select news.slug as id, organisation_id from news join seasons on seasons.id = season_id',
  season_slug: 'select slug as id, organisation_id from seasons',
  'board-member': 'select board_members.id, organisation_id from board_members join seasons on seasons.id = season_id',
  document: 'select id, organisation_id from site_documents',
  picture: "select '/files/' || sha256 as id, organisation_id from site_pictures",
  penalty: 'select penalties.id, organisation_id from penalties join seasons on seasons.id = season_id',
  postponement: 'select postponements.id, organisation_id from postponements join seasons on seasons.id = season_id',
  match: 'select matches.id, organisation_id from matches join seasons on seasons.id = season_id',
};
/** By kind: queries for other rows. */
const otherQueries: Record<string, string> = {
  organisation: 'select id from organisations order by id = $club desc, created_at desc',
  org_slug: 'select slug as id from organisations order by id = $club desc, created_at desc',
  user: 'select id from users order by id desc',
  email: 'select email as id from users order by id',
  notification: 'select id from notifications order by id desc',
  code: 'select code as id from pairing_codes where board_id is null order by created_at desc',
  logged: 'select id from game_events order by server_time desc',
};

async function poolOf(db: Db, club: string): Promise<Pool> {
  const idsOf = async (query: string) =>
    (await sql<{ id: string }>`${sql.raw(`${query.replace('$club', `'${club}'`)} limit 120`)}`.execute(db)).rows.map(({ id }) => id);
  const pool: Pool = {};
  for (const [kind, query] of Object.entries(organisationQueries))
    pool[kind] = await idsOf(`select id from (${query}) as rows order by organisation_id = $club desc, id desc`);
  for (const [kind, query] of Object.entries(otherQueries)) pool[kind] = await idsOf(query);
  pool['id'] = ['game', 'user', 'board', 'tournament', 'organisation', 'player'].flatMap((kind) => pool[kind]!.slice(0, 5));
  pool['slug'] = [...pool['slugOfTournament']!, ...pool['slugOfRanking']!, ...pool['org_slug']!, ...pool['slugOfNews']!];
  return {
    ...pool,
    role: ['winners', 'losers', 'groups'],
    group: ['1', '2', '9'],
    domain_base64: ['bGVhZ3VlLmxvY2FsaG9zdA==', 'Y3VwLmxvY2FsaG9zdA'],
  };
}

/** The length and the scorer epoch of each game's log. A request that writes to the log must contain them. */
async function logsOf(db: Db): Promise<References['logs']> {
  const rows = await db.selectFrom('games').innerJoin('gameResults', 'gameId', 'id').select(['id', 'length', 'scorerEpoch']).execute();
  return new Map(rows.map(({ id, length, scorerEpoch }) => [id, { length, epoch: scorerEpoch }]));
}
