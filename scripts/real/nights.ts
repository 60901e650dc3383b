import { knockout } from '@oche/darts/draw/knockout';
import { placings } from '@oche/darts/draw/placings';
import type { Slot } from '@oche/darts/draw/slot';
import { premierLeagueSince2022 } from '@oche/darts/standings/presets';
import { ranking } from '@oche/darts/standings/ranking';
import { premierLeagueNights } from '@oche/darts/standings/rankingPresets';
import type { PlayerFacts } from '@oche/darts/standings/rankingScheme';
import type { RankedTournament, RankingScheme } from '@oche/darts/standings/rankingTotals';
import { ranksOf, standings } from '@oche/darts/standings/standings';
import { countGames, type StandingsGame, type WalkoverRule } from '@oche/darts/standings/totals';
import { bracketOrder, meetingsByRound, meetingsOf, playOut, seededFor } from './playedBracket.ts';
import { criteriaOf, compareTable, judgeOrder, judgeTable, noteTies } from './publishedTable.ts';
import type { Deviation, OwnRow } from './publishedTable.ts';
import { playersOf, readGame, readGames, toStandingsGame } from './recordedGame.ts';
import type { RecordedGame } from './recordedGame.ts';
import { isObject, number, objectOf, objects, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';

/** Whether the file has a season of nights, each a knockout with points by the round reached: `data[].F` and earlier rounds. */
export const isNights = (file: JsonObject): boolean =>
  objects(file.data).some((night) => readGame(night.F) !== null && Array.isArray(night.QF));

type Night = { night: number; on: string; rounds: RecordedGame[][]; games: RecordedGame[]; counted: StandingsGame[] };

/** The two rules for walkovers in the recordings: legs for the winner only (2022), or for neither side (2024). */
const rules = {
  winner: { legs: 'winner', absentPlayed: false },
  nobody: { legs: 'nobody', absentPlayed: false },
} as const satisfies Record<string, WalkoverRule>;
type Rule = keyof typeof rules;

/** Parses a night. A walkover counts as `legsToWin` legs, if the rule counts legs for it. */
const readNight = (json: JsonObject, legsToWin: number): Night => {
  const final = readGame(json.F);
  const rounds = [readGames(json.QF), readGames(json.SF), final ? [final] : []];
  const games = rounds.flat();
  return {
    night: number(json.night),
    on: String(json.date),
    rounds,
    games,
    counted: games.map((game) => toStandingsGame(game, legsToWin)),
  };
};

/** The ranking scheme with the points in the file for winning the night, losing the final, and so on. */
export function schemeOf(file: JsonObject): RankingScheme {
  const points = objectOf(objectOf(file.format).points);
  const places = [
    { from: 1, to: 1, points: number(points['won night']) },
    { from: 2, to: 2, points: number(points['lost final']) },
    { from: 3, to: 4, points: number(points['lost SF']) },
    { from: 5, to: 8, points: number(points['lost QF']) },
  ];
  return { ...premierLeagueNights, points: { guests: 'excluded', tables: [{ fromEntries: 0, knockoutPlaces: { only: places } }] } };
}

/** Plays a night in the engine's knockout. `isJudged`: compares the pairings. */
function playNight(report: Report, { night, on, rounds, games, counted }: Night, rule: Rule, isJudged: boolean): RankedTournament {
  const places = bracketOrder(rounds).flatMap(({ sides }) => sides.map((entry): Slot => ({ kind: 'entry', entry })));
  const stage = { id: 'night', games: knockout(seededFor(places), { prefix: 'w' }) };
  const { progress } = playOut([stage], new Map([['night', games]]));
  if (isJudged) report.same(`night ${night}: pairings`, meetingsByRound(stage.games, 'night', progress), rounds.map(meetingsOf));
  const totals = countGames(playersOf(games), counted, { win: 0, draw: 0, loss: 0, walkover: rules[rule] });
  const players = placings(stage, progress).map(({ entry, from, to }): PlayerFacts => {
    const row = totals.get(entry);
    return {
      player: entry,
      knockout: { bracket: 'only', from, to },
      gamesWon: row?.won ?? 0,
      legsWon: row?.legsFor ?? 0,
      legsLost: row?.legsAgainst ?? 0,
    };
  });
  return { id: String(night), on, entries: players.length, players };
}

export function checkNights(file: JsonObject, report: Report): void {
  const [, bestOf = '11'] = /best of (\d+)/.exec(text(objectOf(file.format).each_night)) ?? [];
  const nights = objects(file.data).map((night) => readNight(night, Math.ceil(Number(bestOf) / 2)));
  const scheme = schemeOf(file);
  if (file.rank_order) report.same('rank order', premierLeagueSince2022.tieBreakers, criteriaOf(report, file.rank_order));
  const played = (rule: Rule, isJudged = false) => nights.map((night) => playNight(report, night, rule, isJudged));
  const tournaments = { winner: played('winner'), nobody: played('nobody', true) };

  /**
   * The table after a night. It is computed as a ranking of nights, and as one table with added points per night. The two results must be
   * equal.
   */
  const tableAfter = (last: number, rule: Rule): OwnRow[] => {
    const counted = tournaments[rule].filter(({ id }) => Number(id) <= last);
    const { rows } = ranking({ scheme, tournaments: counted, asOf: '9999-12-31' });
    const games = nights.filter(({ night }) => night <= last).flatMap((night) => night.counted);
    const table = standings({
      ...premierLeagueSince2022,
      entries: rows.map(({ player }) => player),
      games,
      points: { ...premierLeagueSince2022.points, walkover: rules[rule] },
      adjustments: rows.flatMap(({ player, results }) =>
        results.map(({ points, tournament }) => ({ entry: player, points, reason: tournament })),
      ),
      given: { 'nights-won': new Map(rows.map(({ player, tournamentsWon }) => [player, tournamentsWon])) },
    });
    report.same(
      `after night ${last}, the ranking and the table have the same order`,
      rows.map(({ player, tiedWith }) => (tiedWith.length > 0 ? null : player)),
      ranksOf(table),
    );
    return table.rows.map((row) => ({ ...row, nightsWon: rows.find(({ player }) => player === row.entry)?.tournamentsWon ?? 0 }));
  };

  judgePublished(file, report, tableAfter);
  judgeChecks(objectOf(file.checks), nights, report, tableAfter);
}

type TableAfter = (last: number, rule: Rule) => OwnRow[];

const cellsOf = (table: JsonObject): Json[] => (Array.isArray(table.published) ? table.published : []);

/** Chooses the walkover rule that fits the published tables better. The remaining differences must be errors that the file lists. */
function judgePublished(file: JsonObject, report: Report, tableAfter: TableAfter): void {
  const tables = objects(file.tables);
  const compared = (rule: Rule) =>
    tables.map((table) => {
      const rows = tableAfter(number(table.after_night), rule);
      return { table, rows, ...compareTable(rows, cellsOf(table), strings(table.columns)) };
    });
  const byRule = { winner: compared('winner'), nobody: compared('nobody') };
  const countOf = (rule: Rule) => byRule[rule].reduce((sum, { deviations }) => sum + deviations.length, 0);
  const rule: Rule = countOf('winner') < countOf('nobody') ? 'winner' : 'nobody';
  report.note(
    `walkover: legs for ${rule}; ${countOf(rule)} published figures differ, ${countOf(rule === 'winner' ? 'nobody' : 'winner')} with the other rule`,
  );
  byRule[rule].forEach(({ table, rows, equal, deviations }, i) => {
    const what = `after night ${number(table.after_night)}`;
    report.agreed += equal;
    const knownErrors = knownErrorsIn(table);
    for (const { player, column, ours, theirs } of deviations) {
      const known = knownErrors.find((one) => one.player === player && one.column === column);
      report.same(`${what}: ${column} of ${player}`, known ? [ours, theirs] : ours, known ? [known.ours, known.theirs] : theirs);
    }
    noteTies(report, what, rows);
    // The file lists the differences from the rule without legs. With that rule, the comparison must find exactly these.
    const withoutLegs = byRule.nobody[i]?.deviations ?? [];
    report.same(`${what}: all differences listed in the file`, withoutLegs.map(nameOf).sort(), knownErrors.map(nameOf).sort());
    judgeOrder(
      report,
      `${what}: order`,
      rows,
      cellsOf(table).map((cells) => String((cells as Json[])[0])),
    );
  });
}

const nameOf = ({ player, column }: Deviation): string => `${player} ${column}`;
const columnNames: Record<string, string> = { nights: 'nights_won', won: 'matches_won' };

const knownErrorsIn = (table: JsonObject): Deviation[] =>
  objects(table.differences_to_recomputation_with_walkover_as_0_0_and_one_win).flatMap((one) =>
    Object.entries(one).flatMap(([field, figures]) =>
      isObject(figures)
        ? [
            {
              player: String(one.player),
              column: columnNames[field] ?? field,
              ours: figures.recomputed ?? null,
              theirs: figures.published ?? null,
            },
          ]
        : [],
    ),
  );

function judgeChecks(checks: JsonObject, nights: readonly Night[], report: Report, tableAfter: TableAfter): void {
  const last = Math.max(...nights.map(({ night }) => night));
  for (const [name, json] of Object.entries(checks)) {
    const night = Number(/_night_(\d+)$/.exec(name)?.[1] ?? last);
    const rows = tableAfter(night, 'nobody');
    if (name.startsWith('recomputed_after')) judgeTable(report, name, rows, objectOf(json));
    else if (name === 'walkovers') {
      const ours = nights.flatMap((one) => one.games.filter(({ score }) => !score).map(({ sides }) => [`Week ${one.night}`, ...sides]));
      report.same(name, ours, json);
    } else if (name.startsWith('published_win_loss_after')) {
      const published = objectOf(json);
      for (const { entry, won, lost } of rows.filter((row) => row.entry in published))
        report.same(`${name}: ${entry}`, `${won}-${lost}`, published[entry]);
    } else if (name === 'play_off_pairings_published') {
      const [one, two, three, four] = rows.map(({ entry }) => entry);
      const pairs = [[one, four].sort(), [two, three].sort()];
      const theirs = Array.isArray(objectOf(json).semi_finals) ? (objectOf(json).semi_finals as Json[]) : [];
      report.same(
        name,
        pairs,
        theirs.map((pair) => strings(pair).sort()),
      );
    } else if (typeof json === 'string') report.note(`${name}: ${json}`);
  }
}
