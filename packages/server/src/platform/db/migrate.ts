import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { StartError } from './startError.ts';
import { first } from './migrations/0001First.ts';
import { accountLinks } from './migrations/0002AccountLinks.ts';
import { administration } from './migrations/0003Administration.ts';
import { notifications } from './migrations/0004Notifications.ts';
import { invitations } from './migrations/0005Invitations.ts';
import { sites } from './migrations/0006Sites.ts';
import { files } from './migrations/0009Files.ts';
import { demoPasswords } from './migrations/0010DemoPasswords.ts';
import { pendingLinks } from './migrations/0011PendingLinks.ts';
import { instance } from './migrations/0013Instance.ts';
import { costs } from './migrations/0016Costs.ts';
import { boardCalls } from './migrations/0019BoardCalls.ts';
import { nameGoes } from './migrations/0024NameGoes.ts';
import { sides } from './migrations/0025Sides.ts';
import { captainsOfTeams } from './migrations/0026CaptainsOfTeams.ts';
import { legPlayers } from './migrations/0027LegPlayers.ts';
import { league } from './migrations/0028League.ts';
import { teams } from './migrations/0029Teams.ts';
import { members } from './migrations/0030Members.ts';
import { fixtures } from './migrations/0031Fixtures.ts';
import { matches } from './migrations/0032Matches.ts';
import { siteContent } from './migrations/0033SiteContent.ts';
import { penalties } from './migrations/0034Penalties.ts';
import { postponements } from './migrations/0035Postponements.ts';
import { siteDocuments } from './migrations/0036SiteDocuments.ts';
import { playerGames } from './migrations/0037PlayerGames.ts';
import { calendars } from './migrations/0038Calendars.ts';
import { siteSettings } from './migrations/0039SiteSettings.ts';
import { announcements } from './migrations/0040Announcements.ts';
import { boardEntries } from './migrations/0041BoardEntries.ts';
import { boardEntryLegs } from './migrations/0042BoardEntryLegs.ts';
import { cupRounds } from './migrations/0043CupRounds.ts';
import { cupRoundWaiting } from './migrations/0044CupRoundWaiting.ts';
import { openProtests } from './migrations/0045OpenProtests.ts';
import { tokenIndexes } from './migrations/0046TokenIndexes.ts';
import { mergedPlayers } from './migrations/0047MergedPlayers.ts';
import { rosterRequests } from './migrations/0048RosterRequests.ts';
import { teamRegistrations } from './migrations/0049TeamRegistrations.ts';
import { overtakenRequests } from './migrations/0050OvertakenRequests.ts';
import { suspensionReasons } from './migrations/0051SuspensionReasons.ts';
import { rankings } from './migrations/0052Rankings.ts';
import { queue } from './migrations/0053Queue.ts';
import { formats } from './migrations/0054Formats.ts';
import { push } from './migrations/0055Push.ts';
import { rankingSchemes } from './migrations/0056RankingSchemes.ts';
import { tournamentActions } from './migrations/0057TournamentActions.ts';

/** All migrations, in order. They cannot be undone, and a released migration is never changed. */
const migrations: { name: string; up: (db: Kysely<Schema>) => Promise<void> }[] = [
  { name: '0001-first', up: first },
  { name: '0002-account-links', up: accountLinks },
  { name: '0003-administration', up: administration },
  { name: '0004-notifications', up: notifications },
  { name: '0005-invitations', up: invitations },
  { name: '0006-sites', up: sites },
  { name: '0009-files', up: files },
  { name: '0010-demo-passwords', up: demoPasswords },
  { name: '0011-pending-links', up: pendingLinks },
  { name: '0013-instance', up: instance },
  { name: '0016-costs', up: costs },
  { name: '0019-board-calls', up: boardCalls },
  { name: '0024-name-goes', up: nameGoes },
  { name: '0025-sides', up: sides },
  { name: '0026-captains-of-teams', up: captainsOfTeams },
  { name: '0027-leg-players', up: legPlayers },
  { name: '0028-league', up: league },
  { name: '0029-teams', up: teams },
  { name: '0030-members', up: members },
  { name: '0031-fixtures', up: fixtures },
  { name: '0032-matches', up: matches },
  { name: '0033-site-content', up: siteContent },
  { name: '0034-penalties', up: penalties },
  { name: '0035-postponements', up: postponements },
  { name: '0036-site-documents', up: siteDocuments },
  { name: '0037-player-games', up: playerGames },
  { name: '0038-calendars', up: calendars },
  { name: '0039-site-settings', up: siteSettings },
  { name: '0040-announcements', up: announcements },
  { name: '0041-board-entries', up: boardEntries },
  { name: '0042-board-entry-legs', up: boardEntryLegs },
  { name: '0043-cup-rounds', up: cupRounds },
  { name: '0044-cup-round-waiting', up: cupRoundWaiting },
  { name: '0045-open-protests', up: openProtests },
  { name: '0046-token-indexes', up: tokenIndexes },
  { name: '0047-merged-players', up: mergedPlayers },
  { name: '0048-roster-requests', up: rosterRequests },
  { name: '0049-team-registrations', up: teamRegistrations },
  { name: '0050-overtaken-requests', up: overtakenRequests },
  { name: '0051-suspension-reasons', up: suspensionReasons },
  { name: '0052-rankings', up: rankings },
  { name: '0053-queue', up: queue },
  { name: '0054-formats', up: formats },
  { name: '0055-push', up: push },
  { name: '0056-ranking-schemes', up: rankingSchemes },
  { name: '0057-tournament-actions', up: tournamentActions },
];

/** Key of the advisory lock that allows one migration at a time per database; any constant. */
const lockKey = 0x0c4e;

/** The names of migrations that this version does not have, because a newer version has applied them. */
export const unknownMigrations = (names: readonly string[]): string[] =>
  names.filter((name) => !migrations.some((known) => known.name === name));

const createTable = (db: Kysely<Schema>) =>
  sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(db);

/** The names of the migrations that have been applied to a database; none if it is empty. */
export const appliedMigrations = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`.execute(db);
  if (!rows[0]?.found) return [];
  return (await sql<{ name: string }>`select name from migrations order by name`.execute(db)).rows.map(({ name }) => name);
};

const apply = async (db: Kysely<Schema>, { name, up }: (typeof migrations)[number]) => {
  await up(db);
  await sql`insert into migrations (name) values (${name})`.execute(db);
};

/** Applies missing migrations in the open transaction: those in `only`, or all. */
export const migrateWithin = async (db: Kysely<Schema>, only?: readonly string[]): Promise<void> => {
  await createTable(db);
  const done = await appliedMigrations(db);
  for (const migration of migrations)
    if (!done.includes(migration.name) && (!only || only.includes(migration.name))) await apply(db, migration);
};

/**
 * Migrates a database to the newest schema, under an advisory lock. Each migration has its own transaction.
 * @throws StartError if a newer version has already migrated the database
 */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockKey)})`.execute(connection);
    try {
      const done = await appliedMigrations(connection);
      const newer = unknownMigrations(done);
      if (newer.length > 0)
        throw new StartError(`The database is from a newer version of Oche (${newer.join(', ')}); start that version instead.`);
      await createTable(connection);
      for (const migration of migrations) {
        if (done.includes(migration.name)) continue;
        await sql`begin`.execute(connection);
        try {
          await apply(connection, migration);
          await sql`commit`.execute(connection);
        } catch (error) {
          await sql`rollback`.execute(connection);
          throw error;
        }
      }
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockKey)})`.execute(connection);
    }
  });
};
