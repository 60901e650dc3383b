/**
 * Usage: npm run check:lighthouse
 *
 * Measures the public pages of a production build with demo data in Lighthouse, as a phone and as a desktop. Each page is measured three times.
 * The median of each category must be at least 95. Takes some minutes. Run it on a machine without other work.
 */
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { chromium as launch } from '../.storybook/chromium.ts';
import { encodeDomain } from '@oche/api/domain';
import { median } from '../bench/suite.ts';
import { findChromium } from './lib/chromium.ts';
import { competitionDomains } from './lib/hosts.ts';
import { startOwnProduct, type OwnProduct } from './lib/ownProduct.ts';
import { freePort } from './lib/ports.ts';
import { Failure, main } from './lib/project.ts';

const minimumScore = 95;
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
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

await main(async () => {
  const product = await startOwnProduct();
  const port = await freePort(product.port + 2);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...launch.args, `--remote-debugging-port=${port}`] });
  const rows: Scores[] = [];
  try {
    for (const [name, url] of Object.entries(await pagesOf(product))) {
      for (const preset of Object.keys(presets) as (keyof typeof presets)[]) {
        const measured: Pick<Scores, 'scores' | 'failedAudits'>[] = [];
        for (let run = 0; run < runs; run += 1) measured.push(await measure(url, port, preset));
        const scores = categories.map((_, index) => median(measured.map((each) => each.scores[index]!)));
        rows.push({ name, preset, scores, failedAudits: [...new Set(measured.flatMap(({ failedAudits }) => failedAudits))] });
        const line = categories.map((category, index) => `${category} ${scores[index]}`).join('  ');
        console.log(`${name.padEnd(18)} ${preset.padEnd(8)} ${line}`);
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  const below = rows.filter(({ scores }) => scores.some((score) => score < minimumScore));
  for (const { name, preset, failedAudits } of below) console.log(`\n${name}, ${preset}:\n  ${failedAudits.join('\n  ')}`);
  console.log(
    below.length === 0
      ? `\nNo score is below ${minimumScore}.`
      : `\n${below.length} of ${rows.length} pages have a score below ${minimumScore}.`,
  );
  process.exit(below.length === 0 ? 0 : 1);
});
