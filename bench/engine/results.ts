import { gameRef } from '@oche/darts/draw/links';
import { progress, type GameResult } from '@oche/darts/draw/progress';
import { cellOf, type Cell } from '../suite.ts';
import { bracket, duelBracket, managedBracket, namesOf } from './libraries.ts';
import { compare, isLost, warmUp, type Run, type Times } from './measure.ts';

type Kind = keyof typeof bracket;
const kinds: Kind[] = ['single elimination', 'double elimination'];
const sizes = [64, 1024];

/** The number of first-round games that a run records, evenly spread. Each result changes the sides of the next game. */
const games = 16;
const places = (entries: number) => Array.from({ length: games }, (_, i) => Math.floor(((i + 0.5) * entries) / 2 / games));

// Each run records other winners than the previous run, so that every result changes the bracket.

function recordOurs(kind: Kind, entries: number): Run {
  const drawn = bracket[kind](namesOf(entries));
  const refs = places(entries).map((at) => gameRef('cup', drawn[at]!.key));
  const results = new Map<string, GameResult>();
  const draw = { stages: [{ id: 'cup', games: drawn }], results, ranks: new Map() };
  let winner: 0 | 1 = 0;
  return () => {
    winner = winner === 0 ? 1 : 0;
    let resolved = 0;
    for (const ref of refs) {
      results.set(ref, { kind: 'played', winner });
      resolved += progress(draw).games.size;
    }
    return resolved;
  };
}

function recordDuel(kind: Kind, entries: number): Run {
  const cup = duelBracket[kind](namesOf(entries));
  const ids = places(entries).map((at) => cup.matches[at]!.id);
  let firstWins = false;
  return () => {
    firstWins = !firstWins;
    let scored = 0;
    for (const id of ids) {
      scored += Number(cup.score(id, firstWins ? [1, 0] : [0, 1]));
      // duel stores every recorded score in a list. The growth of that list must not be measured.
      cup.state.length = 0;
    }
    return scored;
  };
}

async function recordManaged(kind: Kind, entries: number): Promise<Run> {
  const { tables, manager } = await managedBracket[kind](namesOf(entries));
  const ids = places(entries).map((at) => tables.match[at]!.id);
  const win = { score: 2, result: 'win' as const };
  let firstWins = false;
  return async () => {
    firstWins = !firstWins;
    for (const id of ids)
      await manager.update.match(
        firstWins ? { id, opponent1: win, opponent2: { score: 1 } } : { id, opponent1: { score: 1 }, opponent2: win },
      );
    return ids.length;
  };
}

/** Microseconds per result. */
const micros = (times: readonly Times[]) => times.map(({ whole }) => (whole * 1000) / games);

async function cell(name: string, ours: Run, reference: Run): Promise<Cell> {
  const comparison = await compare(ours, reference);
  const measured = { name, ours: micros(comparison.ours), reference: micros(comparison.reference) };
  return cellOf({ ...measured, note: isLost(measured) ? 'LOST' : '' }, 'µs');
}

/** One result in brackets of several sizes. Ours resolves the whole bracket for each result, with `progress`. */
export async function results(report: (line: string) => void): Promise<Cell[]> {
  const cells: Cell[] = [];
  // Warm up all sizes and kinds before measuring any of them. Otherwise the code of the first cell would be compiled differently.
  for (const kind of kinds) for (const entries of sizes) await warmUp(recordOurs(kind, entries));
  for (const kind of kinds) {
    for (const entries of sizes) {
      const name = `a result, ${kind}, ${entries.toLocaleString('en')}`;
      report(name);
      cells.push(await cell(`${name}: duel`, recordOurs(kind, entries), recordDuel(kind, entries)));
      cells.push(await cell(`${name}: brackets-manager`, recordOurs(kind, entries), await recordManaged(kind, entries)));
    }
  }
  return cells;
}
