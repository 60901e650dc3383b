import { importCells, type ImportField, type ImportProblem, type ImportRow, type ImportValue } from '@oche/api/contract/import';
import type { Locale } from '@oche/i18n/locales';
import { foldName } from '@oche/darts/names/foldName';
import { longestCell, type FileRow } from './table.ts';

/** The names of the days from Monday. */
const weekdayNames: Readonly<Record<Locale, readonly string[]>> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  de: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
};

/** The only weekday whose name begins with a word in one of these languages. */
const weekdayIn = (word: string, languages: readonly (readonly string[])[]): number | null => {
  const days = new Set(
    languages.flatMap((names) => names.flatMap((name, at) => (name.startsWith(word) || word === `${name}s` ? [at + 1] : []))),
  );
  return days.size === 1 ? [...days][0]! : null;
};

/**
 * The weekday that a text names, whole or by its first letters: 1 for `Mon`, `lundi` and `1`. `ma` is Monday in Dutch and Tuesday in French, so
 * the language of the user counts first.
 */
export const weekdayOf = (text: string, locale?: Locale): number | null => {
  const word = foldName(text).replace(/[^a-z0-9]/g, '');
  if (/^[1-7]$/.test(word)) return Number(word);
  if (word.length < 2) return null;
  return (locale && weekdayIn(word, [weekdayNames[locale]])) ?? weekdayIn(word, Object.values(weekdayNames));
};

/** The weekdays of a list: `[3, 5]` for `wo en vr`, `wo/vr` and `wo, vr`. Null if one of them is not a weekday. */
export const weekdaysOf = (text: string, locale?: Locale): (number | null)[] | null => {
  const days = text.split(/[|,/;+&]|\s(?:and|en|et|und)\s/i).map((each) => weekdayOf(each, locale));
  return days.includes(null) ? null : [...new Set(days)];
};

/** A time of day: `19:30` for `19.30`, `19h30`, `19u30` and `19 Uhr 30`; `20:00` for `20h`. */
export const timeOf = (text: string): string | null => {
  const match = /^(\d{1,2})(?:(?:[:.hu]|uhr)(\d{2})?)?(?:uhr|uur|h)?(?::00)?$/i.exec(text.replace(/\s+/g, ''));
  if (!match) return null;
  return `${match[1]!.padStart(2, '0')}:${match[2] ?? '00'}`;
};

/** A day: `2026-09-04` for itself, `4/9/2026`, `4.9.26` and `04-09-2026`. The day stands before the month. */
export const dayOf = (text: string): string | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]!.padStart(2, '0')}-${iso[3]!.padStart(2, '0')}`;
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  return local ? `${local[3]!.padStart(4, '20')}-${local[2]!.padStart(2, '0')}-${local[1]!.padStart(2, '0')}` : null;
};

/** The age from which a year of two digits is in this century. */
const youngest = 5;

/** A date of birth, which is not after `today`. The century of a year of two digits is the latest one in which the player is old enough to play. */
export const birthDateOf = (text: string, today: string): string | null => {
  const day = dayOf(text);
  if (day === null) return null;
  const hasCentury = day.startsWith(text.slice(0, 4)) || /\d{4}$/.test(text);
  if (hasCentury) return day <= today ? day : null;
  return Number(day.slice(0, 4)) + youngest <= Number(today.slice(0, 4)) ? day : `19${day.slice(2)}`;
};

/** A whole number without signs. */
export const wholeOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** Whether a text says yes: a tick, a cross, `1`, or a word in one of the languages. */
export const isYes = (text: string): boolean =>
  ['x', '1', 'y', 'yes', 'ja', 'j', 'oui', 'o', 'true', 'wahr', '✓', '✔'].includes(foldName(text));

type Value<Field extends ImportField> = NonNullable<ReturnType<(typeof importCells)[Field]['parse']>>;

/** Most characters of a cell that a problem quotes. */
const longestQuote = 60;

/** A text, cut between characters if it is too long to be quoted. */
const shortened = (text: string): string => {
  const characters = [...text.slice(0, 2 * longestQuote + 1)];
  return characters.length > longestQuote
    ? `${characters
        .slice(0, longestQuote - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** Reads the values of one row, and collects what is wrong with them. */
export class RowReader {
  readonly problems: ImportProblem[] = [];
  readonly row: FileRow;
  readonly #read = new Map<ImportField, string>();
  constructor(row: FileRow) {
    this.row = row;
  }

  text(field: ImportField): string {
    return this.row.values[field] ?? '';
  }

  fail(field: ImportField, code: ImportProblem['code']): null {
    this.problems.push({ field, code, text: shortened(this.text(field)) });
    return null;
  }

  /** The value of a cell; null if it is empty, or has a problem. `convert`: from its text to what the contract expects; null if it has no such value */
  read<Field extends ImportField>(field: Field, convert: (text: string) => unknown = (text) => text): Value<Field> | null {
    const text = this.text(field);
    if (text === '') return null;
    if (text.length > longestCell) return this.fail(field, 'too-long');
    const result = importCells[field].safeParse(convert(text));
    if (result.success) {
      this.#read.set(field, String(result.data));
      return result.data as Value<Field>;
    }
    return this.fail(field, result.error.issues.some(({ code }) => code === 'too_big') ? 'too-long' : 'invalid');
  }

  /** The name, which every row needs; empty if it has a problem */
  readName(): string {
    if (this.text('name') === '') this.fail('name', 'missing');
    return this.read('name') ?? '';
  }

  /** The cells besides the name that have no problem: as they were read, otherwise as in the file, such as the name of a location. */
  #values(): ImportValue[] {
    const wrong = new Set(this.problems.map(({ field }) => field));
    return (Object.keys(this.row.values) as ImportField[]).flatMap((field) => {
      const text = this.#read.get(field) ?? this.text(field);
      return field === 'name' || text === '' || wrong.has(field) ? [] : [{ field, text: shortened(text) }];
    });
  }

  /** The row of the preview. `known`: it is there already */
  result({
    known = false,
    differs = [],
    similar = null,
  }: { known?: boolean; differs?: ImportField[]; similar?: string | null } = {}): ImportRow {
    const state = this.problems.length > 0 ? 'error' : known ? 'known' : 'new';
    const { line } = this.row;
    return { line, name: this.text('name').slice(0, 120), values: this.#values(), state, problems: this.problems, differs, similar };
  }
}

/** The fields whose values in the file differ from present ones. Empty cells say nothing. */
export const differing = (values: Partial<Record<ImportField, unknown>>, present: Partial<Record<ImportField, unknown>>): ImportField[] =>
  (Object.keys(values) as ImportField[]).filter(
    (field) => values[field] !== null && values[field] !== '' && values[field] !== (present[field] ?? null),
  );
