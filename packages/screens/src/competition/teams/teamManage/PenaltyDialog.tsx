import { useState } from 'react';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { ReasonField } from '../../../parts/forms/ReasonField.tsx';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';
import { checkPenalty, noPenalty, type PenaltyValues } from './penaltyValues.ts';

/** A form for a penalty: points, game points, a fine, and a reason that the table shows. */
export function PenaltyDialog({ team: { id, name }, onClose }: { team: SeasonTeam; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState(noPenalty);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useWrite('addPenalty');
  const { problems, penalty } = checkPenalty(values);
  const submit = () => {
    setChecked(true);
    if (Object.keys(problems).length === 0) mutate({ teamId: id, ...penalty }, { onSuccess: onClose });
  };
  const valueOf = (key: keyof PenaltyValues) => ({
    value: values[key],
    onValueChange: (value: string) => setValues({ ...values, [key]: value }),
  });
  const amount = (key: 'points' | 'gamePoints' | 'fine') => ({
    ...valueOf(key),
    inputMode: 'decimal' as const,
    error:
      isChecked && problems[key]
        ? formatMessage(problems[key] === 'effect' ? messages.penaltyNeedsEffect : messages.penaltyAmount)
        : undefined,
  });
  return (
    <FormDialog
      title={formatMessage(messages.penaltyTitle, { name })}
      description={formatMessage(messages.penaltyMeans)}
      verb={formatMessage(words.save)}
      isBusy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label={formatMessage(messages.penaltyPoints)} {...amount('points')} />
        <TextField label={formatMessage(messages.penaltyGamePoints)} {...amount('gamePoints')} />
        <TextField label={formatMessage(messages.fine)} {...amount('fine')} />
      </div>
      <ReasonField isMissing={isChecked && problems.reason !== undefined} {...valueOf('reason')} />
      <TextField type="date" className="max-w-56" label={formatMessage(messages.penaltyFrom)} {...valueOf('from')} />
    </FormDialog>
  );
}
