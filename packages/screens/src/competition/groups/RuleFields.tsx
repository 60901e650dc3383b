import type { GroupRules } from '@oche/api/contract/group';
import { totalPoints } from '@oche/darts/match/games';
import { tieBreakers } from '@oche/darts/standings/tieBreakers';
import { formatResult } from '@oche/i18n/format';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { Section } from '@oche/ui/Section';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { TieBreakOrder } from '@oche/ui/TieBreakOrder';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { tieBreakLabels } from '../../parts/forms/tieBreakLabels.ts';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';
import { messages as groupMessages } from '../../parts/league/groupMessages.ts';
import { criterionLabel } from '../../parts/league/criteria.ts';
import { CountField } from './CountField.tsx';
import { messages } from './formMessages.ts';
import type { GroupNumbers, GroupValues } from './groupValues.ts';

export type GroupFieldsProps = {
  values: GroupValues;
  onChange: (change: Partial<GroupValues>, ...fields: string[]) => void;
  fieldErrors: FieldErrors;
};

/** A grid of fields for short numbers. */
const numberGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] items-end gap-3';

/** The table of a group: points, order, and the places that go up and down. */
export function RuleFields(props: GroupFieldsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { values, onChange } = props;
  const { rules } = values;
  const set = (change: Partial<GroupRules>) => onChange({ rules: { ...rules, ...change } });
  const scores = Object.entries(rules.points.byScore ?? {});
  return (
    <Section title={formatMessage(messages.table)}>
      <div className="grid gap-6">
        <div className={numberGrid}>
          {(['win', 'draw', 'loss', 'perSet', 'perLeg'] as const).map((field) => (
            <NumberField key={field} {...props} field={field} label={messages[field]} step={0.5} least={-100} most={100} />
          ))}
        </div>
        {scores.length > 0 && (
          <ul className="text-body-small text-ink-2">
            {scores.map(([score, points]) => {
              const [own = 0, theirs = 0] = score.split('-').map(Number);
              return <li key={score}>{formatMessage(messages.byScore, { score: formatResult(locale, own, theirs), points })}</li>;
            })}
          </ul>
        )}
        <div>
          <h3 className="text-label">{formatMessage(groupMessages.tieBreakers)}</h3>
          <p className="mt-1 mb-2 text-body-small text-ink-3">{formatMessage(messages.tieBreakersHint)}</p>
          <TieBreakOrder
            label={formatMessage(groupMessages.tieBreakers)}
            options={tieBreakers.map((value) => ({ value, label: criterionLabel(intl, value) }))}
            value={rules.tieBreakers}
            onValueChange={(order) => set({ tieBreakers: order })}
            labels={tieBreakLabels(intl)}
          />
        </div>
        {values.kind === 'league' && (
          <div className={numberGrid}>
            {(['up', 'playOffUp', 'down'] as const).map((field) => (
              <NumberField key={field} {...props} field={field} label={messages[field]} step={1} least={0} most={20} />
            ))}
          </div>
        )}
        <details className="border-y border-line py-1">
          <summary className="min-h-11 cursor-pointer py-2.5 text-label">{formatMessage(messages.more)}</summary>
          <MoreRules values={values} onRules={set} />
        </details>
      </div>
    </Section>
  );
}

type NumberFieldProps = GroupFieldsProps & {
  field: keyof GroupNumbers;
  label: Message;
  step: number;
  least: number;
  most: number;
  hint?: string;
};

/** A number of a group, as it is typed. */
export function NumberField({ values, onChange, fieldErrors, field, label, step, least, most, hint }: NumberFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      type="number"
      inputMode="decimal"
      step={step}
      min={least}
      max={most}
      label={intl.formatMessage(label)}
      hint={hint}
      value={values.numbers[field]}
      onValueChange={(text) => onChange({ numbers: { ...values.numbers, [field]: text } }, field)}
      error={fieldMessage(intl, fieldErrors[field], { invalid_number: messages.invalidNumber })}
    />
  );
}

type MoreRulesProps = { values: GroupValues; onRules: (change: Partial<GroupRules>) => void };

/** Rules that few leagues change. */
function MoreRules({ values: { rules, structure }, onRules }: MoreRulesProps) {
  const { formatMessage } = useIntl();
  const { twice, walkover, withdrawal, unplayed } = rules;
  return (
    <div className="grid gap-5 pt-3 pb-2">
      <Checkbox label={formatMessage(messages.twice)} checked={twice} onCheckedChange={(checked) => onRules({ twice: checked })} />
      <RadioGroup
        label={formatMessage(messages.walkover)}
        value={walkover === null ? 'all' : 'score'}
        onValueChange={(how) => onRules({ walkover: how === 'all' ? null : { points: totalPoints(structure), legs: 0 } })}
        options={[
          { value: 'all', label: formatMessage(messages.walkoverAll) },
          { value: 'score', label: formatMessage(messages.walkoverScore) },
        ]}
      />
      {walkover && (
        <div className={numberGrid}>
          <CountField
            label={formatMessage(messages.walkoverPoints)}
            value={walkover.points}
            least={0}
            most={999}
            onChange={(points) => onRules({ walkover: { ...walkover, points } })}
          />
          <CountField
            label={formatMessage(messages.walkoverLegs)}
            value={walkover.legs}
            least={0}
            most={999}
            onChange={(legs) => onRules({ walkover: { ...walkover, legs } })}
          />
        </div>
      )}
      <Select
        label={formatMessage(messages.withdrawal)}
        value={withdrawal}
        onValueChange={(kind) => onRules({ withdrawal: kind })}
        options={(['half', 'annul', 'stand'] as const).map((kind) => ({
          value: kind,
          label: formatMessage(messages.withdrawalKind, { kind }),
        }))}
      />
      <Select
        label={formatMessage(messages.unplayed)}
        value={unplayed.how}
        onValueChange={(how) => onRules({ unplayed: how === 'average' ? { how, plus: 0 } : { how } })}
        options={(['walkover', 'zero', 'average'] as const).map((kind) => ({
          value: kind,
          label: formatMessage(messages.unplayedKind, { kind }),
        }))}
      />
    </div>
  );
}
