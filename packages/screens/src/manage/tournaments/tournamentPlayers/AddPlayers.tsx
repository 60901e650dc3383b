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

/** Adds one player or one pair by name. It looks up known players first, so that no player is created twice. */
function QuickAdd({ tournament }: { tournament: Tournament }) {
  const intl = useIntl();
  const nobody = tournament.plan.pairs === 'chosen' ? ['', ''] : [''];
  const [names, setNames] = useState(nobody);
  const [error, setError] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const preview = useWrite('previewEntries');
  const { add, isPending } = useAddEntries(tournament);
  const change = (next: string[]) => {
    setNames(next);
    setError(undefined);
    setEntered(false);
  };
  const save = async (isNamesake: boolean) => {
    setError(undefined);
    try {
      const found = await preview.mutateAsync({ id: tournament.id, text: names.join('\n') });
      const entered = found.find(({ state }) => state === 'duplicate');
      if (entered && !isNamesake) {
        setEntered(true);
        return setError(
          names.length === 1
            ? intl.formatMessage(messages.enteredAlready)
            : intl.formatMessage(messages.nameEnteredAlready, { name: entered.name }),
        );
      }
      const [first, partner] = names.map((typed, index) => {
        const { name = typed, state, playerId = null } = found.find(({ line }) => line === index + 1) ?? {};
        // In a pair with a namesake, the other player may still be a known one.
        const isKnown = state === 'known' && (!isNamesake || names.length > 1);
        return isKnown && playerId !== null ? { playerId } : { name };
      });
      await add([{ id: uuidv7(Date.now(), randomBytes()), ...first, ...(partner && { partner }) }]);
      change(nobody);
    } catch (thrown) {
      setError(errorMessage(intl, thrown, { taken: messages.enteredAlready }));
    }
  };
  return (
    <NameForm
      names={names}
      onNamesChange={change}
      error={error}
      busy={preview.isPending || isPending}
      onAdd={() => void save(false)}
      onAddNamesake={isEntered ? () => void save(true) : undefined}
    />
  );
}
