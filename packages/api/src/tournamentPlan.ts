import { doubleElimination } from '@oche/darts/draw/doubleElimination';
import { firstLossKnockout } from '@oche/darts/draw/firstLoss';
import { drawGroups, groupCount, type GroupCount, type GroupEntry } from '@oche/darts/draw/groups';
import { crossGroups, defaultRanks } from '@oche/darts/draw/groupsToKnockout';
import { knockout, type KnockoutPrefix } from '@oche/darts/draw/knockout';
import { createRandom, shuffle } from '@oche/darts/draw/random';
import { roundRobin } from '@oche/darts/draw/roundRobin';
import { bracketOf, type DrawnGame, type Slot } from '@oche/darts/draw/slot';
import { swissRound, type SwissGame } from '@oche/darts/draw/swiss';
import type { Format } from '@oche/darts/x01/format';
import type { Plan, StageFormat, StageKind } from './contract/tournament.ts';

/** A stage and its games, drawn from a plan. */
export type DrawnStage = { role: 'groups' | 'winners' | 'losers'; kind: StageKind; format: StageFormat; games: DrawnGame[] };

/** The roles and kinds of the stages of a plan, in the order of play. */
export function plannedStages({ groups, winners, losers }: Plan): { stageRoles: DrawnStage['role'][]; stageKinds: StageKind[] } {
  const planned: [DrawnStage['role'], StageKind][] = [
    ...(groups ? [['groups', groups.swiss ? 'swiss' : 'round-robin'] as const] : []),
    ...(winners ? [['winners', winners.double ? 'double-elimination' : 'knockout'] as const] : []),
    ...(losers ? [['losers', 'knockout'] as const] : []),
  ].map(([role, kind]) => [role, kind]);
  return { stageRoles: planned.map(([role]) => role), stageKinds: planned.map(([, kind]) => kind) };
}

/** The ranks of a group of `size` players that go to each knockout of a plan. All other ranks are out. */
export function qualifyingRanks({ groups, winners, losers }: Plan, size: number): { winners: number[]; losers: number[] } {
  const ranks = Array.from({ length: size }, (_rank, index) => index + 1);
  const count = groups?.swiss?.winners ?? groups?.winnersPerGroup?.[String(size)] ?? defaultRanks(size).winners.length;
  return { winners: winners ? ranks.slice(0, count) : [], losers: losers ? ranks.slice(count) : [] };
}

/** Best seeds first, then unseeded entries. Equal seeds and unseeded entries are in random order. */
function bySeed(entries: readonly GroupEntry[], drawNumber: number): Slot[] {
  const byLot = (isSeeded: boolean) =>
    shuffle(
      entries.filter(({ seed }) => (seed != null) === isSeeded),
      createRandom(drawNumber),
    );
  const seeded = byLot(true).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  return [...seeded, ...byLot(false)].map(({ id }) => ({ kind: 'entry', entry: id }));
}

/** The number of groups of a plan, each with at least two players. */
const groupingOf = ({ count, size = 4 }: NonNullable<Plan['groups']>, players: number): GroupCount =>
  count ? { groups: Math.max(1, Math.min(count, Math.floor(players / 2))) } : { size: Math.max(2, size) };

/** The sizes of the groups of a plan, the largest first; empty if it has none. */
export function groupSizes({ groups: plan }: Plan, players: number): number[] {
  if (!plan) return [];
  if (plan.swiss) return [players];
  const count = groupCount(players, groupingOf(plan, players));
  const [least, larger] = [Math.floor(players / count), players % count];
  return Array.from({ length: count }, (_group, index) => least + (index < larger ? 1 : 0));
}

/** The groups of a plan, by ids of entries; empty if it has none. */
export function drawPlanGroups({ groups: plan }: Plan, entries: readonly GroupEntry[], drawNumber: number): string[][] {
  if (!plan) return [];
  if (plan.swiss) return [entries.map(({ id }) => id)];
  return drawGroups(entries, groupingOf(plan, entries.length), plan.method, drawNumber, plan.clubsApart ? { apart: 'club' } : {});
}

/**
 * A round of the Swiss tournament of a plan. `entries`: those that play on. `games`: all games so far; their points are those of the plan.
 * Null if no legal pairing is left.
 */
export function drawSwissRound(
  entries: readonly GroupEntry[],
  games: readonly SwissGame[],
  round: number,
  drawNumber: number,
): DrawnGame[] | null {
  const drawn = swissRound({ entries, games, round, drawNumber });
  return drawn.ok ? drawn.value.map((game) => ({ ...game, group: 1 })) : null;
}

const knockoutGames = (slots: readonly Slot[], stage: NonNullable<Plan['winners']>, prefix: KnockoutPrefix): DrawnGame[] => {
  if (slots.length < 2) return [];
  return stage.double ? doubleElimination(slots, stage.double) : knockout(slots, { prefix, thirdPlace: stage.thirdPlace });
};

/** The size of each group, or the entries of a plan without groups. */
type Field = { sizes: readonly number[] } | { entries: readonly GroupEntry[]; drawNumber: number };

/** The knockouts of a plan. After groups, their places are slots with a rank. */
export function drawKnockouts(plan: Plan, field: Field): Record<'winners' | 'losers', DrawnGame[]> {
  const { winners, losers } = plan;
  if (!winners) return { winners: [], losers: [] };
  if ('sizes' in field) {
    const ranks = field.sizes.map((size) => qualifyingRanks(plan, size));
    const slotsOf = (role: 'winners' | 'losers'): Slot[] =>
      plan.groups?.swiss
        ? ranks.flatMap((each) => each[role].map((rank): Slot => ({ kind: 'rank', group: 1, rank })))
        : crossGroups(ranks.map((each) => each[role]));
    return {
      winners: knockoutGames(slotsOf('winners'), winners, 'w'),
      losers: losers ? knockoutGames(slotsOf('losers'), losers, 'l') : [],
    };
  }
  const slots = bySeed(field.entries, field.drawNumber);
  if (losers) return firstLossKnockout(slots, { thirdPlace: { winners: winners.thirdPlace, losers: losers.thirdPlace } });
  return { winners: knockoutGames(slots, winners, 'w'), losers: [] };
}

/**
 * All stages of a plan for groups that have been drawn. Knockout places that depend on the groups are slots with a rank. Of a Swiss
 * tournament only the first round is drawn. `entries` are needed for it, and for knockouts without groups.
 */
export function drawStages(
  plan: Plan,
  groups: readonly (readonly string[])[],
  entries: readonly GroupEntry[],
  drawNumber: number,
): DrawnStage[] {
  const stages: DrawnStage[] = [];
  const { groups: groupPlan, winners, losers } = plan;
  if (groupPlan?.swiss) {
    const games = entries.length > 1 ? (drawSwissRound(entries, [], 1, drawNumber) ?? []) : [];
    stages.push({ role: 'groups', kind: 'swiss', format: groupPlan.format, games });
  } else if (groupPlan) {
    const games = groups.flatMap((group, index) => roundRobin(group, index + 1));
    stages.push({ role: 'groups', kind: 'round-robin', format: groupPlan.format, games });
  }
  const games = drawKnockouts(plan, groupPlan ? { sizes: groups.map(({ length }) => length) } : { entries, drawNumber });
  if (winners && games.winners.length > 0)
    stages.push({
      role: 'winners',
      kind: winners.double ? 'double-elimination' : 'knockout',
      format: winners.format,
      games: games.winners,
    });
  if (losers && games.losers.length > 0) stages.push({ role: 'losers', kind: 'knockout', format: losers.format, games: games.losers });
  return stages;
}

/** The number of rounds of a stage; of a double elimination, those of its upper bracket. */
export const roundsOf = (games: readonly Pick<DrawnGame, 'key' | 'round'>[]): number =>
  games.reduce((last, { key, round }) => (['lower', 'final'].includes(bracketOf(key) ?? '') ? last : Math.max(last, round)), 0);

/** The number of the round of a knockout game, counted back from the final. In a double elimination its two brackets lead to round 2. */
function roundFromFinal({ key, round }: DrawnGame, rounds: number): number {
  const bracket = bracketOf(key);
  if (bracket === 'final') return 1;
  if (bracket === undefined) return rounds - round + 1;
  return (bracket === 'upper' ? rounds : 2 * rounds - 2) - round + 2;
}

/**
 * The format of a game of a stage with `rounds` rounds: that of the third place or of the round, counted from the final, if the stage has
 * one, otherwise the default.
 */
export function formatOf({ kind, format }: Pick<DrawnStage, 'kind' | 'format'>, rounds: number, game: DrawnGame): Format {
  if (game.thirdPlace && format.thirdPlace) return format.thirdPlace;
  const isKnockout = kind === 'knockout' || kind === 'double-elimination';
  return (isKnockout ? format.byRoundFromFinal?.[String(roundFromFinal(game, rounds))] : undefined) ?? format.default;
}
