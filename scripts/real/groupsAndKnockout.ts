import { knockout } from '@oche/darts/draw/knockout';
import { groupRef } from '@oche/darts/draw/links';
import { roundRobin } from '@oche/darts/draw/roundRobin';
import type { Slot } from '@oche/darts/draw/slot';
import { ranksOf, standings, type Standings } from '@oche/darts/standings/standings';
import { bracketOrder, meetingsByRound, meetingsOf, playOut, seededFor } from './playedBracket.ts';
import { criteriaOf, judgeTable, pointsOf } from './publishedTable.ts';
import { playersOf, readGame, readGames, toStandingsGame, winnerOf } from './recordedGame.ts';
import type { RecordedGame } from './recordedGame.ts';
import { objectOf, objects, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';

/** Whether the file has groups and a knockout of the first two of each group: `data.groups[].matches` and `data.knockout`. */
export const isGroupsAndKnockout = (file: JsonObject): boolean => {
  const data = objectOf(file.data);
  return objects(data.groups).some((group) => readGames(group.matches).length > 0) && readGames(data.knockout).length > 0;
};

type Group = { name: string; games: RecordedGame[]; table: Standings };

export function checkGroupsAndKnockout(file: JsonObject, report: Report): void {
  const data = objectOf(file.data);
  const points = { ...pointsOf(text(objectOf(file.format).group)), draw: 1 };
  const tieBreakers = criteriaOf(report, file.rank_order);
  const groups = objects(data.groups).map((json): Group => {
    const games = readGames(json.matches);
    const table = standings({ entries: playersOf(games), games: games.map((game) => toStandingsGame(game)), points, tieBreakers });
    return { name: text(json.group), games, table };
  });
  for (const { name, games } of groups) {
    const drawn = roundRobin(playersOf(games), 1).map(({ slots }) => slots.map((slot) => (slot.kind === 'entry' ? slot.entry : '')).sort());
    report.same(`group ${name}: all pairings`, drawn.map((sides) => sides.join(' v ')).sort(), meetingsOf(games));
  }
  checkKnockout(groups, data.knockout, objectOf(file.checks), report);
  const find = (name: string) => groups.find((group) => group.name === name);
  for (const json of objects(objectOf(file.checks).group_tables)) {
    const name = text(json.group);
    const group = find(name);
    if (!group) report.differences.push(`group ${name}: no such group`);
    else {
      judgeTable(report, `group ${name}`, group.table.rows, json);
      for (const words of strings(json.ties)) judgeTie(report, group, words);
    }
  }
  const published = objectOf(file.published);
  for (const { name, table } of groups) if (published[name]) judgeTable(report, `published ${name}`, table.rows, objectOf(published[name]));
  judgeWords(report, groups, text(published.text));
}

/** Checks the players that qualify for the knockout, and plays the bracket of rank slots to its final. */
function checkKnockout(groups: readonly Group[], json: Json | undefined, checks: JsonObject, report: Report): void {
  const lines = Array.isArray(json) ? json : [];
  const names = [...new Set(lines.map((line) => strings(line)[0] ?? ''))];
  const rounds = names.map((name) => lines.filter((line) => strings(line)[0] === name).flatMap((line) => readGame(line) ?? []));
  const ranks = new Map(groups.map(({ table }, i) => [groupRef('groups', i + 1), ranksOf(table)]));
  const rankOf = (entry: string): Slot | undefined =>
    groups.flatMap(({ table }, i) => {
      const at = ranksOf(table).indexOf(entry);
      return at < 0 ? [] : [{ kind: 'rank' as const, group: i + 1, rank: at + 1 }];
    })[0];
  const places = bracketOrder(rounds).flatMap(({ sides }) => sides.map(rankOf));
  const slots = places.filter((slot) => slot !== undefined);
  if (slots.length < places.length) return void report.differences.push('a player in the knockout is in no group');

  const qualified = groups.flatMap(({ table }) => ranksOf(table).slice(0, places.length / groups.length));
  if (checks.qualifiers_equal_last16 === true) report.same('qualified players', qualified.sort(), playersOf(rounds[0] ?? []).sort());
  const drawn = groups.flatMap(({ games }, i) => roundRobin(playersOf(games), i + 1));
  const stages = [
    { id: 'groups', games: drawn },
    { id: 'winners', games: knockout(seededFor(slots), { prefix: 'w' }) },
  ];
  const recorded = new Map([
    ['groups', groups.flatMap(({ games }) => games)],
    ['winners', rounds.flat()],
  ]);
  const { progress } = playOut(stages, recorded, ranks);
  report.same('pairings', meetingsByRound(stages[1]?.games ?? [], 'winners', progress), rounds.map(meetingsOf));
}

const words: Record<string, string> = { 'leg difference': 'leg-difference', 'head-to-head': 'head-to-head', 'legs won': 'legs-won' };

/** Checks a tie described as `A before B on leg difference; head-to-head was won by B`, or `A before B: … equal, head-to-head was won by A`. */
function judgeTie(report: Report, { name, games, table }: Group, tie: string): void {
  const [, one, two, on, equal] = /^(.+?) before (.+?)(?: on ([a-z -]+)|: (.+ equal))/.exec(tie) ?? [];
  const upper = table.rows.find(({ entry }) => entry === one);
  if (!upper || two === undefined) return report.note(`group ${name}: ${tie}`);
  const below = upper.why.below;
  report.same(`group ${name}: ${tie}`, below && [below.lower, below.criterion], [two, on ? words[on] : equal ? 'head-to-head' : null]);
  const [, by] = /head-to-head was won by ([^,;]+)/.exec(tie) ?? [];
  const game = games.find(({ sides }) => sides.includes(upper.entry) && sides.includes(two));
  if (by && game) report.same(`group ${name}: head-to-head`, game.sides[winnerOf(game) ?? 0], by);
}

/** Checks positions in a text: `A: 1 Wade 2 Mansell 3 Humphries. B: …, Chisnall last.` */
function judgeWords(report: Report, groups: readonly Group[], description: string): void {
  for (const { name, table } of groups) {
    const [, line = ''] = new RegExp(`(?:^|\\. )${name}: (.*?)(?=\\. [A-Z]: |\\.$|$)`).exec(description) ?? [];
    const places = [...line.replace(/ ?\([^)]*\)/g, '').matchAll(/(\d) ([^\d,]+)/g)].map(
      ([, place, player = '']) => [Number(place), player.trim()] as const,
    );
    const [, last] = /([\p{L}' -]+) last/u.exec(line) ?? [];
    if (last) places.push([table.rows.length, last.trim()]);
    for (const [place, player] of places) {
      const entry = table.rows[place - 1]?.entry ?? '';
      const [initial, surname] = /^(\p{L})\. (.+)$/u.exec(player)?.slice(1) ?? ['', player];
      report.same(`group ${name}: ${place} ${player}`, entry.endsWith(surname ?? player) && entry.startsWith(initial ?? ''), true);
    }
  }
}
