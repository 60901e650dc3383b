import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale } from '@oche/i18n/locales';
import { readCatalogue } from './catalogues.ts';
import { root } from './project.ts';

/** A proposed change of a text, from a row of a table of corrections. */
export type Correction = {
  /** a language; or `en-docs` for a file; or a text with "(code)" if the correction needs a change of code */
  language: string;
  /** the id of a message, or a path with or without ":line" */
  place: string;
  current: string;
  proposed: string;
  severity: number;
};

/**
 * The state of a correction. `reworded`: the text has changed since, so it matches neither `current` nor `proposed`. `removed`: there is no such
 * message or file any more.
 */
export type Verdict = { correction: Correction; outcome: 'applied' | 'reworded' | 'removed' | 'excepted' | 'open'; reason?: string };

/** The reasons for corrections that are not applied, and the implementation of those that are applied in code, by "language place". */
export const exceptions: Readonly<Record<string, string>> = {
  'fr (code) code:scripts/lib/catalogues.ts (check)': 'Applied: typography.ts, part of `check -- messages`.',
  'nl,fr,de (code) code:packages/screens/src/manage/parts/EventFields.tsx (zoneName) + packages/screens/src/events/event/Event.tsx:100':
    'Applied: zoneTitle of timeZones.ts returns the name of the zone. The list of zones still has the cities of the database.',
  'nl,fr,de (code) code:packages/screens/src/shell/definePage.ts:58 (documentTitle)': 'Applied: the message shell.documentTitle.',
  'nl,fr,de (code) code:packages/server/src/accounts/profile.ts:89 + profileSettings.keptNameless':
    'Stays: “Player #n” is the chosen name of an erased player, stored once for users of all languages.',
};

/** The files and texts that a correction is compared with. */
export type Texts = {
  /** undefined if there is no such message */
  message: (language: string, id: string) => string | undefined;
  /** undefined if there is no such file */
  file: (path: string) => string | undefined;
};

export const textsOfProject: Texts = {
  message: (language, id) => (isLocale(language) ? readCatalogue(language)[id] : undefined),
  file: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
};

/**
 * Parses a table of corrections: tab-separated, with a heading and the columns language, message id or file, current, proposed, reason,
 * severity (1 to 3). @throws Error for a row without a severity.
 */
export function parseReview(table: string): Correction[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const [language = '', place = '', current = '', proposed = '', , severity] = line.split('\t');
      if (!/^[123]$/.test(severity?.trim() ?? '')) throw new Error(`Row ${index + 2} has no severity from 1 to 3.`);
      return { language, place, current, proposed, severity: Number(severity) };
    });
}

const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Determines whether a correction has been applied. */
export function outcomeOf(correction: Correction, texts: Texts = textsOfProject, reasons = exceptions): Verdict {
  const { language, place, current, proposed } = correction;
  const reason = reasons[`${language} ${place}`];
  if (reason !== undefined) return { correction, outcome: 'excepted', reason };
  const isMessage = isLocale(language);
  if (language.includes('(code)')) return { correction, outcome: 'open' };
  const text = isMessage ? texts.message(language, place) : texts.file(place.replace(/:\d+$/, ''));
  if (text === undefined) return { correction, outcome: 'removed' };
  const normalised = withSingleSpaces(text);
  // A message must be equal to the words. A document must contain them.
  const matches = (words: string) => (isMessage ? normalised === withSingleSpaces(words) : normalised.includes(withSingleSpaces(words)));
  return { correction, outcome: matches(proposed) ? 'applied' : matches(current) ? 'open' : 'reworded' };
}
