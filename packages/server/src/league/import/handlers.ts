import { isOver } from '@oche/api/contract/season';
import type { ImportKind } from '@oche/api/contract/import';
import { lockedOrganisation } from '../../organisations/organisations.ts';
import { recordChange } from '../../platform/audit.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Parsed } from '@oche/api/contract/endpoints';
import { scopeOf } from '../memberRows.ts';
import { openSeason, ownSeason, wrongState, type SeasonRow } from '../seasonRows.ts';
import { planLocations } from './locations.ts';
import { planMembers } from './members.ts';
import type { Planner } from './plan.ts';
import { readTable } from './table.ts';
import { planTeams } from './teams.ts';

const planners: Record<ImportKind, Planner> = { locations: planLocations, teams: planTeams, members: planMembers };

/** The columns of a file, and what it would change. @throws Refusal 400 for a file that cannot be read */
const planOf = async (
  { kind, text, columns }: Pick<Parsed<'previewImport'>, 'kind' | 'text' | 'columns'>,
  season: SeasonRow,
  context: Context,
) => {
  const table = readTable(text, kind, columns);
  return { columns: table.columns, ...(await planners[kind](table.rows, await scopeOf(season, context), context)) };
};

/** Files of federations that come from spreadsheets. */
export const importHandlers = {
  previewImport: async ({ seasonId, ...file }, context) => {
    const season = await ownSeason(seasonId, context);
    if (isOver(season)) throw wrongState('The season is over.');
    const { columns, rows, newGroups } = await planOf(file, season, context);
    return { columns, rows, newGroups };
  },

  applyImport: async ({ seasonId, structure, ...file }, context) => {
    const season = await openSeason(seasonId, context);
    await lockedOrganisation(season.organisationId);
    const { rows, write } = await planOf(file, season, context);
    if (rows.some(({ state }) => state === 'error')) throw invalid({ text: 'has-problems' });
    const added = rows.filter(({ state }) => state === 'new').length;
    if (added > 0) {
      await write(structure);
      await recordChange(season.organisationId, 'applyImport', seasonId, { kind: file.kind, added }, context);
    }
    return { added };
  },
} satisfies Partial<Handlers>;
