import { cheapestMatching } from '../draw/cheapestMatching.ts';
import { areClubmates, levelOf, type CupTeam } from './team.ts';

/** The ties of a round and the teams with a bye, both in the order of lots. The first team of a pair was drawn first. */
export type Pairing = { pairs: [CupTeam, CupTeam][]; byes: CupTeam[] };

/**
 * Pairs the teams of a round.
 *
 * 1. Byes go to the teams with the fewest byes so far, of these to the highest levels. If this leaves a choice, the pairing decides.
 * 2. Of all pairings, the fewest teams meet that are to be kept `apart`.
 * 3. Of these, the fewest clubmates meet.
 * 4. Of these, the pairing is closest to the lots: neighbours meet, the first and the second, the third and the fourth and so on. The
 *    measure is the sum of the distances.
 *
 * This is a matching of least cost, so no other pairing keeps more wishes. Every best pairing is possible, because its pairs can be neighbours
 * in the lots. Lots are in a random order, so teams with the same level, club and region have the same chances.
 *
 * @param lots the teams in the order of lots
 * @param byes at most as many as there are teams; an even number of teams is left
 */
export function pairTeams(lots: readonly CupTeam[], byes: number, apart: (one: CupTeam, two: CupTeam) => boolean): Pairing {
  const { certain, candidates } = splitByes(lots, byes);
  const list = lots.filter((team) => !certain.has(team));
  const partners = cheapestMatching(list.length + byes - certain.size, (a, b) => {
    const [one, two] = [list[a], list[b]];
    if (!one) return null; // two byes
    if (!two) return candidates.has(one) ? [0, 0, 0] : null;
    return [apart(one, two) ? 1 : 0, areClubmates(one, two) ? 1 : 0, b - a - 1];
  }) as Int32Array; // any two teams can meet, so all are paired
  const pairs: [CupTeam, CupTeam][] = [];
  const withBye = new Set(certain);
  list.forEach((team, a) => {
    const b = partners[a] as number;
    const other = list[b];
    if (!other) withBye.add(team);
    else if (b > a) pairs.push([team, other]);
  });
  return { pairs, byes: lots.filter((team) => withBye.has(team)) };
}

/** The teams that certainly have a bye, and the equal teams among which the other byes are decided. */
function splitByes(lots: readonly CupTeam[], byes: number): { certain: Set<CupTeam>; candidates: Set<CupTeam> } {
  const compare = (a: CupTeam, b: CupTeam) =>
    (a.byes ?? 0) - (b.byes ?? 0) || Number(b.seeded ?? false) - Number(a.seeded ?? false) || levelOf(a) - levelOf(b);
  const last = [...lots].sort(compare)[byes - 1];
  const which = (test: (difference: number) => boolean) => new Set(last ? lots.filter((team) => test(compare(team, last))) : []);
  return { certain: which((difference) => difference < 0), candidates: which((difference) => difference === 0) };
}
