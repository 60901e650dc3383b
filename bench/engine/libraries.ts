import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import Duel, { type DuelId, type DuelTournament } from 'duel';
import GroupStage from 'groupstage';
import robin from 'roundrobin';
import { DoubleElimination, RoundRobin, SingleElimination } from 'tournament-pairings';
import { doubleElimination } from '@oche/darts/draw/doubleElimination';
import { drawGroups } from '@oche/darts/draw/groups';
import { knockout } from '@oche/darts/draw/knockout';
import { roundRobin } from '@oche/darts/draw/roundRobin';
import type { DrawnGame, Slot } from '@oche/darts/draw/slot';
import { linkBack, linkForward, listed, open, type Link, type ListedGame, type ListedSide } from './list.ts';

export const kinds = ['single elimination', 'double elimination', 'groups of 4', 'round robin'] as const;
export type Kind = (typeof kinds)[number];

/** A library for one kind of draw. `draw` returns its own format, which `list` converts to the common list. */
export type Library = { draw: (names: readonly string[]) => unknown; list: (drawn: never, names: readonly string[]) => ListedGame[] };

const library = <T>(
  draw: (names: readonly string[]) => T | Promise<T>,
  list: (drawn: T, names: readonly string[]) => ListedGame[],
): Library => ({
  draw,
  list,
});

/** The names of a number of entries, the strongest first. */
export const namesOf = (entries: number): string[] => Array.from({ length: entries }, (_, i) => `player ${i + 1}`);

const groupSize = 4;

// Our sides contain their origin.
const slotsOf = (names: readonly string[]): Slot[] => names.map((entry) => ({ kind: 'entry', entry }));
const listOurs = (games: readonly DrawnGame[]) =>
  games.map(({ key, round, position, slots }) => listed(key, round, position, slots[0], slots[1]));
const linkOurs = (games: readonly DrawnGame[]) => linkForward(listOurs(games));

/** Our brackets. `results.ts` records results in them. */
export const bracket = {
  'single elimination': (names: readonly string[]) => knockout(slotsOf(names), { prefix: 'w' }),
  'double elimination': (names: readonly string[]) => doubleElimination(slotsOf(names), { reset: true }),
};
const ours: Record<Kind, Library> = {
  'single elimination': library(bracket['single elimination'], linkOurs),
  'double elimination': library(bracket['double elimination'], linkOurs),
  'groups of 4': library((names) => {
    const entries = names.map((id, i) => ({ id, seed: i + 1 }));
    return drawGroups(entries, { size: groupSize }, 'snake', 20260117).flatMap((group, i) => roundRobin(group, i + 1));
  }, listOurs),
  'round robin': library((names) => roundRobin(names, 1), listOurs),
};
const withoutReset = library((names) => doubleElimination(slotsOf(names)), linkOurs);

// duel and groupstage identify entries by number. duel returns the next games of winner and loser.
Duel.invalid = () => null; // removes the limit of 1,024 entries, which duel does not explain
const numbered = (names: readonly string[], player: number): ListedSide =>
  player > 0 ? { kind: 'entry', entry: names[player - 1]! } : open;
const linked = (to: [DuelId, 0 | 1] | null): Link => to && [to[0].toString(), to[1]];
const listNumbered = (games: readonly { id: DuelId; p: [number, number] }[], names: readonly string[]) =>
  games.map(({ id, p }) => listed(id.toString(), id.r, id.m, numbered(names, p[0]), numbered(names, p[1])));
const listDuel = (drawn: DuelTournament, names: readonly string[]) =>
  linkBack(
    listNumbered(drawn.matches, names),
    (index) => linked(drawn.right(drawn.matches[index]!.id)),
    (index) => linked(drawn.down(drawn.matches[index]!.id)),
  );
export const duelBracket = {
  'single elimination': (names: readonly string[]) => new Duel(names.length, { last: Duel.WB, short: true }),
  'double elimination': (names: readonly string[]) => new Duel(names.length, { last: Duel.LB, downMix: true }),
};
const duel = {
  'single elimination': library(duelBracket['single elimination'], listDuel),
  'double elimination': library(duelBracket['double elimination'], listDuel),
};
const groupstage = {
  'groups of 4': library((names) => new GroupStage(names.length, { groupSize }).matches, listNumbered),
  'round robin': library((names) => new GroupStage(names.length, { groupSize: names.length }).matches, listNumbered),
};

// tournament-pairings returns the next games of winner and loser, but not their sides. They get the first free side.
type Pairing = ReturnType<typeof SingleElimination>[number];
function listPairings(games: readonly Pairing[]): ListedGame[] {
  const name = (player: Pairing['player1']): ListedSide => (player === null ? open : { kind: 'entry', entry: String(player) });
  const idOf = (round: number, match: number) => `${round}-${match}`;
  const gamesWithASide = new Set<string>();
  const freeSide = (next: { round: number; match: number } | undefined): Link => {
    if (!next) return null;
    const id = idOf(next.round, next.match);
    if (gamesWithASide.has(id)) return [id, 1];
    gamesWithASide.add(id);
    return [id, 0];
  };
  return linkBack(
    games.map(({ round, match, player1, player2 }) => listed(idOf(round, match), round, match, name(player1), name(player2))),
    (index) => freeSide(games[index]!.win),
    (index) => freeSide(games[index]!.loss),
  );
}
const pairings = {
  'single elimination': library((names) => SingleElimination([...names], 1, false, true), listPairings),
  'double elimination': library((names) => DoubleElimination([...names], 1, true), listPairings),
  'round robin': library((names) => RoundRobin([...names], 1, true), listPairings),
};

const roundrobin = {
  'round robin': library(
    (names) => robin(names.length, names),
    (rounds) =>
      rounds.flatMap((round, r) =>
        round.map(([one, two], i) =>
          listed(`${r + 1}-${i + 1}`, r + 1, i + 1, { kind: 'entry', entry: one }, { kind: 'entry', entry: two }),
        ),
      ),
  ),
};

// brackets-manager stores tables. They contain an origin only for losers of the upper bracket. The other origins follow from the structure.
type Stage = Parameters<BracketsManager['create']['stage']>[0];
type Tables = Parameters<InMemoryDatabase['setData']>[0];
const managed = async (stage: Pick<Stage, 'type' | 'settings'>, names: readonly string[]) => {
  const database = new InMemoryDatabase();
  const tables: Tables = { participant: [], stage: [], group: [], round: [], match: [], match_game: [] };
  database.setData(tables);
  const manager = new BracketsManager(database);
  await manager.create.stage({ tournamentId: 0, name: 'stage', seeding: [...names], ...stage });
  return { tables, manager };
};
function listManaged({ tables: data }: { tables: Tables }): ListedGame[] {
  const names = new Map(data.participant.map(({ id, name }) => [id, name]));
  const rounds = new Map(data.round.map((round) => [round.id, round]));
  const elimination = data.stage[0]!.type !== 'round_robin';
  const idOf = (group: unknown, round: number, number: number) => `${String(group)}-${round}-${number}`;
  const lastUpper = data.round.filter(({ group_id }) => group_id === 0).length;
  const lastLower = data.round.filter(({ group_id }) => group_id === 1).length;
  return linkForward(
    data.match.map(({ group_id: group, round_id, number, opponent1, opponent2 }) => {
      const round = rounds.get(round_id)!.number;
      const winnerOf = (ofGroup: unknown, ofRound: number, ofNumber: number): ListedSide => ({
        kind: 'winnerOf',
        game: idOf(ofGroup, ofRound, ofNumber),
      });
      const side = (opponent: typeof opponent1, index: 0 | 1): ListedSide => {
        if (opponent === null) return open;
        if (opponent.id !== null) return { kind: 'entry', entry: names.get(opponent.id)! };
        if (!elimination) return open;
        if (group === 0) return winnerOf(0, round - 1, number * 2 - 1 + index);
        if (group === 1) {
          if (opponent.position !== undefined)
            return { kind: 'loserOf', game: idOf(0, round === 1 ? 1 : round / 2 + 1, opponent.position) };
          return round % 2 === 0 ? winnerOf(1, round - 1, number) : winnerOf(1, round - 1, number * 2 - 1 + index);
        }
        if (round === 2) return { kind: index === 0 ? 'winnerOf' : 'loserOf', game: idOf(2, 1, 1) };
        return index === 0 ? winnerOf(0, lastUpper, 1) : winnerOf(1, lastLower, 1);
      };
      return listed(idOf(group, round, number), round, number, side(opponent1, 0), side(opponent2, 1));
    }),
  );
}
export const managedBracket = {
  'single elimination': (names: readonly string[]) =>
    managed({ type: 'single_elimination', settings: { seedOrdering: ['inner_outer'] } }, names),
  'double elimination': (names: readonly string[]) =>
    managed({ type: 'double_elimination', settings: { seedOrdering: ['inner_outer'], grandFinal: 'double' } }, names),
};
const manager = {
  'single elimination': library(managedBracket['single elimination'], listManaged),
  'double elimination': library(managedBracket['double elimination'], listManaged),
  'groups of 4': library(
    (names) => managed({ type: 'round_robin', settings: { groupCount: names.length / groupSize } }, names),
    listManaged,
  ),
  'round robin': library((names) => managed({ type: 'round_robin', settings: { groupCount: 1 } }, names), listManaged),
};

/** The other libraries, by name. */
export const libraries: Record<string, Partial<Record<Kind, Library>>> = {
  'brackets-manager': manager,
  'tournament-pairings': pairings,
  duel,
  groupstage,
  roundrobin,
};

/** The draw of ours to compare with a library: without a second final for tournament-pairings, which has none. */
export const oursFor = (kind: Kind, name: string): Library =>
  kind === 'double elimination' && name === 'tournament-pairings' ? withoutReset : ours[kind];
