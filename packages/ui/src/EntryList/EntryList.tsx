import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PlayerBadge } from '../PlayerBadge/PlayerBadge.tsx';
import { Table, type Column } from '../Table/Table.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type Entry = {
  id: string;
  name: string;
  club?: ReactNode;
  /** The number, or a field for it. */
  seed?: ReactNode;
  checkedIn: boolean;
  paid?: boolean;
  withdrawn?: boolean;
  you?: boolean;
  /** In words: guest, waiting list, withdrawn. */
  note?: ReactNode;
  /** A `Menu` with its button. */
  menu?: ReactNode;
};

export type EntryListLabels = {
  caption: string;
  number: ReactNode;
  player: ReactNode;
  seed: ReactNode;
  checkedIn: ReactNode;
  paid: ReactNode;
  /** Names of the boxes. */
  checkIn: (entry: Entry) => string;
  markPaid: (entry: Entry) => string;
  actions: string;
};

export type EntryListProps = Omit<ComponentProps<'div'>, 'children'> & {
  entries: readonly Entry[];
  labels: EntryListLabels;
  /** Absent: read-only. */
  onCheckedInChange?: (id: string, checkedIn: boolean) => void;
  onPaidChange?: (id: string, paid: boolean) => void;
  /** What is searched for; `/` goes there. The screen filters. */
  search?: { label: string; value: string; onValueChange: (value: string) => void };
  /** Beside the search: add, paste, check in all. */
  actions?: ReactNode;
  empty?: ReactNode;
};

/** Players of a tournament: who is here, who has paid, who is seeded. */
export function EntryList({
  entries,
  labels,
  onCheckedInChange,
  onPaidChange,
  search,
  actions,
  empty,
  className,
  ...props
}: EntryListProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target instanceof Element && event.target.closest('input, textarea'))) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onSlash);
    return () => removeEventListener('keydown', onSlash);
  }, []);
  const box = (entry: Entry, checked: boolean, label: string, onChange?: (next: boolean) => void) => (
    <Checkbox
      label={label}
      labelHidden
      className="justify-center"
      checked={checked}
      disabled={onChange === undefined || entry.withdrawn === true}
      onCheckedChange={(next) => onChange?.(next === true)}
    />
  );
  const columns: Column<Entry>[] = [
    { key: 'number', head: labels.number, as: 'figure', from: 'sm', cell: (_, i) => i + 1, className: 'w-10 text-ink-3' },
    {
      key: 'player',
      head: labels.player,
      as: 'name',
      className: 'max-w-0 w-full',
      cell: (e) => <PlayerBadge lines={3} name={e.name} club={e.club} note={e.note} state={e.withdrawn ? 'withdrawn' : 'player'} />,
    },
    { key: 'seed', head: labels.seed, as: 'figure', cell: (e) => e.seed },
    {
      key: 'in',
      head: labels.checkedIn,
      align: 'center',
      cell: (e) => box(e, e.checkedIn, labels.checkIn(e), onCheckedInChange && ((next) => onCheckedInChange(e.id, next))),
    },
    ...(entries.some((e) => e.paid !== undefined)
      ? [
          {
            key: 'paid',
            head: labels.paid,
            align: 'center' as const,
            cell: (e: Entry) => box(e, e.paid === true, labels.markPaid(e), onPaidChange && ((next: boolean) => onPaidChange(e.id, next))),
          },
        ]
      : []),
    ...(entries.some((e) => e.menu !== undefined)
      ? [{ key: 'menu', head: <span className="sr-only">{labels.actions}</span>, align: 'right' as const, cell: (e: Entry) => e.menu }]
      : []),
  ];
  return (
    <div className={className} {...props}>
      {(search !== undefined || actions !== undefined) && (
        <div className="flex flex-wrap items-end gap-3 pb-3">
          {search && (
            <TextField
              ref={field}
              type="search"
              className="min-w-52 flex-1"
              label={search.label}
              labelHidden
              placeholder={search.label}
              value={search.value}
              onValueChange={search.onValueChange}
            />
          )}
          {actions}
        </div>
      )}
      <Table
        caption={labels.caption}
        columns={columns}
        rows={entries}
        rowKey={(e) => e.id}
        rowTone={(e) => (e.you ? 'you' : undefined)}
        density="comfortable"
        stickyHead
        {...(empty !== undefined && { empty })}
      />
    </div>
  );
}
