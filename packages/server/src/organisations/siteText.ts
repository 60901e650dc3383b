import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Handlers } from '../platform/context.ts';

export const siteTextHandlers = {
  getSiteText: async ({ name }, { siteText }) => {
    const [en, nl, fr, de] = await Promise.all([siteText(name, 'en'), siteText(name, 'nl'), siteText(name, 'fr'), siteText(name, 'de')]);
    return { en, nl, fr, de };
  },
} satisfies Partial<Handlers>;

const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Reads texts from a folder: `privacy-policy.de.txt`, with `privacy-policy.txt` as the fallback for all languages. */
export const siteTextsIn =
  (folder: string): Context['siteText'] =>
  async (name, locale) =>
    (await textOf(join(folder, `${name}.${locale}.txt`))) ?? textOf(join(folder, `${name}.txt`));
