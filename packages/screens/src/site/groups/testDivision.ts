import type { CompetitionContext } from '@oche/api/contract/competition';
import { groupRefsOf } from '@oche/mocks/managed';
import { mock } from '@oche/mocks/mock';
import { groupOf, standingsOf, teamsOf } from '@oche/mocks/responses/league';
import type { World } from '@oche/mocks/world';

/** The division of the world, for stories. */
export const divisionOf = (world: World) => groupOf(teamsOf(world), world.league.group);

export const paramsOf = (world: World) => ({ group: divisionOf(world).slug });

/** The division after two matchdays. */
export const played = (world: World) => mock('getStandings', standingsOf(divisionOf(world)));

/** What the pages of the division read first, with changes. */
export const contextWith = (world: World, change: Partial<CompetitionContext>) =>
  mock('getCompetitionContext', ({ domainBase64 }) => ({
    ...{ ...world.competition, groups: groupRefsOf(world), group: divisionOf(world) },
    ...{ encodedDomain: domainBase64, ...change },
  }));
