import type { FinalGroup, Move } from './promotion.ts';

/**
 * The group of each team in the next season, in the order of the moves; null for a team that does not play. A team that stays at its level stays in
 * its group. The others join the smallest group of their new level, the first of several.
 */
export function nextGroups(groups: readonly Pick<FinalGroup, 'id' | 'level'>[], moves: readonly Move[]): Map<string, string | null> {
  const stays = ({ from, to }: Move): boolean => from === to;
  const sizes = new Map(groups.map(({ id }) => [id, moves.filter((move) => stays(move) && move.group === id).length]));
  const smallestAt = (level: number): string | null => {
    const [smallest] = groups.filter((group) => group.level === level).toSorted((a, b) => sizes.get(a.id)! - sizes.get(b.id)!);
    if (!smallest) return null;
    sizes.set(smallest.id, sizes.get(smallest.id)! + 1);
    return smallest.id;
  };
  return new Map(
    moves.map((move) => [move.team, stays(move) ? move.group : move.to === null ? null : smallestAt(move.to)] as [string, string | null]),
  );
}
