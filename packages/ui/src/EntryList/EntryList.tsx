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
  /** Absent where nobody pays. */
  paid?: boolean;
  withdrawn?: boolean;
  /** Came when the tournament was full: stands in a list of its own, in the order of coming. */
  waiting?: boolean;
  /** The reader's own row: tinted; `note` says so in words. */
  you?: boolean;
  /** In words: guest, you, withdrawn. */
  note?: ReactNode;
  /** What a person must look at: "Stands twice in the pasted list". Amber; its `menu` holds the choice. */
  doubt?: ReactNode;
  /** A `Menu` with its button, or buttons. */
  menu?: ReactNode;
};

export type EntryListLabels = {
  /** What the table is, for screen readers. */
  caption: string;
  number: ReactNode;
  player: ReactNode;
  seed: ReactNode;
  checkedIn: ReactNode;
  paid: ReactNode;
  /** Names of the boxes. */
  checkIn: (entry: Entry) => string;
  markPaid: (entry: Entry) => string;
  /** Head of the menus, for screen readers. */
  actions: string;
  /** Over those who wait: "Waiting list, 3". */
  waiting?: string;
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

/** ↑ ↓ go to the same box of the next row. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const { box } = target.dataset;
  if (by === undefined || box === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-box=${box}]`)];
  boxes[boxes.indexOf(target) + by]?.focus();
  event.preventDefault();
};

/**
 * Players of a tournament: who is here, who has paid, who is seeded. Space ticks, ↑ ↓ go to the next box, `/` searches. Who waits for a place
 * stands under them; what a person must look at is amber and says why.
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
  // Who is ticked may be left out by the filter at once: the box of the next one is where the focus goes.
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
      // The column before it is not there on a phone.
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
    // On a phone it stands under the name, which needs the room.
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
