import type { Plan } from '@oche/api/contract/tournament';
import { usualPlan, type KnockoutValues, type PlanValues } from '../plan/planValues.ts';

const knockoutAsTyped = (stage: NonNullable<Plan['winners']> | null, otherwise: KnockoutValues): KnockoutValues =>
  stage ? { format: stage.format.default, rounds: stage.format.byRoundFromFinal ?? {}, thirdPlace: stage.thirdPlace } : otherwise;

/** A plan as it would be typed; of the stages that it has not, what most evenings are. Undone by `planOf`. */
export function planAsTyped({ groups, winners, losers }: Plan): PlanValues {
  const stages = {
    shape: groups ? (winners ? ('both' as const) : ('groups' as const)) : ('knockout' as const),
    withLosers: losers !== null,
    winners: knockoutAsTyped(winners, usualPlan.winners),
    losers: knockoutAsTyped(losers, usualPlan.losers),
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
    winnersPerGroup: Object.fromEntries(Object.entries(winnersPerGroup).map(([of, winning]) => [of, String(winning)])),
    groups: groups.format.default,
  };
}
