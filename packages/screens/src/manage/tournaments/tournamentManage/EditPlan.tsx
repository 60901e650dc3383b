import { useState } from 'react';
import type { Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Dialog } from '@oche/ui/Dialog';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { GroupFields } from '../plan/GroupFields.tsx';
import { formMessages } from '../plan/messages.ts';
import { planOf, planErrors, type PlanValues, type Shape } from '../plan/planValues.ts';
import { KnockoutFormats, StageFormat } from '../plan/StageFormats.tsx';
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
  const { shape, withLosers } = plan;
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
        <div>
          <RadioGroup<Shape>
            label={formatMessage(formMessages.shape)}
            labelHidden
            value={shape}
            onValueChange={(next) => change({ shape: next })}
            options={[
              { value: 'both', label: formatMessage(formMessages.both) },
              { value: 'knockout', label: formatMessage(formMessages.knockout) },
              { value: 'groups', label: formatMessage(formMessages.groupsOnly) },
            ]}
          />
          {shape === 'both' && (
            <Checkbox
              className="pl-3"
              label={formatMessage(formMessages.withLosers)}
              checked={withLosers}
              onCheckedChange={(on) => change({ withLosers: on === true })}
            />
          )}
        </div>
        {shape !== 'knockout' && (
          <>
            <GroupFields plan={plan} onChange={change} fieldErrors={fieldErrors} expected={String(Math.max(4, tournament.entries))} />
            <StageFormat
              label={formatMessage(formMessages.formatOf, { stage: formatMessage(words.groups) })}
              value={plan.groups}
              onValueChange={(groups) => change({ groups })}
              error={fieldErrors['groups']}
            />
          </>
        )}
        {shape !== 'groups' && (
          <KnockoutFormats
            name="winners"
            title={formatMessage(shape === 'both' ? words.winnersKnockout : formMessages.knockout)}
            value={plan.winners}
            onChange={(winners) => change({ winners })}
            fieldErrors={fieldErrors}
          />
        )}
        {shape === 'both' && withLosers && (
          <KnockoutFormats
            name="losers"
            title={formatMessage(words.losersKnockout)}
            value={plan.losers}
            onChange={(losers) => change({ losers })}
            fieldErrors={fieldErrors}
          />
        )}
      </div>
    </Dialog>
  );
}
