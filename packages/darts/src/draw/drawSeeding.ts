import { spreadOverBracket } from './bracketSpread.ts';
import { bracketExchanges } from './exchange.ts';
import type { GroupEntry } from './groups.ts';
import { clubNumbers, drawLots, splitSeeded } from './lots.ts';
import { meetings, type Meetings } from './meetings.ts';
import { createRandom } from './random.ts';

/** Options of `drawSeeding` in addition to its method. */
export type DrawSeedingOptions = {
  /** Clubmates meet as late as possible. Seeds keep their places. The other entries get theirs by lot among the places that allow it. */
  apart?: 'club';
  /** With `apart`: seeds of one tier can exchange their places: 3 and 4, 5 to 8, 9 to 16 and so on. */
  exchangeSeeds?: boolean;
};

/** Seeds of a tier count as equally strong: seeds 1, 2, 3–4, 5–8, 9–16 … have the tiers 0, 1, 2, 3, 4 … */
const tierOfSeed = (seed: number): number => Math.ceil(Math.log2(seed));

/**
 * The order of seeding for a knockout without groups. `seeded`: the seeds first, then the other entries by lot; `random`: all by lot.
 * With `apart`, clubmates meet as late as `spreadOverBracket` can place them, improved by exchanges if seeds are in the way; equally
 * good brackets are chosen by lot. `clubMeetings` compares the result with the bound.
 *
 * @param drawNumber the published number of the draw: it repeats the draw, as in `drawGroups`
 * @throws if two entries have the same id
 */
export function drawSeeding(
  entries: readonly GroupEntry[],
  method: 'random' | 'seeded',
  drawNumber: number,
  { apart, exchangeSeeds = false }: DrawSeedingOptions = {},
): string[] {
  const random = createRandom(drawNumber);
  const lots = drawLots(entries, random);
  const { seeded, unseeded } = splitSeeded(lots);
  const order = method === 'random' ? lots : [...seeded, ...unseeded];

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
 * The meetings of clubmates in a knockout with this order of seeding, and the bounds: `meetings` by club.
 *
 * @param seeds the number of entries at the beginning of the order that have fixed places, which the bounds take into account
 */
export function clubMeetings(order: readonly string[], entries: readonly GroupEntry[], seeds = 0): Meetings {
  const clubOf = new Map(entries.map(({ id, club }) => [id, club ?? null]));
  return meetings(
    order.map((id) => clubOf.get(id) ?? null),
    (seed) => seed < seeds,
  );
}
