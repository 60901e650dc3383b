import { useState } from 'react';
import type { Input, Output } from '@oche/api/contract/endpoints';
import type { Tournament } from '@oche/api/contract/tournament';
import { ApiError } from '@oche/api/errors';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { groupLetter, isSwiss } from '../../../parts/game/gameName.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';
import { NameForm } from './NameForm.tsx';

/** The late entry to confirm. */
type Pending = { name: string; entry: Input<'addLateEntry'>['entry']; places: Output<'previewLateEntry'>; group: string };

/** Adds a player after the draw, after a confirmation that shows the changes. */
export function AddLate({ tournament }: { tournament: Tournament }) {
  const { id } = tournament;
  const hasOneTable = isSwiss(tournament);
  const intl = useIntl();
  const { formatMessage } = intl;
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);
  const find = useWrite('previewEntries');
  const preview = useWrite('previewLateEntry');
  const add = useWrite('addLateEntry');
  const change = (next: string) => {
    setName(next);
    setError(undefined);
    setEntered(false);
  };
  const showError = (thrown: unknown) => {
    setPending(null);
    setEntered(thrown instanceof ApiError && thrown.code === 'taken');
    setError(errorMessage(intl, thrown, { taken: messages.enteredAlready }));
  };
  const showPreview = async (isNamesake: boolean) => {
    setError(undefined);
    try {
      const [found] = await find.mutateAsync({ id, text: name });
      const isKnown = found?.state === 'known' || found?.state === 'duplicate';
      const known = isKnown && !isNamesake ? found.playerId : null;
      const playerName = found?.name ?? name;
      const places = await preview.mutateAsync({ id });
      const entryId = uuidv7(Date.now(), randomBytes());
      setPending({
        name: playerName,
        entry: known === null ? { id: entryId, name: playerName } : { id: entryId, playerId: known },
        places,
        group: String(places.groups[0]?.group ?? ''),
      });
    } catch (thrown) {
      showError(thrown);
    }
  };
  const save = async ({ entry, places, group, name: playerName }: Pending) => {
    try {
      const { group: joined } = await add.mutateAsync({
        id,
        entry,
        ...(group && { group: Number(group) }),
        ...(places.opponent && { opponent: places.opponent.id }),
      });
      setPending(null);
      change('');
      toast.success(
        formatMessage(messages.lateAdded, {
          name: playerName,
          isGroup: String(joined !== null && !hasOneTable),
          letter: groupLetter(joined ?? 1),
        }),
      );
    } catch (thrown) {
      showError(thrown);
    }
  };
  const close = () => {
    if (!add.isPending) setPending(null);
  };
  return (
    <>
      <div className="pt-5">
        <NameForm
          names={[name]}
          onNamesChange={([next = '']) => change(next)}
          hint={formatMessage(messages.lateHint)}
          error={error}
          busy={find.isPending || preview.isPending}
          onAdd={() => void showPreview(false)}
          onAddNamesake={isEntered ? () => void showPreview(true) : undefined}
        />
      </div>
      {pending !== null && (
        <Dialog
          open
          onOpenChange={close}
          title={formatMessage(messages.lateTitle, { name: pending.name })}
          close={formatMessage(words.close)}
          actions={
            <>
              <Button onClick={close}>{formatMessage(words.cancel)}</Button>
              <Button kind="primary" state={add.isPending ? 'busy' : 'ready'} onClick={() => void save(pending)}>
                {formatMessage(messages.add)}
              </Button>
            </>
          }
        >
          <Changes {...pending} hasOneTable={hasOneTable} onGroupChange={(group) => setPending({ ...pending, group })} />
        </Dialog>
      )}
    </>
  );
}

/** The changes of the draw, with the choice of a group. */
function Changes({
  name,
  places,
  group,
  hasOneTable,
  onGroupChange,
}: Pending & { hasOneTable: boolean; onGroupChange: (group: string) => void }) {
  const { formatMessage } = useIntl();
  const { groups, opponent, knockoutsChange } = places;
  return (
    <div className="flex flex-col gap-3">
      {hasOneTable && <p>{formatMessage(messages.lateSwiss, { name })}</p>}
      {groups.length > 0 && !hasOneTable && (
        <>
          <RadioGroup
            label={formatMessage(words.group)}
            options={groups.map((each) => ({
              value: String(each.group),
              label: formatMessage(words.groupLetter, { letter: groupLetter(each.group) }),
              hint: formatMessage(messages.lateGroupHint, { players: each.players, games: each.games }),
            }))}
            value={group}
            onValueChange={onGroupChange}
          />
          <p className="text-body-small text-ink-2">{formatMessage(messages.lateKeeps)}</p>
        </>
      )}
      {knockoutsChange && <p className="text-body-small text-ink-2">{formatMessage(messages.lateKnockouts)}</p>}
      {opponent && <p>{formatMessage(messages.lateBye, { opponent: opponent.name, name })}</p>}
    </div>
  );
}
