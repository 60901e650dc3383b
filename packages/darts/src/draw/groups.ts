import { createRandom, randomInteger, shuffle } from './random.ts';

/** `seed`: 1 is the strongest; entries without one are unseeded. `club`: what `apart` keeps apart. */
export type GroupEntry = { id: string; seed?: number | null; club?: string | null };

export const groupMethods = ['random', 'seeded', 'snake'] as const;
/**
 * `random`: everybody by lot. `seeded`: seed k heads group k, further seeds are spread one per group, the rest by lot.
 * `snake`: by seed, forth and back over the groups (1 2 3, 3 2 1, …), the unseeded after them in an order by lot.
 */
export type GroupMethod = (typeof groupMethods)[number];

/** A number of groups, or the most entries that a group may have. */
export type GroupCount = { groups: number } | { size: number };

/** `pot`: entries that may be exchanged without breaking the method; null stays where it is. */
type Placed = { entry: GroupEntry; pot: number | null };

/** How many groups a draw of so many entries makes: at least one, never more than entries. */
export function groupCount(entries: number, count: GroupCount): number {
  const wanted = 'groups' in count ? count.groups : Math.ceil(entries / count.size);
  if (!Number.isFinite(wanted) || wanted < 1) throw new RangeError('A draw needs at least one group, and groups of at least one entry');
  return Math.max(1, Math.min(Math.floor(wanted), entries));
}

/**
 * Draws entries into groups whose sizes differ by one at most: ids per group, in the order drawn.
 * `seed` is the published number of the draw: same entries (in any order), same settings, same seed, same groups.
 * `apart: 'club'` then exchanges entries (within a pot, where there are seeds) until no exchange brings clubs further apart;
 * without seeds a club is spread as evenly as can be.
 */
export function drawGroups(
  entries: readonly GroupEntry[],
  count: GroupCount,
  method: GroupMethod,
  seed: number,
  options: { apart?: 'club' } = {},
): string[][] {
  const random = createRandom(seed);
  const lots = drawLots(entries, random);
  const { seeded, unseeded } = bySeed(lots);
  const groups: Placed[][] = Array.from({ length: groupCount(entries.length, count) }, () => []);

  if (method === 'random') deal(lots, groups, 0);
  else if (method === 'snake') dealSnake([...seeded, ...unseeded], groups);
  else dealSeeded(seeded, unseeded, groups, random);

  if (options.apart === 'club') separateClubs(groups, random);
  return groups.map((group) => group.map((placed) => placed.entry.id));
}

/**
 * The order of seeding for a knockout without groups: `seeded` has the seeds first, then the others by lot; `random` is all by lot.
 * Repeatable like `drawGroups`.
 */
export function drawSeeding(entries: readonly GroupEntry[], method: 'random' | 'seeded', seed: number): string[] {
  const lots = drawLots(entries, createRandom(seed));
  const { seeded, unseeded } = bySeed(lots);
  const order = method === 'random' ? lots : [...seeded, ...unseeded];
  return order.map((entry) => entry.id);
}

/** Shuffled from the order of ids, so that the order in which a database happens to answer does not change a published draw. */
function drawLots(entries: readonly GroupEntry[], random: () => number): GroupEntry[] {
  const byId = [...entries].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  if (byId.some((entry, i) => entry.id === byId[i + 1]?.id)) throw new Error('An entry is drawn twice');
  return shuffle(byId, random);
}

/** The best seed first; where two have the same, and among the unseeded, the lots decide. */
function bySeed(lots: readonly GroupEntry[]): { seeded: GroupEntry[]; unseeded: GroupEntry[] } {
  return {
    seeded: lots.filter((entry) => entry.seed != null).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0)),
    unseeded: lots.filter((entry) => entry.seed == null),
  };
}

/** Exchanges two entries between (or within) groups by hand. */
export function swapEntries(groups: readonly (readonly string[])[], a: string, b: string): string[][] {
  const all = groups.flat();
  for (const entry of [a, b]) if (!all.includes(entry)) throw new Error(`Entry ${entry} is in no group: only drawn entries can be swapped`);
  return groups.map((group) => group.map((entry) => (entry === a ? b : entry === b ? a : entry)));
}

function deal(entries: readonly GroupEntry[], groups: Placed[][], pot: number | null) {
  entries.forEach((entry, i) => groups[i % groups.length]?.push({ entry, pot }));
}

function dealSnake(entries: readonly GroupEntry[], groups: Placed[][]) {
  entries.forEach((entry, i) => {
    const row = Math.floor(i / groups.length);
    const column = i % groups.length;
    groups[row % 2 === 0 ? column : groups.length - 1 - column]?.push({ entry, pot: row });
  });
}

function dealSeeded(seeded: readonly GroupEntry[], unseeded: readonly GroupEntry[], groups: Placed[][], random: () => number) {
  deal(seeded.slice(0, groups.length), groups, null);
  for (let start = groups.length; start < seeded.length; start += groups.length) {
    const order = shuffle(groups, random);
    deal(seeded.slice(start, start + groups.length), order, start / groups.length);
  }
  // Every place above is one per group and row, so filling the emptiest group first keeps the sizes within one.
  for (const entry of unseeded) {
    const fewest = Math.min(...groups.map((group) => group.length));
    groups.find((group) => group.length === fewest)?.push({ entry, pot: -1 });
  }
}

function clubmates(group: readonly Placed[], { entry }: Placed, without?: Placed): number {
  if (entry.club == null) return 0;
  return group.filter((other) => other !== without && other.entry.id !== entry.id && other.entry.club === entry.club).length;
}

/**
 * Takes any exchange that leaves fewer pairs of clubmates in a group, until there is none.
 * With a single pot such an end is the optimum: where a club has two more in one group than in another,
 * somebody in the other group can always be exchanged without loss.
 */
function separateClubs(groups: Placed[][], random: () => number) {
  for (;;) {
    const better: [g: number, i: number, h: number, j: number][] = [];
    groups.forEach((group, g) =>
      group.forEach((a, i) => {
        if (a.pot === null || clubmates(group, a) === 0) return;
        groups.forEach((other, h) =>
          other.forEach((b, j) => {
            if (h === g || b.pot !== a.pot) return;
            const before = clubmates(group, a) + clubmates(other, b);
            const after = clubmates(other, a, b) + clubmates(group, b, a);
            if (after < before) better.push([g, i, h, j]);
          }),
        );
      }),
    );
    const [g, i, h, j] = better[randomInteger(better.length, random)] ?? [];
    if (g === undefined || i === undefined || h === undefined || j === undefined) return;
    const [one, two] = [groups[g] as Placed[], groups[h] as Placed[]];
    [one[i], two[j]] = [two[j] as Placed, one[i] as Placed];
  }
}
