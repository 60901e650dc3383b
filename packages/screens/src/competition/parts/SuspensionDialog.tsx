import { useState } from 'react';
import { isInForce } from '@oche/darts/league/eligibility';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { errorMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import type { SeasonOfPage } from './SeasonFrame.tsx';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { messages } from './suspensionMessages.ts';
import { useMatchToday } from './useMatchToday.ts';

type SuspensionDialogProps = { season: SeasonOfPage; member: SeasonMember; onClose: () => void };

/** The most matches for which the API suspends a player. */
const mostMatches = 99;

/** Whether an organiser can suspend a member, or lift a suspension. */
export const canBeSuspended = ({ state }: SeasonMember): boolean => state === 'active' || state === 'suspended';

/** The name of the action that `SuspensionDialog` confirms. */
export const suspensionAction = ({ suspension }: SeasonMember) => (suspension ? messages.lift : messages.open);

/** An open dialog that suspends a member, or lifts the suspension of one. */
export function SuspensionDialog(props: SuspensionDialogProps) {
  // The write changes the member while the dialog is still open.
  const [isSuspended] = useState(props.member.suspension !== null);
  return isSuspended ? <Lift {...props} /> : <Suspend {...props} />;
}

function Suspend({ season, member: { id, name, roster }, onClose }: SuspensionDialogProps) {
  const { formatMessage } = useIntl();
  const { today, matchOf } = useMatchToday(season);
  const [length, setLength] = useState<'day' | 'matches'>('day');
  const [to, setTo] = useState('');
  const [count, setCount] = useState('1');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutateAsync: updateMember, isPending, error } = useWrite('updateMember');
  const matches = Number(count);
  const isValid = length === 'day' ? to >= today : Number.isInteger(matches) && matches >= 1 && matches <= mostMatches;
  const tonight = matchOf(...roster.filter((entry) => isInForce(entry, today)).map(({ team }) => team.id));
  const suspend = async () => {
    setChecked(true);
    if (!isValid) return;
    const suspension = length === 'day' ? { to } : { matches };
    // The error is shown above the form.
    const suspended = await updateMember({ id, suspension, ...(reason.trim() && { reason: reason.trim() }) }).catch(() => null);
    if (!suspended) return;
    toast.success(formatMessage(messages.suspended, { name }));
    onClose();
  };
  return (
    <FormDialog
      title={formatMessage(messages.title, { name })}
      description={formatMessage(messages.means)}
      verb={formatMessage(messages.suspend)}
      danger
      isBusy={isPending}
      error={error}
      onSubmit={() => void suspend()}
      onClose={onClose}
    >
      {tonight && (
        <p className="border-l-4 border-warning-fill pl-4 wrap-anywhere">{formatMessage(messages.tonight, { ...tonight, name })}</p>
      )}
      <RadioGroup
        label={formatMessage(messages.howLong)}
        value={length}
        onValueChange={setLength}
        orientation="horizontal"
        options={[
          { value: 'day', label: formatMessage(messages.untilDay) },
          { value: 'matches', label: formatMessage(messages.forMatches) },
        ]}
      />
      {length === 'day' ? (
        <TextField
          type="date"
          className="max-w-56"
          label={formatMessage(messages.lastDay)}
          min={today}
          value={to}
          onValueChange={setTo}
          error={isChecked && !isValid ? formatMessage(messages.lastDayMissing) : undefined}
        />
      ) : (
        <TextField
          type="number"
          className="max-w-56"
          label={formatMessage(messages.matches)}
          hint={formatMessage(messages.matchesHint)}
          steps={{ less: formatMessage(messages.less), more: formatMessage(messages.more) }}
          min={1}
          max={mostMatches}
          value={count}
          onValueChange={setCount}
          error={isChecked && !isValid ? formatMessage(messages.matchesMissing) : undefined}
        />
      )}
      <TextField
        label={formatMessage(reasonMessages.optional)}
        hint={formatMessage(messages.reasonHint)}
        value={reason}
        onValueChange={setReason}
        maxLength={500}
      />
    </FormDialog>
  );
}

function Lift({ member: { id, name, suspension }, onClose }: SuspensionDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: updateMember, isPending } = useWrite('updateMember');
  const reason = suspension?.reason;
  const lift = async () => {
    try {
      await updateMember({ id, suspension: null });
      toast.success(formatMessage(messages.lifted, { name }));
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.liftTitle, { name })}
      description={
        <>
          {formatMessage(messages.liftMeans)}
          {reason && <span className="mt-2 block wrap-anywhere">{formatMessage(messages.why, { reason })}</span>}
        </>
      }
      confirm={formatMessage(messages.lift)}
      cancel={formatMessage(words.cancel)}
      busy={isPending}
      onConfirm={() => void lift()}
    />
  );
}
