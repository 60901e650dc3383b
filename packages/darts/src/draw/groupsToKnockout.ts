import { spreadOverBracket } from './bracketSpread.ts';
import { bracketExchanges } from './exchange.ts';
import { knockout } from './knockout.ts';
import { meetings, type Label, type Meetings } from './meetings.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** By group size: the ranks that qualify for the winners' and for the losers' knockout. All other ranks are out. */
export type RankTable = Record<number, { winners: readonly number[]; losers: readonly number[] }>;

type Qualifier = { group: number; rank: number; tier: number };

/** The upper half of a group, rounded up, qualifies for the winners' knockout, the others for the losers' knockout. */
export function defaultRanks(size: number): { winners: number[]; losers: number[] } {
  const ranks = Array.from({ length: size }, (_, i) => i + 1);
  const half = Math.ceil(size / 2);
  return { winners: ranks.slice(0, half), losers: ranks.slice(half) };
}

/** The fault of an organiser's table for groups of these sizes, or null if it has none. Sizes without a row use `defaultRanks`. */
export function rankTableFault(sizes: readonly number[], table: RankTable): 'rank-twice' | 'rank-outside-group' | null {
  for (const size of sizes) {
    const row = table[size] ?? defaultRanks(size);
    const ranks = [...row.winners, ...row.losers];
    if (new Set(ranks).size !== ranks.length) return 'rank-twice';
    if (ranks.some((rank) => !Number.isInteger(rank) || rank < 1 || rank > size)) return 'rank-outside-group';
  }
  return null;
}

/**
 * The knockouts that follow groups of these sizes (group 1 first). Their slots are ranks of groups.
 *
 * Group winners are seeded first, then the seconds, and so on, so that byes go to group winners first. Within such a tier, the groups
 * are crossed so that two entries of one group meet as late as possible. Group winners are in the order of their groups, unless groups
 * that qualify different numbers of entries cannot be kept apart that way. A knockout with fewer than two qualifiers is empty.
 *
 * @throws if `rankTableFault` finds a fault in the table
 */
export function groupsToKnockout(
  sizes: readonly number[],
  options: { table?: RankTable; thirdPlace?: { winners?: boolean; losers?: boolean } } = {},
): { winners: DrawnGame[]; losers: DrawnGame[] } {
  const { table = {}, thirdPlace = {} } = options;
  const fault = rankTableFault(sizes, table);
  if (fault) throw new Error(`The table of ranks does not fit the groups (${fault}). Check it with rankTableFault first`);
  const build = (side: 'winners' | 'losers') => {
    const slots = crossGroups(sizes.map((size) => (table[size] ?? defaultRanks(size))[side]));
    return slots.length < 2 ? [] : knockout(slots, { prefix: side === 'winners' ? 'w' : 'l', thirdPlace: thirdPlace[side] ?? false });
  };
  return { winners: build('winners'), losers: build('losers') };
}

/**
 * The slots of a knockout in the order of seeding, for the ranks that qualify from each group (group 1 first). Tiers and crossing are
 * those of `groupsToKnockout`. `qualifierMeetings` compares the result with the bounds.
 *
 * @param clubOf The club of a rank, or null for none, if the knockout is drawn after the groups have been played. As far as the groups
 * allow it, clubmates meet late too.
 */
export function crossGroups(qualifying: readonly (readonly number[])[], clubOf?: (group: number, rank: number) => string | null): Slot[] {
  const qualifiers: Qualifier[] = qualifying
    .flatMap((ranks, i) => [...ranks].sort((a, b) => a - b).map((rank, tier) => ({ group: i + 1, rank, tier })))
    // back and forth over the groups, like a snake
    .sort((a, b) => a.tier - b.tier || (a.tier % 2 === 0 ? a.group - b.group : b.group - a.group));
  if (qualifiers.length === 0) return [];

  const tiers = qualifiers.map(({ tier }) => tier);
  const fixedWinners = tiers.map((tier, seed) => (tier === 0 ? `seed ${seed + 1}` : tier));
  const spread = (seedTiers: readonly (string | number)[], effort: number) =>
    spreadOverBracket(
      qualifiers.map(({ group }, i) => ({ label: group, tier: seedTiers[i] as string | number })),
      seedTiers,
      effort,
    );
  const groups = qualifiers.map(({ group }) => group);
  const clubs = clubOf && qualifiers.map(({ group, rank }) => clubOf(group, rank));
  const kinds = clubs ? [groups, clubs] : [groups];
  const bounds = kinds.map((labels: readonly Label[]) => meetings(labels).bound);
  const isBest = ({ items }: { items: number[] }) =>
    meetings(items.map((item) => groups[item] as number)).pairs.every((count, i) => count === (bounds[0] as number[])[i]);
  let placed = spread(fixedWinners, 60_000);
  if (!isBest(placed)) placed = spread(tiers, 600_000);
  bracketExchanges(placed.items, tiers, kinds).improve(bounds, clubs ? wholeGroups(qualifiers) : []);
  return placed.items.map((item) => {
    const { group, rank } = qualifiers[item] as Qualifier;
    return { kind: 'rank', group, rank };
  });
}

/** Two groups with equally many qualifiers can exchange all their places without changing the meetings within groups. */
function wholeGroups(qualifiers: readonly Qualifier[]): [number, number][][] {
  const groups = [...Map.groupBy(qualifiers.keys(), (i) => (qualifiers[i] as Qualifier).group).values()];
  return groups.flatMap((group, i) =>
    groups
      .slice(i + 1)
      .flatMap((other) =>
        group.length === other.length ? [group.map((item, tier): [number, number] => [item, other[tier] as number])] : [],
      ),
  );
}

/** The meetings of qualifiers of one group in a knockout of these slots (in the order of seeding), and the bounds: `meetings` by group. */
export function qualifierMeetings(slots: readonly Slot[]): Meetings {
  return meetings(slots.map((slot) => (slot.kind === 'rank' ? slot.group : null)));
}
