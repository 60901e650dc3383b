import { X } from 'lucide-react';
import { useState } from 'react';
import type { ManagedRanking } from '@oche/api/contract/ranking';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { formatDifference, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Combobox, type ComboboxOption } from '@oche/ui/Combobox';
import { EmptyState } from '@oche/ui/EmptyState';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { useListLabels } from '../../../parts/forms/useListLabels.ts';
import { ReasonField } from '../../../parts/forms/ReasonField.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

type Adjustment = ManagedRanking['adjustments'][number];

/** Points given or taken by hand, with their reasons. */
export function Adjustments({ ranking }: { ranking: ManagedRanking }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [isAdding, setAdding] = useState(false);
  const { mutateAsync } = useWrite('removeRankingAdjustment');
  const { mutateAsync: restore } = useWrite('addRankingAdjustment');
  const undo = async ({ player, points, reason }: Adjustment) => {
    try {
      const adjustmentId = uuidv7(Date.now(), randomBytes());
      await restore({ id: ranking.id, adjustmentId, playerId: player.id, points, reason });
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  const remove = async (adjustment: Adjustment) => {
    try {
      await mutateAsync({ id: ranking.id, adjustmentId: adjustment.id });
      toast.success(formatMessage(messages.removed), {
        action: { label: formatMessage(words.undo), onClick: () => void undo(adjustment) },
      });
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  const add = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {formatMessage(messages.adjust)}
    </Button>
  );
  return (
    <>
      {ranking.adjustments.length === 0 ? (
        <EmptyState action={add}>{formatMessage(messages.noAdjustments)}</EmptyState>
      ) : (
        <>
          <div className="pb-3">{add}</div>
          <ul className="max-w-200 border-t-2 border-rule">
            {ranking.adjustments.map((adjustment) => {
              const { id, player, points, reason, on } = adjustment;
              return (
                <li key={id} className="flex min-h-14 items-center gap-x-4 border-b border-line py-1.5">
                  <span className="min-w-0 grow wrap-anywhere">
                    <span className="text-name">{player.name}</span>
                    <span className="block text-body-small text-ink-2">{reason}</span>
                    <span className="block text-caption text-ink-3">{formatPlanned(locale, on, 'date')}</span>
                  </span>
                  <span className="score-xs">{formatDifference(locale, points)}</span>
                  <Button
                    kind="quiet"
                    icon={<X aria-hidden />}
                    aria-label={formatMessage(messages.removeAdjustment, { name: player.name, points: formatDifference(locale, points) })}
                    onClick={() => void remove(adjustment)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {isAdding && <AdjustDialog ranking={ranking} onClose={() => setAdding(false)} />}
    </>
  );
}

/** A number with at most two decimals, a comma or a point, and a minus of either kind; undefined if it is none, or outside ±10,000, or 0. */
function pointsIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  const value = Number(plain);
  return /^[-+]?\d*\.?\d{0,2}$/.test(plain) && value !== 0 && Math.abs(value) <= 10_000 ? value : undefined;
}

function AdjustDialog({ ranking, onClose }: { ranking: ManagedRanking; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync, isPending, error } = useWrite('addRankingAdjustment');
  const [player, setPlayer] = useState<ComboboxOption | null>(null);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  // The id makes the request idempotent: a retry after a lost response adds nothing twice.
  const [adjustmentId] = useState(() => uuidv7(Date.now(), randomBytes()));
  const points = pointsIn(typed);
  const submit = async () => {
    setChecked(true);
    if (player === null || points === undefined || reason.trim() === '') return;
    try {
      await mutateAsync({ id: ranking.id, adjustmentId, playerId: player.value, points, reason: reason.trim() });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      title={formatMessage(messages.adjust)}
      description={formatMessage(messages.reasonHint)}
      verb={formatMessage(messages.adjust)}
      isBusy={isPending}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Combobox
        label={formatMessage(words.player)}
        options={ranking.players.map((each) => ({ value: each.player.id, label: each.player.name }))}
        value={player}
        onValueChange={setPlayer}
        error={isChecked && player === null ? formatMessage(messages.playerMissing) : undefined}
        labels={useListLabels()}
      />
      <TextField
        label={formatMessage(words.points)}
        hint={formatMessage(messages.pointsHint)}
        // The number keys of a phone have no minus.
        inputMode="text"
        value={typed}
        onValueChange={setTyped}
        error={isChecked && points === undefined ? formatMessage(messages.pointsInvalid) : undefined}
      />
      <ReasonField value={reason} onValueChange={setReason} isMissing={isChecked && reason.trim() === ''} />
    </FormDialog>
  );
}
