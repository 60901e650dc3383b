import { isHiddenMinor } from '@oche/darts/league/minors';
import { firstNameAndInitial } from '@oche/darts/names/shortName';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AnnouncementKind } from '@oche/api/contract/notification';
import type { Captain, CaptainInput, SeasonTeam, TeamRef } from '@oche/api/contract/team';
import type { Actor } from '../platform/actor.ts';
import { revoke } from '../accounts/tokens.ts';
import type { Context } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { found } from '../platform/refusal.ts';
import { rulesOf, todayOf, visibleSeason, type SeasonRow } from './seasonRows.ts';

/** A query for the links of teams that are still valid. */
export const validTeamLinks = (now: Date) =>
  db()
    .selectFrom('tokens')
    .select('tokens.id')
    .where('tokens.kind', '=', 'team')
    .where('tokens.revokedAt', 'is', null)
    .where('tokens.expiresAt', '>', now)
    .whereRef('tokens.seasonTeamId', '=', sql.ref('season_teams.id'));

/**
 * Announcements at the start of a season, whose e-mails contain the link of a team. Later ones have none, because a new link does not show lineups that
 * were handed in before.
 */
export const ofStart: readonly AnnouncementKind[] = ['season-open', 'fixtures-published'];

/** How long after the start of a season its links are on their way. An e-mail waits up to ten minutes for others. */
const linkMailMs = 30 * 60_000;

/** A query for the recent announcements of a season whose e-mails contain links. */
const linkMails = (now: Date) =>
  db()
    .selectFrom('announcements')
    .select('announcements.id')
    .whereRef('announcements.seasonId', '=', sql.ref('season_teams.season_id'))
    .where('announcements.kind', 'in', ofStart)
    .where('announcements.createdAt', '>', new Date(now.getTime() - linkMailMs));

const seasonTeamRows = (now: Date) =>
  db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .leftJoin('locations', 'locations.id', 'seasonTeams.locationId')
    .selectAll('seasonTeams')
    .select(['teams.slug', 'teams.short', 'teams.club', 'locations.name as locationName', 'locations.address'])
    .select((eb) => [eb.exists(validTeamLinks(now)).as('hasLink'), eb.exists(linkMails(now)).as('sendsLinks')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('seasonTeamCaptains')
          .select([
            'seasonTeamCaptains.name',
            'seasonTeamCaptains.email',
            'seasonTeamCaptains.phone',
            'seasonTeamCaptains.userId as account',
          ])
          .select((captain) => [
            jsonArrayFrom(
              captain
                .selectFrom('rosterEntries')
                .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
                .innerJoin('players', 'players.id', 'seasonMembers.playerId')
                // The keys of nested objects stay as they are written here.
                .select(['players.bornOn as born', 'players.hasConsent as consent'])
                .whereRef('rosterEntries.seasonTeamId', '=', 'seasonTeamCaptains.seasonTeamId')
                .where(sql<boolean>`lower(players.name) = lower(season_team_captains.name)`),
            ).as('players'),
          ])
          .whereRef('seasonTeamCaptains.seasonTeamId', '=', 'seasonTeams.id')
          .orderBy('position'),
      ).as('captains'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof seasonTeamRows>['executeTakeFirstOrThrow']>>;

/** How an actor sees the captains of a team: with their contacts, or with the names that public pages show. `isHidden`: whether they hide a player's. */
type CaptainView =
  { withContact: true } | { withContact: false; isHidden: (player: { bornOn: string | null; hasConsent: boolean }) => boolean };

const captainOf = ({ name, email, phone, account, players }: Row['captains'][number], view: CaptainView): Captain => {
  if (view.withContact) return { name, email, phone, hasAccount: account !== null };
  return {
    name: players.some(({ born, consent }) => view.isHidden({ bornOn: born, hasConsent: consent })) ? firstNameAndInitial(name) : name,
  };
};

const awaitsLink = ({ hasLink, sendsLinks, captains }: Row): boolean =>
  Boolean(sendsLinks) && !hasLink && captains.some(({ email, account }) => email !== null && account === null);

const seasonTeamOf = (row: Row, view: CaptainView): SeasonTeam => {
  const { id, seasonId, name, state, homeWeekday, homeTime, region, colours, withdrawnOn } = row;
  return {
    ...{ id, seasonId, name, state, homeWeekday, homeTime, region, colours, withdrawnOn },
    team: { id: row.teamId, slug: row.slug, short: row.short, club: row.club },
    location: row.locationId === null ? null : { id: row.locationId, name: row.locationName!, address: row.address! },
    captains: row.captains.map((captain) => captainOf(captain, view)),
    ...(view.withContact ? { wishes: row.wishes, hasLink: Boolean(row.hasLink), awaitsLink: awaitsLink(row) } : {}),
  };
};

/** The ids of the season teams that an actor is a captain or vice-captain of, with an account or by a link. */
export const idsOfOwnTeams = (actor: Extract<Actor, { kind: 'user' | 'team' }>) => {
  if (actor.kind === 'team') return db().selectFrom('seasonTeams').select('id').where('id', '=', actor.seasonTeamId);
  return db().selectFrom('seasonTeamCaptains').select('seasonTeamId as id').where('userId', '=', actor.userId);
};

/** Whether a user is a captain or vice-captain of a team. */
export const isCaptain = async (userId: string): Promise<boolean> =>
  (await db().selectFrom('seasonTeamCaptains').select('seasonTeamId').where('userId', '=', userId).limit(1).executeTakeFirst()) !==
  undefined;

/** The teams of a season of which the actor is a captain or vice-captain, with an account or by a link; by the id of the season team. */
export const captainedTeams = async (seasonId: string, actor: Actor): Promise<ReadonlySet<string>> => {
  if (actor.kind !== 'user' && actor.kind !== 'team') return new Set();
  const rows = await db()
    .selectFrom('seasonTeams')
    .select('id')
    .where('seasonId', '=', seasonId)
    .where('state', '=', 'accepted')
    .where('id', 'in', idsOfOwnTeams(actor))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** The teams of a season by name, as the actor sees them: with contacts for organisers and captains of the season. `id`: only this team. */
export const loadSeasonTeams = async (season: SeasonRow, context: Pick<Context, 'actor' | 'now'>, id?: string): Promise<SeasonTeam[]> => {
  const { actor } = context;
  const withContact = can.seeContacts(actor, season, await captainedTeams(season.id, actor));
  const rows = await seasonTeamRows(context.now)
    .where('seasonTeams.seasonId', '=', season.id)
    .$if(id !== undefined, (query) => query.where('seasonTeams.id', '=', id!))
    .orderBy('teams.foldedName')
    .orderBy('seasonTeams.id')
    .execute();
  if (withContact) return rows.map((row) => seasonTeamOf(row, { withContact }));
  const { minorAge } = rulesOf(season);
  const today = await todayOf(season, context);
  return rows.map((row) => seasonTeamOf(row, { withContact, isHidden: (player) => isHiddenMinor(player, today, minorAge) }));
};

/** Teams of seasons by id, where figures name them. The order is that of their names. */
export const loadTeamRefs = async (ids: readonly string[]): Promise<Map<string, TeamRef>> => {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .select(['seasonTeams.id', 'teams.slug', 'seasonTeams.name', 'teams.short'])
    .where('seasonTeams.id', 'in', ids)
    .orderBy('teams.foldedName')
    .orderBy('seasonTeams.id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** A team that the actor may see, locked for writing, and its season, whose state cannot change meanwhile. @throws Refusal 404 */
export const lockedSeasonTeam = async (id: string, context: Context) => {
  const { seasonId } = found(await db().selectFrom('seasonTeams').select('seasonId').where('id', '=', id).executeTakeFirst(), 'The team');
  // The season is locked before its teams, as in `createTeam`.
  await db().selectFrom('seasons').select('id').where('id', '=', seasonId).forShare().execute();
  makeStale(`season ${seasonId}`);
  const season = await visibleSeason(seasonId, context);
  const team = await db().selectFrom('seasonTeams').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return { season, team: found(team, 'The team') };
};

/** Ends the links of a team for guests, and its code. */
export const endTeamLinks = async (seasonTeamId: string, context: Context): Promise<void> => {
  await revoke((eb) => eb.and([eb('kind', '=', 'team'), eb('seasonTeamId', '=', seasonTeamId)]), context);
  await db().deleteFrom('teamCodes').where('seasonTeamId', '=', seasonTeamId).execute();
};

/**
 * Replaces the captains of a team. Those with the same name and e-mail address keep their account. An address alone gives no rights to the account
 * that has it, because anybody can register with the address of somebody else. If an account or an address loses the team, the links of the team end,
 * because its owner may have one.
 */
export const setCaptains = async (seasonTeamId: string, captains: readonly CaptainInput[], context: Context): Promise<void> => {
  const former = await db().deleteFrom('seasonTeamCaptains').where('seasonTeamId', '=', seasonTeamId).returningAll().execute();
  const rows = captains.map(({ name, email = null, phone = null }, position) => {
    const userId = former.find((captain) => captain.name === name && captain.email === email)?.userId ?? null;
    return { seasonTeamId, position, name, email, phone, userId };
  });
  if (rows.length > 0) await db().insertInto('seasonTeamCaptains').values(rows).execute();
  const kept = new Set(rows.flatMap(({ userId, email }) => [userId, email]));
  if (former.some(({ userId, email }) => !kept.has(userId ?? email))) await endTeamLinks(seasonTeamId, context);
};
