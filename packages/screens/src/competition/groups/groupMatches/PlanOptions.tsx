import { useId, useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { messages } from './messages.ts';

export type PlanChoice = { drawNumber?: number; from?: string };

const mostDrawNumber = 4_294_967_295;

type PlanOptionsProps = {
  season: { startsOn: string; endsOn: string };
  initial: PlanChoice;
  onPlan: (choice: PlanChoice) => void;
  onClose: () => void;
};

/** The draw number of a plan, and the first day that it may change. */
export function PlanOptions({ season, initial, onPlan, onClose }: PlanOptionsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const [drawNumber, setDrawNumber] = useState(initial.drawNumber === undefined ? '' : String(initial.drawNumber));
  const [from, setFrom] = useState(initial.from ?? '');
  const { fieldErrors, touch, onSubmit } = useSubmit({
    check: () => ({
      ...(drawNumber.trim() !== '' &&
        !(/^\d+$/.test(drawNumber.trim()) && Number(drawNumber) <= mostDrawNumber) && { draw_number: 'too_big' }),
    }),
    send: async () => {
      onPlan({ ...(drawNumber.trim() && { drawNumber: Number(drawNumber) }), ...(from && { from }) });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.planOptions)}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button type="submit" form={form} kind="primary">
            {formatMessage(messages.planNow)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        <TextField
          label={formatMessage(messages.drawNumber)}
          hint={formatMessage(messages.drawNumberHint)}
          inputMode="numeric"
          maxLength={10}
          value={drawNumber}
          onValueChange={(value) => (setDrawNumber(value), touch('draw_number'))}
          error={fieldMessage(intl, fieldErrors['draw_number'], { too_big: messages.drawNumberInvalid })}
        />
        <TextField
          type="date"
          label={formatMessage(messages.planFrom)}
          hint={formatMessage(messages.planFromHint)}
          min={season.startsOn}
          max={season.endsOn}
          value={from}
          onValueChange={setFrom}
        />
      </form>
    </Dialog>
  );
}
