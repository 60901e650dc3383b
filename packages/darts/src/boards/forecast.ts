import { meanOf, type EstimateInput, type PlannedGame } from './estimate.ts';
import { prepareEvening, runEvening } from './evening.ts';
import { logNormal, standardNormal } from './scatter.ts';

/** A game whose duration is known with a spread, as `pace` tells them: spread it as `{ ...pace, id, people, after }`. */
export type ScatteredGame = PlannedGame & {
  /** standard deviation of the durations of such games; 0 where not given */
  spread?: number;
  /** how far the mean itself may be off, as a standard deviation: all games of an evening are slow together; 0 where not given */
  doubt?: number;
};

/** The rest of an evening with its spreads, and the dice. */
export type ForecastInput = Omit<EstimateInput, 'games'> & {
  games: readonly ScatteredGame[];
  /** the dice: the same sequence gives the same forecast, so use `createRandom(seed)` of `draw/random` */
  random: () => number;
  /** how many evenings are played; 200 where not given */
  runs?: number;
  /** which part of them lies before `early` and which before `late`; a tenth and nine tenths where not given */
  range?: readonly [early: number, late: number];
};

/** A moment that nobody can know exactly: half of the evenings have it by `expected`, with 0.1 and 0.9 eight of ten between the others. */
export type TimeRange = { early: number; expected: number; late: number };

/** Ranges for everything that the rest of an evening brings. */
export type Forecast = {
  /** start of every waiting game that can be played */
  starts: ReadonlyMap<string, TimeRange>;
  /** when the last game ends: `now` three times where nothing is left, null where something can never be played */
  end: TimeRange | null;
};

/**
 * Plays the rest of the evening many times, every time with other durations, by the rules of `estimate` (Monte Carlo).
 *
 * A game's duration is log-normal with its mean and spread: never negative, now and then much longer. Its mean is off by the same
 * share of its doubt for all games of a run, since a slow evening is slow on every board. A running game has lasted so long
 * already: only longer durations are drawn for it; one that is later than almost any ends now.
 * Throws a RangeError as `estimate` does, and for fewer than one run.
 */
export function forecast({ random, runs = 200, range = [0.1, 0.9], ...input }: ForecastInput): Forecast {
  const { games, now } = input;
  if (!(runs >= 1)) throw new RangeError(`A forecast plays at least one evening, not ${runs}`);
  const evening = prepareEvening(input);
  const lengths = games.map((game) => logNormal(meanOf(game), game.spread ?? 0));
  const drifts = games.map((game) => logNormal(1, (game.doubt ?? 0) / game.duration));
  const durations = new Float64Array(games.length);
  const starts = games.map(() => new Float64Array(runs));
  const ends = new Float64Array(runs);
  for (let run = 0; run < runs; run++) {
    const slow = standardNormal(random);
    games.forEach(({ running }, at) => {
      const drift = drifts[at]!(slow);
      const draw = () => Math.max(1, drift * lengths[at]!(standardNormal(random)));
      durations[at] = running ? longerThan(now - running.since, draw) : draw();
    });
    const played = runEvening(evening, durations);
    ends[run] = played.end;
    for (let at = 0; at < games.length; at++) starts[at]![run] = played.starts[at]!;
  }
  const rangeOf = (times: Float64Array): TimeRange => {
    times.sort();
    const [early, late] = range;
    return { early: quantile(times, early), expected: quantile(times, 0.5), late: quantile(times, late) };
  };
  // What can never be played never is, whatever the durations.
  const played = games.flatMap(({ id, running }, at) =>
    running || starts[at]![0] === Infinity ? [] : [[id, rangeOf(starts[at]!)] as const],
  );
  return {
    starts: new Map(played.sort(([, a], [, b]) => a.expected - b.expected)),
    end: ends[0] === Infinity ? null : rangeOf(ends),
  };
}

const tries = 50;

/** A duration of a game that has lasted so long already; itself where none is found, so that the game ends now. */
function longerThan(elapsed: number, draw: () => number): number {
  for (let i = 0; i < tries; i++) {
    const duration = draw();
    if (duration > elapsed) return duration;
  }
  return elapsed;
}

/** The value that this part of the sorted values lies below, between two neighbours in proportion. */
function quantile(sorted: Float64Array, part: number): number {
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at - Math.floor(at));
}
