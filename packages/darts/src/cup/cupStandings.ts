import { countGames, defaultPoints, type StandingsGame, type Totals } from '../standings/totals.ts';
import { bracketOf, isOpen, lastRound, teamOf, winnerOf, type Cup, type CupTie } from './bracket.ts';

/** A row of the standings of a cup, with the totals of the matches of the team: `sets…` are game points. A cup has no table points. */
export type CupRow = Omit<Totals, 'points' | 'adjusted'> & {
  state: 'champion' | 'in' | 'out';
  /** the round that it has reached; null if it has had no tie yet */
  round: number | null;
  /** The place among all teams, from 1; teams that went out in the same round share it. Null while the team is in. */
  position: number | null;
};

/**
 * The standings of a cup: the champion, the teams still in, then the teams that are out, by the round that they have reached. Equal
 * teams are listed by game points and legs, but share their position. The order of teams and matches does not matter.
 *
 * @param matches the decided matches of all ties; both sides are teams of the cup
 */
export function cupStandings(cup: Cup, matches: readonly StandingsGame[]): CupRow[] {
  const { rounds, champion } = bracketOf(cup);
  const ties = rounds.flatMap((round) => round.ties);
  const totals = countGames(cup.teams, matches, defaultPoints);
  const rows = [...totals.values()].map(({ points: _points, adjusted: _adjusted, ...sums }) => {
    const { round, isOut } = reached(sums.entry, ties);
    const state: CupRow['state'] = sums.entry === champion ? 'champion' : isOut || cup.withdrawn?.has(sums.entry) ? 'out' : 'in';
    return { ...sums, state, round };
  });
  // No cup has 1000 rounds.
  const merit = ({ state, round }: (typeof rows)[number]) => (round ?? 0) + { champion: 2000, in: 1000, out: 0 }[state];
  return rows
    .map((row) => ({
      ...row,
      position: row.state === 'in' ? null : 1 + rows.filter((other) => merit(other) > merit(row)).length,
    }))
    .sort(
      (a, b) =>
        merit(b) - merit(a) || b.setDifference - a.setDifference || b.legDifference - a.legDifference || (a.entry < b.entry ? -1 : 1),
    );
}

/**
 * The round that a team has reached: that of its last tie, or the next one if it won. A team is out if it lost, or if the round after
 * its last tie is drawn without it.
 */
function reached(team: string, ties: readonly CupTie[]): { round: number | null; isOut: boolean } {
  const last = ties.findLast(({ sides }) => sides.flatMap(teamOf).includes(team));
  if (!last) return { round: null, isOut: false };
  if (isOpen(last)) return { round: last.round, isOut: false };
  const isWon = winnerOf(last).includes(team);
  return { round: isWon ? last.round + 1 : last.round, isOut: !isWon || last.round < lastRound(ties) };
}
