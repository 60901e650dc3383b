import { highestCheckout } from '@oche/darts/x01/checkout';
import type { Format } from '@oche/darts/x01/format';
import type { GameState } from '@oche/darts/x01/state';
import { gameStatistics } from '@oche/darts/x01/statistics';
import { judge } from '@oche/darts/x01/visit';
import { Recorder } from './record.ts';
import { judgeFields, number, numbers, objectOf, objects, strings, text } from './report.ts';
import type { JsonObject, Report } from './report.ts';

/** Whether the file has nine-dart legs: every dart of both sides, every dart of one side, or the totals of one side. */
export const isNineDartLegs = (file: JsonObject): boolean =>
  objects(file.legs).some(
    (leg) => text(leg.match) !== '' && (leg.A_visits !== undefined || leg.darts !== undefined || leg.visit_scores !== undefined),
  );

const format: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'first' };

export function checkNineDartLegs(file: JsonObject, report: Report): void {
  const states: GameState[] = [];
  for (const leg of objects(file.legs)) {
    try {
      if (leg.A_visits !== undefined) states.push(checkBothSides(leg, report));
      else states.push(checkOneSide(leg, report));
    } catch (error) {
      report.differences.push(`${text(leg.match)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const ways = strings(file.ways_to_take_out_141_named_in_source);
  const figures = states.map((state) => gameStatistics(state).sides[state.winner ?? 0]);
  judgeFields(report, 'all', objectOf(file.checks), {
    all_141_ways_sum: (r, name, theirs) => {
      for (const way of ways) {
        const judged = judge(number(theirs), way.split(' '), { in: 'straight', out: 'double', isIn: true });
        r.same(`${name} ${way}`, judged.ok && judged.value.checkout && judged.value.scored, theirs);
      }
    },
    average_of_a_nine_darter: (r, name, theirs) => figures.forEach((side) => r.near(name, side?.average ?? null, number(theirs))),
    first9_average: (r, name, theirs) => figures.forEach((side) => r.near(name, side?.first9 ?? null, number(theirs))),
    impossible: (r, name) => r.same(`${name}: 501 cannot be finished with eight darts`, 5 * 60 + highestCheckout('double') < 501, true),
  });
}

const scores = (state: GameState, side: number): number[] =>
  state.legs.flatMap((leg) => leg.visits.filter((visit) => visit.side === side).map((visit) => visit.scored));

/** Checks a leg with alternating visits of A and B. The side in `first` throws first and is side 0. */
function checkBothSides(leg: JsonObject, report: Report): GameState {
  const what = text(leg.match);
  const [a, b] = leg.first === leg.B ? [1, 0] : [0, 1];
  const visits = [strings(leg.A_visits), strings(leg.B_visits)];
  const order = [a, b];
  const darts = new Recorder(format, [1, 1]);
  const totals = new Recorder(format, [1, 1]);
  for (let turn = 0; turn < visits.flat().length; turn += 1) {
    const side = turn % 2;
    const throws = (visits[order[side] ?? 0]?.[Math.floor(turn / 2)] ?? '').split(' ');
    darts.visit({ side, throws });
    const total = darts.state.legs[0]?.visits.at(-1)?.scored ?? 0;
    const doubles = darts.state.legs[0]?.visits.at(-1)?.doubles ?? 0;
    totals.visit({ side, total, doubles });
  }
  const state = darts.folded();
  const figures = gameStatistics(state).sides;
  report.same(`${what}: totals give the same statistics`, gameStatistics(totals.folded()).sides, figures);
  judgeFields(report, what, objectOf(leg.checks), {
    A_left: (r, name, theirs) => r.same(name, state.legs[0]?.remaining[a], theirs),
    B_left: (r, name, theirs) => r.same(name, state.legs[0]?.remaining[b], theirs),
    A_visit_scores: (r, name, theirs) => r.same(name, scores(state, a), theirs),
    B_visit_scores: (r, name, theirs) => r.same(name, scores(state, b), theirs),
    winner: (r, name, theirs) => r.same(name, state.winner === a ? 'A' : 'B', theirs),
    darts_of_winner: (r, name, theirs) => r.same(name, figures[state.winner ?? 0]?.darts, theirs),
    A_darts_at_double: (r, name, theirs) => r.same(name, figures[a]?.doubles, theirs),
    B_darts_at_double: (r, name, theirs) => r.same(name, figures[b]?.doubles, theirs),
  });
  return state;
}

function checkOneSide(leg: JsonObject, report: Report): GameState {
  const what = `${text(leg.match)}, ${text(leg.player)}`;
  const checks = objectOf(leg.checks);
  const isDoubleIn = text(checks.needs).includes('double-in');
  const game = new Recorder({ ...format, in: isDoubleIn ? 'double' : 'straight' }, [1]);
  if (leg.darts !== undefined) for (const visit of text(leg.darts).split('/')) game.visit({ side: 0, throws: visit.trim().split(' ') });
  else for (const total of numbers(leg.visit_scores)) game.visit({ side: 0, total });
  const state = game.folded();
  report.same(`${what} wins in nine darts`, [state.winner, gameStatistics(state).sides[0]?.darts], [0, 9]);
  judgeFields(report, what, checks, {
    visit_scores: (r, name, theirs) => r.same(name, scores(state, 0), theirs),
    total: (r, name, theirs) => r.same(name, gameStatistics(state).sides[0]?.points, theirs),
    needs: (r, name) => r.same(name, state.format.in, isDoubleIn ? 'double' : 'straight'),
    source_says: (r, name, theirs) => r.note(`${name}: ${text(theirs)}`),
  });
  return state;
}
