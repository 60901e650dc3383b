import type { ReactNode } from 'react';
import type { SeasonRules } from '@oche/api/contract/season';
import { formatNumber } from '@oche/i18n/format';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { Section } from '@oche/ui/Section';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { messages } from './messages.ts';
import { limitsOf, type NumberRule, type SeasonValues } from './seasonValues.ts';

type FieldsProps = {
  values: SeasonValues;
  onChange: (change: Partial<SeasonValues>, ...fields: string[]) => void;
  fieldErrors: FieldErrors;
};

const hints: { [rule in NumberRule]?: Message } = {
  waitDays: messages.waitDaysHint,
  teamsPerMember: messages.teamsPerMemberHint,
  mostAsSubstitute: messages.mostAsSubstituteHint,
  opens: messages.opensHint,
  closes: messages.closesHint,
  confirmHours: messages.confirmHoursHint,
  protestDays: messages.protestDaysHint,
  postponeDays: messages.postponeDaysHint,
  notice: messages.noticeHint,
  lastWeeks: messages.lastWeeksHint,
  shortLeg: messages.shortLegHint,
  minorAge: messages.minorAgeHint,
};

/** The rules of a season by subject. Each number says what it usually is. */
export function SeasonRuleFields(props: FieldsProps) {
  const { formatMessage } = useIntl();
  const { values, onChange } = props;
  const { rules } = values;
  const set = (change: Partial<SeasonRules>) => onChange({ rules: { ...rules, ...change } });
  return (
    <>
      <Subject title={messages.rosters}>
        <Numbers {...props} of={['leastPlayers', 'mostPlayers', 'waitDays', 'teamsPerMember']} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label={formatMessage(messages.rosterByCaptain)}
            value={rules.rosterByCaptain}
            onValueChange={(rosterByCaptain) => set({ rosterByCaptain })}
            options={(['no', 'request', 'free'] as const).map((way) => ({
              value: way,
              label: formatMessage(messages.rosterByCaptainWay, { way }),
            }))}
          />
          <TextField
            type="date"
            label={formatMessage(messages.rosterCloses)}
            hint={formatMessage(messages.rosterClosesHint)}
            value={rules.rosterCloses ?? ''}
            onValueChange={(day) => set({ rosterCloses: day === '' ? null : day })}
          />
        </div>
      </Subject>
      <Subject title={messages.lineups}>
        <Numbers {...props} of={['opens', 'closes', 'matchesPerMatchday', 'mostAsSubstitute']} />
        <Select
          label={formatMessage(messages.substitutes)}
          value={rules.substitutes}
          onValueChange={(substitutes) => set({ substitutes })}
          options={(['roster', 'club-lower', 'any-member'] as const).map((from) => ({
            value: from,
            label: formatMessage(messages.substitutesFrom, { from: from.replace('-', '') }),
          }))}
        />
      </Subject>
      <Subject title={messages.results}>
        <Numbers {...props} of={['confirmHours', 'protestDays']} />
        <Select
          label={formatMessage(messages.paper)}
          value={rules.paper}
          onValueChange={(paper) => set({ paper })}
          options={(['allowed', 'with-reason', 'no'] as const).map((way) => ({
            value: way,
            label: formatMessage(messages.paperWay, { way: way.replace('-', '') }),
          }))}
        />
      </Subject>
      <Subject title={messages.postponements}>
        <Numbers {...props} of={['postponeDays', 'notice', 'lastWeeks']} />
        <Checkbox
          label={formatMessage(messages.approval)}
          checked={rules.postpone.approval}
          onCheckedChange={(approval) => set({ postpone: { ...rules.postpone, approval } })}
        />
      </Subject>
      <Subject title={messages.figures}>
        <Numbers {...props} of={['highCheckout', 'shortLeg', 'minorAge']} />
        <Select
          label={formatMessage(messages.count171)}
          value={rules.leaderboards.count171}
          onValueChange={(count171) => set({ leaderboards: { ...rules.leaderboards, count171 } })}
          options={(['strict', 'total'] as const).map((way) => ({ value: way, label: formatMessage(messages.count171Way, { way }) }))}
        />
      </Subject>
    </>
  );
}

function Subject({ title, children }: { title: Message; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Section title={formatMessage(title)} size="heading" rule className="pt-2">
      <div className="grid gap-5 pt-4">{children}</div>
    </Section>
  );
}

function Numbers({ values, onChange, fieldErrors, of }: FieldsProps & { of: readonly NumberRule[] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const hintOf = (rule: NumberRule): string => {
    const [help, value] = [hints[rule], formatNumber(locale, limitsOf(rule).usual)];
    return help ? formatMessage(messages.usually, { help: formatMessage(help), value }) : formatMessage(messages.usuallyOnly, { value });
  };
  const errorOf = (rule: NumberRule) => {
    if (fieldErrors[rule] !== undefined) return formatMessage(messages.invalidNumber, limitsOf(rule));
    if (rule !== 'mostPlayers') return undefined;
    return fieldMessage(intl, fieldErrors['rules.most_players'], { 'below-least': messages.belowLeast });
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {of.map((rule) => (
        <TextField
          key={rule}
          type="number"
          inputMode="numeric"
          min={limitsOf(rule).least}
          max={limitsOf(rule).most}
          label={formatMessage(messages[rule])}
          hint={hintOf(rule)}
          value={values.numbers[rule]}
          onValueChange={(text) => onChange({ numbers: { ...values.numbers, [rule]: text } }, rule, 'rules.most_players')}
          error={errorOf(rule)}
        />
      ))}
    </div>
  );
}
