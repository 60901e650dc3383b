import { useDeferredValue, useEffect, useState } from 'react';
import { MergeRefusal, type MergePreview } from '@oche/api/contract/mergedPlayer';
import type { ApiError } from '@oche/api/errors';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { useRead, useReads, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';
import { foldName } from '@oche/darts/names/foldName';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { Skeleton } from '@oche/ui/Skeleton';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { Boundary } from '../../../shell/Boundary.tsx';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { ComparedPlayers } from './ComparedPlayers.tsx';
import { messages } from './mergeMessages.ts';
import { refusalText } from './refusalText.ts';

type MergeDialogProps = { season: SeasonOfPage; member: SeasonMember; onClose: () => void };

/** Why the server has refused a merge; the error itself if it is about something else. */
const refusalOf = (intl: IntlShape, error: ApiError | null): Error | null => {
  const refusal = MergeRefusal.safeParse(error?.body);
  return refusal.success ? new Error(refusalText(intl, refusal.data)) : error;
};

/** An open dialog that finds the player who is the same person as a member, compares the two and merges them. */
export function MergeDialog({ season, member, onClose }: MergeDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [query, setQuery] = useState('');
  const [otherId, setOtherId] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const { mutateAsync: mergePlayers, isPending, error, reset } = useWrite('mergePlayers');
  const [preview, setPreview] = useState<MergePreview>();
  const isRefused = preview !== undefined && preview.refusal !== null;
  const choose = (id: string) => {
    setOtherId(id);
    setPreview(undefined);
    reset();
  };
  const merge = async () => {
    setChecked(true);
    if (otherId === undefined || isRefused) return;
    // The error is shown above the form.
    const merged = await mergePlayers({ id: member.playerId, otherId }).catch(() => null);
    if (!merged) return;
    toast.success(formatMessage(messages.mergedDone, { name: merged.into.name }));
    onClose();
  };
  return (
    <FormDialog
      title={formatMessage(messages.mergeTitle, { name: member.name })}
      description={formatMessage(messages.mergeMeans)}
      verb={isRefused ? undefined : formatMessage(messages.merge)}
      isBusy={isPending}
      error={refusalOf(intl, error)}
      errorTexts={{ 'wrong-state': messages.mergedAlready }}
      onSubmit={() => void merge()}
      onClose={onClose}
    >
      <TextField type="search" label={formatMessage(messages.find)} value={query} onValueChange={setQuery} />
      <Boundary skeleton={<Skeleton shape="row" count={2} />}>
        <FoundPlayers
          organisationId={season.organisation.id}
          member={member}
          query={query.trim()}
          chosen={otherId}
          onChoose={choose}
          error={isChecked && otherId === undefined ? formatMessage(messages.choose) : undefined}
        />
      </Boundary>
      {preview ? (
        <ComparedPlayers preview={preview} timeZone={season.organisation.timeZone} />
      ) : (
        otherId !== undefined && (
          <Boundary skeleton={<Skeleton shape="row" count={4} />}>
            <PreviewRead key={otherId} id={member.playerId} otherId={otherId} onRead={setPreview} />
          </Boundary>
        )
      )}
    </FormDialog>
  );
}

type PreviewReadProps = { id: string; otherId: string; onRead: (preview: MergePreview) => void };

/** Reads the comparison of two players, and then makes place for it: after a merge there is nothing to compare, and a read on the screen would fail. */
function PreviewRead({ id, otherId, onRead }: PreviewReadProps) {
  const preview = useRead('previewMerge', { id, otherId });
  useEffect(() => onRead(preview), [preview, onRead]);
  return null;
}

/** Maximum number of players that are offered at once. */
const mostFound = 6;

type FoundPlayersProps = {
  organisationId: string;
  member: SeasonMember;
  query: string;
  chosen: string | undefined;
  onChoose: (playerId: string) => void;
  error: string | undefined;
};

/** The other players of the organisation that a search finds, namesakes first. At first, those with a name like that of the member. */
function FoundPlayers({ organisationId, member, query, chosen, onChoose, error }: FoundPlayersProps) {
  const { formatMessage } = useIntl();
  // The previous results stay visible until those of the new query are loaded.
  // The same person may be written differently: by default those with the longest part of the name.
  const longest = member.name.split(' ').toSorted((a, b) => b.length - a.length)[0]!;
  const search = useDeferredValue(query === '' ? longest : query);
  const firstOf = (text: string) => read('listPlayers', { organisationId, search: text, perPage: mostFound + 1 });
  // The list is alphabetical, so a namesake may be on a later page of those who are written alike.
  const { named, alike } = useReads({ named: firstOf(search === longest ? member.name : search), alike: firstOf(search) });
  const found = [...new Map([...named.items, ...alike.items].map((player) => [player.id, player])).values()];
  const others = found.filter(({ id }) => id !== member.playerId);
  const isNamesake = ({ name }: { name: string }) => foldName(name) === foldName(member.name);
  const players = [...others.filter(isNamesake), ...others.filter((player) => !isNamesake(player))].slice(0, mostFound);
  const moreCount = alike.total - (found.length - others.length) - players.length;
  if (players.length === 0)
    return (
      <p role={error === undefined ? 'status' : 'alert'} className={error === undefined ? 'text-ink-2' : 'text-danger'}>
        {formatMessage(messages.noPlayer)}
      </p>
    );
  return (
    <div>
      <RadioGroup
        label={formatMessage(messages.found)}
        options={players.map(({ id, name, number, club }) => {
          const notes = [...(number === null ? [] : [formatMessage(messages.numbered, { number })]), ...(club === null ? [] : [club])];
          return { value: id, label: name, ...(notes.length > 0 && { hint: notes.join(' · ') }) };
        })}
        {...(chosen !== undefined && { value: chosen })}
        onValueChange={onChoose}
        error={error}
      />
      {moreCount > 0 && <p className="mt-2 text-body-small text-ink-3">{formatMessage(messages.morePlayers, { count: moreCount })}</p>}
    </div>
  );
}
