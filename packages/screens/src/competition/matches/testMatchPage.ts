import type { MatchRights } from '@oche/api/contract/match';
import { managedCompetitionOf, withMatch } from '@oche/mocks/managed';
import { buildMatch, figuresOf, recordable, type MatchStage, matchOf } from '@oche/mocks/match';
import { mock } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import type { World } from '@oche/mocks/world';

export const asCaptain = (side: 0 | 1): MatchRights => ({ isEditor: false, sides: [side], mayRun: true, mayScore: true });

export const asOrganiser: MatchRights = { isEditor: true, sides: [], mayRun: true, mayScore: true };

/** The match at a stage, as an editor or a captain of a side sees it. */
export const at = (stage: MatchStage, rights?: MatchRights) => (world: World) => {
  const group = groupOf(teamsOf(world), world.league.group);
  const built = buildMatch(world, matchOf(world), group.structure, stage, rights);
  const managed = managedCompetitionOf(world, { role: rights?.isEditor === false ? 'captain' : 'admin' });
  return [
    mock('getManagedCompetition', ({ match }) => ({
      ...managed,
      match: withMatch(managed, world, match).match && built.sheet.match,
    })),
    mock('getMatch', built.sheet),
    mock('getMatchFigures', figuresOf(built)),
    mock('listSeasonMembers', ({ teamId }) => built.squads[teamId === built.sheet.match.home.id ? 0 : 1]),
  ];
};

/** The match at a stage. What the user records is in its log. */
export const recorded = (stage: MatchStage, rights: MatchRights) => (world: World) => {
  const { structure } = groupOf(teamsOf(world), world.league.group);
  return [...recordable(world, buildMatch(world, matchOf(world), structure, stage, rights).sheet), ...at(stage, rights)(world)];
};

/** The match at a stage, on another day, as the captain of the home team sees it. */
export const onDay = (stage: MatchStage, startsAt: string) => (world: World) => {
  const group = groupOf(teamsOf(world), world.league.group);
  const { sheet } = buildMatch(world, { ...matchOf(world), startsAt }, group.structure, stage, asCaptain(0));
  return [mock('getMatch', sheet), ...at(stage, asCaptain(0))(world)];
};
