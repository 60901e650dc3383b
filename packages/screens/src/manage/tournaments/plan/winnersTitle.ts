import { words } from '../../../shell/words.ts';
import { stagesOf } from './planValues.ts';

/** The name of the winners' knockout of a plan. Without groups and a losers' knockout, it is the whole tournament. */
export const winnersTitle = (plan: Parameters<typeof stagesOf>[0]) => {
  const { groups, losers, double } = stagesOf(plan);
  if (double) return words.doubleElimination;
  return groups || losers ? words.winnersKnockout : words.knockout;
};
