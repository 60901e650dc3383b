import type { Format } from '@oche/darts/x01/format';
import type { GameState } from '@oche/darts/x01/state';
import { average, gameStatistics } from '@oche/darts/x01/statistics';
import { openAnswers } from '@oche/darts/x01/visit';
import { distance } from './dartGames.ts';
import { Recorder, hadReBull, modeOf } from './record.ts';
import { judgeFields, number, numbers, objectOf, objects, sideNames, sideOf, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';
import { judgeSide } from './sideChecks.ts';

/** Games visit by visit, with or without sets: `matches[].legs[].v`. */
export const isVisitGames = (file: JsonObject): boolean =>
  objects(file.matches).some((match) => objects(match.legs).some((leg) => Array.isArray(leg.v)));

export function checkVisitGames(file: JsonObject, report: Report): void {
  for (const match of objects(file.matches)) {
    const what = `${text(match.A)} v ${text(match.B)} (${text(match.event)})`;
    try {
      checkGame(match, what, report);
    } catch (error) {
      report.wrong.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

type SetScore = [number, number];
const lead = ([a, b]: SetScore, side: number): number => (side === 0 ? a - b : b - a);

/** The legs won in each set, counted from the winners that the file names. */
function setScores(legs: readonly JsonObject[]): SetScore[] {
  const sets: SetScore[] = [];
  for (const leg of legs) {
    const score = (sets[number(leg.set, 1) - 1] ??= [0, 0]);
    score[sideOf(leg.winner) === 0 ? 0 : 1] += 1;
  }
  return sets;
}

/** The format of a recorded game, derived from its score, because the files do not state it. */
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
  const last = sets.at(-1) ?? [0, 0];
  // If a deciding set was won by one leg at the usual distance, it was played without the rule of two clear legs.
  const isOrdinary = Math.max(...last) === toWin && Math.min(...last) === toWin - 1;
  const decider = Math.min(...setsWon) === Math.max(...setsWon) - 1;
  return {
    ...base,
    legs: { firstTo: toWin },
    sets: { firstTo: Math.max(...setsWon) },
    ...(decider && !isOrdinary ? { twoClear: { suddenDeathAt: toWin + 2 } } : {}),
  };
}

/** The darts of each winning visit, in order, for both sides. Missing ones count as three. */
type Darts = [number[], number[]];

function record(match: JsonObject, legs: readonly JsonObject[], darts: Darts): Recorder {
  const game = new Recorder(formatOf(match, legs), [1, 1]);
  const waiting = darts.map((list) => [...list]);
  for (const leg of legs) {
    const visits = numbers(leg.v);
    game.begin(sideOf(leg.first));
    visits.forEach((total, index) => {
      const side = (sideOf(leg.first) + index) % 2;
      const used = index === visits.length - 1 ? waiting[side]?.shift() : undefined;
      game.visit(used === undefined ? { side, total } : { side, total, darts: used });
    });
  }
  return game;
}

/** Chooses the darts of the winning visits so that all darts add up to `total`, which the published average implies. Null if that is impossible. */
function dartsOfWinningVisits(state: GameState, side: number, total: number): number[] | null {
  const winning = state.legs.flatMap((leg) => leg.visits).filter((visit) => visit.side === side && visit.checkout);
  const fewest = winning.map(
    (visit) => openAnswers(visit.before, visit.scored, { in: state.format.in, out: state.format.out, isIn: true })[0]?.darts ?? 3,
  );
  let spare =
    total - (gameStatistics(state).sides[side]?.visits ?? 0) * 3 + winning.length * 3 - fewest.reduce((sum, darts) => sum + darts, 0);
  const chosen = fewest.map((darts) => {
    const more = Math.max(0, Math.min(3 - darts, spare));
    spare -= more;
    return darts + more;
  });
  return spare === 0 ? chosen : null;
}

const checksOf = (side: number, match: JsonObject): JsonObject => objectOf(objectOf(match.checks)[sideNames[side] ?? 'A']);

function checkGame(match: JsonObject, what: string, report: Report): void {
  const legs = objects(match.legs);
  const checks = objectOf(match.checks);
  const plain = record(match, legs, [[], []]).folded();
  report.same(`${what} is over`, plain.next.kind, 'over');
  report.same(
    `${what} winners of legs`,
    plain.legs.map((leg) => leg.winner),
    legs.map((leg) => sideOf(leg.winner)),
  );
  report.same(
    `${what} first throwers`,
    plain.legs.map((leg) => leg.starter),
    legs.map((leg) => sideOf(leg.first)),
  );
  const chosen = sideNames.map((_, side) =>
    dartsOfWinningVisits(plain, side, number(checksOf(side, match).darts_total_implied_by_published_average)),
  );
  const known = record(match, legs, [chosen[0] ?? [], chosen[1] ?? []]).folded();
  const alternates = (r: Report, name: string, theirs: Json) =>
    r.same(
      name,
      plain.legs.every((leg, index) => leg.starter === sideOf(legs[index]?.first)),
      theirs,
    );
  const side = (index: number) => (r: Report, name: string, theirs: Json) => judgeOne(r, name, index, objectOf(theirs));
  judgeFields(report, what, checks, {
    score: (r, name, theirs) => {
      const score = objectOf(theirs);
      const ours = score.unit === 'sets' ? plain.setsWon : plain.totalLegs;
      r.same(name, [ours[0], ours[1]], [score.A, score.B]);
    },
    set_scores: (r, name, theirs) => r.same(name, ourSetScores(plain), strings(theirs)),
    legs: (r, name, theirs) => r.same(name, plain.totalLegs, [objectOf(theirs).A, objectOf(theirs).B]),
    first_alternates: alternates,
    first_alternates_within_sets: alternates,
    first_alternates_between_sets: alternates,
    A: side(0),
    B: side(1),
  });

  function judgeOne(r: Report, name: string, index: number, theirs: JsonObject): void {
    judgeSide(r, name, plain, index, theirs, [
      'published_average',
      'darts_total_implied_by_published_average',
      'darts_total_bounds_from_visits',
    ]);
    const threes = gameStatistics(plain).sides[index];
    r.near(
      `${name} average with three darts each`,
      threes?.average ?? null,
      average(threes?.points ?? 0, 3 * (threes?.visits ?? 0)) ?? 0,
      1e-9,
    );
    const [low, high] = numbers(theirs.darts_total_bounds_from_visits);
    if (low !== undefined && high !== undefined) r.same(`${name} bounds of darts`, [fewestDarts(plain, index), threes?.darts], [low, high]);
    if (typeof theirs.published_average !== 'number') return;
    if (!chosen[index]) {
      r.wrong.push(`${name}: no darts of the winning visits fit the published average`);
      return;
    }
    r.near(`${name} published_average`, gameStatistics(known).sides[index]?.average ?? null, theirs.published_average);
    r.same(`${name} darts`, gameStatistics(known).sides[index]?.darts, theirs.darts_total_implied_by_published_average);
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

function ourSetScores(state: GameState): string[] {
  const sets = new Map<number, SetScore>();
  for (const leg of state.legs) {
    const score = sets.get(leg.set) ?? [0, 0];
    if (leg.winner === 0 || leg.winner === 1) score[leg.winner] += 1;
    sets.set(leg.set, score);
  }
  return [...sets.values()].map((score) => score.join('-'));
}
