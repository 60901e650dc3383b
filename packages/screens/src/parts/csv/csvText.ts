import type { Locale } from '@oche/i18n/locales';

/** A cell of a CSV file; null is empty. */
export type CsvCell = string | number | null;

/** Text that a spreadsheet would run as a formula, such as a name that begins with `=`. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

/**
 * Rows as a CSV file that spreadsheets in this language open without questions: outside English with semicolons and decimal commas. Numbers have at
 * most two decimals. Texts that look like formulas begin with an apostrophe.
 */
export function csvText(locale: Locale, rows: readonly (readonly CsvCell[])[]): string {
  const separator = locale === 'en' ? ',' : ';';
  const cellOf = (cell: CsvCell): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return String(Math.round(cell * 100) / 100).replace('.', locale === 'en' ? '.' : ',');
    const text = isFormula(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  // Without the mark, Excel reads accents wrong.
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join('')}`;
}
