import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { csvText, type CsvCell } from './csvText.ts';
import { messages } from './messages.ts';

type CsvLinkProps<Row> = {
  /** the name of the file, without its ending */
  name: string;
  rows: readonly Row[];
  /** the head of each column and its value in a row */
  columns: readonly (readonly [head: string, value: (row: Row) => CsvCell])[];
};

/** A link that saves rows as a CSV file in the language of the reader. */
export function CsvLink<Row>({ name, rows, columns }: CsvLinkProps<Row>) {
  const { formatMessage, locale } = useIntl();
  const text = csvText(locale, [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, value]) => value(row)))]);
  return (
    <Link
      kind="underlined"
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(text)}`}
      download={`${name}.csv`}
      // The touch area is as large as that of the links beside other headings.
      className="relative text-body-small text-ink-2 after:absolute after:right-0 after:-left-2 after:-top-4 after:-bottom-2"
    >
      {formatMessage(messages.download)}
    </Link>
  );
}
