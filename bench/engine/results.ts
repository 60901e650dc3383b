import { gameRef } from '@oche/darts/draw/links';
import { openDraw } from '@oche/darts/draw/liveDraw';
import { cellOf, type Cell } from '../suite.ts';
import { bracket, duelBracket, managedBracket, namesOf } from './libraries.ts';
import { compare, isLost, warmUp, type Run, type Taken } from './measure.ts';

type Kind = keyof typeof bracket;
const kinds: Kind[] = ['single elimination', 'double elimination'];
const [small, middle, large] = [64, 1024, 16_384];

/** Games of the first round, evenly spread over it, that a run records: each changes who plays the next game. */
const games = 16;
const places = (entries: number) => Array.from({ length: games }, (_, i) => Math.floor(((i + 0.5) * entries) / 2 / games));

// Every run names another winner than the one before, so that there is always something to follow.

function recordOurs(kind: Kind, entries: number): Run {
  const drawn = bracket[kind](namesOf(entries));
  const draw = openDraw({ stages: [{ id: 'cup', games: drawn }], results: new Map(), ranks: new Map() });
  const refs = places(entries).map((at) => gameRef('cup', drawn[at]!.key));
  let winner: 0 | 1 = 0;
  return () => {
    winner = winner === 0 ? 1 : 0;
    let changed = 0;
    for (const ref of refs) changed += draw.record(ref, { kind: 'played', winner }).length;
    return changed;
  };
}

/** As many entries in brackets of `small`, held together; one result is recorded in each of `games` of them, spread over all. */
function recordOursInMany(kind: Kind, entries: number): Run {
  const cups = Array.from({ length: entries / small }, () => {
    const drawn = bracket[kind](namesOf(small));
    return { draw: openDraw({ stages: [{ id: 'cup', games: drawn }], results: new Map(), ranks: new Map() }), drawn };
  });
  const taken = places(small).map((at, i) => {
    const { draw, drawn } = cups[Math.floor(((i + 0.5) * cups.length) / games)]!;
    return { draw, ref: gameRef('cup', drawn[at]!.key) };
  });
  let winner: 0 | 1 = 0;
  return () => {
    winner = winner === 0 ? 1 : 0;
    let changed = 0;
    for (const { draw, ref } of taken) changed += draw.record(ref, { kind: 'played', winner }).length;
    // The other brackets are held too.
    return changed + cups.length;
  };
}

function recordDuel(kind: Kind, entries: number): Run {
  const cup = duelBracket[kind](namesOf(entries));
  const ids = places(entries).map((at) => cup.matches[at]!.id);
  let won = false;
  return () => {
    won = !won;
    let scored = 0;
    for (const id of ids) {
      scored += Number(cup.score(id, won ? [1, 0] : [0, 1]));
      // It keeps every score it was ever told; a bench must not measure how long that list has become.
      cup.state.length = 0;
    }
    return scored;
  };
}

async function recordManaged(kind: Kind, entries: number): Promise<Run> {
  const { tables, manager } = await managedBracket[kind](namesOf(entries));
  const ids = places(entries).map((at) => tables.match[at]!.id);
  const win = { score: 2, result: 'win' as const };
  let won = false;
  return async () => {
    won = !won;
    for (const id of ids)
      await manager.update.match(won ? { id, opponent1: win, opponent2: { score: 1 } } : { id, opponent1: { score: 1 }, opponent2: win });
    return ids.length;
  };
}

/** Microseconds of one result. */
const micros = (taken: readonly Taken[]) => taken.map(({ whole }) => (whole * 1000) / games);

async function cell(name: string, ours: Run, reference: Run): Promise<Cell> {
  const found = await compare(ours, reference);
  const measured = { name, ours: micros(found.ours), reference: micros(found.reference) };
  return cellOf({ ...measured, note: isLost(measured) ? 'LOST' : '' }, 'µs');
}

/**
 * One result in brackets of several sizes; and ours in a large one against ours in small ones. Of as many entries in
 * brackets of 64, what is touched lies as far apart as in one of 16,384: what still grows there is work. A single one of 64
 * lies in the nearest memory as a whole: what grows against that is work and the way to the memory.
 */
export async function results(progress: (line: string) => void): Promise<Cell[]> {
  const cells: Cell[] = [];
  // Brackets of all sizes and kinds go through the same code before any is timed, or the first would be timed in another one.
  for (const kind of kinds) for (const entries of [small, middle, large]) await warmUp(recordOurs(kind, entries));
  for (const kind of kinds) {
    for (const entries of [small, middle, large]) {
      const name = `a result, ${kind}, ${entries.toLocaleString('en')}`;
      progress(name);
      cells.push(await cell(`${name}: duel`, recordOurs(kind, entries), recordDuel(kind, entries)));
      // The large one it does not draw in ten seconds.
      if (entries !== large)
        cells.push(await cell(`${name}: brackets-manager`, recordOurs(kind, entries), await recordManaged(kind, entries)));
    }
    const name = `a result, ${kind}, ${large.toLocaleString('en')}: ours in`;
    cells.push(await cell(`${name} ${large / small} of ${small}`, recordOurs(kind, large), recordOursInMany(kind, large)));
    cells.push(await cell(`${name} one of ${small}`, recordOurs(kind, large), recordOurs(kind, small)));
  }
  return cells;
}
