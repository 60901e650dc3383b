import type { Plan } from '@oche/api/contract/tournament';
import { usualPlan, type KnockoutValues, type PlanValues } from './planValues.ts';

const knockoutValuesOf = (stage: NonNullable<Plan['winners']> | null, fallback: KnockoutValues): KnockoutValues =>
  stage ? { format: stage.format.default, rounds: stage.format.byRoundFromFinal ?? {}, thirdPlace: stage.thirdPlace } : fallback;

/** Converts a plan to form values; `planOf` is the inverse. Stages that the plan lacks get the values of the usual plan. */
export function planValuesOf({ groups, winners, losers }: Plan): PlanValues {
  const stages = {
    shape: groups ? (winners ? ('both' as const) : ('groups' as const)) : ('knockout' as const),
    withLosers: losers !== null,
    winners: knockoutValuesOf(winners, usualPlan.winners),
    losers: knockoutValuesOf(losers, usualPlan.losers),
  };
  if (!groups) return { ...usualPlan, ...stages };
  const { count, size, method, clubsApart, points, tieBreakers, winnersPerGroup = {} } = groups;
  return {
    ...stages,
    by: count === undefined ? 'size' : 'count',
    number: { size: String(size ?? usualPlan.number.size), count: String(count ?? usualPlan.number.count) },
    ...{ method, clubsApart },
    points: { win: String(points.win), draw: String(points.draw), loss: String(points.loss) },
    tieBreakers: [...tieBreakers],
    winnersPerGroup: Object.fromEntries(
      Object.entries(winnersPerGroup).map(([groupSize, winnerCount]) => [groupSize, String(winnerCount)]),
    ),
    groups: groups.format.default,
  };
}
