/**
 * `node scripts/demo/seed.ts` (run by `npm start` on its first start): fills an empty database with a club, a finished
 * tournament of last week, an evening in progress and two that are coming. Reads DATABASE_URL, otherwise the database in DATA_DIR
 * (`.data`), where it keeps the log-ins too. Makes nothing where there are users already. Everything is made by games that were really played, through the
 * API's own functions, on a clock that ends now; the same moment gives the same data.
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
import { keepDemoLogins, newDemoLogins, readDemoLogins, repairDemoLogins, type DemoLogins } from './logins.ts';
import { simulate, type DemoClock } from './simulate.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const timeZone = 'Europe/Brussels';
/** How long the evening has been going on: the groups are nearly done then, and some games are called but not begun. */
const sinceStart = 105 * minute;
/** The draws, published like any other. */
const draws = { lastWeek: 2011, tonight: 2012 };

/** `2026-11-27T19:30` in the club's time zone. */
const localTime = (time: number): string => new Date(time).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');
const atHalfPastSeven = (time: number): string => `${localTime(time).slice(0, 10)}T19:30`;
/** The moment when the club's clocks show this. */
const instantOf = (local: string): number => {
  const asUtc = Date.parse(`${local}Z`);
  return asUtc - (Date.parse(`${localTime(asUtc)}Z`) - asUtc);
};

/** Makes the demo world in an empty database. `now`: the moment at which it stands still. `logins`: of those with an account. */
export async function seedDemo({
  db,
  now = Date.now(),
  logins = newDemoLogins(),
}: {
  db: ServerOptions['db'];
  now?: number;
  logins?: DemoLogins;
}): Promise<void> {
  const clock: DemoClock = { now: now - 8 * day };
  const random = createRandom(501);
  const mails: { text: string }[] = [];
  const server = createServer({
    db,
    clock: () => new Date(clock.now),
    random: seededBytes(random),
    ...withoutRealtime,
    mailer: async (mail) => void mails.push(mail),
    log: ({ level, message, error, stack }) => level === 'info' || console.error(message, error ?? stack ?? ''),
  });
  /** The token of the link in the mail, which is sent after the call that asked for it. */
  const invitation = async (): Promise<string> => {
    while (mails.length === 0) await server.runJobs();
    return new URL(/https?:\S+/.exec(mails.pop()!.text)![0]).searchParams.get('invitation')!;
  };
  const newId = idsOf(random, () => clock.now);
  const client = createClient({
    baseUrl: 'http://demo.invalid/api',
    fetch: async (input, init) => server.fetch(new Request(String(input), init)),
  });
  try {
    const { organiser, administrator, player } = logins;
    const token = await signUp(client, organiser);
    const adminToken = await signUp(client, administrator);
    // The one thing that no call of the API may do.
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
    const lastWeek = await openEvening(client, club, {
      event: `${organisationName} 11`,
      tournament: 'Krijtdorp Open 11',
      description: 'The eleventh open evening of the club: groups, then two knockouts.',
      startsAt: atHalfPastSeven(now - 7 * day),
      plan: eveningPlan({ groups: 2, knockout: 2, finals: 3 }),
      entries: first,
      newId,
    });
    // One of them has an account: asked by the organiser, and it was them.
    const playerToken = await signUp(client, player);
    const { items } = await client.call('listPlayers', { organisationId: club.organisationId, search: player.name }, { token });
    await client.call('invitePlayer', { id: items[0]!.id, email: player.email }, { token });
    await client.call('acceptInvitation', { token: await invitation() }, { token: playerToken });

    clock.now = instantOf(lastWeek.startsAt);
    await drawAndStart(client, token, lastWeek.id, draws.lastWeek);
    await simulate({ ...hall, tournament: lastWeek });

    clock.now = now - 2 * day;
    const known = await client.call('listPlayers', { organisationId: club.organisationId, perPage: 200 }, { token });
    const again = (names: readonly { name: string }[]) =>
      names.flatMap(({ name }) => known.items.filter((player) => player.name === name).map(({ id }) => ({ playerId: id })));
    const tonight = await openEvening(client, club, {
      event: `${organisationName} 12`,
      tournament: 'Krijtdorp Open 12',
      description: 'Groups of four, first to two; everybody plays on, in the winners’ or in the losers’ knockout.',
      startsAt: localTime(Math.floor((now - sinceStart) / (15 * minute)) * 15 * minute),
      plan: eveningPlan({ groups: 2, knockout: 3, finals: 4 }),
      entries: [...again(first.slice(0, 28)), ...playerNames.slice(32, 40)],
      newId,
    });
    const spring = { groups: null, winners: { format: { default: formatOf(3) }, thirdPlace: true }, losers: null };
    await openEvening(client, club, {
      event: `${organisationName} 13`,
      tournament: 'Krijtdorp Open 13',
      startsAt: atHalfPastSeven(now + 7 * day),
      plan: eveningPlan({ groups: 2, knockout: 3, finals: 4 }),
      entries: again(first.slice(4, 18)),
      newId,
    });
    await openEvening(client, club, {
      event: 'Krijtdorp Masters',
      tournament: 'Krijtdorp Masters',
      description: 'Sixteen places, knockout only. Who comes later waits for one to come free.',
      startsAt: atHalfPastSeven(now + 21 * day),
      plan: spring,
      entries: again(first.slice(0, 18)),
      maxEntries: 16,
      newId,
    });

    clock.now = now - sinceStart;
    await drawAndStart(client, token, tonight.id, draws.tonight);
    await simulate({ ...hall, tournament: tonight, until: now });

    clock.now = now;
    await openCompetitions(client, { token: adminToken, newId, now });

    // Nobody shall hold a token that can be computed from the seed of the demo.
    for (const { id } of boards) await client.call('unpairBoard', { id }, { token });
    for (const one of [token, adminToken, playerToken]) await client.call('logout', {}, { token: one });
  } finally {
    await server.close();
  }
}

const hasUsers = async ({ db }: OpenDatabase): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Opens a database, seeds it if it has no users, closes it. `keepIn`: the data folder, which keeps the log-ins. */
async function seedWhereEmpty(where: { databaseUrl?: string | undefined; dataDir?: string }, keepIn: string): Promise<boolean> {
  const database = await openDatabase(where);
  if (database.warning) console.warn(database.warning);
  try {
    if (await hasUsers(database)) {
      // A database elsewhere may be shared by several folders, so that one without a file says nothing about its passwords.
      await repairDemoLogins(database.db, keepIn, { renew: !where.databaseUrl });
      return false;
    }
    // Kept first: if the seeding is interrupted, the next start takes the same passwords.
    const logins = readDemoLogins(keepIn) ?? newDemoLogins();
    keepDemoLogins(keepIn, logins);
    await seedDemo({ db: database.db, logins });
    return true;
  } finally {
    await database.close();
  }
}

/** In a data folder the first data are made aside and moved into place when they are whole, so that an interrupted start leaves nothing half done. */
export async function seed(databaseUrl: string | undefined, dataDir: string): Promise<boolean> {
  const folders = ['postgres', 'pglite'];
  if (databaseUrl || folders.some((folder) => existsSync(join(dataDir, folder)))) return seedWhereEmpty({ databaseUrl, dataDir }, dataDir);
  const aside = join(dataDir, 'seeding');
  rmSync(aside, { recursive: true, force: true });
  const seeded = await seedWhereEmpty({ dataDir: aside }, dataDir);
  for (const folder of folders) if (existsSync(join(aside, folder))) renameSync(join(aside, folder), join(dataDir, folder));
  rmSync(aside, { recursive: true, force: true });
  return seeded;
}

if (import.meta.main) {
  await main(async () => {
    const begun = performance.now();
    try {
      const seeded = await seed(process.env['DATABASE_URL'] || undefined, resolve(root, process.env['DATA_DIR'] || '.data'));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(seeded ? `Demo data made in ${seconds} s.` : 'The database has users already; no demo data made.');
    } catch (error) {
      throw error instanceof StartError ? new Failure(error.message) : error;
    }
  });
  process.exit();
}
