import { drawLots } from '../draw/lots.ts';
import { createRandom } from '../draw/random.ts';
import type { DrawnGame, Slot } from '../draw/slot.ts';
import { pairTeams } from './pairTeams.ts';
import { byeCount, hostOf, keepsApart, type RoundRules } from './roundRules.ts';
import { areClubmates, type CupTeam } from './team.ts';

/** One name that a live draw turns over: the team, and the place that it takes. */
export type Turn = { team: string; tie: string; side: 0 | 1 };

/**
 * A wish that a tie breaks:
 * - `seeds`, `regions`: the teams were to be kept apart by the rule of the draw.
 * - `clubs`: the teams belong to one club.
 * - `home`: the visiting team was away in its last match too.
 *
 * `because`: `numbers`: with these teams and byes, no draw has fewer such ties. `draw`: a draw with fewer such ties would break the rule
 * of the draw, which comes first. `both-away`: both teams were away last.
 */
export type Unmet = { tie: string; wish: 'seeds' | 'regions' | 'clubs' | 'home'; because: 'numbers' | 'draw' | 'both-away' };

/** The draw of a cup round. */
export type RoundDraw = {
  /** `w{round}-{n}`, slots home and away: first the ties of two teams by lot, then the byes */
  ties: DrawnGame[];
  /** the order in which a live draw turns the names over, one for each team */
  turns: Turn[];
  unmet: Unmet[];
};

/** The input of `drawRound`. The order of the teams does not matter. */
export type RoundInput = {
  /** all teams of the round: those still in, and those that enter */
  teams: readonly CupTeam[];
  /** from 1 */
  round: number;
  rules: RoundRules;
  /** the published number of the draw, which repeats it */
  drawNumber: number;
};

/**
 * Draws a round of a cup. Anybody can repeat it from the teams, the rules and the draw number:
 *
 * 1. The teams are sorted by id and shuffled (`drawLots`, with `createRandom(drawNumber)`).
 * 2. `byeCount` says how many byes there are; `pairTeams` decides which teams have them and which teams meet.
 * 3. The ties are numbered in the order of the lots of their first-drawn teams, then the byes. `hostOf` decides which team is at home.
 *
 * A team that comes from a tie has the slot `winnerOf`, so that `progress` and `dependents` follow later changes.
 *
 * @throws RangeError for fewer than two teams; Error if two teams have the same id
 */
export function drawRound({ teams, round, rules, drawNumber }: RoundInput): RoundDraw {
  if (teams.length < 2) throw new RangeError(`A cup round needs at least 2 teams, not ${teams.length}`);
  const lots = drawLots(teams, createRandom(drawNumber));
  const byes = byeCount(teams.length, rules.plays);
  const { draw } = rules;
  const isApart = (one: CupTeam, two: CupTeam) => keepsApart(draw, round, one, two);
  const { pairs, byes: resting } = pairTeams(lots, byes, isApart);

  const tieKey = (at: number) => `w${round}-${at + 1}`;
  const tie = (at: number, slots: [Slot, Slot]): DrawnGame => ({ key: tieKey(at), round, position: at + 1, slots });
  const drawn = pairs.map(([first, second], at) => {
    const host = hostOf(rules.home, first, second);
    const [home, away] = host === 0 ? [first, second] : [second, first];
    const turns: Turn[] = [
      { team: first.id, tie: tieKey(at), side: host },
      { team: second.id, tie: tieKey(at), side: host === 0 ? 1 : 0 },
    ];
    return { home, away, tie: tie(at, [slotOf(home), slotOf(away)]), turns };
  });
  const rests = resting.map((team, i) => ({ team: team.id, tie: tie(pairs.length + i, [slotOf(team), { kind: 'bye' }]) }));

  const clubPairs = pairs.filter((pair) => areClubmates(...pair)).length;
  const fewestClubPairs = clubPairs && pairTeams(lots, byes, () => false).pairs.filter((pair) => areClubmates(...pair)).length;
  const clubReason = clubPairs > fewestClubPairs ? 'draw' : 'numbers';
  const unmet = drawn.flatMap(({ home, away, tie: { key } }): Unmet[] => [
    ...(isApart(home, away) ? [{ tie: key, wish: draw.by === 'seeded' ? 'seeds' : 'regions', because: 'numbers' } as const] : []),
    ...(areClubmates(home, away) ? [{ tie: key, wish: 'clubs', because: clubReason } as const] : []),
    ...(rules.home === 'away-last' && away.last === 'away' ? [{ tie: key, wish: 'home', because: 'both-away' } as const] : []),
  ]);
  return {
    ties: [...drawn, ...rests].map((each) => each.tie),
    turns: [...drawn.flatMap(({ turns }) => turns), ...rests.map(({ team, tie: { key } }): Turn => ({ team, tie: key, side: 0 }))],
    unmet,
  };
}

const slotOf = ({ id, from }: CupTeam): Slot => (from == null ? { kind: 'entry', entry: id } : { kind: 'winnerOf', game: from });
