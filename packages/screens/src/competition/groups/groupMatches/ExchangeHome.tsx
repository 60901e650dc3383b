import { useId, useState, type ReactNode } from 'react';
import type { PlannedMatch } from '@oche/api/contract/fixture';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { messages } from './messages.ts';
import { needsReason, type Planner } from './usePlanner.ts';

type ExchangeHomeProps = {
  planner: Planner;
  match: PlannedMatch;
  onDone: () => void;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Exchanges home and away of a match, if wanted with its return match. If this breaks a rule, it asks for a reason. */
export function ExchangeHome({ planner, match, onDone, trigger, open: shown, onOpenChange }: ExchangeHomeProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [withReturn, setWithReturn] = useState(true);
  const [reason, setReason] = useState('');
  const { mutateAsync: swapHome } = useWrite('swapHome');
  const change = (next: boolean) => (setOpen(next), onOpenChange?.(next));
  const hasReturn = planner.view.matches.some(
    ({ group, home, away }) => group === match.group && home === match.away && away === match.home,
  );
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(needsReason(error) && !reason.trim() && { reason: 'missing' }) }),
    send: async () => {
      await swapHome({ id: match.key, withReturn: hasReturn && withReturn, ...(reason.trim() && { reason: reason.trim() }) });
      change(false);
      toast.success(formatMessage(messages.exchanged));
      onDone();
    },
  });
  const isRefused = needsReason(error) || fieldErrors['reason'] !== undefined || reason !== '';
  return (
    <Dialog
      open={shown ?? isOpen}
      onOpenChange={change}
      trigger={trigger}
      title={formatMessage(messages.exchangeTitle, { match: planner.say.match(match) })}
      description={formatMessage(messages.exchangeText)}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={() => change(false)}>{formatMessage(words.cancel)}</Button>
          <Button type="submit" form={form} kind="primary" state={state === 'saving' ? 'busy' : 'ready'}>
            {formatMessage(messages.exchange)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        {error !== undefined && !needsReason(error) && <FormError error={error} />}
        {hasReturn && (
          <Checkbox
            label={formatMessage(messages.withReturn)}
            hint={formatMessage(messages.withReturnHint)}
            checked={withReturn}
            onCheckedChange={setWithReturn}
          />
        )}
        {isRefused && (
          <TextField
            label={formatMessage(messages.reason)}
            hint={formatMessage(messages.reasonHint)}
            maxLength={500}
            value={reason}
            onValueChange={(value) => (setReason(value), touch('reason'))}
            error={
              needsReason(error) && reason === ''
                ? formatMessage(messages.breaksRule)
                : fieldMessage(intl, fieldErrors['reason'], { missing: reasonMessages.missing })
            }
          />
        )}
        <p className="text-body-small text-ink-2">{formatMessage(planner.isPublished ? messages.seenAtOnce : messages.notSeenYet)}</p>
      </form>
    </Dialog>
  );
}
