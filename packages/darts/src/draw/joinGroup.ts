import type { GroupEntry } from './groups.ts';
import type { DrawnGame, Slot } from './slot.ts';

/**
 * The index of the group that a late entry joins: the smallest group, among equals the one with the fewest members of its club,
 * then the first.
 *
 * @param entries the drawn entries, for their clubs
 * @throws if there is no group, or the entry is already in one
 */
export function groupForLateEntry(groups: readonly (readonly string[])[], late: GroupEntry, entries: readonly GroupEntry[] = []): number {
  if (groups.length === 0) throw new Error('There is no group');
  const clubOf = new Map(entries.map(({ id, club }) => [id, club]));
  const mates = groups.map((group) => {
    if (group.includes(late.id)) throw new Error(`Entry ${late.id} is already in a group`);
    return late.club == null ? 0 : group.filter((id) => clubOf.get(id) === late.club).length;
  });
  const order = [...groups.keys()].sort(
    (a, b) => (groups[a] as string[]).length - (groups[b] as string[]).length || (mates[a] as number) - (mates[b] as number),
  );
  return order[0] as number;
}

// All slots of a round robin are entries.
const entriesOf = ({ slots }: DrawnGame): string[] => slots.map((slot) => (slot as Extract<Slot, { kind: 'entry' }>).entry);

/**
 * Adds the games of a late entry to a group: one against every member. Existing games keep their key, round and sides, so their
 * results stay valid. New games are numbered after them. Each is in the first round in which both entries are free: in a group of
 * three, the late entry plays the resting entry. The entry that has been named first less often is named first.
 *
 * @throws if the late entry is already in the group
 */
export function extendRoundRobin(games: readonly DrawnGame[], group: readonly string[], number: number, late: string): DrawnGame[] {
  if (group.includes(late)) throw new Error(`Entry ${late} is already in group ${number}`);
  const balance = new Map<string, number>();
  const busy = new Map<string, Set<number>>([late, ...group].map((entry) => [entry, new Set()]));
  const perRound = new Map<number, number>();
  const count = (game: DrawnGame) => {
    const entries = entriesOf(game);
    entries.forEach((entry, side) => {
      balance.set(entry, (balance.get(entry) ?? 0) + (side === 0 ? 1 : -1));
      busy.get(entry)?.add(game.round);
    });
    perRound.set(game.round, Math.max(perRound.get(game.round) ?? 0, game.position));
  };
  games.forEach(count);

  const firstFree = (entry: string): number => {
    for (let round = 1; ; round++) if (!busy.get(entry)?.has(round) && !busy.get(late)?.has(round)) return round;
  };
  const added: DrawnGame[] = [];
  const waiting = new Set(group);
  while (waiting.size > 0) {
    const next = [...waiting].map((entry) => ({ entry, round: firstFree(entry) })).sort((a, b) => a.round - b.round)[0] as {
      entry: string;
      round: number;
    };
    waiting.delete(next.entry);
    const surplus = (balance.get(next.entry) ?? 0) - (balance.get(late) ?? 0);
    const slots: [Slot, Slot] = [
      { kind: 'entry', entry: late },
      { kind: 'entry', entry: next.entry },
    ];
    if (surplus < 0 || (surplus === 0 && added.length % 2 === 1)) slots.reverse();
    const game = {
      key: `g${number}-${games.length + added.length + 1}`,
      round: next.round,
      position: (perRound.get(next.round) ?? 0) + 1,
      group: number,
      slots,
    };
    count(game);
    added.push(game);
  }
  return [...games, ...added];
}
