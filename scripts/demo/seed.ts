/**
 * `node scripts/demo/seed.ts`, which `npm start` runs on its first start, fills an empty database with a club, a finished tournament of last
 * week, a running tournament, two upcoming ones, and a ranking of the season. It uses the database at DATABASE_URL, otherwise the one in DATA_DIR (`.data`), and writes the
 * accounts to DATA_DIR. If the database has users, it adds no data. It calls the API to create all data, and plays games visit by visit, on a
 * simulated clock that ends at the current time. The same current time results in the same data.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient } from '@oche/api/client';
import { createRandom } from '@oche/darts/draw/random';
import { locationAddress, locationName, organisationName, playerNames } from '@oche/mocks/names';
import { createServer, withoutRealtime, type ServerOptions } from '@oche/server/createServer';
import { openDatabase, StartError, type OpenDatabase } from '@oche/server/platform/db/open';
import { Failure, main, root } from '../lib/project.ts';
import { idsOf, seededBytes } from '../rehearse/chance.ts';
import { drawAndStart, eveningPlan, formatOf, openClub, openEvening, pairTablet, signUp } from '../rehearse/organiser.ts';
import { openCompetitions } from './competitions.ts';
import { storeDemoLogins, newDemoLogins, readDemoLogins, repairDemoLogins, type DemoLogins } from './logins.ts';
import { openOrderOfMerit } from './orderOfMerit.ts';
import { simulate, type DemoClock } from './simulate.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const timeZone = 'Europe/Brussels';
/** The time since the running tournament began. The groups are nearly finished, and some games are called but have not begun. */
const sinceStart = 106 * minute;
/** The draw numbers, which are published as for any tournament. */
const draws = { lastWeek: 2011, tonight: 2012 };

/** A time in the club's time zone, as `2026-11-27T19:30`. */
export const localTime = (time: number): string => new Date(time).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');
const atHalfPastSeven = (time: number): string => `${localTime(time).slice(0, 10)}T19:30`;
/** The inverse of `localTime`, in milliseconds since 1970. */
const instantOf = (local: string): number => {
  const asUtc = Date.parse(`${local}Z`);
  return asUtc - (Date.parse(`${localTime(asUtc)}Z`) - asUtc);
};

/** Creates the demo data in an empty database. `now`: the end of the simulated time, in milliseconds since 1970. `logins`: the demo accounts. */
export async function seedDemo({
  db,
  now = Date.now(),
  logins = newDemoLogins(),
}: {
  db: ServerOptions['db'];
  now?: number;
  logins?: DemoLogins;
}): Promise<void> {
  const clock: DemoClock = { now: now - 43 * day };
  let source = createRandom(501);
  const random = () => source();
  const emails: { text: string }[] = [];
  const server = createServer({
    db,
    clock: () => new Date(clock.now),
    random: seededBytes(random),
    ...withoutRealtime,
    // Jobs that run meanwhile would take random numbers, so that the data would differ each time. The product runs the rest at its start.
    ...{ runsQueuedJobs: false, loopSeconds: 3600 },
    mailer: async (email) => void emails.push(email),
    log: ({ level, message, error, stack }) => level === 'info' || console.error(message, error ?? stack ?? ''),
  });
  /** The token in the invitation's e-mail. A job sends the e-mail after the call that requested it. */
  const invitationToken = async (): Promise<string> => {
    while (emails.length === 0) await server.runJobs();
    return new URL(/https?:\S+/.exec(emails.pop()!.text)![0]).searchParams.get('invitation')!;
  };
  const newId = idsOf(random, () => clock.now);
  const client = createClient({
    baseUrl: 'http://demo.invalid/api',
    fetch: async (input, init) => server.fetch(new Request(String(input), init)),
  });
  try {
    const { organiser, administrator, player, captain } = logins;
    const token = await signUp(client, organiser);
    const adminToken = await signUp(client, administrator);
    // The API cannot make the first super admin.
    await db.updateTable('users').set({ isSuperAdmin: true }).where('email', '=', administrator.email).execute();

    const club = await openClub(client, token, {
      organisation: organisationName,
      timeZone,
      location: locationName,
      address: locationAddress,
      boards: 8,
      newId,
    });
    const boards = [];
    for (const { id } of club.boards) boards.push({ id, token: await pairTablet(client, token, id) });
    const hall = { client, clock, token, boards };

    const first = playerNames.slice(0, 32);
    const { entriesOf, addToRanking } = await openOrderOfMerit(
      { client, clock, club, newId },
      first,
      [6, 5, 4, 3, 2].map((weeks, index) => {
        const startsAt = atHalfPastSeven(now - 7 * weeks * day);
        return { number: 6 + index, startsAt, at: instantOf(startsAt), first: 3 * index };
      }),
    );

    clock.now = now - 8 * day;
    const lastWeek = await openEvening(client, club, {
      event: `${organisationName} 11`,
      tournament: 'Krijtdorp Open 11',
      description: 'The eleventh open evening of the club: groups, then two knockouts.',
      startsAt: atHalfPastSeven(now - 7 * day),
      plan: eveningPlan({ groups: 2, knockout: 2, finals: 3 }),
      entries: entriesOf(first),
      newId,
    });
    await addToRanking(lastWeek.id);
    // One player has an account: the organiser invited them, and they accepted.
    const playerToken = await signUp(client, player);
    const { items } = await client.call('listPlayers', { organisationId: club.organisationId, search: player.name }, { token });
    await client.call('invitePlayer', { id: items[0]!.id, email: player.email }, { token });
    await client.call('acceptInvitation', { token: await invitationToken() }, { token: playerToken });

    clock.now = instantOf(lastWeek.startsAt);
    await drawAndStart(client, token, lastWeek.id, draws.lastWeek);
    await simulate({ ...hall, tournament: lastWeek });

    clock.now = now - 2 * day;
    const tonight = await openEvening(client, club, {
      event: `${organisationName} 12`,
      tournament: 'Krijtdorp Open 12',
      description: 'Groups of four, first to two; everybody plays on, in the winners’ or in the losers’ knockout.',
      startsAt: localTime(Math.floor((now - sinceStart) / (15 * minute)) * 15 * minute),
      plan: eveningPlan({ groups: 2, knockout: 3, finals: 4 }),
      entries: [...entriesOf(first.slice(0, 28)), ...playerNames.slice(32, 40)],
      newId,
    });
    await addToRanking(tonight.id);
    const spring = { groups: null, winners: { format: { default: formatOf(3) }, thirdPlace: true }, losers: null };
    const next = await openEvening(client, club, {
      event: `${organisationName} 13`,
      tournament: 'Krijtdorp Open 13',
      startsAt: atHalfPastSeven(now + 7 * day),
      plan: eveningPlan({ groups: 2, knockout: 3, finals: 4 }),
      entries: entriesOf(first.slice(4, 18)),
      newId,
    });
    await addToRanking(next.id);
    await openEvening(client, club, {
      event: 'Krijtdorp Masters',
      tournament: 'Krijtdorp Masters',
      description: 'Sixteen places, knockout only. Later entries wait until a place is free.',
      startsAt: atHalfPastSeven(now + 21 * day),
      plan: spring,
      entries: entriesOf(first.slice(0, 18)),
      maxEntries: 16,
      newId,
    });

    clock.now = now - sinceStart;
    await drawAndStart(client, token, tonight.id, draws.tonight);
    await simulate({ ...hall, tournament: tonight, until: now });

    clock.now = now;
    // The leagues have random numbers of their own, so that they do not depend on the club.
    source = createRandom(180);
    const captainToken = await signUp(client, captain);
    const league = await openCompetitions({ client, token: adminToken, newId, clock, random }, captainToken, { now, localTime, instantOf });
    // The organiser of the club is the secretary of the league.
    emails.length = 0;
    await client.call('inviteMember', { organisationId: league, email: organiser.email, role: 'editor' }, { token: adminToken });
    await client.call('acceptInvitation', { token: await invitationToken() }, { token });

    // The demo's tokens are predictable, because its random numbers are. So they must not remain valid.
    for (const { id } of boards) await client.call('unpairBoard', { id }, { token });
    for (const each of [token, adminToken, playerToken, captainToken]) await client.call('logout', {}, { token: each });
    // The API renews the links and codes of teams, but has no call that only ends them.
    await db
      .updateTable('tokens')
      .set({ revokedAt: new Date(now) })
      .where('kind', '=', 'team')
      .execute();
    await db.deleteFrom('teamCodes').execute();
  } finally {
    await server.close();
  }
}

const hasUsers = async ({ db }: OpenDatabase): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Opens a database, seeds it if it has no users, and closes it. `loginsDir`: the data folder for the demo accounts. Returns whether it was seeded. */
async function seedIfEmpty(options: { databaseUrl?: string | undefined; dataDir?: string }, loginsDir: string): Promise<boolean> {
  const database = await openDatabase(options);
  try {
    if (await hasUsers(database)) {
      // Several data folders may share an external database, so another folder may have its passwords.
      await repairDemoLogins(database.db, loginsDir, { renew: !options.databaseUrl });
      return false;
    }
    // Written first, so that if seeding is interrupted, the next start uses the same passwords.
    const logins = { ...newDemoLogins(), ...readDemoLogins(loginsDir) };
    storeDemoLogins(loginsDir, logins);
    await seedDemo({ db: database.db, logins });
    return true;
  } finally {
    await database.close();
  }
}

/**
 * Seeds the database at `databaseUrl`, otherwise the one in `dataDir`. A new database in `dataDir` is created in a subfolder and moved when it is
 * complete, so that an interrupted start leaves no incomplete data. Returns whether it was seeded.
 */
export async function seed(databaseUrl: string | undefined, dataDir: string): Promise<boolean> {
  const folder = join(dataDir, 'postgres');
  if (databaseUrl || existsSync(folder)) return seedIfEmpty({ databaseUrl, dataDir }, dataDir);
  const seedingDir = join(dataDir, 'seeding');
  rmSync(seedingDir, { recursive: true, force: true });
  const isSeeded = await seedIfEmpty({ dataDir: seedingDir }, dataDir);
  renameSync(join(seedingDir, 'postgres'), folder);
  rmSync(seedingDir, { recursive: true, force: true });
  return isSeeded;
}

if (import.meta.main) {
  await main(async () => {
    const start = performance.now();
    try {
      const isSeeded = await seed(process.env['DATABASE_URL'] || undefined, resolve(root, process.env['DATA_DIR'] || '.data'));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(isSeeded ? `Demo data created in ${seconds} s.` : 'The database already has users. No demo data was created.');
    } catch (error) {
      throw error instanceof StartError ? new Failure(error.message) : error;
    }
  });
  process.exit();
}
