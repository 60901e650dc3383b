/**
 * Usage: npm run pictures -- [docs | site] [--update] [--built] [NAME …]
 *
 * Builds storybook-static and compares a few stories with their pictures in .storybook/pictures.
 *
 *   NAME       compares only these pictures
 *   --update   replaces the stored pictures
 *   docs       takes the pictures in docs/pictures and docs/pictures/built instead
 *   site       takes the sheets in docs/pictures/site instead: the pages of a competition's site with demo data beside their designs
 *   --built    uses the existing storybook-static instead of building it
 *
 *   STORYBOOK_URL   a running Storybook to use instead
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromium as settings } from '../.storybook/chromium.ts';
import { comparedPictures, designPictures, readmePictures, type Picture } from '../.storybook/pictures.ts';
import { findChromium } from './lib/chromium.ts';
import { compare, photograph, storyIds } from './lib/photograph.ts';
import { Failure, main, root } from './lib/project.ts';
import { writeSiteSheets } from './lib/siteSheets.ts';
import { storybookSite } from './lib/storybookSite.ts';

const baselines = join(root, '.storybook/pictures');
const results = join(root, 'test-results/pictures');
/** The share of pixels that may differ: the edges of a few letters. */
const tolerance = 0.0005;

await main(async () => {
  const args = process.argv.slice(2);
  if (args[0] === 'site') return writeSiteSheets(args.slice(1));
  const update = args.includes('--update');
  const forDocs = args.includes('docs');
  const names = args.filter((arg) => !arg.startsWith('--') && arg !== 'docs');
  const all: readonly Picture[] = forDocs ? [...readmePictures, ...designPictures] : comparedPictures;
  const unknown = names.find((name) => !all.some((picture) => picture.name === name));
  if (unknown) throw new Failure(`There is no picture "${unknown}". Choose one of ${all.map(({ name }) => name).join(', ')}.`);
  const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));

  const { url, entries, close } = await storybookSite(args.includes('--built'));
  const browser = await chromium.launch({ ...settings, executablePath: findChromium() });
  const problems: string[] = [];
  const write = (folder: string, name: string, picture: Buffer) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), picture);
  };
  try {
    const ids = storyIds(entries);
    rmSync(results, { recursive: true, force: true });
    for (const picture of chosen) {
      const { name } = picture;
      const taken = await photograph(browser, url, ids, picture).catch((error: unknown) => {
        problems.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
        return undefined;
      });
      if (!taken) continue;
      const baseline = join(baselines, `${name}.png`);
      if (forDocs) write(join(root, designPictures.includes(picture) ? 'docs/pictures/built' : 'docs/pictures'), name, taken);
      else if (update) write(baselines, name, taken);
      else if (!existsSync(baseline)) problems.push(`${name}: there is no picture yet; run \`npm run pictures -- --update ${name}\``);
      else {
        const { pixels, total, picture: difference } = await compare(browser, readFileSync(baseline), taken);
        if (pixels <= total * tolerance) continue;
        write(results, name, taken);
        if (difference) write(results, `${name}.difference`, difference);
        problems.push(`${name}: ${pixels} of ${total} pixels differ; see test-results/pictures/${name}.png`);
      }
    }
  } finally {
    await browser.close();
    close();
  }
  console.log(problems.join('\n') || `${chosen.length} pictures ${forDocs || update ? 'written' : 'are unchanged'}.`);
  if (problems.length > 0) process.exitCode = 1;
});
