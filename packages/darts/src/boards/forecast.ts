import { meanOf, type EstimateInput, type PlannedGame } from './estimate.ts';
import { prepareEvening, runEvening } from './evening.ts';
import { logNormal, standardNormal } from './scatter.ts';

/** A game with the spread of its duration. Make it from the result of `pace`: `{ ...pace, id, people, after }`. */
export type ScatteredGame = PlannedGame & {
  /** standard deviation of the durations of such games; default 0 */
  spread?: number;
  /** standard deviation of the mean itself, which all games of an evening share; default 0 */
  doubt?: number;
};

/** The remaining evening with spreads, and the settings of the simulation. */
export type ForecastInput = Omit<EstimateInput, 'games'> & {
  games: readonly ScatteredGame[];
  /** random numbers from 0 to 1; for a repeatable forecast use `createRandom` of `draw/random` */
  random: () => number;
  /** number of simulated evenings; default 200 */
  runs?: number;
  /** ids of the games with whose last one the evening ends, for example those of one of several tournaments; default all */
  until?: ReadonlySet<string>;
  /** the shares of the evenings before `early` and before `late`; default 0.1 and 0.9 */
  range?: readonly [early: number, late: number];
};

/** The range of an uncertain time. `expected` is the median. With the default range, eight of ten evenings are between `early` and `late`. */
export type TimeRange = { early: number; expected: number; late: number };

/** The ranges of the starts and the end of an evening. */
export type Forecast = {
  /** start of every waiting game that can be played */
  starts: ReadonlyMap<string, TimeRange>;
  /** end of the last game: `now` if no game is left, null if a game can never be played */
  end: TimeRange | null;
};

/**
 * Simulates the rest of the evening many times with random durations, by the rules of `estimate` (Monte Carlo).
 *
 * The duration of a game is log-normal with its mean and spread: never negative, sometimes much longer. In each run the means of all games
 * deviate by the same share of their doubt, because a slow evening is slow on every board. A running game only gets durations longer than it
 * has already lasted. If it is later than almost any such game, it ends now.
 * Throws a RangeError like `estimate`, and for fewer than one run.
 */
export function forecast({ random, runs = 200, range = [0.1, 0.9], until, ...input }: ForecastInput): Forecast {
  const { games, now } = input;
  if (!(runs >= 1)) throw new RangeError(`A forecast plays at least one evening, not ${runs}`);
  const evening = prepareEvening(input);
  const lengths = games.map((game) => logNormal(meanOf(game), game.spread ?? 0));
  const drifts = games.map((game) => logNormal(1, (game.doubt ?? 0) / game.duration));
  const durations = new Float64Array(games.length);
  const starts = games.map(() => new Float64Array(runs));
  const ends = new Float64Array(runs);
  const lastEndOf = (startTimes: Float64Array) =>
    games.reduce((last, { id }, index) => (until?.has(id) ? Math.max(last, startTimes[index]! + durations[index]!) : last), now);
  for (let run = 0; run < runs; run++) {
    const eveningDeviation = standardNormal(random);
    games.forEach(({ running }, index) => {
      const drift = drifts[index]!(eveningDeviation);
      const draw = () => Math.max(1, drift * lengths[index]!(standardNormal(random)));
      durations[index] = running ? longerThan(now - running.since, draw) : draw();
    });
    const simulated = runEvening(evening, durations);
    ends[run] = until ? lastEndOf(simulated.starts) : simulated.end;
    for (let index = 0; index < games.length; index++) starts[index]![run] = simulated.starts[index]!;
  }
  const rangeOf = (times: Float64Array): TimeRange => {
    times.sort();
    const [early, late] = range;
    return { early: quantile(times, early), expected: quantile(times, 0.5), late: quantile(times, late) };
  };
  // Whether a game can be played does not depend on the durations.
  const startRanges = games.flatMap(({ id, running }, index) =>
    running || starts[index]![0] === Infinity ? [] : [[id, rangeOf(starts[index]!)] as const],
  );
  return {
    starts: new Map(startRanges.sort(([, a], [, b]) => a.expected - b.expected)),
    end: ends[0] === Infinity ? null : rangeOf(ends),
  };
}

const maxTries = 50;

/** A random duration longer than `elapsed`, or `elapsed` if none is found, so that the game ends now. */
function longerThan(elapsed: number, draw: () => number): number {
  for (let i = 0; i < maxTries; i++) {
    const duration = draw();
    if (duration > elapsed) return duration;
  }
  return elapsed;
}

/** The quantile of sorted values below which the share `part` lies, interpolated between two neighbours. */
function quantile(sorted: Float64Array, part: number): number {
  const index = part * (sorted.length - 1);
  const lower = sorted[Math.floor(index)]!;
  return lower + (sorted[Math.ceil(index)]! - lower) * (index - Math.floor(index));
}
