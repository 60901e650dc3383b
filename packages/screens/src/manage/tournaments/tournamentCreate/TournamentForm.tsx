import { useState, type ReactNode } from 'react';
import type { EventSummary, Location } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { FormActions } from '@oche/ui/FormActions';
import { Section } from '@oche/ui/Section';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { boardsOf, newEvent as plannedEvent, eventErrors, type EventValues } from '../../parts/eventValues.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { EventChoice, newEvent } from './EventChoice.tsx';
import { FormatPicker } from '../plan/FormatPicker.tsx';
import { GroupFields } from '../plan/GroupFields.tsx';
import { PlanFormats } from '../plan/PlanFormats.tsx';
import type { Source } from './copied.ts';
import { messages } from './messages.ts';
import { Outcome } from './Outcome.tsx';
import { planValuesOf } from '../plan/planValuesOf.ts';
import { entriesOf, planErrors, proposedRounds, stagesOf, usualPlan, type PlanValues } from '../plan/planValues.ts';

/** The form values of a tournament. `planned` is the new event to create with it; null if an existing event is chosen. */
export type TournamentValues = {
  name: string;
  event: string;
  planned: EventValues | null;
  maxEntries: number | null;
  plan: PlanValues;
  test: boolean;
  /** whether the players of the copied tournament are entered */
  withPlayers: boolean;
};

type TournamentFormProps = {
  events: readonly EventSummary[];
  locations: readonly Location[];
  timeZone: string;
  /** id of the event to preselect */
  event: string | null;
  /** the tournament to copy, and the event that is planned for the copy */
  source?: Source;
  planned?: EventValues;
  onSend: (values: TournamentValues) => Promise<unknown>;
};

/** The form of a new tournament. Only the name is required; the defaults suit most evenings. */
export function TournamentForm({
  events,
  locations,
  timeZone,
  event: preselectedId,
  source,
  planned: copied,
  onSend,
}: TournamentFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [name, setName] = useState(source?.tournament.name ?? '');
  // Undefined until the user chooses. The cached list may lack the event in the URL until it is refetched.
  const [chosen, setEvent] = useState<string>();
  const event = chosen ?? (events.find(({ id }) => id === preselectedId) ?? events[0])?.id ?? newEvent;
  const [planned, setPlanned] = useState(() => copied ?? plannedEvent(locations, timeZone));
  const [plan, setPlan] = useState(source ? () => planValuesOf(source.tournament.plan) : usualPlan);
  const [maxEntries, setMaxEntries] = useState(String(source?.tournament.maxEntries ?? ''));
  const [expected, setExpected] = useState(String(source?.entries.length || 24));
  const [withPlayers, setWithPlayers] = useState(true);
  const [test, setTest] = useState(false);
  const most = Number(maxEntries);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({
      ...(event === newEvent && eventErrors({ ...planned, name: 'of the tournament' })),
      ...planErrors(plan, maxEntries === '' ? null : most),
      ...(maxEntries !== '' && !(Number.isInteger(most) && most >= 2 && most <= 1024) && { max_entries: 'too_big' }),
      ...(!name.trim() && { name: 'too_small' }),
    }),
    send: () =>
      onSend({
        ...{ name, event, plan, test, withPlayers },
        planned: event === newEvent ? { ...planned, name } : null,
        maxEntries: maxEntries === '' ? null : most,
      }),
  });
  const changePlan = (change: Partial<PlanValues>, ...fields: string[]) => {
    setPlan((previous) => ({ ...previous, ...change }));
    touch(...fields);
  };
  const entries = entriesOf(plan, Number(expected));
  const changeExpected = (next: string) => {
    setExpected(next);
    // The number of rounds follows the number of players until the organiser changes it.
    if (plan.swiss.rounds === proposedRounds(entries))
      changePlan({ swiss: { ...plan.swiss, rounds: proposedRounds(entriesOf(plan, Number(next))) } });
  };
  const arePairs = plan.pairs === 'chosen';
  return (
    <form noValidate onSubmit={onSubmit} className="relative mt-6 flex max-w-[44rem] flex-col gap-10 lg:max-w-[74rem] lg:pr-[29rem]">
      <Section title={formatMessage(messages.evening)} rule>
        <Fields>
          <FormError error={error} />
          <TextField
            size="lg"
            label={formatMessage(words.name)}
            hint={source ? formatMessage(messages.copyHint, { name: source.tournament.name }) : formatMessage(messages.nameHint)}
            maxLength={120}
            value={name}
            onValueChange={(value) => (setName(value), touch('name'))}
            error={fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing })}
          />
          <EventChoice
            {...{ events, locations, timeZone, planned, fieldErrors }}
            value={event}
            onValueChange={(value) => (setEvent(value), touch('event_id'))}
            onPlannedChange={(change, ...fields) => {
              setPlanned((previous) => ({ ...previous, ...change }));
              touch(...fields);
            }}
          />
        </Fields>
      </Section>
      <Section title={formatMessage(messages.play)} rule>
        <Fields>
          <FormatPicker plan={plan} onChange={changePlan} entries={entries} />
          <TextField
            className="max-w-sm"
            label={formatMessage(arePairs ? messages.maxPairs : messages.maxEntries)}
            hint={formatMessage(arePairs ? messages.maxPairsHint : messages.maxEntriesHint)}
            type="number"
            inputMode="numeric"
            min={2}
            max={1024}
            value={maxEntries}
            onValueChange={(value) => (setMaxEntries(value), touch('max_entries', 'number'))}
            error={fieldMessage(intl, fieldErrors['max_entries'], {
              too_big: messages.maxEntriesInvalid,
              too_small: messages.maxEntriesInvalid,
            })}
          />
          {source && source.entries.length > 0 && (
            <Checkbox
              label={formatMessage(messages.withPlayers, { count: source.entries.length })}
              hint={formatMessage(messages.withPlayersHint)}
              checked={withPlayers}
              onCheckedChange={(checked) => setWithPlayers(checked === true)}
            />
          )}
        </Fields>
      </Section>
      <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:w-[26rem]">
        <div className="lg:sticky lg:top-6">
          <Outcome
            plan={plan}
            boards={boardsOf(
              events.find(({ id }) => id === event),
              planned,
              locations,
            )}
            expected={expected}
            onExpectedChange={changeExpected}
          />
        </div>
      </div>
      {stagesOf(plan).groups && <GroupFields plan={plan} onChange={changePlan} fieldErrors={fieldErrors} entries={entries} />}
      <Section title={formatMessage(messages.formats)} rule>
        <Fields>
          <PlanFormats plan={plan} onChange={changePlan} fieldErrors={fieldErrors} />
        </Fields>
      </Section>
      <Section title={formatMessage(messages.more)} rule>
        <Checkbox
          className="pt-2"
          label={formatMessage(messages.test)}
          hint={formatMessage(messages.testHint)}
          checked={test}
          onCheckedChange={(checked) => setTest(checked === true)}
        />
      </Section>
      <FormActions
        className="md:sticky!"
        state={state}
        submit={formatMessage(messages.create)}
        submitting={formatMessage(words.saving)}
        message={state === 'dirty' ? formatMessage(shared.notSaved) : ''}
      />
    </form>
  );
}

const Fields = ({ children }: { children: ReactNode }) => <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">{children}</div>;
