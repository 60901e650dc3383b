import type { LeagueStandings, LeagueStandingsRow } from '@oche/api/contract/standings';
import { leagueTable, placesByMatchday, type LeagueInput, type LeagueRow } from '@oche/darts/league/table';
import type { Totals } from '@oche/darts/standings/totals';
import type { Handlers } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { found, notFound } from '../platform/refusal.ts';
import { loadGroups } from './groupRows.ts';
import { visibleSeason } from './seasonRows.ts';
import { loadLastDays, loadSeasonMatches } from './standingsRows.ts';

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

const placesOf = (input: LeagueInput): LeagueStandings['places'] =>
  placesByMatchday(input).map(({ matchday, places }) => ({
    matchday,
    teams: [...places].map(([team, position]) => ({ team, position })),
  }));

/** Tables of a season. `@oche/darts/league` computes them from the stored results of matches. */
export const leagueStandingsHandlers = {
  getStandings: async ({ id, ...view }, context) => {
    const { seasonId } = found(
      await db().selectFrom('seasonGroups').select('seasonId').where('id', '=', id).executeTakeFirst(),
      'The group',
    );
    const season = await visibleSeason(seasonId, context);
    if (!can.seeFixtures(context.actor, season)) throw notFound('The group');
    dependsOn(`season ${seasonId}`);
    const group = found((await loadGroups(seasonId, id))[0], 'The group');
    const matchdays = await loadLastDays(seasonId, id);
    const input: LeagueInput = {
      teams: group.teams.flatMap(({ id: team, state }) =>
        state === 'accepted' || state === 'withdrawn' || state === 'excluded' ? [{ id: team, state }] : [],
      ),
      ...{ matches: await loadSeasonMatches(id), rules: group.rules, matchdays },
    };
    const { after, where, live } = view;
    const table = leagueTable(input, {
      ...(after !== undefined && { after }),
      ...(where && { where }),
      ...(live !== undefined && { live }),
    });
    const refs = new Map(group.teams.map(({ id: team, slug, name, short }) => [team, { id: team, slug, name, short }]));
    return {
      ...{ groupId: id, ties: table.ties, complete: table.complete, places: placesOf(input) },
      rows: table.rows.map((row) => rowOf(row, refs.get(row.entry)!)),
    };
  },
} satisfies Partial<Handlers>;
