import type { Plan, StageFormat } from '@oche/api/contract/tournament';
import { drawGroups, type GroupEntry } from '@oche/darts/draw/groups';
import { defaultRanks, groupsToKnockout, type RankTable } from '@oche/darts/draw/groupsToKnockout';
import { knockout } from '@oche/darts/draw/knockout';
import type { Stage as DrawnStage } from '@oche/darts/draw/links';
import { createRandom, shuffle } from '@oche/darts/draw/random';
import { roundRobin } from '@oche/darts/draw/roundRobin';
import type { DrawnGame } from '@oche/darts/draw/slot';
import type { Format } from '@oche/darts/x01/format';

export type Role = 'groups' | 'winners' | 'losers';
export type Draw = { groups: string[][]; stages: (DrawnStage & { id: Role })[] };

/** The ranks that go to each knockout from a group of `size` players. */
export const ranksFor = (plan: Plan, size: number): { winners: readonly number[]; losers: readonly number[] } => {
  const ranks = Array.from({ length: size }, (_, i) => i + 1);
  const winners = plan.groups?.winnersPerGroup?.[String(size)];
  const row = winners === undefined ? defaultRanks(size) : { winners: ranks.slice(0, winners), losers: ranks.slice(winners) };
  return { winners: plan.winners ? row.winners : [], losers: plan.losers ? row.losers : [] };
};

/** Draws all stages of a plan. The same draw number gives the same draw. */
export const drawPlan = (plan: Plan, entries: readonly GroupEntry[], drawNumber: number): Draw => {
  if (!plan.groups) {
    const seeded = entries.filter((entry) => entry.seed != null).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
    const unseeded = entries.filter((entry) => entry.seed == null);
    const order = [...seeded, ...shuffle(unseeded, createRandom(drawNumber))];
    const slots = order.map(({ id }) => ({ kind: 'entry' as const, entry: id }));
    return {
      groups: [],
      stages: [{ id: 'winners', games: knockout(slots, { prefix: 'w', thirdPlace: plan.winners?.thirdPlace ?? false }) }],
    };
  }
  const { count, size = 4, method, clubsApart } = plan.groups;
  const groups = drawGroups(entries, count ? { groups: count } : { size }, method, drawNumber, clubsApart ? { apart: 'club' } : {});
  const sizes = groups.map((group) => group.length);
  const table: RankTable = Object.fromEntries(sizes.map((n) => [n, ranksFor(plan, n)]));
  const knockouts = groupsToKnockout(sizes, {
    table,
    thirdPlace: { winners: plan.winners?.thirdPlace ?? false, losers: plan.losers?.thirdPlace ?? false },
  });
  const stages: Draw['stages'] = [
    { id: 'groups', games: groups.flatMap((group, i) => roundRobin(group, i + 1)) },
    { id: 'winners', games: knockouts.winners },
    { id: 'losers', games: knockouts.losers },
  ];
  return { groups, stages: stages.filter(({ games }) => games.length > 0) };
};

export const roundsOf = (games: readonly DrawnGame[]): number => Math.max(0, ...games.map((game) => game.round));

/** The format of a game: the plan's format for third place or for the round if it has one, otherwise the default of the stage. */
export const formatFor = (plan: Plan, role: Role, game: DrawnGame, rounds: number): Format => {
  const stage: StageFormat | undefined = plan[role]?.format;
  if (!stage) throw new Error(`The plan has no stage "${role}", but one of its games was drawn`);
  if (game.thirdPlace && stage.thirdPlace) return stage.thirdPlace;
  return (role === 'groups' ? undefined : stage.byRoundFromFinal?.[String(rounds - game.round + 1)]) ?? stage.default;
};
