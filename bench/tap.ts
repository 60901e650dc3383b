import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { withBoardGame } from '@oche/mocks/boardGame';
import { fetchFrom } from '@oche/mocks/fetchFrom';
import { handlersOf } from '@oche/mocks/handlers';
import { knockoutInProgress } from '@oche/mocks/world';
import type { Format } from '@oche/darts/x01/format';
import { buildHost } from '../scripts/lib/builds.ts';
import { findChromium } from '../scripts/lib/chromium.ts';
import { root } from '../scripts/lib/project.ts';
import type { CheckTable } from './checks.ts';
import type { Cell, Suite } from './suite.ts';
import { openKeypad, type Keypad } from './tap/page.ts';
import { servePage } from './tap/serve.ts';

const slowdown = 4;
const visits = 500;
const limit = 1.25;
/** The totals of one leg. The first side scores 180, 180 and checks out 141; the other side has 301 left. Every total has three digits. */
const leg = ['180', '100', '180', '100', '141'];
/** The 500 visits are 100 legs, 50 for each side, after one leg that is already played. So no side reaches 99 legs. */
const format: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 99 }, starter: 'first' };
const bands = [
  { name: 'visits 1–100', from: 0, to: 100 },
  { name: 'visits 201–300', from: 200, to: 300 },
  { name: 'visits 401–500', from: 400, to: 500 },
];

type Taps = { visit: number; isDigit: boolean; received: number; ms: number; boardChanged: number }[];

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
};

/** Types a total and taps Enter. */
async function play(keypad: Keypad, visit: number, taps: Taps): Promise<void> {
  const total = leg[visit % leg.length] ?? '';
  for (let length = 1; length <= total.length; length += 1) {
    const { painted: ms, ...rest } = await keypad.tap(total[length - 1] ?? '', total.slice(0, length));
    taps.push({ visit, isDigit: true, ms, ...rest });
  }
  const { painted: ms, ...rest } = await keypad.tap('Enter', '');
  taps.push({ visit, isDigit: false, ms, ...rest });
}

const round = (value: number) => Number(value.toPrecision(3));

/** A percentile of the taps in a band. Its spread is the range of the four quarters of the band. */
function cell(name: string, share: number, ours: Taps, bare: Taps): Cell {
  const percentileOf = (taps: Taps) =>
    percentile(
      taps.map(({ ms }) => ms),
      share,
    );
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const part = (taps: Taps) => taps.slice((quarter * taps.length) / 4, ((quarter + 1) * taps.length) / 4);
    return { ours: percentileOf(part(ours)), bare: percentileOf(part(bare)) };
  });
  const spread = (values: number[]): [number, number] => [round(Math.min(...values)), round(Math.max(...values))];
  return {
    name: `${name}, ${share * 100} %`,
    ours: round(percentileOf(ours)),
    reference: round(percentileOf(bare)),
    ratio: round(percentileOf(ours) / percentileOf(bare)),
    spread: {
      ours: spread(quarters.map((quarter) => quarter.ours)),
      reference: spread(quarters.map((quarter) => quarter.bare)),
      ratio: spread(quarters.map((quarter) => quarter.ours / quarter.bare)),
    },
    runs: ours.length,
    unit: 'ms',
  };
}

/** Checks every band of every device separately. */
function limits(cells: readonly Cell[]): CheckTable {
  const checks = cells
    .filter(({ name }) => /\d, 98 %$/.test(name))
    .map(({ name, ratio }) => ({
      name,
      expected: 1,
      found: ratio,
      difference: ratio - 1,
      limit: limit - 1,
      holds: ratio <= limit,
    }));
  return { title: `Ours ÷ the bare keypad's at the 98th percentile: at most ${limit}`, relative: true, checks };
}

const devices = [
  { name: 'tablet', size: { width: 1280, height: 800 } },
  { name: 'phone', size: { width: 390, height: 844 } },
];

export async function run(progress: (line: string) => void): Promise<Suite> {
  progress('building both pages');
  const folder = mkdtempSync(join(tmpdir(), 'oche-bench-tap-'));
  await buildHost('tablet');
  await build({ root: join(root, 'bench/tap/bare'), configFile: false, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const bareServer = await servePage(folder);
  const cells: Cell[] = [];
  const receivedTimes: string[] = [];
  try {
    for (const device of devices) {
      const world = withBoardGame(knockoutInProgress(), leg.map(Number), { format });
      const server = await servePage(join(root, 'hosts/tablet/dist'), fetchFrom(handlersOf(world)));
      try {
        const ours = await openKeypad(browser, {
          url: `${server.origin}/en/tablet`,
          size: device.size,
          storage: { board_token: 'token-of-a-board' },
          entry: '[role=group][aria-label$="typed"] > span:first-child',
          board: '[class*="@container/board"]',
          enter: /^Enter( \d+)?$/,
          slowdown,
        });
        const bare = await openKeypad(browser, { url: bareServer.origin, size: device.size, entry: 'output', enter: /^Enter$/, slowdown });
        const taps = { ours: [] as Taps, bare: [] as Taps };
        for (let visit = 0; visit < visits; visit += 1) {
          if (visit % 20 === 0) progress(`${device.name}: visit ${visit + 1} of ${visits}`);
          await play(ours, visit, taps.ours);
          await play(bare, visit, taps.bare);
        }
        for (const { name, from, to } of bands) {
          const within = (all: Taps, isDigit?: boolean) =>
            all.filter((tap) => tap.visit >= from && tap.visit < to && (isDigit === undefined || tap.isDigit === isDigit));
          if (to > visits) continue;
          const label = `${device.name}, ${name}`;
          cells.push(cell(label, 0.5, within(taps.ours), within(taps.bare)), cell(label, 0.98, within(taps.ours), within(taps.bare)));
          cells.push(cell(`${label}, only digits`, 0.98, within(taps.ours, true), within(taps.bare, true)));
          const enterTaps = within(taps.ours, false);
          cells.push(cell(`${label}, only Enter`, 0.98, enterTaps, within(taps.bare, false)));
          // The bare keypad has no scoreboard, so the time until our scoreboard changes is compared with its Enter.
          const scoreboardTaps = enterTaps.map((tap) => ({ ...tap, ms: tap.boardChanged }));
          cells.push(cell(`${label}, Enter until the scoreboard changes`, 0.98, scoreboardTaps, within(taps.bare, false)));
        }
        const receivedAt = (all: Taps) =>
          [0.5, 0.98]
            .map((share) =>
              percentile(
                all.map((tap) => tap.received),
                share,
              ).toFixed(0),
            )
            .join(' and ');
        receivedTimes.push(`${device.name}: ours ${receivedAt(taps.ours)}, the bare keypad's ${receivedAt(taps.bare)}`);
        await ours.page.context().close();
        await bare.page.context().close();
      } finally {
        server.close();
      }
    }
  } finally {
    await browser.close();
    bareServer.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    title: `Tap to paint of the scoring screen at ${slowdown} × CPU slowdown, headless Chromium; reference: a bare React keypad`,
    unit: 'ms',
    conditions: [
      `${visits} visits of three digits and Enter. The two pages alternate after each visit, each in its own window. The spread is the range of the quarters of a band.`,
      'Ours: hosts/tablet built for production, sending every visit to a mocked API. Reference: eleven buttons and a line without storage.',
      'Times are from the time stamp of pointerup to the end of the frame that shows the digit (after Enter: the empty line). A task of the highest',
      'priority marks that end, in both pages. Touches last 40 to 56 ms.',
      `Milliseconds of this until the page receives the event, at 50 and 98 %: ${receivedTimes.join('; ')}. Both pages render every frame while a finger is down.`,
      'On a busy machine, the 98th percentile depends more on other processes than on either page.',
    ],
    cells,
    checks: [limits(cells)],
  };
}
