import { listColumns, type ListColumn, type PlayerTable } from '@oche/api/playerList';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { Switch } from '@oche/ui/Switch';
import { messages } from './addMessages.ts';

type ListColumnsProps = { table: PlayerTable; onTableChange: (table: PlayerTable) => void };

/** Sets the meaning of each column of a list, with an example from it. Renders nothing if every line is just a name. */
export function ListColumns({ table, onTableChange }: ListColumnsProps) {
  const { formatMessage } = useIntl();
  const { rows, columns, hasHeading } = table;
  if (columns.length <= 1 && !hasHeading) return null;
  const sampleOf = (index: number) =>
    rows
      .slice(Number(hasHeading))
      .map(({ cells }) => (cells[index] ?? '').trim())
      .find((cell) => cell !== '') ?? '–';
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="text-label pb-1">{formatMessage(messages.columns)}</legend>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {columns.map((column, index) => (
          <Select<ListColumn>
            key={index}
            label={formatMessage(messages.columnOf, { number: index + 1, sample: sampleOf(index) })}
            value={column}
            onValueChange={(chosen) =>
              onTableChange({ ...table, columns: columns.map((each, otherIndex) => (otherIndex === index ? chosen : each)) })
            }
            options={listColumns.map((value) => ({ value, label: formatMessage(messages.column, { column: value.replace('-', '') }) }))}
          />
        ))}
      </div>
      <Switch
        className="mt-2"
        label={formatMessage(messages.firstIsHeading)}
        checked={hasHeading}
        onCheckedChange={(checked) => onTableChange({ ...table, hasHeading: checked })}
      />
    </fieldset>
  );
}
