import { List, Users } from 'lucide-react';
import { useState } from 'react';
import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { AddListDialog } from './AddListDialog.tsx';
import { KnownPlayersDialog } from './KnownPlayersDialog.tsx';
import { messages } from './messages.ts';
import { NameForm } from './NameForm.tsx';
import { useAddEntries } from './useAddEntries.ts';

/** Adds players before the draw: by name, from a list, or from the address book. */
export function AddPlayers({ tournament, entries }: { tournament: Tournament; entries: readonly Entry[] }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'list' | 'known' | null>(null);
  const toggle = (which: 'list' | 'known') => (isOpen: boolean) => setOpen(isOpen ? which : null);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 pt-5">
      <QuickAdd tournament={tournament} />
      <div className="flex flex-wrap gap-3 sm:pt-6.5">
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

/** Adds one player by name. It looks up known players first, so that no player is created twice. */
function QuickAdd({ tournament }: { tournament: Tournament }) {
  const intl = useIntl();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const preview = useWrite('previewEntries');
  const { add, isPending } = useAddEntries(tournament);
  const change = (next: string) => {
    setName(next);
    setError(undefined);
    setEntered(false);
  };
  const save = async (isNamesake: boolean) => {
    setError(undefined);
    try {
      const [found] = await preview.mutateAsync({ id: tournament.id, text: name });
      if (found?.state === 'duplicate' && !isNamesake) {
        setEntered(true);
        return setError(intl.formatMessage(messages.enteredAlready));
      }
      const entry = uuidv7(Date.now(), randomBytes());
      const known = found?.state === 'known' && !isNamesake ? found.playerId : null;
      await add([known === null ? { id: entry, name: found?.name ?? name } : { id: entry, playerId: known }]);
      change('');
    } catch (thrown) {
      setError(errorMessage(intl, thrown, { taken: messages.enteredAlready }));
    }
  };
  return (
    <NameForm
      name={name}
      onNameChange={change}
      error={error}
      busy={preview.isPending || isPending}
      onAdd={() => void save(false)}
      onAddNamesake={isEntered ? () => void save(true) : undefined}
    />
  );
}
