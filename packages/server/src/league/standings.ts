import type { CourseOfPlaces, LeagueStandings, LeagueStandingsRow, PlaceChange } from '@oche/api/contract/standings';
import { createRandom, shuffle } from '@oche/darts/draw/random';
import {
  leagueTable,
  placeChanges,
  placesByMatchday,
  playedMatchdays,
  type LeagueInput,
  type LeagueRow,
  type LeagueView,
} from '@oche/darts/league/table';
import type { Totals } from '@oche/darts/standings/totals';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { Refusal, invalid, notFound } from '../platform/refusal.ts';
import { seasonIdOf } from './groupRows.ts';
import { openSeason, ownSeason } from './seasonRows.ts';
import { loadTable, loadTables, type StoredTable } from './standingsRows.ts';

const figuresOf = ({ played, won, drawn, lost, ...row }: Totals) => ({
  ...{ played, won, drawn, lost, points: row.points, adjusted: row.adjusted },
  ...{ setsFor: row.setsFor, setsAgainst: row.setsAgainst, setDifference: row.setDifference },
  ...{ legsFor: row.legsFor, legsAgainst: row.legsAgainst, legDifference: row.legDifference },
});

type Because = LeagueStandingsRow['why']['above'];

const becauseOf = (because: LeagueRow['why']['above']): Because => {
  if (!because) return null;
  const { criterion, upper, lower, better, worse, among, decision, miniTable } = because;
  return {
    ...{ criterion, upper, lower, better, worse, among },
    decision: decision ? { by: decision.by, reason: decision.reason ?? null } : null,
    miniTable: miniTable?.map((row) => ({ team: row.entry, ...figuresOf(row) })) ?? null,
  };
};

const rowOf = (row: LeagueRow, team: LeagueStandingsRow['team']): LeagueStandingsRow => ({
  ...{ team, state: row.state, position: row.position, zone: row.zone, tiedWith: row.tiedWith, form: row.form, open: row.open },
  ...figuresOf(row),
  adjustments: row.adjustments.map(({ points, sets = 0, reason, on = null }) => ({ points, sets, reason, on })),
  why: { above: becauseOf(row.why.above), below: becauseOf(row.why.below) },
  live: row.live.map(({ id }) => id),
});

const refsOf = ({ teams }: StoredTable['group']) => new Map(teams.map(({ id, slug, name, short }) => [id, { id, slug, name, short }]));

const standingsOf = ({ group, input }: StoredTable, view: LeagueView = {}): LeagueStandings => {
  const table = leagueTable(input, view);
  const refs = refsOf(group);
  return {
    ...{ groupId: group.id, ties: table.ties, complete: table.complete, matchdays: playedMatchdays(input) },
    rows: table.rows.map((row) => rowOf(row, refs.get(row.entry)!)),
  };
};

/** The table of a group, for those who may see it. The response depends on its season. */
const visibleTable = async (groupId: string, { actor }: Context): Promise<StoredTable> => {
  const table = await loadTable(groupId);
  if (!can.seeFixtures(actor, table.season)) throw notFound('The group');
  dependsOn(`season ${table.season.id}`, `tables ${table.season.id}`);
  return table;
};

const courseOf = ({ group, input }: StoredTable): CourseOfPlaces => {
  const course = placesByMatchday(input);
  const latest = course.at(-1)?.places ?? new Map<string, number>();
  const refs = refsOf(group);
  return {
    ...{ groupId: group.id, matchdays: course.map(({ matchday }) => matchday) },
    teams: [...latest.keys()].map((team) => ({ team: refs.get(team)!, places: course.map(({ places }) => places.get(team)!) })),
  };
};

/** The teams whose places or points in the table of a group a change of its input would alter. */
export const loadPlaceChanges = async (groupId: string, change: (input: LeagueInput) => Partial<LeagueInput>): Promise<PlaceChange[]> => {
  const { group, input } = await loadTable(groupId);
  const refs = refsOf(group);
  const changes = placeChanges(leagueTable(input), leagueTable({ ...input, ...change(input) }));
  return changes.map(({ team, before, after }) => ({ team: refs.get(team)!, before, after }));
};

/** The positions of the teams of a group that have played, as its table has them now. */
export const loadPositions = async (groupId: string): Promise<ReadonlyMap<string, number | null>> => {
  const { rows } = leagueTable((await loadTable(groupId)).input);
  return new Map(rows.flatMap(({ entry, position, played }) => (played > 0 ? [[entry, position]] : [])));
};

/**
 * The teams of groups of a season by rank, best first, and whether each table is final, in the order of the groups. Withdrawn and excluded teams
 * have no rank.
 */
export const loadRankings = async (
  groupIds: readonly string[],
): Promise<(Pick<StoredTable, 'group'> & { ranked: string[]; isFinal: boolean })[]> =>
  (await loadTables(groupIds)).map(({ group, input }) => {
    const { rows, ties, complete } = leagueTable(input);
    const ranked = rows.filter(({ state }) => state === 'accepted').map(({ entry }) => entry);
    return { group, ranked, isFinal: complete && ties.length === 0 };
  });

/** Tables of a season. `@oche/darts/league` computes them from the stored results of matches. */
export const leagueStandingsHandlers = {
  getStandings: async ({ id, after, where, live }, context) => {
    const table = await visibleTable(id, context);
    if (live) dependsOn(`scores ${table.season.id}`);
    return standingsOf(table, {
      ...(after !== undefined && { after }),
      ...(where && { where }),
      ...(live !== undefined && { live }),
    });
  },

  getCourseOfPlaces: async ({ id }, context) => courseOf(await visibleTable(id, context)),

  previewGroupRules: async ({ id, rules }, context) => {
    await ownSeason(await seasonIdOf(id), context);
    return loadPlaceChanges(id, () => ({ rules }));
  },

  decideTie: async ({ id, teams, way, reason = '' }, context: Context) => {
    const season = await openSeason(await seasonIdOf(id), context);
    if (way === 'manual' && reason === '') throw invalid({ reason: 'missing' });
    // A tie that is decided already may be decided again. The audit log keeps the former decision.
    const decided = await db().selectFrom('tieDecisions').select(['id', 'teamOrder']).where('groupId', '=', id).execute();
    const former = decided.filter(({ teamOrder }) => isSameSet(teamOrder, teams)).map((decision) => decision.id);
    if (former.length > 0) await db().deleteFrom('tieDecisions').where('id', 'in', former).execute();
    const { rows, ties, complete } = leagueTable((await loadTable(id)).input);
    // Before its first match, all teams of a division are level.
    if (!complete || rows.every(({ played }) => played === 0) || !ties.some((tie) => isSameSet(tie.teams, teams)))
      throw new Refusal('nothing-to-decide', 'There is no final tie of these teams.');
    // This number repeats the lot. It is published with the reason.
    const lotNumber = Buffer.from(context.random(4)).readUInt32BE();
    const teamOrder = way === 'lot' ? shuffle(teams.toSorted(), createRandom(lotNumber)) : teams;
    const decision = { way, teamOrder, reason: way === 'lot' ? `${reason} (${lotNumber})`.trim() : reason };
    await db()
      .insertInto('tieDecisions')
      .values({
        ...{ id: context.newId(), groupId: id, way, reason: decision.reason, createdAt: context.now },
        teamOrder: JSON.stringify(teamOrder),
      })
      .execute();
    await recordChange(season.organisationId, 'decideTie', id, decision, context);
    return standingsOf(await loadTable(id));
  },
} satisfies Partial<Handlers>;

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set(other).size === one.length && one.every((each) => other.includes(each));
