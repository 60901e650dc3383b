import type { Format } from '@oche/darts/x01/format';
import { Recorder, hadReBull, modeOf } from './record.ts';
import { isObject, judgeFields, number, numbers, objectOf, objects, sideNames, sideOf, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';
import { judgeSide } from './sideChecks.ts';

/** Whether the file has games with every dart: `matches[].legs[]` with separate lists of the visits of A and B. */
export const isDartGames = (file: JsonObject): boolean =>
  objects(file.matches).some((match) => objects(match.legs).some((leg) => Array.isArray(leg.A) && Array.isArray(leg.B)));

export function checkDartGames(file: JsonObject, report: Report): void {
  for (const match of objects(file.matches)) {
    const what = `${text(match.A)} v ${text(match.B)}`;
    try {
      checkGame(match, what, report);
    } catch (error) {
      report.differences.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** A format that ends exactly at the final score: first to the winner's legs, or best of all legs if the score is a draw. */
export function distance(score: readonly number[]): Pick<Format, 'legs' | 'draw'> {
  const [a = 0, b = 0] = score;
  return a === b ? { legs: { bestOf: 2 * a }, draw: true } : { legs: { firstTo: Math.max(a, b) } };
}

const darts = (visit: string): string[] => visit.trim().split(/[\s,]+/);

function checkGame(match: JsonObject, what: string, report: Report): void {
  const legs = objects(match.legs);
  const checks = objectOf(match.checks);
  const score =
    numbers(match.score).length === 2 ? numbers(match.score) : sideNames.map((name) => legs.filter((leg) => leg.winner === name).length);
  const format: Format = {
    start: number(match.start, 501),
    in: modeOf(match.in, 'straight'),
    out: modeOf(match.out, 'double'),
    ...distance(score),
    starter: legs[0]?.first === 'B' ? 'second' : 'first',
    reBull: hadReBull(legs),
  };
  const game = new Recorder(format, [1, 1]);
  legs.forEach((leg, index) => playLeg(game, leg, `${what}, leg ${index + 1}`, report));
  const state = game.folded();
  report.same(`${what} score`, state.totalLegs, score);
  report.same(`${what} is over`, state.next.kind, 'over');
  judgeFields(report, what, checks, {
    legs_won: (r, name, theirs) => r.same(name, { A: state.totalLegs[0], B: state.totalLegs[1] }, theirs),
    // playLeg has compared the first thrower of every leg with that of the engine.
    throw_first_alternates: (r, name, theirs) =>
      r.same(
        name,
        state.legs.every((leg, index) => leg.starter === sideOf(legs[index]?.first)),
        theirs,
      ),
    A: (r, name, theirs) => sideCheck(r, name, theirs, 0),
    B: (r, name, theirs) => sideCheck(r, name, theirs, 1),
  });
  function sideCheck(r: Report, name: string, theirs: Json, side: number): void {
    if (isObject(theirs)) judgeSide(r, name, state, side, theirs);
  }
}

function playLeg(game: Recorder, leg: JsonObject, what: string, report: Report): void {
  const visits = sideNames.map((name) => strings(leg[name]));
  const legNumber = game.state.legs.length;
  let side = sideOf(leg.first);
  game.begin(side);
  report.same(`${what} thrown first by`, game.state.legs.at(-1)?.starter, side);
  for (let visit = visits[side]?.shift(); visit !== undefined; visit = visits[side]?.shift()) {
    game.visit({ side, throws: darts(visit) });
    side = 1 - side;
  }
  const playedLeg = game.state.legs[legNumber - 1];
  report.same(`${what} unused visits`, visits.flat().length, 0);
  report.same(`${what} winner`, playedLeg?.winner, sideOf(leg.winner));
  if (typeof leg.remaining_of_loser === 'number')
    report.same(`${what} remaining of loser`, playedLeg?.remaining[1 - sideOf(leg.winner)], leg.remaining_of_loser);
}
