/**
 * Usage: npm run check:lighthouse -- [PAGE …]
 *
 * Measures the public pages of a production build with demo data in Lighthouse, as a phone and as a desktop. Each page is measured three times.
 * The median of the performance must be at least 98, and that of every other category 100. Also measures the scripts that a page loads until it
 * can be used, compared with an empty Next page. Takes some minutes. Run it on a machine without other work.
 *
 *   PAGE   measures only the pages whose names contain this text, such as `site`
 */
import os from 'node:os';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium, type Browser } from 'playwright';
import { chromium as launch } from '../.storybook/chromium.ts';
import { encodeDomain } from '@oche/api/domain';
import { median } from '../bench/suite.ts';
import { buildEmpty, removeEmpty, startEmpty } from '../bench/web/emptyApp.ts';
import { findChromium } from './lib/chromium.ts';
import { competitionDomains } from './lib/hosts.ts';
import { startOwnProduct, type OwnProduct } from './lib/ownProduct.ts';
import { freePort } from './lib/ports.ts';
import { Failure, main } from './lib/project.ts';
import { scriptBytesUntilUsable } from './lib/scriptBytes.ts';

/** The lowest score of each category. */
const minimum = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(minimum) as (keyof typeof minimum)[];
/** The most bytes of script until a page can be used ÷ those of an empty Next page. The aim is 1.35. */
const mostScript = 2.5;
const runs = 3;
const presets = { phone: undefined, desktop: desktopConfig };

/** The scores of a page by category, and the audits that lowered them. */
type Scores = { name: string; preset: string; scores: number[]; failedAudits: string[] };
async function pagesOf({ client, port }: OwnProduct): Promise<Record<string, string>> {
  const { items: running } = await client.call('listTournaments', { status: 'running' });
  const { items: live } = await client.call('listLiveGames', {});
  if (!running[0] || !live[0]) throw new Failure('The demo data contains no running tournament with a live game.');
  const app = `http://localhost:${port}`;
  return {
    home: `${app}/`,
    tournaments: `${app}/tournaments`,
    tournament: `${app}/tournaments/${running[0].slug}`,
    'live game': `${app}/live/${live[0].id}`,
    ...(await pagesOfLeague(client, competitionDomains()[0]!, port)),
  };
}

/** The pages of the site of a league that most readers open. */
async function pagesOfLeague(client: OwnProduct['client'], domain: string, port: number): Promise<Record<string, string>> {
  const { season } = await client.call('getCompetitionContext', { domainBase64: encodeDomain(domain) });
  if (!season) throw new Failure('The league of the demo data has no season.');
  const [division] = await client.call('listSeasonGroups', { seasonId: season.id });
  const { items: playing } = await client.call('listMatches', { seasonId: season.id, state: 'playing', perPage: 1 });
  if (!division || !playing[0]) throw new Failure('The league of the demo data has no live match.');
  const site = `http://${domain}:${port}`;
  return {
    'site: home': `${site}/`,
    'site: standings': `${site}/groups/${division.slug}/standings`,
    'site: team': `${site}/groups/${division.slug}/teams/${division.teams[0]!.slug}`,
    'site: live match': `${site}/matches/${playing[0].slug}`,
    'site: leaderboard': `${site}/individual/180-171`,
  };
}

/** Measures a page once: the score of each category, and the audits that lowered it. */
async function measure(url: string, port: number, preset: keyof typeof presets): Promise<Pick<Scores, 'scores' | 'failedAudits'>> {
  const audit = async () => (await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] }, presets[preset]))?.lhr;
  let lhr = await audit();
  // Retries once, because on a busy machine the recording may miss the start of the page.
  if (lhr?.runtimeError) lhr = await audit();
  if (!lhr || lhr.runtimeError)
    throw new Failure(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'for an unknown reason'}`);
  const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
  const failedAudits = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, title, displayValue = '' } = lhr.audits[id]!;
      return weight > 0 && score !== null && score < 0.9 ? [`${title} ${displayValue}`.trim()] : [];
    }),
  );
  return { scores, failedAudits };
}

const isLow = ({ scores }: Scores) => scores.some((score, index) => score < minimum[categories[index]!]);

/** Measures pages in Lighthouse and prints a line for each. Returns whether no score is too low. */
async function checkScores(pages: Record<string, string>, port: number): Promise<boolean> {
  const rows: Scores[] = [];
  for (const [name, url] of Object.entries(pages)) {
    for (const preset of Object.keys(presets) as (keyof typeof presets)[]) {
      const measured: Pick<Scores, 'scores' | 'failedAudits'>[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(url, port, preset));
      const scores = categories.map((_, index) => median(measured.map((each) => each.scores[index]!)));
      rows.push({ name, preset, scores, failedAudits: [...new Set(measured.flatMap(({ failedAudits }) => failedAudits))] });
      const line = categories.map((category, index) => `${category} ${scores[index]}`).join('  ');
      console.log(`${name.padEnd(18)} ${preset.padEnd(8)} ${line}`);
    }
  }
  const low = rows.filter(isLow);
  for (const { name, preset, failedAudits } of low) console.log(`\n${name}, ${preset}:\n  ${failedAudits.join('\n  ')}`);
  console.log(
    `\n${low.length} of ${rows.length} pages have a score that is too low. Load of the machine: ${os.loadavg()[0]!.toFixed(1)}.\n`,
  );
  return low.length === 0;
}

/** Compares the scripts of pages with those of an empty page and prints a line for each. Returns whether none has too many. */
async function checkScripts(pages: Record<string, string>, empty: string, browser: Browser): Promise<boolean> {
  const reference = await scriptBytesUntilUsable(browser, empty);
  const ratios: number[] = [];
  for (const [name, url] of Object.entries(pages)) {
    const bytes = await scriptBytesUntilUsable(browser, url);
    ratios.push(bytes / reference);
    console.log(`${name.padEnd(18)} ${Math.round(bytes / 1000)} kB of script, ${(bytes / reference).toFixed(2)} × an empty page`);
  }
  console.log(`\nAn empty page of Next loads ${Math.round(reference / 1000)} kB of script. At most ${mostScript} × is allowed.`);
  return ratios.every((ratio) => ratio <= mostScript);
}

await main(async () => {
  const chosen = process.argv.slice(2);
  await buildEmpty();
  const product = await startOwnProduct();
  const port = await freePort(product.port + 2);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...launch.args, `--remote-debugging-port=${port}`] });
  try {
    const all = Object.entries(await pagesOf(product));
    const pages = Object.fromEntries(all.filter(([name]) => chosen.length === 0 || chosen.some((part) => name.includes(part))));
    if (Object.keys(pages).length === 0) throw new Failure(`There is no such page. Pages: ${all.map(([name]) => name).join(', ')}.`);
    const emptyPort = await freePort(port + 1);
    await startEmpty(emptyPort, product.folder);
    const passed = [await checkScripts(pages, `http://localhost:${emptyPort}/`, browser), await checkScores(pages, port)];
    process.exitCode = passed.every(Boolean) ? 0 : 1;
  } finally {
    await browser.close();
    await product.stop();
    removeEmpty();
  }
});
