import { useState, type SubmitEvent } from 'react';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

const amountOf = (text: string): number => {
  const amount = Number(text.replace(',', '.'));
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
};

/** A form for a penalty: points, game points, a fine, and a reason that the table shows. */
export function PenaltyDialog({ team: { id, name }, onClose }: { team: SeasonTeam; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState({ points: '', gamePoints: '', fine: '', reason: '', from: '' });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useWrite('addPenalty');
  const [points, gamePoints, fine] = [amountOf(values.points), amountOf(values.gamePoints), Math.round(amountOf(values.fine) * 100)];
  const reason = values.reason.trim();
  const hasEffect = points + gamePoints + fine > 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!hasEffect || reason === '') return;
    mutate({ teamId: id, points, gamePoints, fine, reason, ...(values.from && { from: values.from }) }, { onSuccess: onClose });
  };
  const field = (key: keyof typeof values) => ({
    value: values[key],
    onValueChange: (value: string) => setValues({ ...values, [key]: value }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.penaltyTitle, { name })}
      description={formatMessage(messages.penaltyMeans)}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button kind="primary" type="submit" form="penalty" state={isPending ? 'busy' : 'ready'}>
            {formatMessage(words.save)}
          </Button>
        </>
      }
    >
      <form id="penalty" noValidate onSubmit={submit} className="grid gap-5">
        <FormError error={error ?? undefined} />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            label={formatMessage(messages.penaltyPoints)}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.5}
            error={isChecked && !hasEffect ? formatMessage(messages.penaltyNeedsEffect) : undefined}
            {...field('points')}
          />
          <TextField
            label={formatMessage(messages.penaltyGamePoints)}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.5}
            {...field('gamePoints')}
          />
          <TextField label={formatMessage(messages.fine)} inputMode="decimal" {...field('fine')} />
        </div>
        <TextField
          label={formatMessage(messages.penaltyReason)}
          maxLength={500}
          error={isChecked && reason === '' ? formatMessage(messages.penaltyNeedsReason) : undefined}
          {...field('reason')}
        />
        <TextField type="date" className="max-w-56" label={formatMessage(messages.penaltyFrom)} {...field('from')} />
      </form>
    </Dialog>
  );
}
