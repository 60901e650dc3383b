import { isPublished, isOver } from '@oche/api/contract/season';
import { locationEvenings } from '@oche/darts/fixtures/evenings';
import { checkFixtures } from '@oche/darts/fixtures/check';
import type { Fixture } from '@oche/darts/fixtures/fixture';
import type { FixturePlan } from '@oche/darts/fixtures/plan';
import type { Input, Output } from '@oche/api/contract/endpoints';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { paged } from '../platform/paging.ts';
import { can, requireManager } from '../platform/policies.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireRoomInSeason } from '../organisations/quotas.ts';
import { announce } from './announcements.ts';
import { loadFixtures, lockLocations, versionOf, type SeasonFixtures } from './fixturesInput.ts';
import { planLateTeam } from './lateTeam.ts';
import { decidedStates, matches, matchOf, newMatch, writeMatches, type MatchRow } from './matchRows.ts';
import { planOf } from './planner.ts';
import { openSeason, ownSeason, visibleSeason, wrongState, type SeasonRow } from './seasonRows.ts';

/** Loads the fixtures of a season for a plan. @throws Refusal 422 if there are no teams to plan, or one has no home evening */
const loadForPlan = async (season: SeasonRow, from: string | undefined): Promise<SeasonFixtures> => {
  if (isOver(season)) throw wrongState('The season is over.');
  const fixtures = await loadFixtures(season, { from });
  if (fixtures.input.groups.length === 0) throw new Refusal('too-few', 'A division needs at least two teams.');
  if (fixtures.homeless.length > 0)
    throw new Refusal('not-ready', 'A team has no location, weekday or time for its home matches.', { team_ids: fixtures.homeless });
  return fixtures;
};

type PlanInput = Pick<Input<'planFixtures'>, 'lateTeamId'> & { drawNumber: number };

const planFor = (fixtures: SeasonFixtures, { drawNumber, lateTeamId }: PlanInput, { organisationId }: SeasonRow): Promise<FixturePlan> =>
  lateTeamId === undefined ? planOf(organisationId, fixtures.input, drawNumber) : Promise.resolve(planLateTeam(fixtures, lateTeamId));

/** Loads the keys of all matches of a season, and returns a function for the keys of new ones: the lowest free number of the group. */
const loadKeys = async (seasonId: string): Promise<(groupId: string) => string> => {
  const rows = await db().selectFrom('matches').select(['groupId', 'key']).where('seasonId', '=', seasonId).execute();
  const taken = new Set(rows.map(({ groupId, key }) => `${groupId} ${key}`));
  return (groupId) => {
    let number = 1;
    while (taken.has(`${groupId} ${number}`)) number++;
    taken.add(`${groupId} ${number}`);
    return String(number);
  };
};

/** The rows of the matches that a plan adds or changes. */
const plannedRows = async (
  { changes }: FixturePlan,
  fixtures: SeasonFixtures,
  season: SeasonRow,
  { newId, now }: Context,
): Promise<MatchRow[]> => {
  const keyOf = await loadKeys(season.id);
  const created = (group: string): MatchRow =>
    newMatch({ id: newId(), seasonId: season.id, groupId: group, key: keyOf(group), createdAt: now });
  const rowOf = (to: Fixture): MatchRow => ({
    ...(fixtures.rows.get(to.key) ?? created(to.group)),
    ...{ matchday: to.matchday, homeId: to.home, awayId: to.away, locationId: to.location },
    startsAt: to.day === null ? null : `${to.day}T${fixtures.homeTimes.get(to.home)}`,
  });
  return changes.flatMap(({ to }) => (to ? [rowOf(to)] : []));
};

/** The input without teams that cannot be planned. Their matches only keep the other teams and boards busy. */
const withoutTeams = (input: SeasonFixtures['input'], teams: ReadonlySet<string>): SeasonFixtures['input'] => ({
  ...input,
  groups: input.groups.map((group) => ({ ...group, teams: group.teams.filter((id) => !teams.has(id)) })),
  matches: input.matches.map((match) =>
    teams.has(match.home) || teams.has(match.away) ? { ...match, group: `without ${match.group}` } : match,
  ),
});

/** The fixtures of a season: plans, and the matches that result. */
export const fixtureHandlers = {
  planFixtures: async ({ seasonId, drawNumber: requested, lateTeamId, from }, context) => {
    const season = await ownSeason(seasonId, context);
    const fixtures = await loadForPlan(season, from);
    const drawNumber = requested ?? Buffer.from(context.random(4)).readUInt32BE();
    const { changes, broken, unmet, figures } = await planFor(fixtures, { drawNumber, lateTeamId }, season);
    // The lists of the rules are readonly, those of the contract are not.
    return { version: versionOf(fixtures.input), drawNumber, changes, broken, unmet, figures } as Output<'planFixtures'>;
  },

  applyFixtures: async ({ seasonId, drawNumber, lateTeamId, from, version, reason }, context) => {
    const load = async (season: SeasonRow) => {
      const fixtures = await loadForPlan(season, from);
      if (versionOf(fixtures.input) !== version)
        throw new Refusal('changed', 'The fixtures have changed since this plan. Plan them again.');
      return fixtures;
    };
    // Planning may take seconds, so it holds no locks.
    const before = await ownSeason(seasonId, context);
    const plan = await planFor(await load(before), { drawNumber, lateTeamId }, before);
    const season = await openSeason(seasonId, context);
    await lockLocations(season);
    const fixtures = await load(season);
    if (plan.broken.length > 0 && !reason)
      throw new Refusal('hard-break', 'The plan breaks hard rules. Give a reason to apply it.', { broken: plan.broken });
    const removed = plan.changes.flatMap(({ from: old, to }) => (old && !to ? [old.key] : []));
    if (removed.length > 0) await db().deleteFrom('matches').where('id', 'in', removed).execute();
    const added = plan.changes.filter(({ from: old }) => old === null).length;
    await requireRoomInSeason('matches', seasonId, added);
    await writeMatches(await plannedRows(plan, fixtures, season, context), season, context.now);
    const changed = plan.changes.flatMap(({ from: old, to }) =>
      [old, to].flatMap((fixture) => (fixture ? [fixture.home, fixture.away] : [])),
    );
    if (isPublished(season) && changed.length > 0)
      await announce({ kind: 'fixtures-changed', seasonId, captainsOf: [...new Set(changed)] }, context);
    const counts = { added, changed: plan.changes.length - added - removed.length, removed: removed.length };
    const detail = { drawNumber, lateTeamId, from, ...counts, broken: plan.broken, reason };
    await recordChange(season.organisationId, 'applyFixtures', seasonId, detail, context);
    return counts;
  },

  getFixtures: async ({ seasonId }, context) => {
    const { input, rows, homeless } = await loadFixtures(await ownSeason(seasonId, context));
    const { broken, unmet, figures } = checkFixtures(withoutTeams(input, new Set(homeless)));
    const matches = [...rows.values()].map(({ id, groupId, homeId, awayId, matchday, locationId, startsAt, state, locked, movedFrom }) => ({
      ...{ key: id, group: groupId, home: homeId, away: awayId, matchday, location: locationId, day: startsAt?.slice(0, 10) ?? null },
      ...{ startsAt, state, locked, moved: movedFrom.length > 0 },
    }));
    // The lists of the rules are readonly, those of the contract are not.
    return { matches, broken, unmet, figures, homeless: [...homeless] } as Output<'getFixtures'>;
  },

  listLocationEvenings: async ({ seasonId }, context) => locationEvenings((await loadFixtures(await ownSeason(seasonId, context))).input),

  listMatches: async (
    { seasonId, page, perPage, groupId, teamId, locationId, matchday, state, undecided, protested, from, to },
    { actor },
  ) => {
    const season = await visibleSeason(seasonId, { actor });
    if (protested) requireManager(actor, season, { what: 'The season', visible: true });
    if (!can.seeFixtures(actor, season)) return { items: [], page: page ?? 1, perPage: perPage ?? 50, total: 0 };
    dependsOn(`season ${season.id}`, `scores ${season.id}`);
    const found = matches()
      .where('matches.seasonId', '=', seasonId)
      .$if(groupId !== undefined, (query) => query.where('matches.groupId', '=', groupId!))
      .$if(teamId !== undefined, (query) => query.where((eb) => eb.or([eb('homeId', '=', teamId!), eb('awayId', '=', teamId!)])))
      .$if(locationId !== undefined, (query) => query.where('matches.locationId', '=', locationId!))
      .$if(matchday !== undefined, (query) => query.where('matchday', '=', matchday!))
      .$if(state !== undefined, (query) => query.where('matches.state', '=', state!))
      .$if(undecided ?? false, (query) => query.where('annulled', '=', false).where('matches.state', 'not in', decidedStates))
      .$if(protested ?? false, (query) =>
        query.where('matches.id', 'in', db().selectFrom('matchResults').select('matchId').where('openProtests', '>', 0)),
      )
      .$if(from !== undefined, (query) => query.where('startsAt', '>=', from!))
      .$if(to !== undefined, (query) => query.where('startsAt', '<=', `${to}T24:00`));
    return paged(
      { page, perPage },
      {
        items: async (paginate) => (await paginate(found.orderBy('startsAt').orderBy('matches.id')).execute()).map(matchOf),
        total: () =>
          found
            .clearSelect()
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow(),
      },
    );
  },
} satisfies Partial<Handlers>;
