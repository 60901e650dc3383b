/**
 * Usage: npm run messages -- extract | check | merge FILE | review FILE
 *
 * Maintains the catalogues of texts, packages/i18n/messages/*.json.
 *
 *   extract       writes en.json from the code, and the texts of competitions' sites, site/*.json, from the other files
 *   check         exits with 1 if a text is missing, unused or stale, if its arguments differ from those of the English text, if it has a word
 *                 that docs/terms rejects, or if its spaces or quotes are wrong in its language
 *   merge FILE    adds the translations in FILE: { "id": { "nl": "…", "fr": "…", "de": "…" } }
 *   review FILE   prints the state of each row of severity 1 or 2 in a table of corrections (see lib/reviewed.ts): applied, reworded, removed,
 *                 excepted or open; exits with 1 if one is open
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLocale } from '@oche/i18n/locales';
import {
  compareCatalogues,
  extractMessages,
  readCatalogue,
  structuralDifferences,
  translations,
  writeCatalogue,
} from './lib/catalogues.ts';
import { Failure, main, root } from './lib/project.ts';
import { outcomeOf, parseReview } from './lib/reviewed.ts';
import { siteProblems, writeSiteCatalogues } from './lib/siteCatalogue.ts';
import { termProblems } from './lib/terms.ts';
import { typographyProblems } from './lib/typography.ts';

async function extract(): Promise<void> {
  const { messages, problems } = await extractMessages();
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  writeCatalogue(defaultLocale, messages);
  await writeSiteCatalogues();
  console.log(`${Object.keys(messages).length} messages`);
}

async function check(): Promise<void> {
  const { messages, problems } = await extractMessages();
  problems.push(...compareCatalogues(messages), ...(await siteProblems()), ...termProblems(), ...typographyProblems());
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  console.log(`${Object.keys(messages).length} messages in ${translations.length + 1} languages`);
}

async function merge(file: string | undefined): Promise<void> {
  if (!file) throw new Failure('merge needs a file: { "id": { "nl": "…", "fr": "…", "de": "…" } }');
  const added: Record<string, Partial<Record<string, string>>> = JSON.parse(readFileSync(file, 'utf8'));
  const { messages } = await extractMessages();
  const problems = Object.entries(added).flatMap(([id, texts]) =>
    Object.entries(texts).flatMap(([locale, text = '']) =>
      structuralDifferences(messages[id] ?? text, text).map((difference) => `${locale}: "${id}" ${difference}`),
    ),
  );
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  withLock(() => {
    for (const locale of translations) {
      const texts = Object.entries(added).flatMap(([id, byLocale]) =>
        byLocale[locale] === undefined ? [] : [[id, byLocale[locale]] as const],
      );
      writeCatalogue(locale, { ...readCatalogue(locale), ...Object.fromEntries(texts) });
    }
    writeCatalogue(defaultLocale, messages);
  });
  await writeSiteCatalogues();
  console.log(`${Object.keys(added).length} messages merged`);
}

function review(file: string | undefined): void {
  if (!file) throw new Failure('review needs a file: a table of corrections, separated by tabs');
  const verdicts = parseReview(readFileSync(file, 'utf8'))
    .filter(({ severity }) => severity < 3)
    .map((correction) => outcomeOf(correction));
  for (const { correction, outcome, reason } of verdicts)
    console.log(`${outcome}\t${correction.language}\t${correction.place}${reason === undefined ? '' : `\t${reason}`}`);
  const count = (counted: string) => verdicts.filter(({ outcome }) => outcome === counted).length;
  console.log(
    `${count('applied')} applied, ${count('reworded')} reworded, ${count('removed')} removed, ${count('excepted')} excepted, ${count('open')} open`,
  );
  if (count('open') > 0) throw new Failure(`${count('open')} corrections are open.`);
}

/** Runs `work` while it holds a lock (a folder), so that two concurrent merges do not overwrite each other's changes. */
function withLock(work: () => void): void {
  const lock = join(tmpdir(), `oche-messages-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);
  for (let attempt = 0; ; attempt++) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (attempt > 100) throw new Failure(`Another merge seems to be running. If no merge is running, remove ${lock}.`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}

await main(async () => {
  const [command, file] = process.argv.slice(2);
  if (command === 'extract') await extract();
  else if (command === 'check') await check();
  else if (command === 'merge') await merge(file);
  else if (command === 'review') review(file);
  else throw new Failure('usage: npm run messages -- extract | check | merge FILE | review FILE');
});
