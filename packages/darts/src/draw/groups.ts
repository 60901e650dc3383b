import { mixDraws, spreadClubs, type ClubDraw } from './clubs.ts';
import { clubNumbers, drawLots, splitSeeded } from './lots.ts';
import { createRandom, shuffle } from './random.ts';

/** An entry of a draw. `seed`: 1 is the strongest, absent or null for unseeded entries. `club`: members are kept apart with `apart`. */
export type GroupEntry = { id: string; seed?: number | null; club?: string | null };

/** All methods, in the order in which a screen lists them. */
export const groupMethods = ['random', 'seeded', 'snake', 'pots'] as const;
/**
 * - `random`: all entries by lot.
 * - `seeded`: seed k heads group k, further seeds are spread one per group, and the other entries follow by lot.
 * - `snake`: by seed, back and forth over the groups (1 2 3, 3 2 1, …). Unseeded entries come last, in an order by lot.
 * - `pots`: every pot is spread over the groups by lot. Pots are given as an option. Otherwise they are made by seed, each with as many
 *   entries as there are groups.
 */
export type GroupMethod = (typeof groupMethods)[number];

/** A number of groups, or the maximum number of entries of a group. */
export type GroupCount = { groups: number } | { size: number };

/**
 * The number of groups of a draw: at least one, at most one per entry.
 *
 * @throws RangeError for fewer than one group, or groups of fewer than one entry
 */
export function groupCount(entries: number, count: GroupCount): number {
  const groups = 'groups' in count ? count.groups : Math.ceil(entries / count.size);
  if (!Number.isFinite(groups) || groups < 1) throw new RangeError('A draw needs at least one group, and groups of at least one entry');
  return Math.max(1, Math.min(Math.floor(groups), entries));
}

/** Options of `drawGroups` in addition to its method. */
export type DrawGroupsOptions = {
  /** Spread every club over the groups as evenly as the method allows. */
  apart?: 'club';
  /** For the method `pots`: the ids of each pot, the strongest pot first. Entries in no pot form an additional one. Default: by seed. */
  pots?: readonly (readonly string[])[];
};

/**
 * Groups that are being drawn. Entries of the same pot can be exchanged without breaking the method; entries of pot -1 keep their
 * places. `headed`: seed k heads group k.
 */
type Dealt = { groups: GroupEntry[][]; pots: { pot: number; entries: readonly GroupEntry[] }[]; headed: boolean };

/**
 * Draws entries into groups whose sizes differ by at most one, and returns the ids of each group in the order drawn.
 *
 * With `apart: 'club'`, entries are then exchanged within their pots. `spreadClubs` makes the fewest pairs of clubmates. Except in a
 * snake, `mixDraws` then chooses among such draws by lot. Seed k still heads group k. `separation(groups, entries)` compares the
 * result with the bound.
 *
 * @param drawNumber The published number of the draw. The same entries (in any order), settings and number give the same groups. The
 * README of the package describes the procedure step by step, so that anybody can replay a draw.
 * @throws if two entries have the same id, or a pot contains an entry twice or an id that is not drawn
 */
export function drawGroups(
  entries: readonly GroupEntry[],
  count: GroupCount,
  method: GroupMethod,
  drawNumber: number,
  options: DrawGroupsOptions = {},
): string[][] {
  const random = createRandom(drawNumber);
  const lots = options.apart !== 'club' && method === 'snake' && isOrdered(entries) ? entries : drawLots(entries, random);
  const dealt = dealers[method](lots, groupCount(entries.length, count), random, options);
  const byId = () => dealt.groups.map((group) => group.map(({ id }) => id));
  if (options.apart !== 'club') return byId();
  const draw = toClubDraw(lots, dealt);
  if (draw.clubs === 0) return byId();
  spreadClubs(draw);
  if (dealt.headed) {
    // `spreadClubs` may have exchanged the heads. Sorting the groups by their heads puts seed k back at the head of group k.
    const heads = new Map(dealt.groups.map((group, g) => [lots.indexOf(group[0] as GroupEntry), g]));
    draw.groups.sort((a, b) => (heads.get(a[0] as number) as number) - (heads.get(b[0] as number) as number));
    for (const head of heads.keys()) draw.pot[head] = -1;
  }
  if (method !== 'snake') mixDraws(draw, random);
  return draw.groups.map((group) => group.map((entry) => (lots[entry] as GroupEntry).id));
}

/** Whether all entries have different seeds and are sorted by them. A snake of such entries needs no lots. */
function isOrdered(entries: readonly GroupEntry[]): boolean {
  const inOrder = entries.every(({ seed }, i) => seed != null && (i === 0 || seed > ((entries[i - 1] as GroupEntry).seed as number)));
  return inOrder && new Set(entries.map(({ id }) => id)).size === entries.length;
}

/**
 * Exchanges two entries of the same group or of two groups.
 *
 * @throws if one of them is in no group
 */
export function swapEntries(groups: readonly (readonly string[])[], a: string, b: string): string[][] {
  const all = groups.flat();
  for (const entry of [a, b]) if (!all.includes(entry)) throw new Error(`Entry ${entry} is in no group. Only drawn entries can be swapped`);
  return groups.map((group) => group.map((entry) => (entry === a ? b : entry === b ? a : entry)));
}

type Dealer = (lots: readonly GroupEntry[], groups: number, random: () => number, options: DrawGroupsOptions) => Dealt;

const dealers: Record<GroupMethod, Dealer> = {
  random: (lots, count) => dealPots([lots], count),

  pots: (lots, count, _random, { pots }) => {
    if (pots) return dealPots(givenPots(lots, pots), count);
    const { seeded, unseeded } = splitSeeded(lots);
    const place = new Map(lots.map((entry, i) => [entry, i]));
    const byLot = (a: GroupEntry, b: GroupEntry) => (place.get(a) as number) - (place.get(b) as number);
    return dealPots(
      rows([...seeded, ...unseeded], count).map((row) => row.sort(byLot)),
      count,
    );
  },

  snake: (lots, count) => {
    const dealt = emptyGroups(count);
    const { seeded, unseeded } = splitSeeded(lots);
    rows([...seeded, ...unseeded], count).forEach((row, r) =>
      deal(dealt, row, r, r % 2 === 0 ? dealt.groups : [...dealt.groups].reverse()),
    );
    return dealt;
  },

  seeded: (lots, count, random) => {
    const dealt = emptyGroups(count);
    const { seeded, unseeded } = splitSeeded(lots);
    const seeds = rows(seeded, count);
    dealt.headed = seeded.length >= count;
    seeds.forEach((row, r) => deal(dealt, row, r === 0 && !dealt.headed ? -1 : r, r === 0 ? dealt.groups : shuffle(dealt.groups, random)));
    // The last row of seeds may not reach every group. Filling the smallest groups first keeps the difference of the sizes at one.
    const smallestFirst = [...dealt.groups].sort((a, b) => a.length - b.length);
    const smaller = smallestFirst.filter((group) => group.length < (smallestFirst[count - 1] as GroupEntry[]).length);
    deal(dealt, unseeded.slice(0, smaller.length), seeds.length, smaller);
    deal(dealt, unseeded.slice(smaller.length), seeds.length, dealt.groups);
    return dealt;
  },
};

const emptyGroups = (groups: number): Dealt => ({ groups: Array.from({ length: groups }, () => []), pots: [], headed: false });

function deal({ pots }: Dealt, entries: readonly GroupEntry[], pot: number, groups: readonly GroupEntry[][]) {
  entries.forEach((entry, i) => (groups[i % groups.length] as GroupEntry[]).push(entry));
  pots.push({ pot, entries });
}

/** Each pot begins at the group after the last one of the previous pot, so that pots and groups are spread evenly. */
function dealPots(pots: readonly (readonly GroupEntry[])[], count: number): Dealt {
  const dealt = emptyGroups(count);
  let next = 0;
  pots.forEach((pot, p) => {
    deal(dealt, pot, p, [...dealt.groups.slice(next), ...dealt.groups.slice(0, next)]);
    next = (next + pot.length) % count;
  });
  return dealt;
}

function rows(entries: readonly GroupEntry[], length: number): GroupEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / length) }, (_, r) => entries.slice(r * length, (r + 1) * length));
}

function givenPots(lots: readonly GroupEntry[], pots: readonly (readonly string[])[]): GroupEntry[][] {
  const potOf = new Map(pots.flatMap((pot, p) => pot.map((id) => [id, p])));
  if (potOf.size !== pots.flat().length) throw new Error('An entry is in two pots');
  const filled = [...pots, []].map((_, p) => lots.filter(({ id }) => (potOf.get(id) ?? pots.length) === p));
  if (lots.length - (filled[pots.length] as GroupEntry[]).length !== potOf.size)
    throw new Error('A pot contains an entry that is not drawn');
  return filled;
}

function toClubDraw(lots: readonly GroupEntry[], { groups, pots }: Dealt): ClubDraw {
  const number = new Map(lots.map((entry, i) => [entry, i]));
  const pot = new Int32Array(lots.length);
  for (const { pot: index, entries } of pots) for (const entry of entries) pot[number.get(entry) as number] = index;
  const { clubs, numbers } = clubNumbers(lots);
  return {
    groups: groups.map((group) => group.map((entry) => number.get(entry) as number)),
    pot,
    club: numbers,
    clubs,
  };
}
