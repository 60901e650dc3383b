import { cupTies, lastRound, teamOf, teamsLeft, type Cup, type CupTie } from './bracket.ts';
import { roundRules, type CupRules } from './roundRules.ts';
import type { CupTeam } from './team.ts';

/**
 * The teams for the next draw: `teams` are still in, with `from`, `last` and `byes`; `waiting` have not entered yet. The organiser
 * decides which of these enter in this round, and adds level, club and region. `ties-open`: these ties have to be decided first.
 * `decided`: fewer than two teams are left.
 */
export type NextRound =
  | { ok: true; value: { round: number; teams: CupTeam[]; waiting: string[] } }
  | { ok: false; code: 'ties-open'; ties: string[] }
  | { ok: false; code: 'decided' };

/** The teams from which the next round of a cup is drawn. A cup whose rounds are all drawn has no next round: it is open or decided. */
export function nextRound(cup: Cup, rules: CupRules): NextRound {
  const ties = cupTies(cup);
  const { teams, waiting, open } = teamsLeft(cup, ties);
  if (open.length > 0) return { ok: false, code: 'ties-open', ties: open };
  if (teams.length + waiting.length < 2) return { ok: false, code: 'decided' };
  return {
    ok: true,
    value: {
      round: lastRound(ties) + 1,
      teams: teams.map(({ team, from }) => ({ id: team, from, ...historyOf(team, ties, rules) })),
      waiting,
    },
  };
}

/**
 * Whether a team was at home in its last match, and the number of its byes, for draws and for `hostOf`. Ties without a match, such as walkovers, do
 * not count.
 *
 * @param ties from `cupTies`
 */
export function historyOf(team: string, ties: readonly CupTie[], rules: CupRules): Required<Pick<CupTeam, 'last' | 'byes'>> {
  let last: 'home' | 'away' | null = null;
  let byes = 0;
  for (const { sides, outcome, round } of ties) {
    const side = sides.findIndex((each) => teamOf(each).includes(team));
    if (side < 0) continue;
    if (outcome?.kind === 'bye') byes++;
    // In a tie of two matches, the side that is named first is away in the second.
    if (outcome?.kind === 'played') last = side === roundRules(rules, round).matches - 1 ? 'home' : 'away';
  }
  return { last, byes };
}
