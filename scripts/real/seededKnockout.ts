import { knockout } from '@oche/darts/draw/knockout';
import { placings } from '@oche/darts/draw/placings';
import { foldOrder } from '@oche/darts/draw/seeding';
import type { DrawnGame, Slot } from '@oche/darts/draw/slot';
import { meetingsByRound, meetingsOf, playOut } from './playedBracket.ts';
import { readGames, winnerOf } from './recordedGame.ts';
import type { RecordedGame } from './recordedGame.ts';
import { judgeFields, number, numbers, objectOf, strings, text } from './report.ts';
import type { JsonObject, Report } from './report.ts';

/**
 * Whether the file has a knockout whose seeds start in round 2. Each line of `data.slots_top_to_bottom` has a seed, a bye and two other
 * players.
 */
export const isSeededKnockout = (file: JsonObject): boolean => Array.isArray(objectOf(file.data).slots_top_to_bottom);

type Line = { seed: number; name: string; others: [string, string] };

function parseLine(cells: readonly string[]): Line {
  const [seeded = '', bye, one = '', two = ''] = cells;
  const [, seed, name = ''] = /^\((\d+)\) (.+)$/.exec(seeded) ?? [];
  if (seed === undefined || bye !== 'bye') throw new Error(`not a seed with a bye: ${cells.join(', ')}`);
  return { seed: Number(seed), name, others: [one, two] };
}

/** Normalises a bracket, so that mirrored brackets are equal: at every level, the half with the best seed is the first one. */
function unmirrored(seeds: readonly number[]): number[] {
  if (seeds.length < 2) return [...seeds];
  const halves = [seeds.slice(0, seeds.length / 2), seeds.slice(seeds.length / 2)].map(unmirrored);
  return halves.sort((a, b) => Math.min(...a) - Math.min(...b)).flat();
}

export function checkSeededKnockout(file: JsonObject, report: Report): void {
  const data = objectOf(file.data);
  const slots = Array.isArray(data.slots_top_to_bottom) ? data.slots_top_to_bottom : [];
  const lines = slots.map((line) => parseLine(strings(line)));
  const seeds = lines.length;
  const lineOf = new Map(lines.map((line) => [line.seed, line]));
  // With n seeds, the engine's bracket has numbers 2n + 1 − k and 2n + k next to seed k. So the two players of its line get these numbers.
  const order = new Array<string>(3 * seeds);
  for (const { seed, name, others } of lines) {
    order[seed - 1] = name;
    [order[2 * seeds - seed], order[2 * seeds + seed - 1]] = others;
  }
  const entries = order.map((entry): Slot => ({ kind: 'entry', entry }));
  const stage = { id: 'ko', games: knockout(entries, { prefix: 'w' }) };
  const rounds = Object.entries(objectOf(data.results)).map(([name, json]) => ({ name, games: readGames(json) }));
  const { progress } = playOut([stage], new Map([['ko', rounds.flatMap(({ games }) => games)]]));

  judgeLines(report, stage.games, lines);
  report.same(
    'pairings of all rounds',
    meetingsByRound(stage.games, 'ko', progress),
    rounds.map(({ games }) => meetingsOf(games)),
  );
  judgeLengths(report, objectOf(objectOf(file.format).best_of_sets), rounds);
  const places = placings(stage, progress);
  report.same('all players have a place', places.length, order.length);
  const playersAt = (from: number, to: number) =>
    places.filter((place) => place.from === from && place.to === to).map(({ entry }) => entry);
  const lostIn = (name: string) =>
    (rounds.find((round) => round.name === name)?.games ?? []).map((game) => game.sides[winnerOf(game) === 0 ? 1 : 0]).sort();
  const byes = [...progress.games.values()].filter(({ outcome }) => outcome?.kind === 'bye').length;
  const prizes = () => prizeMoney(objectOf(objectOf(file.checks).prize_money_gbp), rounds, places);
  judgeFields(report, 'knockout', objectOf(file.checks), {
    counts: (r, name, theirs) =>
      r.same(
        name,
        Object.fromEntries(meetingsByRound(stage.games, 'ko', progress).map((games, i) => [rounds[i]?.name, games.length])),
        theirs,
      ),
    matches: (r, name, theirs) => r.same(name, progress.games.size - byes, theirs),
    byes: (r, name, theirs) => r.same(name, byes, theirs),
    seed_positions_in_bracket_order: (r, name, theirs) => {
      r.same(`${name} of the lines`, [...lineOf.keys()], theirs);
      r.same(`${name}, mirrored or not`, unmirrored(foldOrder(seeds)), unmirrored(numbers(theirs)));
    },
    champion: (r, name, theirs) => r.same(name, playersAt(1, 1), [theirs]),
    runner_up: (r, name, theirs) => r.same(name, playersAt(2, 2), [theirs]),
    semi_finalists: (r, name, theirs) => r.same(name, playersAt(3, 4).sort(), strings(theirs).sort()),
    places: (r, name, theirs) => {
      for (const [, from, to, round] of text(theirs).matchAll(/(\d+)-(\d+) = (?:the \w+ )?losers of (\w+)/g))
        r.same(`${name} ${from} to ${to}`, playersAt(Number(from), Number(to)).sort(), lostIn(round ?? ''));
    },
    prize_money_gbp: (r, name) => r.same(`${name}: one for each player`, prizes().length, places.length),
    prize_total: (r, name, theirs) =>
      r.same(
        name,
        prizes().reduce((sum, prize) => sum + prize, 0),
        theirs,
      ),
    final: (r, name, theirs) => judgeFinal(r, name, objectOf(theirs), rounds.at(-1)?.games[0]),
    seeding_rule: (r, name, theirs) => r.note(`${name}: ${text(theirs)}`),
  });
}

/** Checks the engine's round 1: each seed has a bye and waits for the winner of the two players in its line. */
function judgeLines(report: Report, games: readonly DrawnGame[], lines: readonly Line[]): void {
  const first = games.filter(({ round }) => round === 1);
  const ours = first.map(({ slots }) => slots.map((slot) => (slot.kind === 'entry' ? slot.entry : slot.kind)));
  for (const { seed, name, others } of lines) {
    const index = ours.findIndex((game) => game.includes(name));
    report.same(`seed ${seed} has a bye`, [...(ours[index] ?? [])].sort(), [name, 'bye'].sort());
    report.same(`seed ${seed} waits for`, [...(ours[index % 2 === 0 ? index + 1 : index - 1] ?? [])].sort(), [...others].sort());
  }
  const seedOf = new Map(lines.map(({ seed, name }) => [name, seed]));
  const order = ours.flat().flatMap((name) => seedOf.get(name) ?? []);
  report.same('seeds in the order of the bracket, mirrored or not', unmirrored(order), unmirrored(lines.map(({ seed }) => seed)));
}

/** Checks that the score of each game is possible in best of n sets. */
function judgeLengths(report: Report, bestOf: JsonObject, rounds: readonly { name: string; games: readonly RecordedGame[] }[]): void {
  for (const { name, games } of rounds) {
    const toWin = (number(bestOf[name]) + 1) / 2;
    const impossible = games.filter(({ score }) => score && (Math.max(...score) !== toWin || Math.min(...score) >= toWin));
    report.same(
      `${name}: games that are not best of ${number(bestOf[name])}`,
      impossible.map(({ sides }) => sides.join(' v ')),
      [],
    );
  }
}

/** The prize of each player, by the round in which they lost. */
function prizeMoney(money: JsonObject, rounds: readonly { name: string }[], places: readonly { to: number }[]): number[] {
  const names = rounds.map(({ name }) => name).reverse();
  return places.flatMap(({ to }) => {
    // Place 2 lost the final, places up to 4 a semi-final, places up to 8 a quarter-final, and so on. Places beyond the rounds lost in the
    // first one.
    const lostRound = to === 1 ? 'W' : names[Math.min(names.length, Math.ceil(Math.log2(to))) - 1];
    const prize = lostRound === undefined ? undefined : money[lostRound];
    return typeof prize === 'number' ? [prize] : [];
  });
}

/** Checks each set of the final. The sum of the sets must be the score, and the sum of the legs must be the number of hit doubles. */
function judgeFinal(report: Report, name: string, final: JsonObject, game: RecordedGame | undefined): void {
  const sets = strings(final.set_scores).map((score) => score.split('-').map(Number));
  const won = [0, 1].map((side) => sets.filter((set) => (set[side] ?? 0) > (set[1 - side] ?? 0)).length);
  const legs = [0, 1].map((side) => sets.reduce((sum, set) => sum + (set[side] ?? 0), 0));
  report.same(`${name}: sides`, game?.sides, [final.A, final.B]);
  report.same(`${name}: sets`, won.join('-'), final.sets);
  report.same(`${name}: sets`, game?.score, won);
  const hitDoubles = ['A', 'B'].map((side) => Number.parseInt(text(objectOf(final.doubles)[side]), 10));
  report.same(`${name}: legs and hit doubles`, legs, hitDoubles);
  report.note(`${name}: averages, 180s and checkouts cannot be checked without visits`);
}
