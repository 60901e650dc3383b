import { useState, type ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { TextField } from '@oche/ui/TextField';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { messages as shared } from '../parts/messages.ts';
import { messages } from './formMessages.ts';
import { fromPreset, groupErrors, problemsOf, type GroupValues } from './groupValues.ts';
import { NumberField, RuleFields } from './RuleFields.tsx';
import { StructureField } from './StructureField.tsx';
import { Section } from '@oche/ui/Section';
import { messages as sheetMessages } from '../../parts/league/sheetMessages.ts';
import { SheetTable } from '../../parts/league/SheetTable.tsx';
import { messages as structureMessages } from './structureMessages.ts';

type GroupFormProps = {
  initial: GroupValues;
  submit: string;
  /** whether it is a new group, whose kind can be chosen */
  isNew?: boolean;
  /** whether the matches of the group have begun or can begin */
  isPublished?: boolean;
  /** whether the values change rules that need a reason */
  needsReason?: (values: GroupValues) => boolean;
  onSend: (values: GroupValues) => Promise<unknown>;
  /** shown with the reason: what new rules would change */
  preview?: (values: GroupValues) => ReactNode;
  /** below the form */
  footer?: ReactNode;
};

/** The form of a division or a cup. The sheet of its matches changes while it is edited. */
export function GroupForm({
  initial,
  submit,
  isNew = false,
  isPublished = false,
  needsReason = () => false,
  onSend,
  preview,
  footer,
}: GroupFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [values, setValues] = useState(initial);
  const mustExplain = needsReason(values);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => groupErrors(values, mustExplain),
    send: () => onSend(values),
  });
  const onChange = (change: Partial<GroupValues>, ...fields: string[]) => {
    setValues((previous) => ({ ...previous, ...change }));
    touch(...fields);
  };
  const problems = problemsOf(values);
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  const fields = { values, onChange, fieldErrors };
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <form noValidate onSubmit={onSubmit} className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] content-start gap-8">
        <FormError error={error} />
        <div className="grid gap-6">
          <TextField
            label={formatMessage(words.name)}
            hint={formatMessage(messages.nameHint)}
            maxLength={120}
            value={values.name}
            onValueChange={(name) => onChange({ name }, 'name')}
            error={fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing })}
          />
          {isNew && (
            <SegmentedControl
              label={formatMessage(messages.kind)}
              value={values.kind}
              onValueChange={(kind) => onChange({ kind })}
              segments={[
                { value: 'league', label: formatMessage(messages.league) },
                { value: 'cup', label: formatMessage(messages.cup) },
              ]}
            />
          )}
          {values.kind === 'league' && (
            <NumberField
              {...fields}
              field="level"
              label={messages.level}
              hint={formatMessage(messages.levelHint)}
              step={1}
              least={1}
              most={20}
            />
          )}
        </div>
        <StructureField
          structure={values.structure}
          problems={problems}
          notice={isPublished ? formatMessage(structureMessages.frozen) : undefined}
          onChange={(structure) => onChange({ structure }, 'structure')}
          onPreset={(preset) => onChange(fromPreset(values, preset), 'structure')}
        />
        <RuleFields {...fields} />
        {mustExplain && problems.length === 0 && preview?.(values)}
        {mustExplain && (
          <TextField
            label={formatMessage(messages.reason)}
            hint={formatMessage(messages.reasonHint)}
            maxLength={500}
            value={values.reason}
            onValueChange={(reason) => onChange({ reason }, 'reason')}
            error={fieldMessage(intl, fieldErrors['reason'], { missing: reasonMessages.missing })}
          />
        )}
        <FormActions state={state} submit={submit} submitting={formatMessage(words.saving)} message={message} />
        {footer}
      </form>
      {problems.length === 0 && (
        <div className="lg:sticky lg:top-6 lg:self-start">
          <Section title={formatMessage(sheetMessages.sheet)} size="heading">
            <SheetTable structure={values.structure} />
          </Section>
        </div>
      )}
    </div>
  );
}
