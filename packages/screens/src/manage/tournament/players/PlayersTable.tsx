import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { Entry } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { PlayerBadge } from '@oche/ui/PlayerBadge';
import { Table } from '@oche/ui/Table';
import { TextField } from '@oche/ui/TextField';
import { groupLetter } from '../../../shell/gameName.ts';
import { words } from '../../../shell/words.ts';
import type { Leaving } from './LeaveDialog.tsx';
import { messages } from './messages.ts';
import type { EntryChange } from './useEntryChanges.ts';

type PlayersTableProps = {
  entries: readonly Entry[];
  isDrawn: boolean;
  onChange: (entry: Entry, change: EntryChange) => void;
  onLeave: (leaving: Leaving) => void;
};

/** The list at the door: a tick for here, a tick for paid. */
export function PlayersTable({ entries, isDrawn, onChange, onLeave }: PlayersTableProps) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={formatMessage(words.players)}
      rows={entries}
      rowKey={({ id }) => id}
      density="comfortable"
      stickyHead
      empty={<p className="py-3 text-ink-2">{formatMessage(messages.noneFound)}</p>}
      columns={[
        {
          key: 'name',
          head: formatMessage(words.name),
          as: 'name',
          className: 'max-w-0 w-full',
          cell: ({ name, club, nickname, withdrawn }) => (
            <PlayerBadge
              name={name}
              lines={2}
              state={withdrawn ? 'withdrawn' : 'player'}
              {...([nickname, club].some(Boolean) && { club: [nickname, club].filter(Boolean).join(', ') })}
              {...(withdrawn && { note: formatMessage(messages.withdrawn) })}
            />
          ),
        },
        ...(isDrawn
          ? [
              {
                key: 'group',
                head: formatMessage(words.group),
                from: 'sm' as const,
                align: 'center' as const,
                cell: ({ group }: Entry) => (group === null ? '–' : groupLetter(group)),
              },
            ]
          : []),
        {
          key: 'seed',
          head: formatMessage(messages.seed),
          align: 'right',
          className: 'w-20',
          cell: (entry) =>
            isDrawn || entry.withdrawn ? (
              <span className="tabular">{entry.seed ?? '–'}</span>
            ) : (
              <SeedField key={entry.seed ?? 'none'} entry={entry} onSeedChange={(seed) => onChange(entry, { seed })} />
            ),
        },
        {
          key: 'here',
          head: formatMessage(messages.here),
          align: 'center',
          className: 'w-14 sm:w-20',
          cell: (entry) => (
            <Checkbox
              className="justify-center pl-3"
              labelHidden
              label={formatMessage(messages.isHere, { name: entry.name })}
              checked={entry.checkedIn}
              disabled={entry.withdrawn}
              onCheckedChange={(checked) => onChange(entry, { checkedIn: checked === true })}
            />
          ),
        },
        {
          key: 'paid',
          head: formatMessage(messages.paid),
          align: 'center',
          className: 'w-14 sm:w-20',
          cell: (entry) => (
            <Checkbox
              className="justify-center pl-3"
              labelHidden
              label={formatMessage(messages.hasPaid, { name: entry.name })}
              checked={entry.paid}
              onCheckedChange={(checked) => onChange(entry, { paid: checked === true })}
            />
          ),
        },
        {
          key: 'actions',
          head: <span className="sr-only">{formatMessage(messages.actions)}</span>,
          align: 'right',
          className: 'w-12',
          cell: (entry) => !(entry.withdrawn && isDrawn) && <EntryMenu entry={entry} isDrawn={isDrawn} onLeave={onLeave} />,
        },
      ]}
    />
  );
}

/** Saved when it is left, or by Enter; empty is no seed. */
function SeedField({ entry: { name, seed }, onSeedChange }: { entry: Entry; onSeedChange: (seed: number | null) => void }) {
  const { formatMessage } = useIntl();
  const saved = seed === null ? '' : String(seed);
  const [typed, setTyped] = useState(saved);
  const save = () => {
    if (typed === saved) return;
    const place = Number(typed);
    if (typed === '') onSeedChange(null);
    else if (Number.isInteger(place) && place > 0) onSeedChange(place);
    else setTyped(saved);
  };
  return (
    <TextField
      className="ml-auto w-16"
      label={formatMessage(messages.seedOf, { name })}
      labelHidden
      inputMode="numeric"
      maxLength={4}
      value={typed}
      onValueChange={setTyped}
      onBlur={save}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      autoComplete="off"
      style={{ textAlign: 'right' }}
    />
  );
}

function EntryMenu({ entry, isDrawn, onLeave }: { entry: Entry } & Pick<PlayersTableProps, 'isDrawn' | 'onLeave'>) {
  const { formatMessage } = useIntl();
  const items: MenuItem[] = [
    ...(entry.withdrawn ? [] : [{ label: formatMessage(messages.withdraw), onSelect: () => onLeave({ entry, how: 'withdraw' }) }]),
    ...(isDrawn ? [] : [{ label: formatMessage(words.remove), danger: true, onSelect: () => onLeave({ entry, how: 'remove' }) }]),
  ];
  return (
    <Menu items={items}>
      <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label={formatMessage(messages.menu, { name: entry.name })} />
    </Menu>
  );
}
