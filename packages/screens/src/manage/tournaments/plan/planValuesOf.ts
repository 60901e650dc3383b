import type { Plan } from '@oche/api/contract/tournament';
import { usualPlan, type KnockoutValues, type PlanValues, type Shape } from './planValues.ts';

const knockoutValuesOf = (stage: NonNullable<Plan['losers']> | null, fallback: KnockoutValues): KnockoutValues =>
  stage ? { format: stage.format.default, rounds: stage.format.byRoundFromFinal ?? {}, thirdPlace: stage.thirdPlace } : fallback;

const shapeOf = ({ groups, winners, losers }: Plan): Shape => {
  if (groups) return groups.swiss ? 'swiss' : winners ? 'both' : 'groups';
  return winners?.double ? 'double' : losers ? 'firstLoss' : 'knockout';
};

/** Converts a plan to form values; `planOf` is the inverse. Stages that the plan lacks get the values of the usual plan. */
export function planValuesOf(plan: Plan): PlanValues {
  const { pairs, groups, winners, losers } = plan;
  const stages = {
    pairs: pairs ?? ('singles' as const),
    shape: shapeOf(plan),
    // Without groups, this value has no meaning yet.
    withLosers: groups ? losers !== null : usualPlan.withLosers,
    double: groups !== null && winners?.double !== undefined,
    reset: winners?.double?.reset ?? usualPlan.reset,
    winners: knockoutValuesOf(winners, usualPlan.winners),
    losers: knockoutValuesOf(losers, usualPlan.losers),
  };
  if (!groups) return { ...usualPlan, ...stages };
  const { count, size, swiss, method, clubsApart, points, tieBreakers, winnersPerGroup = {} } = groups;
  return {
    ...stages,
    swiss: swiss ? { rounds: String(swiss.rounds), knockout: winners !== null, winners: String(swiss.winners ?? '') } : usualPlan.swiss,
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
