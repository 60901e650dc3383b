import { bogeys, countCheckouts, highestCheckout, isBogey, minDarts } from '@oche/darts/x01/checkout';
import { isObject, judgeFields, number, objectOf } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';

/** Whether the file has `ways_per_score`: the number of ways to finish each score with at most three darts, double out. */
export const isCheckoutCounts = (file: JsonObject): boolean => isObject(file.ways_per_score);

const scores = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const ways = (score: number): number => countCheckouts(score, 'double');
const sum = (from: number, to: number): number => scores(from, to).reduce((total, score) => total + ways(score), 0);

export function checkCheckoutCounts(file: JsonObject, report: Report): void {
  const theirs = objectOf(file.ways_per_score);
  for (const score of scores(2, 180)) report.same(`ways for ${score}`, ways(score), number(theirs[score]));
  const waysForField = (field: string) => (r: Report, name: string, value: Json) =>
    r.same(name, ways(Number(field.slice('ways_for_'.length))), value);
  const checks = objectOf(file.checks);
  const scoreFields = Object.keys(checks).filter((field) => /^ways_for_\d+$/.test(field));
  judgeFields(report, 'double out', checks, {
    ways_total: (r, name, value) => r.same(name, sum(2, 180), value),
    ways_below_100: (r, name, value) => r.same(name, sum(2, 99), value),
    highest: (r, name, value) => r.same(name, highestCheckout('double'), value),
    no_finish_with_three_darts: (r, name, value) => r.same(name, bogeys('double'), value),
    finish_with_one_dart: (r, name, value) =>
      r.same(
        name,
        scores(2, 180).filter((score) => minDarts(score, 'double') === 1),
        value,
      ),
    up_to_110_not_with_two_darts: (r, name, value) => r.same(name, bogeys('double', 2), value),
    highest_with_two_darts: (r, name, value) => r.same(name, highestCheckout('double', 2), value),
    lowest_that_needs_three: (r, name, value) =>
      r.same(
        name,
        scores(2, 180).find((score) => minDarts(score, 'double') === 3 && !isBogey(score, 'double')),
        value,
      ),
    ...Object.fromEntries(scoreFields.map((field) => [field, waysForField(field)])),
  });
}
