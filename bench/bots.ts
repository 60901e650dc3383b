import { bedIndex } from '@oche/darts/bots/board';
import { createBot } from '@oche/darts/bots/bot';
import { expectedScore } from '@oche/darts/bots/hitProbabilities';
import { playGame } from '@oche/darts/bots/playGame';
import { expectedDarts, professionals, simulatedLegs } from '@oche/darts/bots/testProfessionals';
import { legOfSigma, sigmaFor } from '@oche/darts/bots/sigmaFor';
import { aimed } from '@oche/darts/bots/spread';
import { aimPoint, hit } from '@oche/darts/bots/throwDart';
import { simulateLegs, type Bot } from '@oche/darts/bots/throwVisit';
import { createRandom } from '@oche/darts/draw/random';
import type { Format } from '@oche/darts/x01/format';
import { checksOf, type CheckTable } from './checks.ts';
import { cellOf, type Suite } from './suite.ts';

const seed = 180;
const darts = 1_000_000;
const legs = 20_000;
const rounds = 10;
const modes = { in: 'straight', out: 'double' } as const;
const requestedAverages = [20, 40, 60, 80, 100, 115];

/** The share of each professional's darts at the treble 20 that hit it. */
function professionalDarts(): CheckTable {
  const treble20 = bedIndex('T20');
  const rows = professionals.map(({ player, x, y, rho, treble20: expected }) => {
    const throwing = aimed({ x, y, rho }, aimPoint('T20'));
    const random = createRandom(seed);
    let hits = 0;
    for (let dart = 0; dart < darts; dart += 1) if (hit(throwing, random) === treble20) hits += 1;
    return { name: player, expected, found: hits / darts };
  });
  return checksOf(`Treble 20 of 16 professionals, ${darts} darts each; expected: the published fit`, rows, { within: 0.002 });
}

function expectedPoints(): CheckTable {
  const rows = expectedDarts.flatMap(({ sigma, treble20, treble19, bull, best }) => [
    { name: `${sigma} mm at the treble 20`, expected: treble20, found: expectedScore(aimPoint('T20'), sigma) },
    { name: `${sigma} mm at the treble 19`, expected: treble19, found: expectedScore(aimPoint('T19'), sigma) },
    { name: `${sigma} mm at the bull`, expected: bull, found: expectedScore(aimPoint('50'), sigma) },
    ...(best ? [{ name: `${sigma} mm at (${best.x}, ${best.y})`, expected: best.points, found: expectedScore(best, sigma) }] : []),
  ]);
  return checksOf('Points per dart, isotropic spread, by quadrature', rows, { within: 0.02 });
}

/** Compares requested averages with the averages of bots whose spread was computed for them. */
function averages(style: 'plain' | 'optimal', progress: (line: string) => void): CheckTable {
  const rows = requestedAverages.map((average) => {
    progress(`an average of ${average}, ${style} aims`);
    const sigma = sigmaFor(average, { style });
    const { average: found } = simulateLegs(createBot(sigma, style), { ...modes, start: 501, legs, random: createRandom(seed) });
    return { name: `${average}: ${sigma.toFixed(2)} mm`, expected: average, found };
  });
  const title = `Requested three-dart average, ${style} aims, ${legs} legs of 501 double out without an opponent`;
  return checksOf(title, rows, { within: 0.01, relative: true });
}

function publishedLegs(): CheckTable {
  const rows = simulatedLegs.map(({ sigma, average }) => ({
    name: `${sigma} mm`,
    expected: average,
    found: legOfSigma(sigma).typedAverage,
  }));
  const title = 'Average by spread, plain aims, a bust counting three darts; expected: 1,500 simulated legs, in whole numbers';
  return checksOf(title, rows, { within: 0.05, relative: true });
}

const format: Format = { start: 501, ...modes, legs: { firstTo: 50 }, starter: 'first' };

/** Runs a simulation that returns the number of darts thrown. Returns the microseconds per dart. */
function timed(run: () => number): number {
  const start = performance.now();
  const dartCount = run();
  return ((performance.now() - start) * 1000) / dartCount;
}

/** Plays a game through the rules and writes its log. Returns the number of darts. */
function playedDarts(bot: Bot): number {
  let ids = 0;
  const sides = ['a', 'b'].map((id) => ({ id, players: [id] }));
  const log = playGame({ format, sides, sigmas: [bot, bot], random: createRandom(seed), newId: () => `e${(ids += 1)}` });
  return log.reduce((sum, event) => sum + (event.kind === 'visit' && 'throws' in event.payload ? event.payload.throws.length : 0), 0);
}

function costs(progress: (line: string) => void): Suite['cells'] {
  const professional = { x: 9.7, y: 6.6, rho: 0.3 };
  const legsWithoutRules = (bot: Bot) => () => simulateLegs(bot, { ...modes, start: 501, legs: 10_000, random: createRandom(seed) }).darts;
  const contests = [
    { name: 'legs without an opponent, plain, 10 mm', run: legsWithoutRules(createBot(10)) },
    { name: 'legs without an opponent, plain, 30 mm', run: legsWithoutRules(createBot(30)) },
    { name: 'legs without an opponent, plain, a professional', run: legsWithoutRules(createBot(professional)) },
    { name: 'legs without an opponent, optimal, 10 mm', run: legsWithoutRules(createBot(10, 'optimal')) },
    { name: 'a game of at least 50 legs with all rules and its log', run: () => playedDarts(createBot(10)) },
  ].map((contest) => ({ ...contest, ours: [] as number[] }));
  for (const { run } of contests) run();
  for (let round = 1; round <= rounds; round += 1) {
    progress(`darts, round ${round} of ${rounds}`);
    for (const { run, ours } of contests) ours.push(timed(run));
  }
  return contests.map(({ name, ours }) => cellOf({ name, ours, reference: ours.map(() => 1) }, 'µs per dart'));
}

export async function run(progress: (line: string) => void): Promise<Suite> {
  progress('professionals');
  const checks = [professionalDarts(), expectedPoints(), publishedLegs(), averages('plain', progress), averages('optimal', progress)];
  return {
    title: 'Darts thrown by bots; reference: a million darts a second',
    unit: 'µs per dart',
    conditions: [`Every run uses the seed ${seed}, so figures are the same on every machine. Only times differ.`],
    cells: costs(progress),
    checks,
  };
}
