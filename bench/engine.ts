/**
 * Draws and results of packages/darts compared with those of brackets-manager, tournament-pairings, duel, groupstage and roundrobin. The times
 * include the conversion to the same list of games (`engine/list.ts`). The times without the conversion are also printed.
 */
import { availableParallelism } from 'node:os';
import { draws, largest } from './engine/draws.ts';
import { resultsWereRead, turns } from './engine/measure.ts';
import { results } from './engine/results.ts';
import type { Suite } from './suite.ts';

export async function run(progress: (line: string) => void): Promise<Suite> {
  const recorded = await results(progress);
  const { cells, remarks } = await draws(progress);
  if (!resultsWereRead()) throw new Error('A list or a result was not read.');
  return {
    title: 'Engine: a list of games, and a result in a bracket; reference: the named library',
    unit: 'ms',
    conditions: [
      `Each cell is the median of ${turns} turns. In each turn, ours and the reference run once in one process, in alternating order. A reference that`,
      'takes more than 10 s runs once, in a separate process.',
      'Results: duel and brackets-manager update their bracket in place. Ours resolves the whole bracket for each result.',
      'Lists: ids, rounds, places, names, the origin of sides, the next games of winner and loser. Every property is read. bare: without the',
      'conversion to this list, ours / reference. MB: memory of the drawn games, ours / reference. LOST: our fastest run is slower than the',
      'slowest run of the reference.',
      'duel rejects more than 1,024 entries. The bench removes this limit. brackets-manager uses brackets-memory-db.',
      ...remarks,
      `Cores: ${availableParallelism()}.`,
    ],
    cells: [...cells, ...(await largest()), ...recorded],
  };
}
