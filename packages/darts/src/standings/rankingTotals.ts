import { byId, type Decision } from './order.ts';
import type { PlayerFacts, PointsLine, PointsScheme, TournamentFacts } from './rankingScheme.ts';
import { rankTournament } from './rankTournament.ts';
import { tidy } from './totals.ts';

/** All criteria of a ranking with a fixed name; `RankingCriterion` documents them. */
export const rankingCriteria = [
  'points',
  'tournaments-won',
  'games-won',
  'leg-difference',
  'legs-won',
  'attended',
  'best-results',
  'drawn-lot',
] as const;
/**
 * A criterion of a ranking; more is better. `tournaments-won`: unshared first places of a bracket other than the losers'.
 * `best-results`: the best result of a tournament, then the second best, and so on. Games, legs and results are those of all tournaments
 * in the ranking, also of dropped results. `given:…` and `drawn-lot` are those of `TieBreaker`.
 */
export type RankingCriterion = (typeof rankingCriteria)[number] | `given:${string}`;

/** How the results of tournaments become a ranking. */
export type Counting = {
  /** the sum of the results that count, or their average: points per tournament attended */
  score: 'sum' | 'average';
  /** only this number of best results counts */
  best?: number;
  /** only tournaments of this number of months before the day of the ranking count */
  months?: number;
  /** players who took part in fewer tournaments are not ranked */
  leastAttended?: number;
  /** players who missed more tournaments are not ranked */
  mostMissed?: number;
  /** only tournaments of these categories count */
  categories?: readonly string[];
  /** only players of these categories are ranked */
  playerCategories?: readonly string[];
  tieBreakers: readonly RankingCriterion[];
  /** names for ranges of places, such as play-off A for the first eight */
  bands?: readonly { name: string; from: number; to: number }[];
};

/** The current rules of a ranking. A finished tournament stores ("freezes") a copy of `points`. */
export type RankingScheme = { points: PointsScheme; counting: Counting };

/** A tournament with its frozen scheme, if it has one. */
export type RankedTournament = TournamentFacts & { frozen?: PointsScheme };

/**
 * Points given by hand on an ISO date. They always count in full and are never dropped or averaged. A penalty is negative. `category`: that
 * of the player.
 */
export type ManualAdjustment = { player: string; category?: string; points: number; reason: string; on: string };

/** The input of `ranking`. The order of tournaments and adjustments does not matter. */
export type RankingInput = {
  scheme: RankingScheme;
  tournaments: readonly RankedTournament[];
  /** the day of the ranking, as an ISO date or instant; later tournaments and adjustments do not count */
  asOf: string;
  /** `current`: ignore frozen schemes; default: `frozen` */
  use?: 'frozen' | 'current';
  adjustments?: readonly ManualAdjustment[];
  decisions?: readonly Decision[];
  /** values for the criteria `given:name`: by name, then by player */
  given?: Readonly<Record<string, ReadonlyMap<string, number>>>;
};

/** One result of a player. `counts` is false if it is dropped for better ones. */
export type RankingResult = { tournament: string; on: string; points: number; lines: PointsLine[]; counts: boolean };

/** The totals of a player. `results` are in the order of their dates. */
export type RankingTotals = {
  player: string;
  points: number;
  results: RankingResult[];
  adjustments: ManualAdjustment[];
  attended: number;
  missed: number;
  tournamentsWon: number;
  gamesWon: number;
  legsWon: number;
  legDifference: number;
};

const dayOf = (on: string): string => on.slice(0, 10);

/** The same day some months earlier. A day that the month lacks (31 February) is kept, because it compares like the last day. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const count = year * 12 + month - 1 - months;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}-${two(date)}`;
}

const isIn = ({ scheme: { counting }, asOf }: Pick<RankingInput, 'scheme' | 'asOf'>, on: string): boolean => {
  const after = counting.months === undefined ? '' : monthsBefore(dayOf(asOf), counting.months);
  return dayOf(on) <= dayOf(asOf) && dayOf(on) > after;
};
const plain = (category: string): string => category.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a list of categories has this one, whatever its capitals and spaces, or there is no list. */
export const isAmong = (categories: readonly string[] | undefined, category: string | undefined): boolean =>
  categories?.some((each) => category !== undefined && plain(each) === plain(category)) ?? true;

/** The tournaments whose results are in a ranking, by date: those of its months and of its categories. */
export function countedTournaments<T extends Pick<RankedTournament, 'id' | 'on' | 'category'>>(
  input: Pick<RankingInput, 'scheme' | 'asOf'> & { tournaments: readonly T[] },
): T[] {
  return input.tournaments
    .filter(({ on, category }) => isIn(input, on) && isAmong(input.scheme.counting.categories, category))
    .sort((a, b) => byId(a.on + a.id, b.on + b.id));
}

type Collected = { results: Omit<RankingResult, 'counts'>[]; facts: PlayerFacts[]; adjustments: ManualAdjustment[] };

/**
 * The totals of every player of a ranking, sorted by id.
 *
 * @throws if a tournament is listed twice, or a player twice in a tournament
 */
export function rankingTotals(input: RankingInput): RankingTotals[] {
  const { use = 'frozen', adjustments = [] } = input;
  const { counting, points } = input.scheme;
  const counted = countedTournaments(input);
  if (new Set(counted.map(({ id }) => id)).size < counted.length) throw new Error('A tournament is in the ranking twice');
  const rows = new Map<string, Collected>();
  const row = (player: string) => {
    const found = rows.get(player) ?? { results: [], facts: [], adjustments: [] };
    rows.set(player, found);
    return found;
  };
  for (const tournament of counted) {
    const facts = new Map(tournament.players.map((each) => [each.player, each]));
    if (facts.size < tournament.players.length) throw new Error(`A player is in tournament ${tournament.id} twice`);
    const frozen = use === 'frozen' ? tournament.frozen : undefined;
    for (const { player, ...result } of rankTournament(frozen ?? points, tournament)) {
      const own = facts.get(player) as PlayerFacts;
      if (!isAmong(counting.playerCategories, own.category)) continue;
      row(player).results.push({ tournament: tournament.id, on: tournament.on, ...result });
      row(player).facts.push(own);
    }
  }
  for (const adjustment of adjustments)
    if (isIn(input, adjustment.on) && isAmong(counting.playerCategories, adjustment.category))
      row(adjustment.player).adjustments.push(adjustment);
  return [...rows.keys()].sort().map((player) => sum(player, row(player), counted.length, counting));
}

function sum(player: string, { results, facts, adjustments }: Collected, held: number, { score, best }: Counting): RankingTotals {
  const byDate = results.sort((a, b) => byId(a.on + a.tournament, b.on + b.tournament));
  const counting = new Set(
    byDate
      .toReversed()
      .sort((a, b) => b.points - a.points)
      .slice(0, best ?? held),
  );
  const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const points = add([...counting].map((result) => result.points));
  const scored = score === 'average' ? points / Math.max(1, counting.size) : points;
  return {
    player,
    points: tidy(scored + add(adjustments.map((each) => each.points))),
    results: byDate.map((result) => ({ ...result, counts: counting.has(result) })),
    adjustments,
    attended: results.length,
    missed: held - results.length,
    tournamentsWon: facts.filter(({ knockout }) => knockout && knockout.to === 1 && knockout.bracket !== 'losers').length,
    gamesWon: add(facts.map(({ gamesWon }) => gamesWon)),
    legsWon: add(facts.map(({ legsWon }) => legsWon)),
    legDifference: add(facts.map(({ legsWon, legsLost }) => legsWon - legsLost)),
  };
}
