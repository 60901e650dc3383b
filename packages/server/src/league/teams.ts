import { isOver } from '@oche/api/contract/season';
import { foldName } from '@oche/darts/names/foldName';
import type { Input } from '@oche/api/contract/endpoints';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { can, requireToken } from '../platform/policies.ts';
import { Refusal, forbidden, found, invalid } from '../platform/refusal.ts';
import { firstFree, slugify } from '../platform/slugs.ts';
import { lockedOrganisation } from '../organisations/organisations.ts';
import { requireRoom, requireRoomInSeason } from '../organisations/quotas.ts';
import { copyRoster } from './rosters.ts';
import { openSeason, visibleSeason, wrongState, type SeasonRow } from './seasonRows.ts';
import { captainedTeams, loadSeasonTeams, lockedSeasonTeam, setCaptains } from './teamRows.ts';

type Change = Omit<Input<'updateSeasonTeam'>, 'id'>;

/** Fields that captains may change, and those that they may only change while the season is open. */
const ofCaptains: readonly (keyof Change)[] = ['captains', 'colours', 'wishes'];
const ofCaptainsWhileOpen: readonly (keyof Change)[] = ['homeWeekday', 'homeTime'];

export const requireLocation = async (locationId: string | null | undefined, organisationId: string): Promise<void> => {
  if (!locationId) return;
  const location = await db().selectFrom('locations').select('organisationId').where('id', '=', locationId).executeTakeFirst();
  if (location?.organisationId !== organisationId) throw invalid({ location_id: 'unknown' });
};

/** Refuses a name that another team of the organisation has. @throws Refusal 409 `taken` with the id of that team */
const requireFreeName = async (organisationId: string, name: string, ownId?: string): Promise<void> => {
  const team = await db()
    .selectFrom('teams')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('foldedName', '=', foldName(name))
    .executeTakeFirst();
  if (team && team.id !== ownId) throw new Refusal('taken', 'A team has this name.', { fields: { name: 'taken' }, team_id: team.id });
};

/** A free slug for a team of an organisation. */
const freeTeamSlug = async (organisationId: string, name: string): Promise<string> => {
  const teams = await db().selectFrom('teams').select('slug').where('organisationId', '=', organisationId).execute();
  return firstFree(slugify(name), new Set(['create', ...teams.map(({ slug }) => slug)]));
};

/** Creates a permanent team, whose name is free. The organisation is locked. Returns its id. */
export const createPermanentTeam = async (
  organisationId: string,
  { name, short, club }: { name: string; short: string; club?: string | null | undefined },
  context: Context,
): Promise<string> => {
  await requireRoom('teams', organisationId);
  const id = context.newId();
  const slug = await freeTeamSlug(organisationId, name);
  await db()
    .insertInto('teams')
    .values({ id, organisationId, slug, name, foldedName: foldName(name), short, club: club || null, createdAt: context.now })
    .execute();
  return id;
};

/** A permanent team as it was in its latest season; undefined for a new one. */
export const latestEntryOf = (teamId: string) =>
  db()
    .selectFrom('seasonTeams')
    .innerJoin('seasons', 'seasons.id', 'seasonTeams.seasonId')
    .selectAll('seasonTeams')
    .where('teamId', '=', teamId)
    .orderBy('seasons.startsOn', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A team of a season as the actor sees it. @throws Refusal 404 */
export const loadSeasonTeam = async (season: SeasonRow, id: string, context: Context) =>
  found((await loadSeasonTeams(season, context, id))[0], 'The team');

/** Refuses a change of a team by actors who are neither organisers nor its captains, and fields that captains may not change. */
const requireMayChange = async (id: string, season: SeasonRow, change: Change, { actor }: Context): Promise<void> => {
  requireToken(actor);
  if (can.manage(actor, season)) return;
  const captained = await captainedTeams(season.id, actor);
  const allowed = season.state === 'open' ? [...ofCaptains, ...ofCaptainsWhileOpen] : ofCaptains;
  const fields = (Object.keys(change) as (keyof Change)[]).filter((field) => change[field] !== undefined);
  if (!can.changeTeam(actor, season, { id, captained }) || fields.some((field) => !allowed.includes(field))) throw forbidden();
};

/** Renames a team in a season. The permanent team gets the name too, unless it plays in a later season. */
const rename = async (season: SeasonRow, id: string, teamId: string, name: string): Promise<void> => {
  await lockedOrganisation(season.organisationId);
  await requireFreeName(season.organisationId, name, teamId);
  await db().updateTable('seasonTeams').set({ name }).where('id', '=', id).execute();
  const later = await db()
    .selectFrom('seasonTeams')
    .innerJoin('seasons', 'seasons.id', 'seasonTeams.seasonId')
    .select('seasons.id')
    .where('seasonTeams.teamId', '=', teamId)
    .where('seasons.startsOn', '>', season.startsOn)
    .limit(1)
    .executeTakeFirst();
  if (!later)
    await db()
      .updateTable('teams')
      .set({ name, foldedName: foldName(name) })
      .where('id', '=', teamId)
      .execute();
};

/** Enters a permanent team in a season, as it was in its latest season. `withRoster`: with its players too. */
const enterAgain = async (season: SeasonRow, team: { id: string; name: string }, withRoster: boolean, context: Context): Promise<void> => {
  const latest = await latestEntryOf(team.id);
  const id = context.newId();
  const { locationId = null, homeWeekday = null, homeTime = null, region = null, colours = [] } = latest ?? {};
  await db()
    .insertInto('seasonTeams')
    .values({
      ...{ id, seasonId: season.id, teamId: team.id, name: team.name, state: 'accepted' },
      ...{ locationId, homeWeekday, homeTime, region, colours: JSON.stringify(colours), wishes: '', createdAt: context.now },
    })
    .execute();
  if (!latest) return;
  const captains = await db().selectFrom('seasonTeamCaptains').selectAll().where('seasonTeamId', '=', latest.id).execute();
  if (captains.length > 0)
    await db()
      .insertInto('seasonTeamCaptains')
      .values(captains.map((captain) => ({ ...captain, seasonTeamId: id })))
      .execute();
  if (withRoster) await copyRoster(season, latest.id, id, context);
};

/** The teams of a season. */
export const teamHandlers = {
  listTeams: async ({ seasonId }, context) => loadSeasonTeams(await visibleSeason(seasonId, context), context),

  createTeam: async ({ seasonId, id: requestedId, name, short, club, captains = [], colours = [], wishes = '', ...rest }, context) => {
    const season = await openSeason(seasonId, context);
    const { organisationId } = season;
    await lockedOrganisation(organisationId);
    const id = requestedId ?? context.newId();
    const [existing] = await loadSeasonTeams(season, context, id);
    if (existing) return existing;
    await requireFreeName(organisationId, name);
    await requireLocation(rest.locationId, organisationId);
    await requireRoomInSeason('seasonTeams', seasonId);
    const teamId = await createPermanentTeam(organisationId, { name, short, club }, context);
    await insertNew(() =>
      db()
        .insertInto('seasonTeams')
        .values({
          ...{ ...rest, id, seasonId, teamId, name, state: 'accepted' },
          ...{ colours: JSON.stringify(colours), wishes, createdAt: context.now },
        })
        .execute(),
    );
    await setCaptains(id, captains, context);
    await recordChange(organisationId, 'createTeam', id, { name, short }, context);
    return loadSeasonTeam(season, id, context);
  },

  addExistingTeams: async ({ seasonId, teamIds, withRoster = false }, context) => {
    const season = await openSeason(seasonId, context);
    const { organisationId } = season;
    const teams = await db()
      .selectFrom('teams')
      .select(['id', 'name'])
      .where('organisationId', '=', organisationId)
      .where('id', 'in', teamIds)
      .orderBy('id')
      .execute();
    if (teams.length < new Set(teamIds).size) throw invalid({ team_ids: 'unknown' });
    const entered = new Set((await loadSeasonTeams(season, context)).map(({ team }) => team.id));
    const missing = teams.filter(({ id }) => !entered.has(id));
    await requireRoomInSeason('seasonTeams', seasonId, missing.length);
    for (const team of missing) await enterAgain(season, team, withRoster, context);
    await recordChange(organisationId, 'addExistingTeams', seasonId, { teamIds: missing.map(({ id }) => id), withRoster }, context);
    return loadSeasonTeams(season, context);
  },

  updateSeasonTeam: async ({ id, ...change }, context) => {
    const { season, team } = await lockedSeasonTeam(id, context);
    await requireMayChange(id, season, change, context);
    if (isOver(season)) throw wrongState('The season is over.');
    const { name, short, club, captains, colours, ...rest } = change;
    await requireLocation(rest.locationId, season.organisationId);
    await db()
      .updateTable('seasonTeams')
      .set({ ...rest, colours: JSON.stringify(colours ?? team.colours) })
      .where('id', '=', id)
      .execute();
    const permanent = { ...(short === undefined ? {} : { short }), ...(club === undefined ? {} : { club: club || null }) };
    if (Object.keys(permanent).length) await db().updateTable('teams').set(permanent).where('id', '=', team.teamId).execute();
    if (name !== undefined) await rename(season, id, team.teamId, name);
    if (captains) await setCaptains(id, captains, context);
    // Contacts of captains are not in the audit log, so that they can be erased.
    await recordChange(season.organisationId, 'updateSeasonTeam', id, { ...change, captains: captains?.map((each) => each.name) }, context);
    return loadSeasonTeam(season, id, context);
  },
} satisfies Partial<Handlers>;
