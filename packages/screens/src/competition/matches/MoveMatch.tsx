import { useState } from 'react';
import { usualStart } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { ReasonField } from '../../parts/forms/ReasonField.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import { messages } from './moveMessages.ts';

type Props = {
  match: UsedMatch;
  /** whether captains and players see the season, and get messages about it */
  isPublic: boolean;
};

/** Gives a match another evening, at its location. Nothing for captains, and once it has begun or is decided. */
export function MoveMatch({ match, isPublic }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { rights, state } = match;
  if (!rights.isEditor || state.isAnnulled || !['planned', 'lineups', 'postponed'].includes(state.status)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{formatMessage(messages.move)}</Button>
      {isOpen && <MoveDialog match={match} isPublic={isPublic} onClose={() => setOpen(false)} />}
    </>
  );
}

function MoveDialog({ match, isPublic, onClose }: Props & { onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, startsAt } = match.sheet.match;
  const [day, setDay] = useState(startsAt?.slice(0, 10) ?? '');
  const [time, setTime] = useState(startsAt?.slice(11) ?? usualStart);
  const [reason, setReason] = useState('');
  const move = useWrite('moveMatch');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...((!day || !time) && { starts_at: 'missing' }) }),
    send: async () => {
      const why = reason.trim();
      await move.mutateAsync({ id, startsAt: `${day}T${time}`, ...(why !== '' && { reason: why }) });
      toast.success(formatMessage(messages.moved));
      onClose();
    },
  });
  const problem = fieldMessage(intl, fieldErrors['starts_at'], { missing: messages.missing, 'outside-season': messages.outsideSeason });
  return (
    <FormDialog
      title={formatMessage(messages.move)}
      description={formatMessage(isPublic ? messages.means : messages.meansLater)}
      verb={formatMessage(messages.move)}
      isBusy={state === 'saving'}
      error={error}
      errorTexts={{ taken: messages.full, 'hard-break': messages.notFree }}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={formatMessage(messages.date)}
          value={day}
          onValueChange={(value) => {
            setDay(value);
            touch('starts_at');
          }}
          error={problem}
        />
        <TextField
          type="time"
          label={formatMessage(messages.time)}
          value={time}
          onValueChange={(value) => {
            setTime(value);
            touch('starts_at');
          }}
        />
      </div>
      <ReasonField value={reason} onValueChange={setReason} isMissing={false} />
    </FormDialog>
  );
}
