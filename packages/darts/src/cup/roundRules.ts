import { bracketSize } from '../draw/seeding.ts';
import { levelOf, type CupTeam } from './team.ts';

/**
 * Which teams a draw keeps apart, in addition to clubmates:
 * - `open`: none.
 * - `seeded`: seeded teams do not meet before round `meetFrom`.
 * - `regional`: teams meet within their region, and the teams that are left over meet across. Teams without a region count as a region.
 */
export type DrawRule = { by: 'open' } | { by: 'seeded'; meetFrom: number } | { by: 'regional' };

/** All rules for the home team, in the order in which a screen lists them. */
export const homeRules = ['first-drawn', 'lower-level', 'away-last'] as const;
/** The rule for the home team. If it does not decide, the team that was drawn first is at home. */
export type HomeRule = (typeof homeRules)[number];

/** All rules for the teams that play, in the order in which a screen lists them. */
export const playRules = ['all', 'power-of-two'] as const;
/**
 * The teams that play in a round of n teams:
 * - `all`: all teams. If n is odd, one team has a bye.
 * - `power-of-two`: a preliminary round of 2(n − 2^k) teams, where 2^k is the greatest power of two below n. The others have a bye,
 *   so that 2^k teams are left. If n is a power of two, all teams play.
 */
export type PlayRule = (typeof playRules)[number];

/** The rules of a cup round. */
export type RoundRules = {
  draw: DrawRule;
  home: HomeRule;
  plays: PlayRule;
  /** Matches of a tie: with 2, each team is at home once. */
  matches: 1 | 2;
  /** the location of all ties; null: the location of the home team */
  location: string | null;
  /** the match structure of this round; null: the structure of the cup */
  structure: string | null;
};

/** The rules of a cup, with different rules for some rounds, by number of the round from 1. */
export type CupRules = RoundRules & { rounds?: Readonly<Record<number, Partial<RoundRules>>> };

/** The rules of one round. */
export function roundRules({ rounds = {}, ...rules }: CupRules, round: number): RoundRules {
  return { ...rules, ...rounds[round] };
}

/** The number of teams with a bye. */
export const byeCount = (teams: number, plays: PlayRule): number => (plays === 'all' ? teams % 2 : bracketSize(teams) - teams);

/** Whether the rule of the draw keeps these two teams apart in this round. */
export function keepsApart(draw: DrawRule, round: number, one: CupTeam, two: CupTeam): boolean {
  if (draw.by === 'seeded') return round < draw.meetFrom && one.seeded === true && two.seeded === true;
  return draw.by === 'regional' && (one.region ?? null) !== (two.region ?? null);
}

/** Which of two teams is at home: 0 for the one that was drawn first, or is named first in the bracket. */
export function hostOf(rule: HomeRule, first: CupTeam, second: CupTeam): 0 | 1 {
  if (rule === 'lower-level') return levelOf(second) > levelOf(first) ? 1 : 0;
  if (rule === 'away-last') return second.last === 'away' && first.last !== 'away' ? 1 : 0;
  return 0;
}
