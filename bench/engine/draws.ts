import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { cellOf, median, type Cell } from '../suite.ts';
import { bracket, kinds, libraries, namesOf, oursFor, type Kind, type Library } from './libraries.ts';
import { checksum, checksumOfDraw } from './list.ts';
import { compare, held, isLost, type Run } from './measure.ts';

const sizes = (kind: Kind) => (kind === 'round robin' ? [16, 64, 256, 512] : [16, 64, 256, 1024, 4096, 16_384, 65_536]);
const seconds = 10;

type Contest = { kind: Kind; entries: number; name: string; library: Library };
const contests: Contest[] = kinds.flatMap((kind) =>
  sizes(kind).flatMap((entries) =>
    Object.entries(libraries).flatMap(([name, { [kind]: library }]) => (library ? [{ kind, entries, name, library }] : [])),
  ),
);

type Once = { ms: number; games: number; ourGames: number } | { over: true } | { fails: string };

/** A library's draw in a process of its own, which is ended when it takes too long. */
function once({ kind, entries, name }: Contest): Promise<Once> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'once.ts'), kind, String(entries), name]);
  let [output, error] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  // One more for the start of the process.
  const limit = setTimeout(() => child.kill('SIGKILL'), (seconds + 1) * 1000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      if (signal) resolve({ over: true });
      else if (code !== 0) resolve({ fails: /^\w*Error: .*/m.exec(error)?.[0] ?? 'it fails' });
      else {
        const found = JSON.parse(output) as { ms: number; games: number; ourGames: number };
        resolve(found.ms > seconds * 1000 ? { over: true } : found);
      }
    });
  });
}

/** Asks all of them, a few at a time. */
async function askAll(progress: (line: string) => void): Promise<Map<Contest, Once>> {
  const answers = new Map<Contest, Once>();
  const left = contests.values();
  const worker = async () => {
    for (const contest of left) {
      progress(`once each: ${answers.size + 1} of ${contests.length}`);
      answers.set(contest, await once(contest));
    }
  };
  await Promise.all(Array.from({ length: 3 }, worker));
  return answers;
}

/** Up to the list that all have in common, every property read; the lap ends where the library's own work does. */
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

const said = (value: number) => String(Number(value.toPrecision(2)));
const megabytes = (bytes: number) => said(bytes / 2 ** 20);

async function cell({ kind, entries, name, library }: Contest, answer: Once): Promise<Cell> {
  const names = namesOf(entries);
  const own = oursFor(kind, name);
  const title = `${kind}, ${entries.toLocaleString('en')}: ${name}`;
  const run = runOf(own, names);
  if ('over' in answer) {
    const { ours } = await compare(run, () => 0);
    const note = `reference ran once and was ended after ${seconds} s`;
    return cellOf({ name: title, ours: ours.map(({ whole }) => whole), reference: ours.map(() => seconds * 1000), note }, 'ms');
  }
  const { ours, reference } = await compare(run, runOf(library, names));
  const measured = { name: title, ours: ours.map(({ whole }) => whole), reference: reference.map(({ whole }) => whole) };
  const bare = [ours, reference].map((taken) => said(median(taken.map(({ part }) => part)))).join(' / ');
  const memory = [await held(() => own.draw(names)), await held(() => library.draw(names))].map(megabytes).join(' / ');
  const note = `${isLost(measured) ? 'LOST · ' : ''}bare ${bare}${entries >= 256 ? ` · ${memory} MB` : ''}`;
  return cellOf({ ...measured, note }, 'ms');
}

/** One row per library and number of entries, and what could not be compared. */
export async function draws(progress: (line: string) => void): Promise<{ cells: Cell[]; remarks: string[] }> {
  const answers = await askAll(progress);
  const cells: Cell[] = [];
  const remarks: string[] = [];
  for (const contest of contests) {
    const answer = answers.get(contest)!;
    const title = `${contest.kind} of ${contest.entries.toLocaleString('en')}`;
    progress(`${title}: ${contest.name}`);
    if ('fails' in answer) remarks.push(`${contest.name} has no ${title}: ${answer.fails}.`);
    else if ('games' in answer && answer.games !== answer.ourGames)
      remarks.push(`${contest.name} has ${answer.games} games in a ${title}, we have ${answer.ourGames}: not compared.`);
    else cells.push(await cell(contest, answer));
  }
  return { cells, remarks };
}

const most = 100;

/**
 * Double elimination of 65,536 against the 100 ms that it may take: up to the list that all have in common, as every library is timed;
 * and the draw as we give it, every property read, without what making that list takes.
 */
export async function largest(): Promise<Cell[]> {
  const names = namesOf(65_536);
  const runs: [string, Run][] = [
    ['', runOf(oursFor('double elimination', 'duel'), names)],
    [', the draw alone', () => checksumOfDraw(bracket['double elimination'](names))],
  ];
  const cells: Cell[] = [];
  for (const [what, run] of runs) {
    const { ours } = await compare(run, () => 0);
    const taken = ours.map(({ whole }) => whole);
    const note = isLost({ ours: taken, reference: [most] }) ? 'LOST' : '';
    cells.push(
      cellOf({ name: `double elimination, 65,536: what it may take${what}`, ours: taken, reference: taken.map(() => most), note }, 'ms'),
    );
  }
  return cells;
}
