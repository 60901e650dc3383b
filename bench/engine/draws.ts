import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { cellOf, median, type Cell } from '../suite.ts';
import { bracket, kinds, libraries, namesOf, oursFor, type Kind, type Library } from './libraries.ts';
import { checksum, checksumOfDraw } from './list.ts';
import { compare, isLost, retainedBytes, type Run } from './measure.ts';

const sizes = (kind: Kind) => (kind === 'round robin' ? [16, 64, 256, 512] : [16, 64, 256, 1024, 4096, 16_384, 65_536]);
const seconds = 10;

type Contest = { kind: Kind; entries: number; name: string; library: Library };
const contests: Contest[] = kinds.flatMap((kind) =>
  sizes(kind).flatMap((entries) =>
    Object.entries(libraries).flatMap(([name, { [kind]: library }]) => (library ? [{ kind, entries, name, library }] : [])),
  ),
);

type FirstRun = { ms: number; games: number; ourGames: number } | { isTooSlow: true } | { failure: string };

/** Runs a library's draw once in a separate process, which is ended if it takes too long. */
function runOnce({ kind, entries, name }: Contest): Promise<FirstRun> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'once.ts'), kind, String(entries), name]);
  let [output, error] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  // One more second for the start of the process.
  const limit = setTimeout(() => child.kill('SIGKILL'), (seconds + 1) * 1000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      if (signal) resolve({ isTooSlow: true });
      else if (code !== 0) resolve({ failure: /^\w*Error: .*/m.exec(error)?.[0] ?? 'it fails' });
      else {
        const result = JSON.parse(output) as { ms: number; games: number; ourGames: number };
        resolve(result.ms > seconds * 1000 ? { isTooSlow: true } : result);
      }
    });
  });
}

/** Runs every draw once, three at a time. */
async function runAllOnce(progress: (line: string) => void): Promise<Map<Contest, FirstRun>> {
  const firstRuns = new Map<Contest, FirstRun>();
  const queue = contests.values();
  const worker = async () => {
    for (const contest of queue) {
      progress(`first runs: ${firstRuns.size + 1} of ${contests.length}`);
      firstRuns.set(contest, await runOnce(contest));
    }
  };
  await Promise.all(Array.from({ length: 3 }, worker));
  return firstRuns;
}

/** Draws with a library, converts the draw to the common list and reads every property. The lap ends before the conversion. */
const runOf =
  (library: Library, names: readonly string[]): Run =>
  (lap) => {
    const drawn = library.draw(names);
    if (!(drawn instanceof Promise)) {
      lap();
      return checksum(library.list(drawn as never, names));
    }
    return drawn.then((tables: unknown) => {
      lap();
      return checksum(library.list(tables as never, names));
    });
  };

const twoDigits = (value: number) => String(Number(value.toPrecision(2)));
const megabytes = (bytes: number) => twoDigits(bytes / 2 ** 20);

async function cell({ kind, entries, name, library }: Contest, firstRun: FirstRun): Promise<Cell> {
  const names = namesOf(entries);
  const ourLibrary = oursFor(kind, name);
  const title = `${kind}, ${entries.toLocaleString('en')}: ${name}`;
  const run = runOf(ourLibrary, names);
  if ('isTooSlow' in firstRun) {
    const { ours } = await compare(run, () => 0);
    const note = `reference ran once and was ended after ${seconds} s`;
    return cellOf({ name: title, ours: ours.map(({ whole }) => whole), reference: ours.map(() => seconds * 1000), note }, 'ms');
  }
  const { ours, reference } = await compare(run, runOf(library, names));
  const measured = { name: title, ours: ours.map(({ whole }) => whole), reference: reference.map(({ whole }) => whole) };
  const bare = [ours, reference].map((times) => twoDigits(median(times.map(({ lap }) => lap)))).join(' / ');
  const memory = [await retainedBytes(() => ourLibrary.draw(names)), await retainedBytes(() => library.draw(names))]
    .map(megabytes)
    .join(' / ');
  const note = `${isLost(measured) ? 'LOST · ' : ''}bare ${bare}${entries >= 256 ? ` · ${memory} MB` : ''}`;
  return cellOf({ ...measured, note }, 'ms');
}

/** A row for each library and number of entries, and remarks about draws that could not be compared. */
export async function draws(progress: (line: string) => void): Promise<{ cells: Cell[]; remarks: string[] }> {
  const firstRuns = await runAllOnce(progress);
  const cells: Cell[] = [];
  const remarks: string[] = [];
  for (const contest of contests) {
    const firstRun = firstRuns.get(contest)!;
    const title = `${contest.kind} of ${contest.entries.toLocaleString('en')}`;
    progress(`${title}: ${contest.name}`);
    if ('failure' in firstRun) remarks.push(`${contest.name} has no ${title}: ${firstRun.failure}.`);
    else if ('games' in firstRun && firstRun.games !== firstRun.ourGames)
      remarks.push(`${contest.name} has ${firstRun.games} games in a ${title}, we have ${firstRun.ourGames}: not compared.`);
    else cells.push(await cell(contest, firstRun));
  }
  return { cells, remarks };
}

const limitMs = 100;

/**
 * Our double elimination of 65,536 entries, compared with its limit of 100 ms. The first row includes the conversion to the common list, as for
 * every library. The second row only reads every property of the draw.
 */
export async function largest(): Promise<Cell[]> {
  const names = namesOf(65_536);
  const runs: [string, Run][] = [
    ['', runOf(oursFor('double elimination', 'duel'), names)],
    [', only the draw', () => checksumOfDraw(bracket['double elimination'](names))],
  ];
  const cells: Cell[] = [];
  for (const [suffix, run] of runs) {
    const { ours } = await compare(run, () => 0);
    const times = ours.map(({ whole }) => whole);
    const note = isLost({ ours: times, reference: [limitMs] }) ? 'LOST' : '';
    cells.push(
      cellOf({ name: `double elimination, 65,536: the limit${suffix}`, ours: times, reference: times.map(() => limitMs), note }, 'ms'),
    );
  }
  return cells;
}
