import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { TextField } from '@oche/ui/TextField';
import { words } from '../../shell/words.ts';
import { weekdayName } from '../../parts/league/evening.ts';
import { messages } from './formMessages.ts';
import { messages as shared } from './messages.ts';
import type { EveningValue, EveningValues, EveningProblem } from './eveningValues.ts';

type EveningFieldsProps = {
  values: EveningValues;
  onChange: (values: EveningValues) => void;
  problem: { code: EveningProblem; weekday?: number } | null;
};

/** When a location is there for league matches: on every day with all boards, or on some weekdays with their own boards and times. */
export function EveningFields({ values, onChange, problem }: EveningFieldsProps) {
  const { formatMessage } = useIntl();
  const set = (weekday: number, change: Partial<EveningValue>) =>
    onChange({ ...values, days: values.days.map((day) => (day.weekday === weekday ? { ...day, ...change } : day)) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RadioGroup
        label={formatMessage(shared.evenings)}
        value={values.isLimited ? 'some' : 'all'}
        onValueChange={(value) => onChange({ ...values, isLimited: value === 'some' })}
        options={[
          { value: 'all', label: formatMessage(shared.everyEvening), hint: formatMessage(messages.everyEveningHint) },
          { value: 'some', label: formatMessage(messages.someEvenings), hint: formatMessage(messages.someEveningsHint) },
        ]}
      />
      {values.isLimited && (
        <ul className="border-t border-line">
          {values.days.map((day) => (
            <Day
              key={day.weekday}
              day={day}
              onChange={(change) => set(day.weekday, change)}
              hasProblem={problem?.code === 'boards' && problem.weekday === day.weekday}
            />
          ))}
        </ul>
      )}
      {problem && problem.weekday === undefined && (
        <p role="alert" className="text-body-small text-danger">
          {formatMessage(problem.code === 'none-open' ? messages.noneOpen : messages.eveningBoards)}
        </p>
      )}
    </div>
  );
}

type DayProps = { day: EveningValue; onChange: (change: Partial<EveningValue>) => void; hasProblem: boolean };

function Day({ day: { weekday, isOpen, boards, from, to }, onChange, hasProblem }: DayProps) {
  const { formatMessage, locale } = useIntl();
  const name = weekdayName(locale, weekday);
  const labelOf = (label: string) => (
    <>
      {label} <span className="sr-only">{name}</span>
    </>
  );
  return (
    <li className="flex flex-wrap items-start gap-x-4 border-b border-line py-1">
      <Checkbox className="min-w-36 flex-1" label={name} checked={isOpen} onCheckedChange={(open) => onChange({ isOpen: open })} />
      {isOpen && (
        <div className="grid w-full grid-cols-3 gap-3 pb-3 sm:w-auto sm:grid-cols-[6.5rem_8rem_8rem]">
          <TextField
            label={labelOf(formatMessage(words.boards))}
            type="number"
            inputMode="numeric"
            min={1}
            max={64}
            value={boards}
            onValueChange={(value) => onChange({ boards: value })}
            error={hasProblem ? formatMessage(messages.eveningBoards) : undefined}
          />
          <TextField
            type="time"
            label={labelOf(formatMessage(messages.from))}
            value={from}
            onValueChange={(value) => onChange({ from: value })}
          />
          <TextField
            type="time"
            label={labelOf(formatMessage(messages.to))}
            value={to}
            onValueChange={(value) => onChange({ to: value })}
          />
        </div>
      )}
    </li>
  );
}
