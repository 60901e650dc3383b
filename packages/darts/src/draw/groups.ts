import { mixDraws, spreadClubs, type ClubDraw } from './clubs.ts';
import { clubNumbers, drawLots, splitSeeded } from './lots.ts';
import { createRandom, shuffle } from './random.ts';

/** `seed`: 1 is the strongest; entries without one are unseeded. `club`: what `apart` keeps apart. */
export type GroupEntry = { id: string; seed?: number | null; club?: string | null };

/** All methods, in the order in which a screen offers them. */
export const groupMethods = ['random', 'seeded', 'snake', 'pots'] as const;
/**
 * `random`: everybody by lot. `seeded`: seed k heads group k, further seeds are spread one per group, the rest by lot.
 * `snake`: by seed, forth and back over the groups (1 2 3, 3 2 1, …), the unseeded after them in an order by lot.
 * `pots`: every pot is spread over the groups by lot; pots are given, or the first as many by seed as there are groups, and so on.
 */
export type GroupMethod = (typeof groupMethods)[number];

/** A number of groups, or the most entries that a group may have. */
export type GroupCount = { groups: number } | { size: number };

/** How many groups a draw of so many entries makes: at least one, never more than entries. */
export function groupCount(entries: number, count: GroupCount): number {
  const wanted = 'groups' in count ? count.groups : Math.ceil(entries / count.size);
  if (!Number.isFinite(wanted) || wanted < 1) throw new RangeError('A draw needs at least one group, and groups of at least one entry');
  return Math.max(1, Math.min(Math.floor(wanted), entries));
}

/** What `drawGroups` may be asked to do on top of its method. */
export type DrawGroupsOptions = {
  /** Spread every club over the groups as evenly as can be, within the method. */
  apart?: 'club';
  /** For the method `pots`: ids per pot, the strongest first. Entries in none make one pot more. Without it pots are made by seed. */
  pots?: readonly (readonly string[])[];
};

/** Groups being drawn; entries of the same pot may be exchanged without breaking the method, a pot of -1 stays where it is. */
type Dealt = { groups: GroupEntry[][]; pots: { pot: number; entries: readonly GroupEntry[] }[]; headed: boolean };

/**
 * Draws entries into groups whose sizes differ by one at most: ids per group, in the order drawn.
 * `seed` is the published number of the draw: same entries (in any order), same settings, same seed, same groups. The README
 * of the package has the procedure step by step, for whoever wants to replay one.
 *
 * `apart: 'club'` then exchanges entries within a pot: `spreadClubs` to the fewest pairs of clubmates and (except in a snake)
 * `mixDraws`, so that among such draws the lot decides. Seed k stays head of group k. Whether the fewest were reached tells
 * `separation(groups, entries)`.
 *
 * Throws where an id is there twice, or where a pot names an entry twice or nobody who is drawn.
 */
export function drawGroups(
  entries: readonly GroupEntry[],
  count: GroupCount,
  method: GroupMethod,
  seed: number,
  options: DrawGroupsOptions = {},
): string[][] {
  const random = createRandom(seed);
  const lots = options.apart !== 'club' && method === 'snake' && isOrdered(entries) ? entries : drawLots(entries, random);
  const dealt = dealers[method](lots, groupCount(entries.length, count), random, options);
  const byId = () => dealt.groups.map((group) => group.map(({ id }) => id));
  if (options.apart !== 'club') return byId();
  const draw = numbered(lots, dealt);
  // Where nobody has a clubmate, nothing is exchanged.
  if (draw.clubs === 0) return byId();
  spreadClubs(draw);
  if (dealt.headed) {
    // The heads were exchanged like any pot. Naming the groups after them puts seed k back at the head of group k.
    const heads = new Map(dealt.groups.map((group, g) => [lots.indexOf(group[0] as GroupEntry), g]));
    draw.groups.sort((a, b) => (heads.get(a[0] as number) as number) - (heads.get(b[0] as number) as number));
    for (const head of heads.keys()) draw.pot[head] = -1;
  }
  if (method !== 'snake') mixDraws(draw, random);
  return draw.groups.map((group) => group.map((entry) => (lots[entry] as GroupEntry).id));
}

/** Whether the entries come in the order of seeds of their own: a snake then leaves nothing to the lot. */
function isOrdered(entries: readonly GroupEntry[]): boolean {
  const inOrder = entries.every(({ seed }, i) => seed != null && (i === 0 || seed > ((entries[i - 1] as GroupEntry).seed as number)));
  return inOrder && new Set(entries.map(({ id }) => id)).size === entries.length;
}

/** Exchanges two entries between (or within) groups by hand. */
export function swapEntries(groups: readonly (readonly string[])[], a: string, b: string): string[][] {
  const all = groups.flat();
  for (const entry of [a, b]) if (!all.includes(entry)) throw new Error(`Entry ${entry} is in no group: only drawn entries can be swapped`);
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
    const dealt = nobody(count);
    const { seeded, unseeded } = splitSeeded(lots);
    rows([...seeded, ...unseeded], count).forEach((row, r) =>
      deal(dealt, row, r, r % 2 === 0 ? dealt.groups : [...dealt.groups].reverse()),
    );
    return dealt;
  },

  seeded: (lots, count, random) => {
    const dealt = nobody(count);
    const { seeded, unseeded } = splitSeeded(lots);
    const seeds = rows(seeded, count);
    dealt.headed = seeded.length >= count;
    seeds.forEach((row, r) => deal(dealt, row, r === 0 && !dealt.headed ? -1 : r, r === 0 ? dealt.groups : shuffle(dealt.groups, random)));
    // Every seed above is one per group and row, so filling the emptiest groups first keeps the sizes within one.
    const emptiestFirst = [...dealt.groups].sort((a, b) => a.length - b.length);
    const behind = emptiestFirst.filter((group) => group.length < (emptiestFirst[count - 1] as GroupEntry[]).length);
    deal(dealt, unseeded.slice(0, behind.length), seeds.length, behind);
    deal(dealt, unseeded.slice(behind.length), seeds.length, dealt.groups);
    return dealt;
  },
};

const nobody = (groups: number): Dealt => ({ groups: Array.from({ length: groups }, () => []), pots: [], headed: false });

function deal({ pots }: Dealt, entries: readonly GroupEntry[], pot: number, groups: readonly GroupEntry[][]) {
  entries.forEach((entry, i) => (groups[i % groups.length] as GroupEntry[]).push(entry));
  pots.push({ pot, entries });
}

/** Where one pot ends, the next goes on: so each is spread within one, and all together are. */
function dealPots(pots: readonly (readonly GroupEntry[])[], count: number): Dealt {
  const dealt = nobody(count);
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
  if (lots.length - (filled[pots.length] as GroupEntry[]).length !== potOf.size) throw new Error('A pot has somebody who is not drawn');
  return filled;
}

function numbered(lots: readonly GroupEntry[], { groups, pots }: Dealt): ClubDraw {
  const number = new Map(lots.map((entry, i) => [entry, i]));
  const pot = new Int32Array(lots.length);
  for (const { pot: its, entries } of pots) for (const entry of entries) pot[number.get(entry) as number] = its;
  const { clubs, numbers } = clubNumbers(lots);
  return {
    groups: groups.map((group) => group.map((entry) => number.get(entry) as number)),
    pot,
    club: numbers,
    clubs,
  };
}
