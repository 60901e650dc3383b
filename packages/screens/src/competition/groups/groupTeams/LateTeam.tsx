import { useEffect, useState } from 'react';
import { useWrite } from '@oche/api/query';
import { ApiError } from '@oche/api/errors';
import { useIntl } from '@oche/i18n/provider';
import { Skeleton } from '@oche/ui/Skeleton';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { ReasonField } from '../../../parts/forms/ReasonField.tsx';
import { fieldErrors } from '../../../shell/errorMessage.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from './messages.ts';
import type { GroupTeam } from './teamsInput.ts';

const hasNoOpponent = (error: unknown): boolean =>
  error instanceof ApiError && Object.values(fieldErrors(error)).some((code) => code === 'no-rests');

/** Plans the matches of a team that joined after the fixtures were published. Shows what would be added before anything is written. */
export function LateTeam({ season, team, onClose }: { season: SeasonOfPage; team: GroupTeam; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { id: lateTeamId, name } = team;
  const seasonId = season.id;
  const { mutate: plan, data, error: planError } = useWrite('planFixtures');
  const { mutate: apply, isPending, error } = useWrite('applyFixtures');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  useEffect(() => plan({ seasonId, lateTeamId }), [plan, seasonId, lateTeamId]);
  const broken = data?.broken.length ?? 0;
  const isReasonMissing = broken > 0 && reason.trim() === '';
  const add = () => {
    setChecked(true);
    if (!data || isReasonMissing) return;
    const { version, drawNumber } = data;
    apply(
      { seasonId, lateTeamId, version, drawNumber, ...(broken > 0 && { reason: reason.trim() }) },
      {
        onSuccess: ({ added }) => {
          toast.success(formatMessage(messages.lateDone, { count: added }));
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={formatMessage(messages.lateTitle, { name })}
      description={formatMessage(messages.lateMeans)}
      verb={formatMessage(messages.lateApply)}
      isBusy={isPending}
      error={hasNoOpponent(planError) ? null : (planError ?? error)}
      errorTexts={{ 'not-ready': messages.notReady }}
      onSubmit={add}
      onClose={onClose}
    >
      {hasNoOpponent(planError) && <p role="alert">{formatMessage(messages.noRests)}</p>}
      {!data && !planError && <Skeleton shape="row" />}
      {data && <p className="text-name">{formatMessage(messages.lateCount, { count: data.changes.length })}</p>}
      {broken > 0 && (
        <>
          <p className="border-l-4 border-warning-fill pl-3">{formatMessage(messages.lateBroken, { count: broken })}</p>
          <ReasonField value={reason} onValueChange={setReason} isMissing={isChecked && isReasonMissing} />
        </>
      )}
    </FormDialog>
  );
}
