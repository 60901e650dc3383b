import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { Section } from '@oche/ui/Section';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { TieBreakOrder } from '@oche/ui/TieBreakOrder';
import { messages as errors } from '../../../shell/errorMessages.ts';
import { words } from '../../../shell/words.ts';
import { tieBreakLabels } from '../../../parts/forms/tieBreakLabels.ts';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { tieBreakOptions } from './tieBreakWords.ts';
import { formMessages as messages } from './messages.ts';
import { planOutcome } from './planOutcome.ts';
import { groupLimits, planOf, planErrors, type PlanValues } from './planValues.ts';

export type PlanFieldsProps = {
  plan: PlanValues;
  onChange: (change: Partial<PlanValues>, ...fields: string[]) => void;
  fieldErrors: FieldErrors;
};

/** Fields for the groups of a plan: size, draw method, points and tie-breakers. */
export function GroupFields({ plan, onChange, fieldErrors, expected }: PlanFieldsProps & { expected: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { by, number, method, clubsApart, points, tieBreakers } = plan;
  const [least, most] = groupLimits[by];
  return (
    <Section title={formatMessage(words.groups)} rule>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:items-end">
          <div>
            <p aria-hidden className="mb-1.5 text-label">
              {formatMessage(messages.by)}
            </p>
            <SegmentedControl
              label={formatMessage(messages.by)}
              value={by}
              onValueChange={(next) => onChange({ by: next }, 'number')}
              segments={[
                { value: 'size', label: formatMessage(messages.bySize) },
                { value: 'count', label: formatMessage(messages.byCount) },
              ]}
            />
          </div>
          <TextField
            label={formatMessage(by === 'size' ? messages.size : messages.count)}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            value={number[by]}
            onValueChange={(value) => onChange({ number: { ...number, [by]: value } }, 'number')}
            error={
              fieldErrors['number'] === 'too-large'
                ? formatMessage(errors['group-too-large'])
                : fieldErrors['number'] && formatMessage(by === 'size' ? messages.sizeInvalid : messages.countInvalid)
            }
          />
        </div>
        {plan.shape === 'both' && <PerGroup {...{ plan, onChange, fieldErrors, expected }} />}
        <div>
          <Select
            label={formatMessage(messages.method)}
            value={method}
            onValueChange={(next) => onChange({ method: next })}
            options={(['random', 'seeded', 'snake'] as const).map((value) => ({ value, label: formatMessage(messages[value]) }))}
          />
          <Checkbox
            className="mt-1"
            label={formatMessage(messages.clubsApart)}
            checked={clubsApart}
            onCheckedChange={(checked) => onChange({ clubsApart: checked === true })}
          />
        </div>
        <fieldset>
          <legend className="mb-2 text-label">{formatMessage(messages.points)}</legend>
          <div className="grid max-w-md grid-cols-3 gap-3">
            {(['win', 'draw', 'loss'] as const).map((key) => (
              <TextField
                key={key}
                label={formatMessage(messages[key])}
                type="number"
                inputMode="numeric"
                value={points[key]}
                onValueChange={(value) => onChange({ points: { ...points, [key]: value } }, key)}
                error={fieldErrors[key] && formatMessage(messages.whole)}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <h3 className="text-label">{formatMessage(messages.tieBreakers)}</h3>
          <p className="mt-1 mb-2 text-body-small text-ink-3">{formatMessage(messages.tieBreakersHint)}</p>
          <TieBreakOrder
            label={formatMessage(messages.tieBreakers)}
            options={tieBreakOptions(intl)}
            value={tieBreakers}
            onValueChange={(next) => onChange({ tieBreakers: next })}
            labels={tieBreakLabels(intl)}
          />
        </div>
      </div>
    </Section>
  );
}

/** Fields for the number of players per group that reach the winners' knockout, one for each group size. */
function PerGroup({ plan, onChange, fieldErrors, expected }: PlanFieldsProps & { expected: string }) {
  const { formatMessage } = useIntl();
  const { winnersPerGroup } = plan;
  // Group sizes are computed without these values. Otherwise an invalid value would remove its own field.
  const sizesOf = { ...plan, winnersPerGroup: {} };
  const outcome = Object.keys(planErrors(sizesOf)).length === 0 ? planOutcome(planOf(sizesOf), Number(expected)) : null;
  if (!outcome) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label">{formatMessage(messages.perGroup)}</legend>
      <div className="grid max-w-md grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3">
        {outcome.groups.map(({ size }) => (
          <TextField
            key={size}
            label={formatMessage(messages.ofGroup, { size })}
            type="number"
            inputMode="numeric"
            min={0}
            max={size}
            placeholder={String(Math.ceil(size / 2))}
            value={winnersPerGroup[size] ?? String(Math.ceil(size / 2))}
            onValueChange={(value) => onChange({ winnersPerGroup: { ...winnersPerGroup, [size]: value } }, `winners-of-${size}`)}
            error={fieldErrors[`winners-of-${size}`] && formatMessage(messages.ofGroupInvalid, { size })}
          />
        ))}
      </div>
    </fieldset>
  );
}
