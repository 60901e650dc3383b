import { spreadOverBracket } from './bracketSpread.ts';
import { bracketExchanges } from './exchange.ts';
import type { GroupEntry } from './groups.ts';
import { clubNumbers, drawLots, splitSeeded } from './lots.ts';
import { meetings, type Meetings } from './meetings.ts';
import { createRandom } from './random.ts';

/** What `drawSeeding` may be asked to do on top of its method. */
export type DrawSeedingOptions = {
  /** Clubmates meet as late as possible. Seeds keep their places, the others find theirs by lot among those that allow it. */
  apart?: 'club';
  /** With `apart`: seeds of one tier may take each other's places: 3 and 4, 5 to 8, 9 to 16 and so on. */
  exchangeSeeds?: boolean;
};

/** Seeds that nobody calls better or worse than each other: 1, 2, 3–4, 5–8, 9–16 … have the tiers 0, 1, 2, 3, 4 … */
const tierOfSeed = (seed: number): number => Math.ceil(Math.log2(seed));

/**
 * The order of seeding for a knockout without groups: `seeded` has the seeds first, then the others by lot; `random` is all by lot.
 * Repeatable like `drawGroups`. With `apart` clubmates meet as late as `spreadOverBracket` can place them (improved by exchanges
 * where seeds stand in the way); among brackets as good the lot decides. `clubMeetings` tells how near to the bound that is.
 * Throws where an id is there twice.
 */
export function drawSeeding(
  entries: readonly GroupEntry[],
  method: 'random' | 'seeded',
  seed: number,
  { apart, exchangeSeeds = false }: DrawSeedingOptions = {},
): string[] {
  const random = createRandom(seed);
  const lots = drawLots(entries, random);
  const { seeded, unseeded } = splitSeeded(lots);
  const order = method === 'random' ? lots : [...seeded, ...unseeded];
  // Where nobody has a clubmate, nothing is exchanged.
  if (apart !== 'club' || clubNumbers(order).clubs === 0) return order.map(({ id }) => id);

  const fixed = method === 'random' ? 0 : seeded.length;
  const tiers = order.map((_, i) => (i >= fixed ? 'lot' : exchangeSeeds ? tierOfSeed(i + 1) : `seed ${i + 1}`));
  const labels = order.map(({ club }) => club ?? null);
  const { items: placed } = spreadOverBracket(
    labels.map((label, i) => ({ label, tier: tiers[i] as string | number })),
    tiers,
  );
  const exchanges = bracketExchanges(placed, tiers, [labels]);
  const { bound } = meetings(
    placed.map((item) => labels[item] as string | null),
    (i) => i < fixed && !exchangeSeeds,
  );
  exchanges.improve([bound]);
  exchanges.mix(random);
  return placed.map((item) => (order[item] as GroupEntry).id);
}

/**
 * When clubmates meet in a knockout drawn in this order, and what is possible: `meetings` by club.
 * @param seeds how many at the head of the order keep their places; the bound takes them as they stand
 */
export function clubMeetings(order: readonly string[], entries: readonly GroupEntry[], seeds = 0): Meetings {
  const clubOf = new Map(entries.map(({ id, club }) => [id, club ?? null]));
  return meetings(
    order.map((id) => clubOf.get(id) ?? null),
    (seed) => seed < seeds,
  );
}
