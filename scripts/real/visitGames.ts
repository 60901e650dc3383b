import type { Format } from '@oche/darts/x01/format';
import type { GameState } from '@oche/darts/x01/state';
import { average, gameStatistics } from '@oche/darts/x01/statistics';
import { openAnswers } from '@oche/darts/x01/visit';
import { distance } from './dartGames.ts';
import { Recorder, hadReBull, modeOf } from './record.ts';
import { judgeFields, number, numbers, objectOf, objects, sideNames, sideOf, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';
import { judgeSide } from './sideChecks.ts';

/** Whether the file has games with every visit, with or without sets: `matches[].legs[].v`. */
export const isVisitGames = (file: JsonObject): boolean =>
  objects(file.matches).some((match) => objects(match.legs).some((leg) => Array.isArray(leg.v)));

export function checkVisitGames(file: JsonObject, report: Report): void {
  for (const match of objects(file.matches)) {
    const what = `${text(match.A)} v ${text(match.B)} (${text(match.event)})`;
    try {
      checkGame(match, what, report);
    } catch (error) {
      report.differences.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

type SetScore = [number, number];
const lead = ([a, b]: SetScore, side: number): number => (side === 0 ? a - b : b - a);

/** The legs won in each set, counted from the winners in the file. */
function setScores(legs: readonly JsonObject[]): SetScore[] {
  const sets: SetScore[] = [];
  for (const leg of legs) {
    const score = (sets[number(leg.set, 1) - 1] ??= [0, 0]);
    score[sideOf(leg.winner) === 0 ? 0 : 1] += 1;
  }
  return sets;
}

/** The format of a recorded game. It is derived from the score, because the files do not contain it. */
function formatOf(match: JsonObject, legs: readonly JsonObject[]): Format {
  const event = text(match.event);
  const base = {
    start: number(match.start, 501),
    in: modeOf(match.in, /World Grand Prix/.test(event) ? 'double' : 'straight'),
    out: modeOf(match.out, 'double'),
    starter: legs[0]?.first === 'B' ? 'second' : 'first',
    reBull: hadReBull(legs),
  } as const;
  const sets = setScores(legs);
  if (!legs.some((leg) => leg.set !== undefined)) return { ...base, ...distance(sets[0] ?? [0, 0]) };
  const setsWon = sideNames.map((_, side) => sets.filter((score) => lead(score, side) > 0).length);
  const toWin = Math.min(...sets.map((score) => Math.max(...score)));
  const lastSet = sets.at(-1) ?? [0, 0];
  // If a deciding set was won with the usual number of legs and one leg ahead, it was played without the rule of two clear legs.
  const hasUsualLength = Math.max(...lastSet) === toWin && Math.min(...lastSet) === toWin - 1;
  const hasDecidingSet = Math.min(...setsWon) === Math.max(...setsWon) - 1;
  return {
    ...base,
    legs: { firstTo: toWin },
    sets: { firstTo: Math.max(...setsWon) },
    ...(hasDecidingSet && !hasUsualLength ? { twoClear: { suddenDeathAt: toWin + 2 } } : {}),
  };
}

/** The darts of each winning visit, in order, for both sides. A missing value counts as three. */
type Darts = [number[], number[]];

function record(match: JsonObject, legs: readonly JsonObject[], darts: Darts): Recorder {
  const game = new Recorder(formatOf(match, legs), [1, 1]);
  const remainingDarts = darts.map((list) => [...list]);
  for (const leg of legs) {
    const visits = numbers(leg.v);
    game.begin(sideOf(leg.first));
    visits.forEach((total, index) => {
      const side = (sideOf(leg.first) + index) % 2;
      const used = index === visits.length - 1 ? remainingDarts[side]?.shift() : undefined;
      game.visit(used === undefined ? { side, total } : { side, total, darts: used });
    });
  }
  return game;
}

/**
 * Chooses the darts of the winning visits so that the sum of all darts is `total`, which follows from the published average. Null if
 * impossible.
 */
function dartsOfWinningVisits(state: GameState, side: number, total: number): number[] | null {
  const winning = state.legs.flatMap((leg) => leg.visits).filter((visit) => visit.side === side && visit.checkout);
  const fewest = winning.map(
    (visit) => openAnswers(visit.before, visit.scored, { in: state.format.in, out: state.format.out, isIn: true })[0]?.darts ?? 3,
  );
  let spare =
    total - (gameStatistics(state).sides[side]?.visits ?? 0) * 3 + winning.length * 3 - fewest.reduce((sum, darts) => sum + darts, 0);
  const chosen = fewest.map((darts) => {
    const extra = Math.max(0, Math.min(3 - darts, spare));
    spare -= extra;
    return darts + extra;
  });
  return spare === 0 ? chosen : null;
}

const checksOf = (side: number, match: JsonObject): JsonObject => objectOf(objectOf(match.checks)[sideNames[side] ?? 'A']);

function checkGame(match: JsonObject, what: string, report: Report): void {
  const legs = objects(match.legs);
  const checks = objectOf(match.checks);
  const state = record(match, legs, [[], []]).folded();
  report.same(`${what} is over`, state.next.kind, 'over');
  report.same(
    `${what} winners of legs`,
    state.legs.map((leg) => leg.winner),
    legs.map((leg) => sideOf(leg.winner)),
  );
  report.same(
    `${what} first throwers`,
    state.legs.map((leg) => leg.starter),
    legs.map((leg) => sideOf(leg.first)),
  );
  const chosen = sideNames.map((_, side) =>
    dartsOfWinningVisits(state, side, number(checksOf(side, match).darts_total_implied_by_published_average)),
  );
  const stateWithDarts = record(match, legs, [chosen[0] ?? [], chosen[1] ?? []]).folded();
  const alternates = (r: Report, name: string, theirs: Json) =>
    r.same(
      name,
      state.legs.every((leg, index) => leg.starter === sideOf(legs[index]?.first)),
      theirs,
    );
  const side = (index: number) => (r: Report, name: string, theirs: Json) => judgeOne(r, name, index, objectOf(theirs));
  judgeFields(report, what, checks, {
    score: (r, name, theirs) => {
      const score = objectOf(theirs);
      const ours = score.unit === 'sets' ? state.setsWon : state.totalLegs;
      r.same(name, [ours[0], ours[1]], [score.A, score.B]);
    },
    set_scores: (r, name, theirs) => r.same(name, engineSetScores(state), strings(theirs)),
    legs: (r, name, theirs) => r.same(name, state.totalLegs, [objectOf(theirs).A, objectOf(theirs).B]),
    first_alternates: alternates,
    first_alternates_within_sets: alternates,
    first_alternates_between_sets: alternates,
    A: side(0),
    B: side(1),
  });

  function judgeOne(r: Report, name: string, index: number, theirs: JsonObject): void {
    judgeSide(r, name, state, index, theirs, [
      'published_average',
      'darts_total_implied_by_published_average',
      'darts_total_bounds_from_visits',
    ]);
    const statistics = gameStatistics(state).sides[index];
    r.near(
      `${name} average with three darts in each visit`,
      statistics?.average ?? null,
      average(statistics?.points ?? 0, 3 * (statistics?.visits ?? 0)) ?? 0,
      1e-9,
    );
    const [low, high] = numbers(theirs.darts_total_bounds_from_visits);
    if (low !== undefined && high !== undefined)
      r.same(`${name} bounds of darts`, [fewestDarts(state, index), statistics?.darts], [low, high]);
    if (typeof theirs.published_average !== 'number') return;
    if (!chosen[index]) {
      r.differences.push(`${name}: no darts of the winning visits fit the published average`);
      return;
    }
    r.near(`${name} published_average`, gameStatistics(stateWithDarts).sides[index]?.average ?? null, theirs.published_average);
    r.same(`${name} darts`, gameStatistics(stateWithDarts).sides[index]?.darts, theirs.darts_total_implied_by_published_average);
  }
}

function fewestDarts(state: GameState, side: number): number {
  const visits = state.legs.flatMap((leg) => leg.visits).filter((visit) => visit.side === side);
  const { in: inMode, out } = state.format;
  return visits.reduce(
    (sum, visit) => sum + (visit.checkout ? (openAnswers(visit.before, visit.scored, { in: inMode, out, isIn: true })[0]?.darts ?? 3) : 3),
    0,
  );
}

function engineSetScores(state: GameState): string[] {
  const sets = new Map<number, SetScore>();
  for (const leg of state.legs) {
    const score = sets.get(leg.set) ?? [0, 0];
    if (leg.winner === 0 || leg.winner === 1) score[leg.winner] += 1;
    sets.set(leg.set, score);
  }
  return [...sets.values()].map((score) => score.join('-'));
}
