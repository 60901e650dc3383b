import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { createClient } from '@oche/api/client';
import { issueToken } from '@oche/server/accounts';
import { createServer, type RunningServer, type ServerOptions } from '@oche/server/createServer';
import type { OpenDatabase } from '@oche/server/db/open';
import type { Users } from '@oche/server/db/schema';
import { demoLogins } from '../demo/logins.ts';
import { seedDemo } from '../demo/seed.ts';
import { signUp } from '../rehearse/organiser.ts';
import type { Role } from './requests.ts';

type Db = OpenDatabase['db'];
/** Ids, slugs and addresses that are in the database, by what they are of. */
export type Pool = Record<string, readonly (string | number)[]>;

/** The server of the product on the demo data, and somebody of every kind. Its clock moves on with every request, so that limits end. */
export type World = {
  server: RunningServer;
  port: number;
  /** what the server has logged as an error */
  errors: string[];
  /** Gives everybody back what the last requests have taken from them: tokens, roles, power. */
  renew: () => Promise<{ tokens: Record<Role, string | null>; pool: Pool }>;
  tick: () => void;
  close: () => Promise<void>;
};

const password = 'ninety-nine-darts';
const emailOf = (who: string) => `${who}@fuzz.example`;

export async function openWorld(database: OpenDatabase): Promise<World> {
  const { db } = database;
  let now = Date.now();
  await seedDemo({ db, now });
  const errors: string[] = [];
  const server = createServer({
    db,
    clock: () => new Date(now),
    random: (length) => randomBytes(length),
    publisher: { publish: async () => {}, close: () => {} },
    realtime: null,
    signChannel: (socketId, channel) => `key:${socketId}:${channel}`,
    log: ({ level, message, ...rest }) => {
      if (level === 'error') errors.push(`${message} ${JSON.stringify(rest)}`);
    },
  } satisfies ServerOptions);
  await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
  const address = server.http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api` });
  for (const who of ['user', 'captain', 'editor', 'other']) await signUp(client, { name: `Fuzz ${who}`, email: emailOf(who), password });
  const other = (await client.call('login', { email: emailOf('other'), password })).token;
  const club = await client.call('createOrganisation', { name: 'DC Elsewhere', timeZone: 'UTC' }, { token: other });
  const hall = await client.call('createLocation', { organisationId: club.id, name: 'Elsewhere', boards: 2 }, { token: other });
  const people = await db.selectFrom('users').selectAll().execute();
  const users = new Map(people.map(({ id, email }) => [email, id]));
  const ids = {
    ...{ user: users.get(emailOf('user'))!, captain: users.get(emailOf('captain'))!, editor: users.get(emailOf('editor'))! },
    ...{ admin: users.get(demoLogins[0].email)!, other: users.get(emailOf('other'))!, super: users.get(demoLogins[1].email)! },
  };
  const { organisationId } = await db
    .selectFrom('memberships')
    .select('organisationId')
    .where('userId', '=', ids.admin)
    .executeTakeFirstOrThrow();
  return {
    server,
    port,
    errors,
    tick: () => (now += 500),
    renew: async () => {
      await keepPeople(db, people, ids, { organisationId, elsewhere: club.id });
      const pool = await poolOf(db);
      const playing = await db
        .selectFrom('games')
        .select(['id', 'boardId'])
        .where('boardId', 'is not', null)
        .where('finishedAt', 'is', null)
        .where('organisationId', '=', organisationId)
        .executeTakeFirst();
      const issue = (token: Parameters<typeof issueToken>[0]) => server.asSystem((context) => issueToken(token, context));
      const user = (userId: string) => issue({ kind: 'user', userId });
      const tokens = {
        ...{ nobody: null, ended: 'a-token-of-last-year' },
        ...{ user: await user(ids.user), captain: await user(ids.captain), editor: await user(ids.editor), admin: await user(ids.admin) },
        ...{ other: await user(ids.other), super: await user(ids.super) },
        acting: await issue({ kind: 'impersonation', userId: ids.admin, actorId: ids.super }),
        board: playing?.boardId ? await issue({ kind: 'board', boardId: playing.boardId }) : null,
        farBoard: await issue({ kind: 'board', boardId: hall.boards[0]!.id }),
        game: playing ? await issue({ kind: 'game', gameId: playing.id }) : null,
      };
      return { tokens, pool };
    },
    close: () => server.close(),
  };
}

type Ids = Record<'user' | 'captain' | 'editor' | 'admin' | 'other' | 'super', string>;

type Person = Selectable<Users>;
type Places = { organisationId: string; elsewhere: string };

async function keepPeople(db: Db, people: readonly Person[], ids: Ids, { organisationId, elsewhere }: Places): Promise<void> {
  await db.updateTable('users').set({ isSuperAdmin: false }).execute();
  for (const person of people) {
    // Somebody may have taken the address of an account that was deleted.
    await db.deleteFrom('users').where('email', '=', person.email).where('id', '!=', person.id).execute();
    await db
      .insertInto('users')
      .values(person)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(person))
      .execute();
  }
  for (const [userId, role, where] of [
    [ids.captain, 'captain', organisationId],
    [ids.editor, 'editor', organisationId],
    [ids.admin, 'admin', organisationId],
    [ids.other, 'admin', elsewhere],
  ] as const)
    await db
      .insertInto('memberships')
      .values({ organisationId: where, userId, role })
      .onConflict((conflict) => conflict.columns(['organisationId', 'userId']).doUpdateSet({ role }))
      .execute();
  await db.deleteFrom('memberships').where('userId', '=', ids.user).execute();
}

const tables = {
  ...{ organisation: 'organisations', user: 'users', player: 'players', location: 'locations', board: 'boards', event: 'events' },
  ...{ tournament: 'tournaments', entry: 'entries', game: 'games', notification: 'notifications', logged: 'game_events' },
} as const;

/** At most so many of a kind, the newest. */
const most = 150;

async function poolOf(db: Db): Promise<Pool> {
  const pool: Record<string, (string | number)[]> = {};
  for (const [kind, table] of Object.entries(tables)) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id desc limit ${sql.lit(most)}`.execute(db);
    pool[kind] = rows.map(({ id }) => id);
  }
  const playing = await db
    .selectFrom('games')
    .innerJoin('gameResults', 'gameId', 'id')
    .select(['id', 'length', 'scorerEpoch'])
    .where('boardId', 'is not', null)
    .execute();
  pool['game'] = [...playing.map(({ id }) => id), ...(pool['game'] ?? []).slice(0, 40)];
  pool['length'] = [0, ...playing.map(({ length }) => length)];
  pool['epoch'] = [0, ...playing.map(({ scorerEpoch }) => scorerEpoch)];
  pool['id'] = Object.values(pool).flatMap((ids) => ids.slice(0, 5));
  for (const table of ['organisations', 'events', 'tournaments'] as const) {
    const rows = await db.selectFrom(table).select('slug').orderBy('id', 'desc').limit(most).execute();
    const slugs = rows.map(({ slug }) => slug);
    pool[{ organisations: 'org_slug', events: 'slugOfEvent', tournaments: 'slugOfTournament' }[table]] = slugs;
    pool['slug'] = [...(pool['slug'] ?? []), ...slugs];
  }
  pool['email'] = (await db.selectFrom('users').select('email').orderBy('id').limit(most).execute()).map(({ email }) => email);
  pool['code'] = (await db.selectFrom('pairingCodes').select('code').limit(most).execute()).map(({ code }) => code);
  pool['role'] = ['winners', 'losers', 'groups'];
  pool['group'] = ['1', '2', '9'];
  pool['domain_base64'] = ['bGVhZ3VlLmxvY2FsaG9zdA==', 'bGVhZ3VlLmV4YW1wbGU'];
  return pool;
}
