import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { useHotkeys } from '../internal/useHotkeys.ts';
import { atSamePlace, useKeepPlace } from '../internal/useKeepPlace.ts';
import { useNarrow } from '../internal/useNarrow.ts';
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
  /** Absent if the tournament has no entry fee. */
  paid?: boolean;
  withdrawn?: boolean;
  /** Whether the entry is on the waiting list, because the tournament was full. Such entries are in a second list, in their order. */
  waiting?: boolean;
  /** Whether this is the user's row, which is highlighted. `note` must also contain "You". */
  you?: boolean;
  /** "Guest", "You", "Withdrawn". */
  note?: ReactNode;
  /** A problem for the organiser: "Appears twice in the pasted list". The row is amber; its `menu` has the choices. */
  doubt?: ReactNode;
  /** A `Menu` including its button, or buttons. */
  menu?: ReactNode;
};

export type EntryListLabels = {
  /** Caption of the table, for screen readers. */
  caption: string;
  number: ReactNode;
  player: ReactNode;
  seed: ReactNode;
  checkedIn: ReactNode;
  paid: ReactNode;
  /** Names of the checkboxes. */
  checkIn: (entry: Entry) => string;
  markPaid: (entry: Entry) => string;
  /** Heading of the column of menus, for screen readers. */
  actions: string;
  /** Heading of the waiting list: "Waiting list, 3". */
  waiting?: string;
};

export type EntryListProps = Omit<ComponentProps<'div'>, 'children'> & {
  entries: readonly Entry[];
  labels: EntryListLabels;
  /** Absent: read-only. */
  onCheckedInChange?: (id: string, checkedIn: boolean) => void;
  onPaidChange?: (id: string, paid: boolean) => void;
  /** A search field, which `/` focuses. The screen filters the entries. */
  search?: { label: string; value: string; onValueChange: (value: string) => void };
  /** Beside the search: add, paste, check in all. */
  actions?: ReactNode;
  empty?: ReactNode;
};

/** ↑ ↓ move to the same checkbox of the next row. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const { box } = target.dataset;
  if (step === undefined || box === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-box=${box}]`)];
  boxes[boxes.indexOf(target) + step]?.focus();
  event.preventDefault();
};

/**
 * The players of a tournament, with check-in, payment and seed. Space ticks a checkbox, ↑ ↓ move to the next one, `/` focuses the search. The
 * waiting list is below. Entries that need a check are amber and show the reason.
 */
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
  const waitingId = useId();
  const narrow = useNarrow();
  const field = useRef<HTMLInputElement>(null);
  // A filter may hide a ticked row at once. The focus then moves to the checkbox of the next row.
  const onFocus = useKeepPlace((focused, root) => {
    const { box } = focused.dataset;
    return atSamePlace(focused, root, box === undefined ? '[aria-haspopup=menu]' : `[data-box=${box}]`);
  });
  useHotkeys(search !== undefined, (key) => {
    if (key === '/') field.current?.focus();
    return key === '/';
  });
  const box = (kind: 'here' | 'paid', entry: Entry, checked: boolean, label: string, onChange?: (next: boolean) => void) => (
    <Checkbox
      data-box={kind}
      label={label}
      labelHidden
      className="justify-center"
      checked={checked}
      disabled={onChange === undefined || entry.withdrawn === true || entry.waiting === true}
      onCheckedChange={(next) => onChange?.(next === true)}
    />
  );
  const columns: Column<Entry>[] = [
    { key: 'number', head: labels.number, as: 'figure', from: 'sm', cell: (_, i) => i + 1, className: 'w-10 text-ink-3' },
    {
      key: 'player',
      head: labels.player,
      as: 'name',
      // On a phone, the column to its left is hidden.
      className: 'max-w-0 w-full max-sm:pl-0',
      cell: (e) => (
        <>
          <PlayerBadge lines={3} name={e.name} club={e.club} note={e.note} state={e.withdrawn ? 'withdrawn' : 'player'} />
          {e.doubt !== undefined && <span className="block text-caption text-warning">{e.doubt}</span>}
          {narrow && e.seed !== undefined && (
            <span className="mt-1 mb-1.5 flex items-center gap-2 text-caption text-ink-3">
              {labels.seed} {e.seed}
            </span>
          )}
        </>
      ),
    },
    // On a phone, the seed is below the name, which needs the width.
    ...(narrow ? [] : [{ key: 'seed', head: labels.seed, as: 'figure' as const, from: 'sm' as const, cell: (e: Entry) => e.seed }]),
    {
      key: 'in',
      head: labels.checkedIn,
      align: 'center',
      cell: (e) => box('here', e, e.checkedIn, labels.checkIn(e), onCheckedInChange && ((next) => onCheckedInChange(e.id, next))),
    },
    ...(entries.some((e) => e.paid !== undefined)
      ? [
          {
            key: 'paid',
            head: labels.paid,
            align: 'center' as const,
            cell: (e: Entry) =>
              box('paid', e, e.paid === true, labels.markPaid(e), onPaidChange && ((next: boolean) => onPaidChange(e.id, next))),
          },
        ]
      : []),
    ...(entries.some((e) => e.menu !== undefined)
      ? [
          {
            key: 'menu',
            head: <span className="sr-only">{labels.actions}</span>,
            align: 'right' as const,
            className: 'sm:whitespace-nowrap',
            cell: (e: Entry) => e.menu,
          },
        ]
      : []),
  ];
  const waiting = entries.filter((entry) => entry.waiting);
  const table = {
    columns,
    rowKey: (e: Entry) => e.id,
    rowTone: (e: Entry) => (e.doubt !== undefined ? 'warning' : e.you ? 'you' : undefined),
    density: 'comfortable',
    onKeyDown: onArrow,
  } as const;
  return (
    <div className={className} onFocusCapture={onFocus} {...props}>
      {(search !== undefined || actions !== undefined) && (
        <div className="flex flex-wrap items-end gap-3 pb-3 print:hidden">
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
        rows={entries.filter((entry) => !entry.waiting)}
        stickyHead
        {...table}
        {...(empty !== undefined && { empty })}
      />
      {waiting.length > 0 && (
        <section aria-labelledby={waitingId} className="pt-8">
          <h3 id={waitingId} className="text-heading">
            {labels.waiting}
          </h3>
          <Table caption={labels.waiting} rows={waiting} {...table} />
        </section>
      )}
    </div>
  );
}
