import { gameStatistics } from '@oche/darts/x01/statistics';
import { Recorder, modeOf } from './record.ts';
import { judgeFields, number, numbers, objectOf, objects, sideNames, sideOf, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';

/** Whether the file has single X01 legs with visits such as `A1 45` or `B2 bust`, and one or more players on each side. */
export const isAmateurLegs = (file: JsonObject): boolean =>
  objects(file.legs).some((leg) => typeof leg.start === 'number' && Array.isArray(leg.visits) && Array.isArray(leg.team_size));

export function checkAmateurLegs(file: JsonObject, report: Report): void {
  objects(file.legs).forEach((leg, index) => {
    const what = `leg ${index + 1} (file ${number(leg.source_file_no)}, game ${number(leg.game_no)})`;
    try {
      checkLeg(leg, what, report);
    } catch (error) {
      report.differences.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

function checkLeg(leg: JsonObject, what: string, report: Report): void {
  const players = numbers(leg.team_size);
  const game = new Recorder(
    {
      start: number(leg.start, 501),
      in: modeOf(leg.in, 'straight'),
      out: modeOf(leg.out, 'double'),
      legs: { firstTo: 1 },
      starter: leg.first === 'B' ? 'second' : 'first',
    },
    players,
  );
  const visits = strings(leg.visits);
  const throwers: string[] = [];
  visits.forEach((visit, index) => {
    const [thrower = '', score = ''] = visit.split(' ');
    throwers.push(thrower);
    const side = sideOf(thrower[0]);
    const isLast = index === visits.length - 1 && typeof leg.darts_in_last_visit === 'number';
    const used = isLast ? { darts: number(leg.darts_in_last_visit) } : {};
    game.visit(score === 'bust' ? { side, bust: true } : { side, total: Number(score), ...used });
  });
  const state = game.folded();
  const playedLeg = state.legs[0];
  const statistics = gameStatistics(state).sides;
  report.same(`${what} winner`, state.winner, sideOf(leg.winner));
  report.same(
    `${what} throwers`,
    playedLeg?.visits.map((visit) => `${sideNames[visit.side] ?? ''}${visit.player + 1}`),
    throwers,
  );
  const bothSides = (valueOf: (side: number) => number | null | undefined) => (r: Report, name: string, theirs: Json) =>
    sideNames.forEach((letter, side) => r.near(`${name} ${letter}`, valueOf(side) ?? null, number(objectOf(theirs)[letter])));
  judgeFields(report, what, objectOf(leg.checks), {
    published_ppr: bothSides((side) => statistics[side]?.average),
    published_darts_of_winner: (r, name, theirs) => r.same(name, statistics[sideOf(leg.winner)]?.darts, theirs),
    remaining: bothSides((side) => playedLeg?.remaining[side]),
    darts: bothSides((side) => statistics[side]?.darts),
    points: bothSides((side) => statistics[side]?.points),
    busts: (r, name, theirs) => r.same(name, playedLeg?.visits.filter((visit) => visit.bust).length, theirs),
    checkout: (r, name, theirs) => r.same(name, statistics[sideOf(leg.winner)]?.highCheckout, theirs),
  });
  if (text(leg.winner) === '') report.note(`${what}: the file has no winner`);
}
