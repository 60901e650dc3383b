import { useIntl } from '@oche/i18n/provider';
import { words } from '../../../shell/words.ts';
import type { PlanFieldsProps } from './GroupFields.tsx';
import { formMessages as messages } from './messages.ts';
import { stagesOf } from './planValues.ts';
import { winnersTitle } from './winnersTitle.ts';
import { KnockoutFormats, StageFormat } from './StageFormats.tsx';

/** The formats of all stages of a plan. */
export function PlanFormats({ plan, onChange, fieldErrors }: PlanFieldsProps) {
  const { formatMessage } = useIntl();
  const stages = stagesOf(plan);
  const groups = plan.shape === 'swiss' ? messages.swiss : words.groups;
  return (
    <>
      {stages.groups && (
        <StageFormat
          label={formatMessage(messages.formatOf, { stage: formatMessage(groups) })}
          value={plan.groups}
          onValueChange={(format) => onChange({ groups: format }, 'groups')}
          error={fieldErrors['groups']}
        />
      )}
      {stages.winners && (
        <KnockoutFormats
          name="winners"
          isDouble={stages.double}
          title={formatMessage(winnersTitle(plan))}
          value={plan.winners}
          onChange={(value, ...fields) => onChange({ winners: value }, ...fields)}
          fieldErrors={fieldErrors}
        />
      )}
      {stages.losers && (
        <KnockoutFormats
          name="losers"
          title={formatMessage(words.losersKnockout)}
          value={plan.losers}
          onChange={(value, ...fields) => onChange({ losers: value }, ...fields)}
          fieldErrors={fieldErrors}
        />
      )}
    </>
  );
}
