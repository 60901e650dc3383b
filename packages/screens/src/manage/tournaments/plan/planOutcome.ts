import { most, type Plan } from '@oche/api/contract/tournament';
import { drawKnockouts, groupSizes } from '@oche/api/tournamentPlan';
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

/** In a double elimination, everybody but the champion loses twice, so it has twice as many games. */
const outcomeOf = (games: readonly DrawnGame[]): KnockoutOutcome | null => {
  if (games.length === 0) return null;
  const first = games.filter(({ round, thirdPlace, bracket = 'upper' }) => round === 1 && !thirdPlace && bracket === 'upper');
  const byes = first.filter(isBye).length;
  const entries = first.length * 2 - byes;
  const isDouble = games.some(({ bracket }) => bracket);
  return { entries, byes, games: isDouble ? 2 * entries - 2 : games.length - byes };
};

/** Computes the outcome of a plan. Null unless `players` is a whole number from 2 to 1024 and the plan has a stage. */
export function planOutcome(plan: Plan, players: number): PlanOutcome | null {
  if (!Number.isInteger(players) || players < 2 || players > most.entries || (!plan.groups && !plan.winners)) return null;
  const sizes = groupSizes(plan, players);
  const entries = Array.from({ length: players }, (_, i) => ({ id: String(i) }));
  const knockouts = drawKnockouts(plan, plan.groups ? { sizes } : { entries, drawNumber: 1 });
  const [winners, losers] = [outcomeOf(knockouts.winners), outcomeOf(knockouts.losers)];
  const groupGames = plan.groups?.swiss
    ? plan.groups.swiss.rounds * Math.floor(players / 2)
    : sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  return {
    groups: [...Map.groupBy(sizes, (size) => size)].map(([size, { length: count }]) => ({ size, count })),
    ...{ groupGames, winners, losers },
    games: groupGames + (winners?.games ?? 0) + (losers?.games ?? 0),
  };
}
