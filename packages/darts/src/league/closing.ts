import type { WalkoverScore } from '../match/fold.ts';
import { otherSide, type BySide, type Side } from '../match/structure.ts';
import { byId } from '../standings/order.ts';
import { isOpen, type SeasonMatch } from './seasonMatch.ts';

/**
 * The rule for the matches of a team that withdraws or is excluded. `annul`: none of them counts. `stand`: played ones count, and the rest are
 * walkovers. `half`: `annul` before the team has played half of its matches, then `stand`.
 */
export type Withdrawal = 'annul' | 'stand' | 'half';

/** What a withdrawal does to the matches of the team, by id. */
export type WithdrawalEffects = {
  /** what the rule comes to: all matches are annulled, or the played ones stand */
  outcome: Exclude<Withdrawal, 'half'>;
  /** how many of its matches have a result or a sheet that waits for its confirmation, and how many do not */
  played: number;
  toCome: number;
  annul: string[];
  /** `absent`: the side of the team that withdraws */
  walkovers: { match: string; absent: Side }[];
};

/** A match that has not been played to its end. */
const unplayedStatuses: readonly SeasonMatch['status'][] = ['planned', 'lineups', 'playing', 'postponed'];

/** A match whose sheet counts. */
const isPlayed = ({ status, isFinal }: SeasonMatch): boolean => isFinal && status !== 'walkover';

const isUnplayed = (match: SeasonMatch): boolean => isOpen(match) && unplayedStatuses.includes(match.status);

/**
 * The effects of a withdrawal on the matches of the team. The team has played half of its matches if half of them, without cancelled
 * ones, are confirmed: 9 of 18 are half. A match that waits for a confirmation, or is disputed, stands.
 */
export function withdrawTeam(team: string, matches: readonly SeasonMatch[], rule: Withdrawal): WithdrawalEffects {
  const own = matches.filter(({ home, away, status }) => [home, away].includes(team) && status !== 'cancelled');
  const isBeforeHalf = own.filter(isPlayed).length * 2 < own.length;
  const rest = own.filter(isUnplayed);
  const changing = own.filter(({ isAnnulled }) => !isAnnulled);
  const counts = { played: changing.length - rest.length, toCome: rest.length };
  if (rule === 'annul' || (rule === 'half' && isBeforeHalf))
    return { outcome: 'annul', ...counts, annul: changing.map(({ id }) => id), walkovers: [] };
  const walkovers = rest.map(({ id, home }) => ({ match: id, absent: home === team ? (0 as const) : (1 as const) }));
  return { outcome: 'stand', ...counts, annul: [], walkovers };
}

/**
 * How a group closes its unplayed matches. `walkover`: the present team gets the score of a walkover. `zero`: both get nothing.
 * `average`: the present team gets its own average of game points, rounded, and `plus` (1 at HDCF and DBBR), but no legs, and not more
 * than a walkover gives.
 */
export type Unplayed = { how: 'walkover' | 'zero' } | { how: 'average'; plus: number };

/** The input of `settleUnplayed`. */
export type ClosingInput = {
  matches: readonly SeasonMatch[];
  unplayed: Unplayed;
  /** the absent side, by match; in other matches both sides are absent */
  absent: ReadonlyMap<string, Side>;
  /** the score of a walkover in a match, usually `fullWalkover` of its structure */
  walkoverScore: (match: SeasonMatch) => WalkoverScore;
};

/**
 * The unplayed matches of a group as it closes, decided as walkovers. Averages are those of all matches confirmed by then, so this is
 * done once, for all matches together. Sources: http://hdcf.nl/index.php/homepage/reglementen-horeca-dartscompetitie-flevoland,
 * https://dbbr.nl/12-afwezigheid/
 */
export function settleUnplayed({ matches, unplayed, absent, walkoverScore }: ClosingInput): SeasonMatch[] {
  const scoreOf = (match: SeasonMatch, present: Side): WalkoverScore => {
    const most = walkoverScore(match);
    if (unplayed.how !== 'average') return most;
    const points = Math.round(averageOf(present === 0 ? match.home : match.away, matches)) + unplayed.plus;
    return { points: Math.min(most.points, points), legs: 0 };
  };
  return matches.filter(isUnplayed).map((match) => {
    const missing = absent.get(match.id);
    const settled = { ...match, status: 'walkover' as const };
    if (missing === undefined || unplayed.how === 'zero') return { ...settled, points: [0, 0], legs: [0, 0], leader: null };
    const present = otherSide(missing);
    const { points, legs } = scoreOf(match, present);
    const pair = (value: number): BySide<number> => (present === 0 ? [value, 0] : [0, value]);
    return { ...settled, points: pair(points), legs: pair(legs), leader: present };
  });
}

/** The average of the game points of a team in its confirmed matches; 0 without any. */
function averageOf(team: string, matches: readonly SeasonMatch[]): number {
  const own = matches.filter((match) => [match.home, match.away].includes(team) && isPlayed(match) && !match.isAnnulled);
  const sum = own.reduce((total, { home, points }) => total + points[home === team ? 0 : 1], 0);
  return sum / Math.max(1, own.length);
}

/** A team that an editor may exclude because it was often absent. `matches`: the ids of the walkovers against it. */
export type AbsentTeam = { team: string; matches: string[] };

/**
 * The teams with three or more walkovers against them in a season, sorted by id. They are never excluded automatically. Pass the
 * matches from before `settleUnplayed`, which turns unplayed matches into walkovers.
 */
export function absentTeams(matches: readonly SeasonMatch[], least = 3): AbsentTeam[] {
  const absences = matches
    .filter(({ status, isAnnulled }) => status === 'walkover' && !isAnnulled)
    .flatMap(({ id, home, away, leader }) => [home, away].flatMap((team, side) => (leader === side ? [] : [{ id, team }])));
  return [...Map.groupBy(absences, ({ team }) => team)]
    .map(([team, own]) => ({ team, matches: own.map(({ id }) => id) }))
    .filter((each) => each.matches.length >= least)
    .sort((a, b) => byId(a.team, b.team));
}
