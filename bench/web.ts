/**
 * A request for a public page, a tournament of the demo data, compared with an empty static and an empty dynamic page of Next. All of them are
 * production builds with a content security policy and gzip.
 */
import { startOwnProduct } from '../scripts/lib/ownProduct.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { Failure } from '../scripts/lib/project.ts';
import type { CheckTable } from './checks.ts';
import { cellOf, type Cell, type Suite } from './suite.ts';
import { buildEmpty, removeEmpty, startEmpty } from './web/emptyApp.ts';
import { load, sendOnce, type Target } from './web/load.ts';

const connections = 32;
const rounds = 9;
const roundMs = 2000;
const limit = 1.25;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(share * values.length) - 1)] ?? 0;

/** The size of a response in bytes. Throws a Failure if it lacks gzip or the policy, because the comparison would not be fair. */
async function bytesOf(target: Target): Promise<number> {
  const { status, headers, bytes } = await sendOnce(target);
  if (status !== 200 || headers['content-encoding'] !== 'gzip' || !headers['content-security-policy'])
    throw new Failure(`${target.name}: ${status}, ${headers['content-encoding']}, policy ${headers['content-security-policy']}.`);
  return bytes;
}

function limits(cells: readonly Cell[]): CheckTable {
  const checks = cells
    .filter(({ name }) => name.startsWith('cached page ÷ static'))
    .map(({ name, ratio }) => ({ name, expected: 1, found: ratio, difference: ratio - 1, limit: limit - 1, holds: ratio <= limit }));
  return { title: `Time of a request ÷ the time of an empty static page: at most ${limit}`, relative: true, checks };
}

export async function run(progress: (line: string) => void): Promise<Suite> {
  progress('building both hosts');
  await buildEmpty();
  const ours = await startOwnProduct();
  try {
    const { items } = await ours.client.call('listTournaments', { status: 'running' });
    if (!items[0]) throw new Failure('No tournament of the demo data is running.');
    const path = `/tournaments/${items[0].slug}`;
    const emptyPort = await freePort(ours.port + 2);
    await startEmpty(emptyPort, ours.folder);

    let visitors = 0;
    const targets = {
      cached: { name: 'cached page', port: ours.port, path, connections },
      // A host name that was never requested before, so that its page is not cached.
      rendered: {
        name: 'page rendered for a request',
        port: ours.port,
        path,
        hostOf: () => `${(visitors += 1)}.localhost`,
        connections: 1,
      },
      static: { name: 'empty static page', port: emptyPort, path: '/', connections },
      dynamic: { name: 'empty dynamic page', port: emptyPort, path: '/dynamic', connections },
      dynamicAlone: { name: 'empty dynamic page alone', port: emptyPort, path: '/dynamic', connections: 1 },
    } satisfies Record<string, Target>;
    const all = Object.entries(targets);
    const bytes = Object.fromEntries(await Promise.all(all.map(async ([key, target]) => [key, await bytesOf(target)] as const)));

    const times: Record<string, number[][]> = {};
    for (const [, target] of all) await load(target, roundMs);
    for (let round = 0; round < rounds; round += 1) {
      progress(`round ${round + 1} of ${rounds}`);
      // A different target starts each round.
      for (const [key, target] of all.map((_, index) => all[(index + round) % all.length]!)) {
        (times[key] ??= []).push(await load(target, roundMs));
      }
    }

    const unit = 'ms a request';
    const row = (name: string, ours: string, reference: string) =>
      [0.5, 0.98].map((share) => {
        const at = (key: string) => (times[key] ?? []).map((each) => percentile(each, share));
        return cellOf({ name: `${name}, ${share * 100} %`, ours: at(ours), reference: at(reference) }, unit);
      });
    const size = (name: string, reference: string) =>
      cellOf({ name, ours: [bytes['cached']! / 1000], reference: [bytes[reference]! / 1000] }, 'kB');
    const cells = [
      ...row('cached page ÷ static', 'cached', 'static'),
      ...row('cached page ÷ dynamic', 'cached', 'dynamic'),
      ...row('page rendered for a request ÷ dynamic, one at a time', 'rendered', 'dynamicAlone'),
      size('document after gzip ÷ static', 'static'),
      size('document after gzip ÷ dynamic', 'dynamic'),
    ];
    const rate = (key: string) => Math.round((times[key] ?? []).flat().length / ((rounds * roundMs) / 1000));
    return {
      title:
        'A public page (a tournament of the demo data); reference: an empty page of Next, rendered at build time (static) or for each request (dynamic)',
      unit,
      conditions: [
        `Complete responses over ${connections} keep-alive connections, ${rounds} rounds of ${roundMs / 1000} s, each started by another target. Servers and clients share this machine.`,
        `Requests per second: cached ${rate('cached')}, static ${rate('static')}, dynamic ${rate('dynamic')}. Concurrent requests for a page share one rendering.`,
        'All have gzip and a content security policy: our page with hashes, the dynamic page with a nonce, the static page with',
        "'unsafe-inline', the strictest policy with which it works.",
        'A cached page is rendered again once a minute, during the rounds too.',
      ],
      cells,
      checks: [limits(cells)],
    };
  } finally {
    await ours.stop();
    removeEmpty();
  }
}
