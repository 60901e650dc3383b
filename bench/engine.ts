/**
 * Draws and results of packages/darts against those of brackets-manager, tournament-pairings, duel, groupstage and roundrobin.
 * Each is timed up to the same list of games (`engine/list.ts`): its own time, then what it takes to say it in that shape; its own
 * time alone stands beside it.
 */
import { availableParallelism } from 'node:os';
import { draws, largest } from './engine/draws.ts';
import { turns, wasRead } from './engine/measure.ts';
import { results } from './engine/results.ts';
import type { Suite } from './suite.ts';

export async function run(progress: (line: string) => void): Promise<Suite> {
  const recorded = await results(progress);
  const { cells, remarks } = await draws(progress);
  if (!wasRead()) throw new Error('A list or a result was not read');
  return {
    title: 'Engine: a list of games, and a result in a bracket; reference: the library named',
    unit: 'ms',
    conditions: [
      `Each cell is the median of ${turns} turns, ours and the reference's in one process, who begins by turns. A reference that takes over`,
      '10 s runs once, in a process of its own.',
      'Lists: ids, rounds, places, names, where sides come from and where winner and loser go, every property read. bare: without',
      'making that list, ours / reference. MB: what the drawn games hold in memory, ours / reference. LOST: even our fastest run is',
      'slower than the slowest of the reference.',
      'duel refuses more than 1,024 entries; that limit is lifted here. brackets-manager runs on brackets-memory-db.',
      ...remarks,
      `Cores: ${availableParallelism()}.`,
    ],
    cells: [...cells, ...(await largest()), ...recorded],
  };
}
