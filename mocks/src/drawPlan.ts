import type { Plan } from '@oche/api/contract/tournament';
import { drawPlanGroups, drawStages, formatOf, roundsOf, type DrawnStage } from '@oche/api/tournamentPlan';
import type { GroupEntry } from '@oche/darts/draw/groups';
import type { DrawnGame } from '@oche/darts/draw/slot';
import type { Format } from '@oche/darts/x01/format';

export type Role = DrawnStage['role'];
/** The groups and stages of a plan. The id of a stage is its role. */
export type Draw = { groups: string[][]; stages: (DrawnStage & { id: Role })[] };

/** Draws all stages of a plan. The same draw number gives the same draw. */
export const drawPlan = (plan: Plan, entries: readonly GroupEntry[], drawNumber: number): Draw => {
  const groups = drawPlanGroups(plan, entries, drawNumber);
  return { groups, stages: drawStages(plan, groups, entries, drawNumber).map((stage) => ({ ...stage, id: stage.role })) };
};

/** The format of a game of one of these stages. */
export const formatFor = ({ stages }: Draw, role: Role, game: DrawnGame): Format => {
  const stage = stages.find(({ id }) => id === role);
  if (!stage) throw new Error(`The draw has no stage "${role}"`);
  return formatOf(stage, roundsOf(stage.games), game);
};
