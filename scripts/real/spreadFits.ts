import { expectedScore, hitProbabilities } from '@oche/darts/bots/hitProbabilities';
import { beds } from '@oche/darts/x01/dartboard';
import { isObject, number, numbers, objectOf, objects, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';

/**
 * Whether the file has fitted spreads of players' darts: `players[]` with `sigma_x_mm`, and tables of expected scores with an isotropic
 * spread.
 */
export const isSpreadFits = (file: JsonObject): boolean => objects(file.players).some((player) => typeof player.sigma_x_mm === 'number');

const treble20 = beds.findIndex(({ code }) => code === 'T20');
const aims = { treble_20: { x: 0, y: 103 }, bull: { x: 0, y: 0 } };
/** The middle of the treble 19 in millimetres: 103 mm from the centre, 198 degrees clockwise from the top. */
const treble19 = { x: 103 * Math.sin((198 * Math.PI) / 180), y: 103 * Math.cos((198 * Math.PI) / 180) };

export function checkSpreadFits(file: JsonObject, report: Report): void {
  for (const player of objects(file.players)) {
    const spread = { x: number(player.sigma_x_mm), y: number(player.sigma_y_mm), rho: number(player.rho) };
    const probability = hitProbabilities(aims.treble_20, spread)[treble20] ?? null;
    // The probabilities in the file differ by at most 0.0005 from a quadrature. The sigmas are rounded to two digits, which changes the score of
    // three darts by at most 0.1.
    report.near(`${text(player.player)}: treble 20`, probability, number(player.p_t20_fit), 0.0006);
    if (typeof player.three_times_expected_dart === 'number')
      report.near(`${text(player.player)}: three darts`, 3 * expectedScore(aims.treble_20, spread), player.three_times_expected_dart, 0.1);
  }
  for (const row of tablesIn(file)) {
    const sigma = number(row.sigma_mm);
    for (const [field, aim] of Object.entries({ ...aims, treble_19: treble19 }))
      if (typeof row[field] === 'number') report.near(`σ ${sigma}, ${field}`, expectedScore(aim, sigma), row[field], 0.02);
    const [x, y] = numbers(row.best_aim_mm);
    if (x !== undefined && y !== undefined) report.near(`σ ${sigma}, best aim`, expectedScore({ x, y }, sigma), number(row.best), 0.02);
  }
}

/** Rows with a `sigma_mm`, in any table of the file. */
const tablesIn = (file: JsonObject): JsonObject[] =>
  Object.values(file)
    .flatMap((value: Json) => (isObject(value) ? Object.values(value) : [value]))
    .flatMap(objects)
    .filter((row) => typeof row.sigma_mm === 'number' && objectOf(row).treble_20 !== undefined);
