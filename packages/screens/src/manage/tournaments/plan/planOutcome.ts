import type { Plan } from '@oche/api/contract/tournament';
import { groupCount } from '@oche/darts/draw/groups';
import { defaultRanks, groupsToKnockout, type RankTable } from '@oche/darts/draw/groupsToKnockout';
import { knockout } from '@oche/darts/draw/knockout';
import type { DrawnGame } from '@oche/darts/draw/slot';

/** The size of a knockout: its entries, how many of them have a bye, and its games without byes. */
export type KnockoutOutcome = { entries: number; byes: number; games: number };

/** The groups and knockouts that a plan gives for a number of players. */
export type PlanOutcome = {
  /** the largest groups first */
  groups: { size: number; count: number }[];
  groupGames: number;
  winners: KnockoutOutcome | null;
  losers: KnockoutOutcome | null;
  games: number;
};

const isBye = ({ slots }: DrawnGame) => slots.some(({ kind }) => kind === 'bye');
const outcomeOf = (games: readonly DrawnGame[]): KnockoutOutcome | null => {
  if (games.length === 0) return null;
  const byes = games.filter(isBye).length;
  const first = games.filter(({ round, thirdPlace }) => round === 1 && !thirdPlace);
  return { entries: first.length * 2 - byes, byes, games: games.length - byes };
};

/** The ranks that go to each knockout of a plan from a group of `size` players. */
export function ranksOf({ groups, winners, losers }: Plan, size: number) {
  const given = groups?.winnersPerGroup?.[String(size)];
  const ranks = Array.from({ length: size }, (_, i) => i + 1);
  const row = given === undefined ? defaultRanks(size) : { winners: ranks.slice(0, given), losers: ranks.slice(given) };
  return { winners: winners ? row.winners : [], losers: losers ? row.losers : [] };
}

/** Computes the outcome of a plan. Null unless `players` is a whole number from 2 to 1024 and the plan has a stage. */
export function planOutcome(plan: Plan, players: number): PlanOutcome | null {
  if (!Number.isInteger(players) || players < 2 || players > 1024) return null;
  if (plan.groups) return groupsOutcome(plan, plan.groups, players);
  return plan.winners && knockoutOutcome(plan.winners, players);
}

function knockoutOutcome({ thirdPlace }: NonNullable<Plan['winners']>, players: number): PlanOutcome {
  const slots = Array.from({ length: players }, (_, i) => ({ kind: 'entry', entry: String(i) }) as const);
  const winners = outcomeOf(knockout(slots, { prefix: 'w', thirdPlace }));
  return { groups: [], groupGames: 0, winners, losers: null, games: winners?.games ?? 0 };
}

function groupsOutcome(plan: Plan, { count, size = 4 }: NonNullable<Plan['groups']>, players: number): PlanOutcome {
  const groups = groupCount(players, count === undefined ? { size } : { groups: count });
  const [least, larger] = [Math.floor(players / groups), players % groups];
  const sizes = Array.from({ length: groups }, (_, i) => least + (i < larger ? 1 : 0));
  const table: RankTable = Object.fromEntries(sizes.map((n) => [n, ranksOf(plan, n)]));
  const knockouts = groupsToKnockout(sizes, {
    table,
    thirdPlace: { winners: plan.winners?.thirdPlace ?? false, losers: plan.losers?.thirdPlace ?? false },
  });
  const winners = outcomeOf(knockouts.winners);
  const losers = outcomeOf(knockouts.losers);
  const groupGames = sizes.reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
  return {
    groups: [
      { size: least + 1, count: larger },
      { size: least, count: groups - larger },
    ].filter((group) => group.count > 0),
    ...{ groupGames, winners, losers },
    games: groupGames + (winners?.games ?? 0) + (losers?.games ?? 0),
  };
}
