import { parse } from 'csv-parse/sync';
import {
  importFields,
  mostImportColumns,
  mostImportRows,
  type ImportColumn,
  type ImportField,
  type ImportKind,
} from '@oche/api/contract/import';
import { invalid } from '../../platform/refusal.ts';
import { fieldsOf } from './headings.ts';

/** A row of a file by field. `line`: of the file, from 1. */
export type FileRow = { line: number; values: Readonly<Partial<Record<ImportField, string>>> };
export type FileTable = { columns: ImportColumn[]; rows: FileRow[] };

/** The values of a row, with the first name before the name. */
const withFullName = ({ first_name: first, ...values }: FileRow['values']): FileRow['values'] =>
  first === undefined
    ? values
    : {
        ...values,
        name: [first, values.name]
          .filter(Boolean)
          .join(' ')
          .slice(0, longestCell + 1),
      };

/** Most characters of a value. `RowReader` refuses longer ones, of which one character more is kept. */
export const longestCell = 500;
const longestHeading = 100;

const delimiters = [',', ';', '\t'] as const;

/** The sign between the values of a file: the most frequent one in its first line. */
const delimiterOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  return delimiters.toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!;
};

type Parsed = { record: string[]; info: { lines: number } };

const recordsOf = (text: string): Parsed[] => {
  try {
    return parse(text, {
      ...{ bom: true, info: true, trim: true, relax_column_count: true, relax_quotes: true, skip_records_with_empty_values: true },
      ...{ delimiter: delimiterOf(text), skip_empty_lines: true, to: mostImportRows + 2 },
    }) as unknown as Parsed[];
  } catch {
    throw invalid({ text: 'unreadable' });
  }
};

/**
 * Reads a file of a kind. `chosen`: the field of each column, instead of those that the headings name.
 * @throws Refusal 400 for a file without rows, with too many, or in which quotes are not closed
 */
export const readTable = (text: string, kind: ImportKind, chosen?: readonly (ImportField | null)[]): FileTable => {
  const [heading, ...records] = recordsOf(text);
  if (!heading || records.length === 0) throw invalid({ text: 'no-rows' });
  if (records.length > mostImportRows) throw invalid({ text: 'too-many-rows' });
  const headings = heading.record.slice(0, mostImportColumns).map((text) => text.slice(0, longestHeading));
  const allowed: readonly ImportField[] = importFields[kind];
  const fields = headings.map((_, at) => chosen?.[at] ?? null);
  const known = chosen ? fields.map((field) => (field !== null && allowed.includes(field) ? field : null)) : fieldsOf(headings, allowed);
  if (new Set(known.filter(Boolean)).size < known.filter(Boolean).length) throw invalid({ columns: 'repeated' });
  return {
    columns: headings.map((each, at) => ({
      heading: each,
      sample: (records[0]!.record[at] ?? '').slice(0, longestHeading),
      field: known[at] ?? null,
    })),
    rows: records.map(({ record, info }) => ({
      line: info.lines,
      values: withFullName(
        Object.fromEntries(
          known.flatMap((field, at) => (field !== null && record[at] ? [[field, record[at].slice(0, longestCell + 1)]] : [])),
        ),
      ),
    })),
  };
};
