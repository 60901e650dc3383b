import { RankingScheme } from '@oche/api/contract/ranking';
import { rankTournament } from '@oche/darts/standings/rankTournament';
import type { Bracket, PlayerFacts } from '@oche/darts/standings/rankingScheme';
import { standings } from '@oche/darts/standings/standings';
import type { PointsSystem } from '@oche/darts/standings/totals';
import { isBogey } from '@oche/darts/x01/checkout';
import { organisers, type Organiser } from './organisers.ts';
import { criteriaOf } from './publishedTable.ts';
import { playersOf, readGames, toStandingsGame } from './recordedGame.ts';
import { number, numbers, objectOf, objects, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';

/** Whether the file has rules of organisers (`rules_to_configure`) and a round robin of one of them (`round_robin`). */
export const isClubRules = (file: JsonObject): boolean => Array.isArray(file.rules_to_configure);

export function checkClubRules(file: JsonObject, report: Report): void {
  checkRoundRobin(objectOf(file.round_robin), report);
  for (const rule of objects(file.rules_to_configure)) {
    const name = text(rule.name);
    const ours = organisers[name];
    if (!ours) {
      report.differences.push(`${name}: not configured`);
      continue;
    }
    const compared = report.agreed + report.differences.length;
    judgeOrder(report, name, rule, ours);
    judgeRanking(report, name, rule, ours);
    judgeRanks(report, name, rule, ours);
    judgeMatch(report, name, rule, ours);
    if (report.agreed + report.differences.length === compared) report.note(`${name}: nothing to compare`);
    if (ours.notConfigured) report.note(`${name}: ${ours.notConfigured}`);
  }
}

/** Checks points by score. The file lists the known errors in the published points. */
function checkRoundRobin(json: JsonObject, report: Report): void {
  const byScore: Record<string, number> = {};
  for (const [score, pair] of Object.entries(objectOf(json.scoring))) {
    const [won = 0, lost = 0] = numbers(pair);
    byScore[score] = won;
    byScore[score.split('-').reverse().join('-')] = lost;
  }
  const points: PointsSystem = { win: 0, draw: 0, loss: 0, byScore };
  const checks = objectOf(json.checks);
  const knownErrors = new Map(
    strings(checks.differences).flatMap((line) => {
      const [, player, theirs, ours] = /^(.+): published (\d+), recomputed (\d+)$/.exec(line) ?? [];
      return player === undefined ? [] : [[player, [Number(ours), Number(theirs)]] as const];
    }),
  );
  for (const group of Object.keys(objectOf(checks.recomputed))) {
    const games = readGames(json[group]);
    const table = standings({
      entries: playersOf(games),
      games: games.map((game) => toStandingsGame(game)),
      points,
      tieBreakers: ['points', 'head-to-head'],
    });
    const pointsIn = (field: Json | undefined, entry: string) => objectOf(objectOf(field)[group])[entry];
    for (const { entry, points: ours, why } of table.rows) {
      report.same(`group ${group}: ${entry}`, ours, pointsIn(checks.recomputed, entry));
      const knownError = knownErrors.get(entry);
      const published = pointsIn(json.published_points, entry);
      if (knownError) report.same(`group ${group}: ${entry}, published with an error`, [ours, published], knownError);
      else report.same(`group ${group}: ${entry}, published`, ours, published);
      const tie = text(checks.tie);
      const [, one, two] = /^(\S+) and (\S+) have/.exec(tie) ?? [];
      if (entry === one) report.same(tie, [why.below?.lower, why.below?.criterion], [two, 'head-to-head']);
    }
  }
}

/**
 * Compares the criteria in the file. The engine's criteria `…-of-two` apply to exactly two tied players. Sources do not make this
 * distinction.
 */
function judgeOrder(report: Report, name: string, rule: JsonObject, { standings: ours }: Organiser): void {
  const theirs = criteriaOf(report, rule.group_order ?? rule.order);
  const points = objectOf(rule.points);
  if (typeof points.win === 'number') report.same(`${name}: points`, [ours?.points.win, ours?.points.draw], [points.win, points.draw]);
  const two = text(rule.tie_two);
  if (two) report.same(`${name}: two tied`, ours?.tieBreakers.at(-1), `${two}-of-two`);
  if (theirs.length === 0) return;
  const simplified = (criteria: readonly string[]) => criteria.map((one) => one.replace('-of-two', '')).filter((one) => one !== 'points');
  const [configured, published] = [simplified(ours?.tieBreakers ?? []), simplified(theirs)];
  report.same(`${name}: order`, configured.slice(0, published.length), published);
  if (configured.length > published.length)
    report.note(`${name}: after these criteria, the preset also has ${configured.slice(published.length).join(', ')}`);
  if (theirs.includes('points')) report.same(`${name}: points first`, ours?.tieBreakers[0], 'points');
  if (rule.still_tied ?? rule.three_or_more) report.same(`${name}: decision of remaining ties`, ours?.stillLevel, 'shoot-out');
}

const noFacts: PlayerFacts = { player: 'p', gamesWon: 0, legsWon: 0, legsLost: 0 };

/** Checks the points of a ranking. For each rule, the engine ranks a player who achieved exactly the result in the rule. */
function judgeRanking(report: Report, name: string, rule: JsonObject, { ranking }: Organiser): void {
  if (!ranking) return;
  report.same(`${name}: the API accepts its scheme`, RankingScheme.safeParse(ranking).success, true);
  const pointsFor = (facts: Partial<PlayerFacts>, entries = 16) =>
    rankTournament(ranking.points, { id: 't', on: '2024-01-01', entries, players: [{ ...noFacts, ...facts }] })[0]?.points ?? 0;
  const attending = pointsFor({});
  if (rule.attendance !== undefined) report.same(`${name}: attendance`, attending, rule.attendance);
  if (rule.per_leg_won !== undefined) report.same(`${name}: per leg`, pointsFor({ legsWon: 3 }) - attending, 3 * number(rule.per_leg_won));
  for (const [field, bracket] of Object.entries({ winners_ko: 'winners', losers_ko: 'losers' } satisfies Record<string, Bracket>))
    for (const [places, points] of Object.entries(objectOf(rule[field]))) {
      const [from = 0, to = from] = places.split('-').map(Number);
      report.same(`${name}: ${field} ${places}`, pointsFor({ knockout: { bracket, from, to } }) - attending, points);
    }
  for (const [place, points] of Object.entries(objectOf(rule.points_by_group_place)))
    report.same(`${name}: place ${place} of a group`, pointsFor({ groupPlace: Number(place) }) - attending, points);
  for (const [bonus, points] of Object.entries(objectOf(rule.bonus)))
    judgeBonus(report, `${name}: ${bonus}`, bonus, number(points), pointsFor, attending);
  const bands = [...text(rule.season).matchAll(/(?:top (\d+) to play-off|(\d+)-(\d+)) ([A-Z])/g)];
  for (const [, top, from, to, band] of bands) {
    const theirs = { name: band, from: Number(from ?? 1), to: Number(top ?? to) };
    report.same(
      `${name}: play-off ${band}`,
      ranking.counting.bands?.find((one) => one.name === band),
      theirs,
    );
  }
  if (rule.season_rank)
    report.same(`${name}: average per evening`, ranking.counting.score, /average/.test(text(rule.season_rank)) ? 'average' : 'sum');
  const [, limit] = /^from_(\d+)_entrants$/.exec(Object.keys(rule).find((field) => field.startsWith('from_')) ?? '') ?? [];
  const winner = (entries: number) => pointsFor({ knockout: { bracket: 'winners', from: 1, to: 1 } }, entries);
  if (limit) report.same(`${name}: another table with ${limit} or more entries`, winner(Number(limit)) !== winner(Number(limit) - 1), true);
}

/** Checks a bonus named `180`, `finish 120-130`, `131-140`, `170` or `nine-darter`. A range counts for every finish in it. */
function judgeBonus(
  report: Report,
  name: string,
  bonus: string,
  points: number,
  pointsFor: (facts: Partial<PlayerFacts>) => number,
  attending: number,
): void {
  const [, from, to] = /(\d+)-?(\d+)?$/.exec(bonus) ?? [];
  if (bonus === '180') return report.same(name, pointsFor({ visits: [180, 180] }) - attending, 2 * points);
  if (from === undefined) return report.same(name, pointsFor({ legs: [{ darts: 9, start: 501 }] }) - attending, points);
  for (let finish = Number(from); finish <= Number(to ?? from); finish++)
    if (!isBogey(finish, 'double')) report.same(`${name} (${finish})`, pointsFor({ finishes: [finish] }) - attending, points);
}

/** Checks the ranks that qualify for each knockout: `groups of 4: 1-2 to winners' round`, or `1-2 winners, 3-4 losers, 5 out`. */
function judgeRanks(report: Report, name: string, rule: JsonObject, { ranks }: Organiser): void {
  const range = (from: string | undefined, to: string | undefined) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
  for (const [field, json] of Object.entries(rule)) {
    if (!field.startsWith('advance')) continue;
    const words = text(json);
    for (const [, size, from, to] of words.matchAll(/groups of (\d): (\d)-(\d) to winners/g))
      report.same(`${name}: groups of ${size}`, ranks?.[Number(size)]?.winners, range(from, to));
    const [, , winnersTo] = /^(1)-(\d) winners/.exec(words) ?? [];
    const [, losersFrom, losersTo] = /(\d)-(\d) losers/.exec(words) ?? [];
    if (!winnersTo || !losersTo) continue;
    const sizes = field.endsWith('_of_5') ? [5] : [4];
    for (const size of sizes) {
      report.same(`${name}: groups of ${size}`, ranks?.[size], { winners: range('1', winnersTo), losers: range(losersFrom, losersTo) });
    }
  }
}

/** Checks the walkover of a team match: `loses 14-0`. */
function judgeMatch(report: Report, name: string, rule: JsonObject, { match }: Organiser): void {
  const [, won, lost] = /loses (\d+)-(\d+)/.exec(text(rule.walkover)) ?? [];
  if (!won) return;
  const [ours, theirs] = match?.walkover ?? [0, 0];
  const game = { sides: ['a', 'b'], legs: [ours, theirs], winner: 0, walkover: true } as const;
  const table = match && standings({ entries: ['a', 'b'], games: [game], points: match.points, tieBreakers: ['points'] });
  report.same(
    `${name}: walkover`,
    table?.rows.map(({ legsFor, points }) => [legsFor, points]),
    [
      [Number(won), match?.points.win],
      [Number(lost), match?.points.loss],
    ],
  );
}
