import { useState } from 'react';
import type { ManagedRanking } from '@oche/api/contract/ranking';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { EmptyState } from '@oche/ui/EmptyState';
import { Table } from '@oche/ui/Table';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';

type Ranked = ManagedRanking['players'][number];

/** The players of a ranking: who is a guest, and the categories. */
export function Players({ ranking }: { ranking: ManagedRanking }) {
  const { formatMessage } = useIntl();
  const [edited, setEdited] = useState<Ranked | null>(null);
  return (
    <>
      <Table
        caption={formatMessage(words.players)}
        className="max-w-200"
        rows={ranking.players}
        rowKey={({ player }) => player.id}
        columns={[
          {
            key: 'player',
            head: formatMessage(words.player),
            as: 'name',
            cell: ({ player, guest }) => (
              <span className="wrap-anywhere hyphens-auto">
                {player.name}
                {guest && <span className="block text-body-small font-[400] text-ink-3">{formatMessage(messages.guest)}</span>}
              </span>
            ),
          },
          { key: 'category', head: formatMessage(messages.category), className: 'text-ink-2', cell: ({ category }) => category ?? '–' },
          {
            key: 'edit',
            head: <span className="sr-only">{formatMessage(shared.actions)}</span>,
            align: 'right',
            cell: (each) => (
              <Button
                kind="quiet"
                aria-label={formatMessage(words.labelled, { label: formatMessage(words.edit), text: each.player.name })}
                onClick={() => setEdited(each)}
              >
                {formatMessage(words.edit)}
              </Button>
            ),
          },
        ]}
        empty={<EmptyState>{formatMessage(messages.noPlayers)}</EmptyState>}
      />
      {edited && <PlayerDialog ranking={ranking} edited={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function PlayerDialog({ ranking, edited, onClose }: { ranking: ManagedRanking; edited: Ranked; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending, error } = useWrite('setRankingPlayer');
  const [guest, setGuest] = useState(edited.guest);
  const [category, setCategory] = useState(edited.category ?? '');
  const submit = async () => {
    try {
      await mutateAsync({ id: ranking.id, playerId: edited.player.id, guest, category: category.trim() || null });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      title={edited.player.name}
      verb={formatMessage(words.save)}
      isBusy={isPending}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Checkbox
        label={formatMessage(messages.guest)}
        hint={formatMessage(messages.guestMeans, { guests: ranking.scheme.points.guests })}
        checked={guest}
        onCheckedChange={(isOn) => setGuest(isOn === true)}
      />
      <TextField
        label={formatMessage(messages.category)}
        hint={formatMessage(messages.categoryHint)}
        maxLength={40}
        value={category}
        onValueChange={setCategory}
      />
    </FormDialog>
  );
}
