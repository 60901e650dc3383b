import { useDeferredValue, useState } from 'react';
import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { useRead } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Combobox, type ComboboxOption } from '@oche/ui/Combobox';
import { Dialog } from '@oche/ui/Dialog';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../../shell/Boundary.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { usePeopleLabels } from '../peopleLabels.ts';
import { messages } from './addMessages.ts';
import { messages as playersMessages } from './messages.ts';
import { useAddEntries } from './useAddEntries.ts';

type KnownPlayersDialogProps = {
  tournament: Tournament;
  entries: readonly Entry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Adds one or more players of the address book, found by a part of their name, or two of them as a pair. */
export function KnownPlayersDialog({ tournament, entries, open, onOpenChange }: KnownPlayersDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  const [error, setError] = useState<string>();
  const { add, isPending } = useAddEntries(tournament);
  const arePairs = tournament.plan.pairs === 'chosen';
  const isComplete = arePairs ? chosen.length === 2 : chosen.length > 0;
  const save = async () => {
    setError(undefined);
    try {
      const entrants = chosen.map(({ value }) => ({ id: uuidv7(Date.now(), randomBytes()), playerId: value }));
      const [first, second] = entrants;
      await add(arePairs && first && second ? [{ ...first, partner: { playerId: second.playerId } }] : entrants);
    } catch (thrown) {
      return setError(errorMessage(intl, thrown, { taken: playersMessages.enteredAlready }));
    }
    setChosen([]);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage(messages.knownTitle)}
      {...(arePairs && { description: formatMessage(messages.knownPair) })}
      close={formatMessage(words.close)}
      actions={
        <Button kind="primary" state={isPending ? 'busy' : isComplete ? 'ready' : 'off'} onClick={() => void save()}>
          {isPending
            ? formatMessage(messages.adding)
            : arePairs
              ? formatMessage(messages.addPairs, { count: 1 })
              : formatMessage(messages.addCount, { count: chosen.length })}
        </Button>
      }
    >
      <Boundary skeleton={<Skeleton shape="row" count={1} />}>
        <PlayerSearch
          organisation={tournament.organisation.id}
          enteredIds={entries.flatMap(({ players }) => players.map(({ id }) => id))}
          chosen={chosen}
          onChosenChange={setChosen}
          error={error}
        />
      </Boundary>
    </Dialog>
  );
}

type PlayerSearchProps = {
  organisation: string;
  enteredIds: readonly string[];
  chosen: readonly ComboboxOption[];
  onChosenChange: (chosen: readonly ComboboxOption[]) => void;
  error: string | undefined;
};

function PlayerSearch({ organisation, enteredIds, chosen, onChosenChange, error }: PlayerSearchProps) {
  const { formatMessage } = useIntl();
  const labels = usePeopleLabels();
  const [query, setQuery] = useState('');
  // The previous results stay visible until those of the new query are loaded.
  const deferredQuery = useDeferredValue(query.trim());
  const { items, total } = useRead('listPlayers', { organisationId: organisation, ...(deferredQuery !== '' && { search: deferredQuery }) });
  const players = items.filter(({ id, archived }) => !archived && !enteredIds.includes(id));
  const moreCount = total - items.length;
  return (
    <Combobox
      many
      search="host"
      label={formatMessage(messages.knownFind)}
      error={error}
      options={players.map(({ id, name, club }) => ({ value: id, label: name, ...(club !== null && { note: club }) }))}
      value={chosen}
      onValueChange={onChosenChange}
      onQueryChange={setQuery}
      state={deferredQuery === query.trim() ? 'ready' : 'loading'}
      limit={Infinity}
      {...(moreCount > 0 && { message: labels.more(moreCount) })}
      labels={{ ...labels, none: () => formatMessage(messages.knownNone) }}
    />
  );
}
