import { isOver } from '@oche/api/contract/season';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { TeamRegistration } from '@oche/api/contract/teamRegistration';
import { foldName } from '@oche/darts/names/foldName';
import type { Selectable } from 'kysely';
import { siteOriginOf } from '../organisations/competition/domains.ts';
import { lockedOrganisation } from '../organisations/organisations.ts';
import { requireRoomInSeason } from '../organisations/quotas.ts';
import { insertLocation } from '../places/locations.ts';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import type { TeamRegistrations } from '../platform/db/registrationTables.ts';
import { limit, networkOf } from '../platform/limits.ts';
import { requireManager } from '../platform/policies.ts';
import { Refusal, found, invalid } from '../platform/refusal.ts';
import { sha256 } from '../platform/secrets.ts';
import { announce } from './announcements.ts';
import { languageOf } from './announcementRows.ts';
import { copyRoster } from './rosters.ts';
import { ownSeason, visibleSeason, wrongState, type SeasonRow } from './seasonRows.ts';
import { shortOf } from './shortOf.ts';
import { setCaptains } from './teamRows.ts';
import { createPermanentTeam, latestEntryOf, loadSeasonTeam, requireLocation } from './teams.ts';

type Row = Selectable<TeamRegistrations>;

const day = 86_400_000;

/** How long the link in an e-mail works. Without it, the request and its address are deleted then. */
export const registrationHours = 24;

/** A season that takes teams, whose state cannot change meanwhile. @throws Refusal 404 for a draft, 422 `wrong-state` for another state */
const seasonThatTakesTeams = async (id: string, context: Context): Promise<SeasonRow> => {
  await db().selectFrom('seasons').select('id').where('id', '=', id).forShare().execute();
  const season = await visibleSeason(id, context);
  if (season.state !== 'open') throw wrongState('Teams cannot register for this season now.');
  return season;
};

/** An unconfirmed request by the token of its link; undefined if the link has been used or replaced, or has expired. */
const unconfirmed = (token: string, { now }: Pick<Context, 'now'>) =>
  db()
    .selectFrom('teamRegistrations')
    .selectAll()
    .where('hash', '=', sha256(token))
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

const locationNames = async (rows: readonly Row[]): Promise<Map<string, string>> => {
  const ids = rows.flatMap(({ locationId }) => locationId ?? []);
  if (ids.length === 0) return new Map();
  const locations = await db().selectFrom('locations').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(locations.map(({ id, name }) => [id, name]));
};

/** The permanent teams of a competition with these names, by folded name, and whether each plays in the season. */
const teamsNamed = async (names: readonly string[], { id: seasonId, organisationId }: SeasonRow) => {
  if (names.length === 0) return new Map<string, never>();
  const teams = await db()
    .selectFrom('teams')
    .leftJoin('seasonTeams', (join) => join.onRef('seasonTeams.teamId', '=', 'teams.id').on('seasonTeams.seasonId', '=', seasonId))
    .select(['teams.id', 'teams.foldedName', 'teams.short', 'seasonTeams.id as entryId'])
    .where('teams.organisationId', '=', organisationId)
    .where('teams.foldedName', 'in', names.map(foldName))
    .execute();
  return new Map(teams.map((team) => [team.foldedName, team]));
};

type Captain = { teamId: string; seasonTeamId: string; name: string; email: string | null; userEmail: string | null };

/** The captains of permanent teams in all their seasons, those of the latest season first. */
const captainsOfTeams = async (teamIds: readonly string[]): Promise<Captain[]> =>
  teamIds.length === 0
    ? []
    : db()
        .selectFrom('seasonTeamCaptains')
        .innerJoin('seasonTeams', 'seasonTeams.id', 'seasonTeamCaptains.seasonTeamId')
        .innerJoin('seasons', 'seasons.id', 'seasonTeams.seasonId')
        .leftJoin('users', 'users.id', 'seasonTeamCaptains.userId')
        .select(['teamId', 'seasonTeamId', 'seasonTeamCaptains.name', 'seasonTeamCaptains.email', 'users.email as userEmail'])
        .where('teamId', 'in', teamIds)
        .orderBy('seasons.startsOn', 'desc')
        .orderBy('seasonTeamCaptains.position')
        .execute();

/** The captains of a team in its latest season, and whether an address is that of one of them. */
const captainsWith = (address: string, ofTeam: readonly Captain[]) => {
  const latest = ofTeam.filter(({ seasonTeamId }) => seasonTeamId === ofTeam[0]?.seasonTeamId);
  return {
    captains: latest.map(({ name }) => name),
    isKnownAddress: latest.some(({ email, userEmail }) => [email, userEmail].includes(address)),
  };
};

const registrationsOf = async (season: SeasonRow, rows: readonly Row[]): Promise<TeamRegistration[]> => {
  const [locations, teams] = [
    await locationNames(rows),
    await teamsNamed(
      rows.map(({ name }) => name),
      season,
    ),
  ];
  const captains = await captainsOfTeams([...teams.values()].map(({ id }) => id));
  return rows.map(({ id, seasonId, name, club, homeWeekday, homeTime, locationId, newLocation, captain, email, remark, confirmedAt }) => {
    const team = teams.get(foldName(name));
    const sameName = team && {
      isEntered: team.entryId !== null,
      ...captainsWith(
        email,
        captains.filter(({ teamId }) => teamId === team.id),
      ),
    };
    return {
      ...{ id, seasonId, name, club, homeWeekday, homeTime, newLocation, remark },
      short: team?.short ?? shortOf(name),
      location: locationId === null ? null : { id: locationId, name: locations.get(locationId)! },
      captain: { name: captain, email },
      confirmedAt: confirmedAt!.toISOString(),
      sameName: sameName ?? null,
    };
  });
};

type Answer = Parsed<'answerRegistration'>;

/** Enters the team in the season: one of an earlier season with its name, otherwise a new one. Returns the id of the season team. */
const accept = async (answer: Answer, asked: Row, season: SeasonRow, context: Context): Promise<string> => {
  const { name = asked.name, short, newLocation: created, withRoster = false } = answer;
  if (isOver(season)) throw wrongState('The season is over.');
  if (short === undefined) throw invalid({ short: 'missing' });
  const { timeZone } = await lockedOrganisation(season.organisationId);
  const locationId = created
    ? await insertLocation(season.organisationId, { ...created, timeZone }, context)
    : answer.locationId === undefined
      ? asked.locationId
      : answer.locationId;
  await requireLocation(locationId, season.organisationId);
  const known = (await teamsNamed([name], season)).get(foldName(name));
  // Only a former team with the name that was asked for is shown to the organiser as such.
  if (known && (known.entryId !== null || foldName(name) !== foldName(asked.name)))
    throw new Refusal('taken', 'Another team has this name.', { fields: { name: 'taken' }, team_id: known.id });
  await requireRoomInSeason('seasonTeams', season.id);
  const latest = known && (await latestEntryOf(known.id));
  const { club, remark, newLocation } = asked;
  const evening = asked.homeWeekday === null && latest ? latest : asked;
  const teamId = known?.id ?? (await createPermanentTeam(season.organisationId, { name, short, club }, context));
  if (known) await db().updateTable('teams').set({ short }).where('id', '=', teamId).execute();
  const id = context.newId();
  // What nothing else keeps of the request goes with the team.
  const wishes = [remark, locationId === null ? newLocation : null].filter(Boolean).join(' · ');
  await db()
    .insertInto('seasonTeams')
    .values({
      ...{ id, seasonId: season.id, teamId, name, state: 'accepted', locationId, wishes },
      ...{ homeWeekday: evening.homeWeekday, homeTime: evening.homeTime },
      ...{ region: latest?.region ?? null, colours: JSON.stringify(latest?.colours ?? []), createdAt: context.now },
    })
    .execute();
  await setCaptains(id, [{ name: asked.captain, email: asked.email }], context);
  if (latest && withRoster) await copyRoster(season, latest.id, id, context);
  await context.queue('team-accepted', { seasonTeamId: id, langcode: asked.langcode });
  return id;
};

/** Tells the captain why the team may not play. */
const refuse = async ({ reason }: Answer, { seasonId, email, name, langcode }: Row, { queue }: Context): Promise<void> => {
  if (!reason) throw invalid({ reason: 'missing' });
  await queue('team-refused', { seasonId, email, name, reason, langcode });
};

/** Teams that ask to play in a season: the form on its site, the link in the e-mail, and the answer of an organiser. */
export const teamRegistrationHandlers = {
  registerTeam: async ({ seasonId, langcode, club, newLocation, remark = '', ...asked }, context) => {
    const { now, newId, queue } = context;
    const { organisationId } = await seasonThatTakesTeams(seasonId, context);
    if ((await siteOriginOf(organisationId, context)) === null) throw wrongState('The competition has no site.');
    await requireLocation(asked.locationId, organisationId);
    await requireRoomInSeason('teamRegistrations', seasonId);
    const organisation = db().selectFrom('organisations').select('languages').where('id', '=', organisationId);
    const row = {
      ...{ homeWeekday: null, homeTime: null, locationId: null, ...asked, club: club || null, newLocation: newLocation || null, remark },
      ...{ id: newId(), langcode: langcode ?? languageOf(await organisation.executeTakeFirstOrThrow()), hash: null, createdAt: now },
      expiresAt: new Date(now.getTime() + registrationHours * 3_600_000),
    };
    const stored = await db()
      .insertInto('teamRegistrations')
      .values({ ...row, seasonId })
      .onConflict((conflict) => conflict.columns(['seasonId', 'email']).doUpdateSet(row).where('teamRegistrations.confirmedAt', 'is', null))
      .returning('id')
      .executeTakeFirst();
    if (stored) {
      await queue('team-registration', stored);
      return null;
    }
    // The response is the same, so that a stranger does not learn who has asked.
    const waits = db().selectFrom('teamRegistrations').select('id').where('seasonId', '=', seasonId).where('email', '=', asked.email);
    await queue('registration-waits', await waits.executeTakeFirstOrThrow());
    return null;
  },

  getUnconfirmedRegistration: async ({ token }, context) => {
    const row = await unconfirmed(token, context);
    if (!row) return null;
    const season = await db().selectFrom('seasons').select(['name', 'state']).where('id', '=', row.seasonId).executeTakeFirstOrThrow();
    if (season.state === 'draft') return null;
    const { name, club, homeWeekday, homeTime, locationId, newLocation, captain, remark } = row;
    const location = locationId === null ? newLocation : ((await locationNames([row])).get(locationId) ?? null);
    return { name, club, homeWeekday, homeTime, location, captain, remark, season: season.name };
  },

  confirmRegistration: async ({ token }, context) => {
    const { now, noteSecurity } = context;
    const asked = await unconfirmed(token, context);
    const gone = () => {
      noteSecurity('link-refused', { purpose: 'register-team' });
      return new Refusal('gone', 'This link has been used or has expired.');
    };
    if (!asked) throw gone();
    const { id: seasonId } = await seasonThatTakesTeams(asked.seasonId, context);
    const confirmed = await db()
      .updateTable('teamRegistrations')
      .set({ confirmedAt: now, hash: null })
      .where('hash', '=', sha256(token))
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!confirmed) throw gone();
    makeStale(`season ${seasonId}`);
    await announce({ kind: 'team-registered', seasonId, organisers: true, key: `team-registered ${confirmed.id}` }, context);
    return { name: confirmed.name };
  },

  listTeamRegistrations: async ({ seasonId }, context) => {
    const season = await ownSeason(seasonId, context);
    const rows = await db()
      .selectFrom('teamRegistrations')
      .selectAll()
      .where('seasonId', '=', seasonId)
      .where('confirmedAt', 'is not', null)
      .orderBy('confirmedAt')
      .orderBy('id')
      .execute();
    return registrationsOf(season, rows);
  },

  answerRegistration: async (answer, context) => {
    const { id } = answer;
    const { actor } = context;
    const own = db().selectFrom('teamRegistrations').select('seasonId').where('id', '=', id).where('confirmedAt', 'is not', null);
    const { seasonId } = found(await own.executeTakeFirst(), 'The request');
    // The season is locked before its teams, as in `createTeam`.
    const season = await db().selectFrom('seasons').selectAll().where('id', '=', seasonId).forUpdate().executeTakeFirstOrThrow();
    requireManager(actor, season, { what: 'The request' });
    // Reads it again, because it may have been answered before the lock.
    const asked = found(await db().deleteFrom('teamRegistrations').where('id', '=', id).returningAll().executeTakeFirst(), 'The request');
    makeStale(`season ${seasonId}`);
    const teamId = answer.accept ? await accept(answer, asked, season, context) : null;
    if (!answer.accept) await refuse(answer, asked, context);
    // The address of the captain is not in the audit log, so that it can be erased.
    const change = { name: answer.name ?? asked.name, state: answer.accept ? 'accepted' : 'refused', reason: answer.reason };
    await recordChange(season.organisationId, 'answerRegistration', teamId ?? id, change, context);
    return teamId === null ? null : loadSeasonTeam(season, teamId, context);
  },
} satisfies Partial<Handlers>;

/** Limits that are checked before a request is stored: of a network, of an address, and of a season, whose organisers and strangers get e-mails. */
export const teamRegistrationLimits = {
  registerTeam: async ({ seasonId, email }: Parsed<'registerTeam'>, { ip, now }: Context) => {
    await limit(`team-registration-ip:${networkOf(ip)}`, 20, 3600, now);
    // Fewer than the season takes, so that one network cannot close it.
    await limit(`team-registrations-ip:${networkOf(ip)}`, 50, day / 1000, now);
    await limit(`team-registration:${sha256(email)}`, 5, day / 1000, now);
    await limit(`team-registrations:${seasonId}`, 300, day / 1000, now);
  },
  getUnconfirmedRegistration: (_input: unknown, { ip, now }: Context) => limit(`team-registration-link:${networkOf(ip)}`, 100, 60, now),
  confirmRegistration: (_input: unknown, { ip, now }: Context) => limit(`team-registration-link:${networkOf(ip)}`, 100, 60, now),
};

/** Deletes requests that nobody has confirmed in time, and those that wait in a season that is over, because addresses are not stored for longer than needed. */
export const deleteOldRegistrations = async ({ now }: Pick<Context, 'now'>): Promise<void> => {
  await db()
    .deleteFrom('teamRegistrations')
    .where((eb) =>
      eb.or([
        eb.and([eb('confirmedAt', 'is', null), eb('expiresAt', '<=', now)]),
        eb('seasonId', 'in', eb.selectFrom('seasons').select('id').where('state', 'in', ['finished', 'archived'])),
      ]),
    )
    .execute();
};
