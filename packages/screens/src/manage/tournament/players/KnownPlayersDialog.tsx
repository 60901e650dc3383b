import { useDeferredValue, useState } from 'react';
import type { Entry, Player, Tournament } from '@oche/api/contract/tournament';
import { useRead, useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Dialog } from '@oche/ui/Dialog';
import { Skeleton } from '@oche/ui/Skeleton';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { Boundary } from '../../../shell/Boundary.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './addMessages.ts';
import { messages as playersMessages } from './messages.ts';

type KnownPlayersDialogProps = {
  tournament: Tournament;
  entries: readonly Entry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Players of earlier evenings, found by a part of their name; several at once. */
export function KnownPlayersDialog({ tournament, entries, open, onOpenChange }: KnownPlayersDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Player[]>([]);
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = useWrite('addEntries', { invalidates: ['listEntries', 'getTournament'] });
  const save = async () => {
    setError(undefined);
    try {
      await mutateAsync({
        id: tournament.id,
        entries: chosen.map(({ id }) => ({ id: uuidv7(Date.now(), randomBytes()), playerId: id })),
      });
    } catch (refused) {
      return setError(errorMessage(intl, refused, { taken: playersMessages.enteredAlready }));
    }
    toast.success(formatMessage(playersMessages.entered, { count: chosen.length }));
    setChosen([]);
    setSearch('');
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage(messages.knownTitle)}
      close={formatMessage(words.close)}
      actions={
        <Button kind="primary" state={isPending ? 'busy' : chosen.length === 0 ? 'off' : 'ready'} onClick={() => void save()}>
          {isPending ? formatMessage(messages.adding) : formatMessage(messages.addCount, { count: chosen.length })}
        </Button>
      }
    >
      <TextField type="search" label={formatMessage(messages.knownFind)} value={search} onValueChange={setSearch} error={error} />
      <Boundary skeleton={<Skeleton shape="row" count={6} className="mt-4" />}>
        <Found
          organisation={tournament.organisation.id}
          search={search.trim()}
          entered={entries.map(({ playerId }) => playerId)}
          chosen={chosen}
          onChosenChange={setChosen}
        />
      </Boundary>
    </Dialog>
  );
}

type FoundProps = {
  organisation: string;
  search: string;
  entered: readonly string[];
  chosen: readonly Player[];
  onChosenChange: (chosen: readonly Player[]) => void;
};

function Found({ organisation, search, entered, chosen, onChosenChange }: FoundProps) {
  const { formatMessage } = useIntl();
  // the names found before stay until those of the longer word are there
  const asked = useDeferredValue(search);
  const { items, total } = useRead('listPlayers', { organisationId: organisation, ...(asked !== '' && { search: asked }) });
  const players = items.filter(({ id, archived }) => !archived && !entered.includes(id));
  if (players.length === 0) return <p className="mt-4 text-ink-2">{formatMessage(messages.knownNone)}</p>;
  return (
    <ul className="mt-4 border-t-2 border-rule">
      {players.map((player) => (
        <li key={player.id} className="border-b border-line py-1 pl-3">
          <Checkbox
            label={<span className="text-name">{player.name}</span>}
            hint={player.club ?? undefined}
            checked={chosen.some(({ id }) => id === player.id)}
            onCheckedChange={(checked) =>
              onChosenChange(checked === true ? [...chosen, player] : chosen.filter(({ id }) => id !== player.id))
            }
          />
        </li>
      ))}
      {total > items.length && (
        <li className="py-3 text-body-small text-ink-3">{formatMessage(messages.knownMore, { count: total - items.length })}</li>
      )}
    </ul>
  );
}
