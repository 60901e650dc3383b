import { List, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { AddListDialog } from './AddListDialog.tsx';
import { KnownPlayersDialog } from './KnownPlayersDialog.tsx';
import { messages } from './messages.ts';
import { useAddEntries } from './useAddEntries.ts';

/** Three ways in: one name, a list, somebody known. */
export function AddPlayers({ tournament, entries }: { tournament: Tournament; entries: readonly Entry[] }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'list' | 'known' | null>(null);
  const toggle = (which: 'list' | 'known') => (isOpen: boolean) => setOpen(isOpen ? which : null);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pt-5">
      <QuickAdd tournament={tournament} />
      <div className="flex flex-wrap gap-3">
        <Button kind={entries.length === 0 ? 'primary' : 'outline'} icon={<List aria-hidden />} onClick={() => setOpen('list')}>
          {formatMessage(messages.addList)}
        </Button>
        <Button icon={<Users aria-hidden />} onClick={() => setOpen('known')}>
          {formatMessage(messages.addKnown)}
        </Button>
      </div>
      <AddListDialog tournament={tournament} entries={entries} open={open === 'list'} onOpenChange={toggle('list')} />
      <KnownPlayersDialog tournament={tournament} entries={entries} open={open === 'known'} onOpenChange={toggle('known')} />
    </div>
  );
}

/** A name and Enter, for who stands at the table. A known name is looked up, so that nobody is made twice. */
function QuickAdd({ tournament }: { tournament: Tournament }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const preview = useWrite('previewEntries');
  const { add, isPending } = useAddEntries(tournament);
  const busy = preview.isPending || isPending;
  const save = async () => {
    if (busy || name.trim() === '') return;
    setError(undefined);
    try {
      const [found] = await preview.mutateAsync({ id: tournament.id, text: name });
      if (found?.state === 'duplicate') return setError(formatMessage(messages.enteredAlready));
      const entry = uuidv7(Date.now(), randomBytes());
      const known = found?.state === 'known' ? found.playerId : null;
      await add([known === null ? { id: entry, name: found?.name ?? name } : { id: entry, playerId: known }]);
      setName('');
    } catch (refused) {
      setError(errorMessage(intl, refused, { taken: messages.enteredAlready }));
    }
  };
  return (
    <form
      className="flex w-full min-w-0 items-end gap-2 sm:w-96"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        className="flex-1"
        label={formatMessage(messages.quickAdd)}
        value={name}
        onValueChange={(next) => {
          setName(next);
          setError(undefined);
        }}
        error={error}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" state={busy ? 'busy' : 'ready'} icon={<UserPlus aria-hidden />} className={error === undefined ? '' : 'mb-7'}>
        {formatMessage(messages.add)}
      </Button>
    </form>
  );
}
