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
import { groupLimits, planErrors, planOf, proposedRounds, swissLimits, type PlanValues } from './planValues.ts';

export type PlanFieldsProps = {
  plan: PlanValues;
  onChange: (change: Partial<PlanValues>, ...fields: string[]) => void;
  fieldErrors: FieldErrors;
};

type GroupFieldsProps = PlanFieldsProps & {
  /** the expected number of players or pairs */
  entries: number;
};

/** Fields for the groups or the Swiss tournament of a plan: size or rounds, draw method, points and tie-breakers. */
export function GroupFields(props: GroupFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { plan, onChange, fieldErrors } = props;
  const { shape, points, tieBreakers } = plan;
  return (
    <Section title={formatMessage(shape === 'swiss' ? messages.swiss : words.groups)} rule>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
        {shape === 'swiss' ? <SwissFields {...props} /> : <Grouping {...props} />}
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

/** Fields for the size of the groups, the ranks that reach the winners' knockout, and the draw. */
function Grouping(props: GroupFieldsProps) {
  const { formatMessage } = useIntl();
  const { plan, onChange, fieldErrors } = props;
  const { by, number, method, clubsApart } = plan;
  const [least, most] = groupLimits[by];
  return (
    <>
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
      {plan.shape === 'both' && <PerGroup {...props} />}
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
          onCheckedChange={(checked) => onChange({ clubsApart: checked })}
        />
      </div>
    </>
  );
}

/** Fields for the rounds of a Swiss tournament, and for the knockout after it. */
function SwissFields({ plan: { swiss }, onChange, fieldErrors, entries }: GroupFieldsProps) {
  const { formatMessage } = useIntl();
  const [leastRounds, mostRounds] = swissLimits.rounds;
  const [leastWinners, mostWinners] = swissLimits.winners;
  return (
    <>
      <TextField
        className="max-w-sm"
        label={formatMessage(messages.swissRounds)}
        {...(entries >= 2 && { hint: formatMessage(messages.swissProposal, { rounds: Number(proposedRounds(entries)) }) })}
        type="number"
        inputMode="numeric"
        min={leastRounds}
        max={mostRounds}
        value={swiss.rounds}
        onValueChange={(rounds) => onChange({ swiss: { ...swiss, rounds } }, 'swiss-rounds')}
        error={fieldErrors['swiss-rounds'] && formatMessage(messages.swissRoundsInvalid)}
      />
      <div>
        <Checkbox
          label={formatMessage(messages.swissKnockout)}
          checked={swiss.knockout}
          onCheckedChange={(knockout) => onChange({ swiss: { ...swiss, knockout } }, 'swiss-winners')}
        />
        {swiss.knockout && (
          <TextField
            className="mt-2 max-w-sm"
            label={formatMessage(messages.swissWinners)}
            hint={formatMessage(messages.swissWinnersHint)}
            type="number"
            inputMode="numeric"
            min={leastWinners}
            max={mostWinners}
            value={swiss.winners}
            onValueChange={(winners) => onChange({ swiss: { ...swiss, winners } }, 'swiss-winners')}
            error={fieldErrors['swiss-winners'] && formatMessage(messages.swissWinnersInvalid)}
          />
        )}
      </div>
    </>
  );
}

/** Fields for the number of players per group that reach the winners' knockout, one for each group size. */
function PerGroup({ plan, onChange, fieldErrors, entries }: GroupFieldsProps) {
  const { formatMessage } = useIntl();
  const { winnersPerGroup } = plan;
  // Group sizes are computed without these values. Otherwise an invalid value would remove its own field.
  const sizesOf = { ...plan, winnersPerGroup: {} };
  const outcome = Object.keys(planErrors(sizesOf)).length === 0 ? planOutcome(planOf(sizesOf), entries) : null;
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
