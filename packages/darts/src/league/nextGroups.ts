import type { FinalGroup, Move } from './promotion.ts';

/**
 * The group of each team in the next season, in the order of the moves; null for a team that does not play. A team that stays at its level stays in
 * its group. The others join the smallest group of their new level, the first of several.
 */
export function nextGroups(groups: readonly Pick<FinalGroup, 'id' | 'level'>[], moves: readonly Move[]): Map<string, string | null> {
  const stays = ({ from, to }: Move): boolean => from === to;
  const sizes = new Map(groups.map(({ id }) => [id, moves.filter((move) => stays(move) && move.group === id).length]));
  // The levels of moves are those of the groups.
  const smallestAt = (level: number): string => {
    const { id } = groups.filter((group) => group.level === level).toSorted((a, b) => sizes.get(a.id)! - sizes.get(b.id)!)[0]!;
    sizes.set(id, sizes.get(id)! + 1);
    return id;
  };
  return new Map(
    moves.map((move) => [move.team, stays(move) ? move.group : move.to === null ? null : smallestAt(move.to)] as [string, string | null]),
  );
}
