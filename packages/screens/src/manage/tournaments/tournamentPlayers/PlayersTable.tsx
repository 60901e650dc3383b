import { EllipsisVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Entry } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EntryList } from '@oche/ui/EntryList';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { TextField } from '@oche/ui/TextField';
import { groupLetter } from '../../../parts/game/gameName.ts';
import { words } from '../../../shell/words.ts';
import type { Leaving } from './LeaveDialog.tsx';
import { messages } from './messages.ts';
import type { EntryChange } from './useEntryChanges.ts';

type PlayersTableProps = {
  entries: readonly Entry[];
  isDrawn: boolean;
  /** In a Swiss tournament all players are in one group, which has no letter. */
  hasOneTable: boolean;
  search: { value: string; onValueChange: (value: string) => void };
  actions: ReactNode;
  onChange: (entry: Entry, change: EntryChange) => void;
  onLeave: (leaving: Leaving) => void;
  /** undoes the withdrawal of a player */
  onReenter: (entry: Entry) => void;
  onRename: (entry: Entry) => void;
};

/** The list of players, with checkboxes for check-in and payment. */
export function PlayersTable({
  entries,
  isDrawn,
  hasOneTable,
  search,
  actions,
  onChange,
  onLeave,
  onReenter,
  onRename,
}: PlayersTableProps) {
  const { formatMessage } = useIntl();
  const changeOf = (id: string, change: EntryChange) => {
    const entry = entries.find((each) => each.id === id);
    if (entry) onChange(entry, change);
  };
  return (
    <EntryList
      search={{ label: formatMessage(words.findPlayer), ...search }}
      actions={actions}
      onCheckedInChange={(id, checkedIn) => changeOf(id, { checkedIn })}
      onPaidChange={(id, paid) => changeOf(id, { paid })}
      empty={<p className="py-3 text-ink-2">{formatMessage(messages.noneFound)}</p>}
      labels={{
        caption: formatMessage(words.players),
        number: <span className="sr-only">{formatMessage(messages.number)}</span>,
        player: formatMessage(words.name),
        seed: formatMessage(messages.seed),
        checkedIn: formatMessage(messages.here),
        paid: formatMessage(messages.paid),
        checkIn: ({ name }) => formatMessage(messages.isHere, { name }),
        markPaid: ({ name }) => formatMessage(messages.hasPaid, { name }),
        actions: formatMessage(messages.actions),
      }}
      entries={entries.map((entry) => {
        const { id, name, nickname, club, seed, checkedIn, paid, withdrawn, group } = entry;
        const details = [
          group === null || hasOneTable ? '' : formatMessage(words.groupLetter, { letter: groupLetter(group) }),
          nickname,
          club ?? '',
        ];
        const text = details.filter((each) => each !== '').join(', ');
        return {
          ...{ id, name, checkedIn, paid, withdrawn },
          ...(text !== '' && { club: text }),
          ...(withdrawn && { note: formatMessage(messages.withdrawn) }),
          ...(isDrawn || withdrawn
            ? seed !== null && { seed }
            : { seed: <SeedField key={seed ?? 'none'} entry={entry} onSeedChange={(next) => onChange(entry, { seed: next })} /> }),
          menu: <EntryMenu entry={entry} isDrawn={isDrawn} onLeave={onLeave} onReenter={onReenter} onRename={onRename} />,
        };
      })}
    />
  );
}

/** The field of a seed. It saves on blur and on Enter. An empty field means no seed. */
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
      className="w-16 sm:ml-auto"
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

type EntryMenuProps = { entry: Entry } & Pick<PlayersTableProps, 'isDrawn' | 'onLeave' | 'onReenter' | 'onRename'>;

function EntryMenu({ entry, isDrawn, onLeave, onReenter, onRename }: EntryMenuProps) {
  const { formatMessage } = useIntl();
  const items: MenuItem[] = [
    ...(entry.players.length === 1 ? [{ label: formatMessage(messages.rename), onSelect: () => onRename(entry) }] : []),
    entry.withdrawn
      ? { label: formatMessage(messages.undoWithdrawal), onSelect: () => onReenter(entry) }
      : { label: formatMessage(messages.withdraw), onSelect: () => onLeave({ entry, how: 'withdraw' }) },
    ...(isDrawn ? [] : [{ label: formatMessage(words.remove), danger: true, onSelect: () => onLeave({ entry, how: 'remove' }) }]),
  ];
  return (
    <Menu items={items}>
      <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label={formatMessage(messages.menu, { name: entry.name })} />
    </Menu>
  );
}
