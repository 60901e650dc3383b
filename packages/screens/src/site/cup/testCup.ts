import { cupOf, cupStandingsOf, undrawnCupOf, undrawnStandingsOf } from '@oche/mocks/responses/cup';
import { mock } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import type { World } from '@oche/mocks/world';
import type { SeasonGroup } from '@oche/api/contract/group';

/** A cup of the teams of the world. */
export const testCup = (world: World): SeasonGroup => ({
  ...groupOf(teamsOf(world), world.league.group),
  ...{ name: 'Beker van Krijtland', slug: 'beker', kind: 'cup' },
});

/** The responses for the cup at a stage of `cupOf`; 0: before its first draw. */
export const cupAt = (world: World, stage: 0 | 1 | 2 | 3 | 4) => {
  const group = testCup(world);
  return [
    mock('getCompetitionContext', { ...world.competition, groups: [group], group }),
    mock('getCupBracket', stage === 0 ? undrawnCupOf(group) : cupOf(world, group, stage)),
    mock('getCupStandings', stage === 2 || stage === 4 ? cupStandingsOf(group, stage) : undrawnStandingsOf(group)),
  ];
};
