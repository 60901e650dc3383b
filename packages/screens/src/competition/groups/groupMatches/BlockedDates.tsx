import { Plus, Trash2 } from 'lucide-react';
import type { BlockedDate } from '@oche/api/contract/calendar';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Combobox, type ComboboxOption } from '@oche/ui/Combobox';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { messages as groupMessages } from '../../../parts/league/groupMessages.ts';
import { messages } from './messages.ts';
import { useListLabels } from '../../../parts/forms/useListLabels.ts';
import type { Fixtures } from './usePlanner.ts';

type Names = Pick<Fixtures, 'groups' | 'teams' | 'locations'>;
type Scope = Pick<BlockedDate, 'groupId' | 'locationId' | 'teamId'>;

const wholeSeason: Scope = { groupId: null, locationId: null, teamId: null };

const idsOf = ({ groupId, locationId, teamId }: Scope): string[] => [groupId, locationId, teamId].filter((id) => id !== null);

/** The errors of blocked dates, by field as the server names it: a day is missing, or the last day is before the first. */
export const blockedErrors = (blocked: readonly BlockedDate[]): FieldErrors =>
  Object.fromEntries(
    blocked.flatMap(({ from, to }, index) => {
      const field = `blocked_dates.${index}`;
      if (from && to) return to < from ? [[`${field}.to`, 'before-start']] : [];
      return [...(from ? [] : [[`${field}.from`, 'missing']]), ...(to ? [] : [[`${field}.to`, 'missing']])];
    }),
  );

type Choice = { option: ComboboxOption; scope: Scope };

/** For whom days can be blocked: the season, a division or cup, a location, a team. */
function useScopes({ groups, teams, locations }: Names) {
  const { formatMessage } = useIntl();
  const season = { value: 'season', label: formatMessage(messages.wholeSeason) };
  const named = (label: string, note: string, scope: Partial<Scope>): Choice => ({
    option: { value: idsOf({ ...wholeSeason, ...scope }).join(' '), label, note },
    scope: { ...wholeSeason, ...scope },
  });
  const kinds = { league: formatMessage(messages.division), cup: formatMessage(groupMessages.cup) };
  const all: Choice[] = [
    { option: season, scope: wholeSeason },
    ...groups.map(({ id, name, kind }) => named(name, kinds[kind], { groupId: id })),
    ...locations.items
      .filter(({ archived }) => !archived)
      .map(({ id, name }) => named(name, formatMessage(words.location), { locationId: id })),
    ...teams.filter(({ state }) => state === 'accepted').map(({ id, name }) => named(name, formatMessage(messages.team), { teamId: id })),
  ];
  const names = new Map([...groups, ...locations.items, ...teams].map(({ id, name }) => [id, name]));
  /** An imported date may name several, such as a team at a location. */
  const optionOf = (scope: Scope): ComboboxOption => {
    const ids = idsOf(scope);
    if (ids.length === 0) return season;
    return { value: ids.join(' '), label: ids.map((id) => names.get(id) ?? '–').join(', ') };
  };
  const scopeOf = (value: string): Scope => all.find(({ option }) => option.value === value)?.scope ?? wholeSeason;
  return { options: all.map(({ option }) => option), optionOf, scopeOf };
}

type BlockedDatesProps = {
  blocked: readonly BlockedDate[];
  onChange: (blocked: readonly BlockedDate[]) => void;
  fieldErrors: FieldErrors;
  names: Names;
};

/** The days on which nobody plays, or on which a division, a location or a team does not. */
export function BlockedDates({ blocked, onChange, fieldErrors, names }: BlockedDatesProps) {
  const { formatMessage } = useIntl();
  const scopes = useScopes(names);
  return (
    <fieldset className="min-w-0">
      <legend className="text-heading">{formatMessage(messages.blockedDates)}</legend>
      <p className="mt-1 text-body-small text-ink-2">{formatMessage(messages.blockedHint)}</p>
      {fieldErrors['blocked_dates'] !== undefined && (
        <p role="alert" className="mt-2 text-danger">
          {formatMessage(messages.blockedUnknown)}
        </p>
      )}
      <ul className="mt-2">
        {blocked.map((each, index) => (
          <BlockedDateFields
            key={index}
            value={each}
            scopes={scopes}
            errorOf={(field) => fieldErrors[`blocked_dates.${index}.${field}`]}
            onChange={(next) => onChange(blocked.map((other, at) => (at === index ? { ...other, ...next } : other)))}
            onRemove={() => onChange(blocked.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <Button
        kind="quiet"
        icon={<Plus aria-hidden />}
        onClick={() => onChange([...blocked, { from: '', to: '', reason: '', ...wholeSeason }])}
      >
        {formatMessage(messages.addBlocked)}
      </Button>
    </fieldset>
  );
}

type BlockedDateFieldsProps = {
  value: BlockedDate;
  scopes: ReturnType<typeof useScopes>;
  errorOf: (field: 'from' | 'to') => string | undefined;
  onChange: (next: Partial<BlockedDate>) => void;
  onRemove: () => void;
};

function BlockedDateFields({ value, scopes, errorOf, onChange, onRemove }: BlockedDateFieldsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const labels = useListLabels();
  const { from, to, reason } = value;
  const option = scopes.optionOf(value);
  const day = (of: string) => of && formatPlanned(locale, of, 'day');
  const name = reason || formatMessage(messages.blockedOf, { from: day(from), to: day(to) });
  return (
    <li className="grid grid-cols-2 items-start gap-3 border-t border-line py-3">
      <Combobox
        className="col-span-2"
        label={formatMessage(messages.blockedFor)}
        options={scopes.options}
        value={option}
        onValueChange={(next) => onChange(next ? scopes.scopeOf(next.value) : wholeSeason)}
        labels={labels}
      />
      <TextField
        type="date"
        label={formatMessage(messages.from)}
        value={from}
        onValueChange={(next) => onChange({ from: next, ...(to === '' && { to: next }) })}
        error={fieldMessage(intl, errorOf('from'), { missing: messages.blockedFromMissing })}
      />
      <TextField
        type="date"
        label={formatMessage(messages.to)}
        value={to}
        onValueChange={(next) => onChange({ to: next })}
        error={fieldMessage(intl, errorOf('to'), { missing: messages.blockedToMissing, 'before-start': messages.blockedReversed })}
      />
      <div className="col-span-2 flex items-start gap-3">
        <TextField
          className="min-w-0 flex-1"
          label={formatMessage(messages.reason)}
          maxLength={120}
          value={reason}
          onValueChange={(next) => onChange({ reason: next })}
        />
        <Button
          kind="quiet"
          className="mt-6.5"
          icon={<Trash2 aria-hidden />}
          label={formatMessage(messages.removeBlocked, { name: [name, option.label].join(', ') })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
