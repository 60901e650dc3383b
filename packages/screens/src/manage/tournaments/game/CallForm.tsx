import { useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { PlayList, Tournament } from '@oche/api/contract/tournament';
import { useRead, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Combobox } from '@oche/ui/Combobox';
import { Select } from '@oche/ui/Select';
import { toast } from '@oche/ui/Toaster';
import { usePeopleLabels } from '../peopleLabels.ts';
import { ActionForm, type FormProps } from './ActionForm.tsx';
import { messages } from '../../parts/gameMessages.ts';

type MarkerFieldProps = {
  tournament: Tournament;
  game: GameSummary;
  /** id of the player; null for no marker */
  value: string | null;
  onValueChange: (id: string | null) => void;
};

/** Chooses the marker of a game from the tournament's players who are not on either side of it. */
function MarkerField({ tournament, game, value, onValueChange }: MarkerFieldProps) {
  const { formatMessage } = useIntl();
  const entries = useRead('listEntries', { tournament: tournament.id });
  const playing = new Set(game.sides.flatMap(({ players }) => players.map(({ id }) => id)));
  const options = entries
    .filter(({ waiting }) => !waiting)
    .flatMap(({ players, club }) => players.map(({ id, name }) => ({ value: id, label: name, ...(club !== null && { note: club }) })))
    .filter(({ value: id }) => !playing.has(id));
  return (
    <Combobox
      label={formatMessage(messages.marker)}
      placeholder={formatMessage(messages.noMarker)}
      options={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(marker) => onValueChange(marker?.value ?? null)}
      labels={usePeopleLabels()}
    />
  );
}

/** Calls a game to a free board, with an optional marker. */
export function CallForm({ game, tournament, playList, onDone, onBack }: FormProps & { playList: PlayList }) {
  const { formatMessage } = useIntl();
  const free = playList.boards.filter(({ board, game: current }) => current === null && !board.outOfOrder);
  const [board, setBoard] = useState(() => (free.find(({ reserved }) => !reserved) ?? free[0])?.board.id);
  const [marker, setMarker] = useState<string | null>(null);
  const { mutateAsync, isPending, error } = useWrite('callGame');
  const call = async () => {
    if (board === undefined) return;
    const { board: called } = await mutateAsync({ id: game.id, boardId: board, ...(marker !== null && { markerId: marker }) });
    if (called) toast.success(formatMessage(messages.called, { number: called.number }));
    onDone();
  };
  return (
    <ActionForm
      verb={formatMessage(messages.callIt)}
      busy={isPending}
      off={board === undefined}
      // A rejection needs no handling here: the form shows `error`.
      onSubmit={() => void call().catch(() => undefined)}
      onBack={onBack}
      error={error ?? undefined}
      tournament={tournament}
    >
      {board === undefined ? (
        <p>{formatMessage(messages.noBoardFree)}</p>
      ) : (
        <>
          <Select
            label={formatMessage(messages.board)}
            value={board}
            onValueChange={setBoard}
            options={free.map(({ board: { id, number }, reserved }) => ({
              value: id,
              label: formatMessage(reserved ? messages.boardReserved : messages.onBoard, { number }),
            }))}
          />
          <MarkerField tournament={tournament} game={game} value={marker} onValueChange={setMarker} />
        </>
      )}
    </ActionForm>
  );
}

/** Changes the marker of a game. */
export function MarkerForm({ game, tournament, onDone, onBack }: FormProps) {
  const { formatMessage } = useIntl();
  const [marker, setMarker] = useState(game.marker?.playerId ?? null);
  const { mutateAsync, isPending, error } = useWrite('setMarker');
  const save = async () => {
    await mutateAsync({ id: game.id, playerId: marker });
    onDone();
  };
  return (
    <ActionForm
      verb={formatMessage(messages.setMarker)}
      busy={isPending}
      onSubmit={() => void save().catch(() => undefined)}
      onBack={onBack}
      error={error ?? undefined}
      tournament={tournament}
    >
      <MarkerField tournament={tournament} game={game} value={marker} onValueChange={setMarker} />
    </ActionForm>
  );
}
