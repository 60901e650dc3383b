import { standings } from '@oche/darts/standings/standings';
import { criteriaOf, judgeOrder, judgeTable, pointsOf, noteTies } from './publishedTable.ts';
import type { OwnRow } from './publishedTable.ts';
import { playersOf, readGames, toStandingsGame } from './recordedGame.ts';
import type { RecordedGame } from './recordedGame.ts';
import { number, objectOf, objects, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';

/** Whether the file has a league in nights: `data[].matches`, each ending with `home, score, away`. */
export const isLeague = (file: JsonObject): boolean => objects(file.data).some((night) => readGames(night.matches).length > 0);

type Night = { night: number; games: RecordedGame[] };

export function checkLeague(file: JsonObject, report: Report): void {
  const nights = objects(file.data).map((night): Night => ({ night: number(night.night), games: readGames(night.matches) }));
  const players = playersOf(nights.flatMap(({ games }) => games));
  const points = pointsOf(text(objectOf(file.format).points));
  const tieBreakers = criteriaOf(report, file.rank_order);
  const tableOf = (games: readonly RecordedGame[]): OwnRow[] => {
    const table = standings({ entries: players, games: games.map((game) => toStandingsGame(game)), points, tieBreakers });
    for (const tied of table.unresolved) report.note(`no criterion separates ${tied.join(' and ')}`);
    return table.rows;
  };
  const until = (last: number, isExcluded = (_game: RecordedGame, _night: Night) => false) =>
    nights.filter(({ night }) => night <= last).flatMap((night) => night.games.filter((game) => !isExcluded(game, night)));
  const final = tableOf(until(Infinity));

  /** The table after some of the games, by its name: `after_night_9`, `during_night_13_before_wade_v_wright`, otherwise after all games. */
  const rowsFor = (name: string): OwnRow[] => {
    const [, , night, , one, two] = /(after|during)_night_(\d+)(_before_([a-z]+)_v_([a-z]+))?/.exec(name) ?? [];
    if (night === undefined) return final;
    const isExcluded = ({ sides }: RecordedGame, of: Night) =>
      of.night === Number(night) && [one, two].every((part) => part && sides.some((side) => side.toLowerCase().includes(part)));
    return tableOf(until(Number(night), isExcluded));
  };

  for (const [name, json] of Object.entries(objectOf(file.published))) judgePublished(report, name, rowsFor, objectOf(json));
  const checks = objectOf(file.checks);
  for (const [name, value] of Object.entries(checks)) {
    if (name.startsWith('recomputed')) judgeTable(report, name, rowsFor(name), checks, value);
    else if (typeof value === 'string') report.note(`${name}: ${value}`);
  }
}

const pointsIn = (rows: readonly OwnRow[], players: readonly string[]): [string, number | undefined][] =>
  players.map((player) => [player, rows.find(({ entry }) => entry === player)?.points]);

function judgePublished(report: Report, name: string, rowsFor: (name: string) => OwnRow[], published: JsonObject): void {
  const rows = rowsFor(name);
  noteTies(report, name, rows);
  for (const field of ['points', 'points_named']) {
    const theirs = Object.entries(objectOf(published[field]));
    if (theirs.length > 0)
      report.same(
        `${name}: points`,
        pointsIn(
          rows,
          theirs.map(([player]) => player),
        ),
        theirs as Json,
      );
  }
  if (Array.isArray(published.order)) judgeOrder(report, `${name}: order`, rows, strings(published.order));
  if (Array.isArray(published.rows)) judgeTable(report, name, rows, published);
  for (const [field, json] of Object.entries(published)) {
    const eliminated = field.startsWith('out_after_') ? strings(json) : [];
    if (eliminated.length > 0) report.same(`${name}: eliminated players`, lastOf(rowsFor(field), eliminated.length), eliminated);
  }
}

const lastOf = (rows: readonly OwnRow[], count: number): string[] => rows.slice(-count).map(({ entry }) => entry);
