import { useState } from 'react';
import type { Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { FormatPicker } from '../plan/FormatPicker.tsx';
import { GroupFields } from '../plan/GroupFields.tsx';
import { PlanFormats } from '../plan/PlanFormats.tsx';
import { entriesOf, planErrors, planOf, stagesOf, type PlanValues } from '../plan/planValues.ts';
import { planValuesOf } from '../plan/planValuesOf.ts';
import { messages } from './settingsMessages.ts';

/** Edits the plan of a tournament before the draw. */
export function EditPlan({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [plan, setPlan] = useState(() => planValuesOf(tournament.plan));
  const [checked, setChecked] = useState(false);
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = useWrite('updateTournament');
  const allErrors = planErrors(plan, Math.max(tournament.maxEntries ?? 0, tournament.entries));
  const fieldErrors = checked ? allErrors : {};
  const change = (part: Partial<PlanValues>) => setPlan((previous) => ({ ...previous, ...part }));
  const save = async () => {
    setChecked(true);
    setError(undefined);
    if (Object.keys(allErrors).length > 0) return;
    try {
      await mutateAsync({ id: tournament.id, plan: planOf(plan) });
      toast.success(formatMessage(words.saved));
      onClose();
    } catch (thrown) {
      setError(errorMessage(intl, thrown));
    }
  };
  const entries = entriesOf(plan, Math.max(4, tournament.entries));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="sm:w-[min(46rem,calc(100vw-2rem))]"
      title={formatMessage(messages.planTitle)}
      close={formatMessage(words.close)}
      actions={
        <>
          {error !== undefined && (
            <p role="alert" className="mr-auto self-center text-danger">
              {error}
            </p>
          )}
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button kind="primary" state={isPending ? 'busy' : 'ready'} onClick={() => void save()}>
            {formatMessage(isPending ? words.saving : words.save)}
          </Button>
        </>
      }
    >
      <div className="grid gap-8">
        <FormatPicker plan={plan} onChange={change} entries={entries} />
        {stagesOf(plan).groups && <GroupFields plan={plan} onChange={change} fieldErrors={fieldErrors} entries={entries} />}
        <PlanFormats plan={plan} onChange={change} fieldErrors={fieldErrors} />
      </div>
    </Dialog>
  );
}
