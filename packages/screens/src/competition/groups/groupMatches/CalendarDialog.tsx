import { useId, useState } from 'react';
import { ApiError } from '@oche/api/errors';
import type { BlockedDate, Matchday } from '@oche/api/contract/calendar';
import { useWrite } from '@oche/api/query';
import { addDays, dayNumber, weekdayOf } from '@oche/darts/days';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Dialog } from '@oche/ui/Dialog';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit, type FieldErrors } from '../../../parts/forms/useSubmit.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { usePastMatchdays } from '../../parts/usePastMatchdays.ts';
import { playingIn } from '../../../parts/league/playing.ts';
import { blockedErrors, BlockedDates } from './BlockedDates.tsx';
import { neededMatchdays, weeksOf, type CalendarPlan } from './calendarWeeks.ts';
import { messages } from './messages.ts';
import type { Fixtures } from './usePlanner.ts';

type CalendarDialogProps = { season: SeasonOfPage; data: Fixtures; onClose: () => void };

/** Matchdays that this form lays out: weeks for all divisions. Rounds of cups and weeks of single groups stay. */
const isOwn = ({ groupId, kind }: Matchday): boolean => groupId === null && kind !== 'cup';

const mostMatchdays = 100;
const mostCatchUp = 20;

const friday = 5;

const weekdaysOf = (teams: Fixtures['teams']): number[] => teams.flatMap(({ homeWeekday }) => homeWeekday ?? []);

/** The weekday on which most teams are at home. */
function usualWeekday(teams: Fixtures['teams']): number {
  const counts = Map.groupBy(weekdaysOf(teams), (weekday) => weekday);
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? friday;
}

/** The first day of a season on which a team can be at home. */
function firstEvening(startsOn: string, teams: Fixtures['teams']): string {
  const own = weekdaysOf(teams);
  const start = dayNumber(startsOn);
  const ahead = (own.length > 0 ? own : [friday]).map((weekday) => (weekday - weekdayOf(start) + 7) % 7);
  return addDays(startsOn, Math.min(...ahead));
}

const needed = ({ groups }: Fixtures): number =>
  Math.max(
    0,
    ...groups.filter(({ kind }) => kind === 'league').map((group) => neededMatchdays(playingIn(group).length, group.rules.twice)),
  );

/** The values of the form: those of the calendar, or what the divisions need. */
function initialOf(season: SeasonOfPage, data: Fixtures) {
  const own = data.matchdays.filter(isOwn);
  const league = own.filter(({ kind }) => kind === 'league');
  return {
    first: league[0]?.from ?? firstEvening(season.startsOn, data.teams),
    count: String(league.length || needed(data) || 1),
    every: '1',
    catchUp: String(own.length === 0 ? 1 : own.length - league.length),
  };
}

type Values = ReturnType<typeof initialOf>;

const planOf = ({ first, count, every, catchUp }: Values, teams: Fixtures['teams']): CalendarPlan => ({
  ...{ first, weekday: usualWeekday(teams), count: Number(count), every: Number(every), catchUp: Number(catchUp) },
});

const isNumber = (text: string, least: number, most: number): boolean =>
  text.trim() !== '' && Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most;

const errorsOf = (values: Values, blocked: readonly BlockedDate[]): FieldErrors => ({
  ...(!values.first && { first: 'missing' }),
  ...(!isNumber(values.count, 1, mostMatchdays) && { count: 'too_big' }),
  ...(!isNumber(values.catchUp, 0, mostCatchUp) && { catch_up: 'too_big' }),
  ...blockedErrors(blocked),
});

/** Sets the matchdays of a season by first evening, number and rhythm, and its blocked dates. Shows what results before it is saved. */
export function CalendarDialog({ season, data, onClose }: CalendarDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const setMatchdays = useWrite('setMatchdays');
  const setBlockedDates = useWrite('setBlockedDates');
  const hasMatchdays = data.matchdays.some(isOwn);
  const [laysOut, setLaysOut] = useState(!hasMatchdays);
  const [values, setValues] = useState(() => initialOf(season, data));
  const [blocked, setBlocked] = useState<readonly BlockedDate[]>(data.blocked);
  const seasonId = season.id;
  const kept = data.matchdays.filter((matchday) => !isOwn(matchday));
  const isBlockedChanged = JSON.stringify(blocked) !== JSON.stringify(data.blocked);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => errorsOf(laysOut ? values : initialOf(season, data), blocked),
    send: async () => {
      if (isBlockedChanged) await setBlockedDates.mutateAsync({ seasonId, blockedDates: [...blocked] });
      if (laysOut)
        await setMatchdays.mutateAsync({
          seasonId,
          matchdays: [...kept, ...weeksOf(planOf(values, data.teams), blocked, season).matchdays],
        });
      onClose();
    },
  });
  const change = (next: Partial<Values>, field: string) => {
    setValues((now) => ({ ...now, ...next }));
    touch(field);
  };
  const misplaced = Object.entries(fieldErrors).find(([field]) => field.startsWith('matchdays.'))?.[1];
  const hasDependents = error instanceof ApiError && error.code === 'has-dependents';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.calendar)}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button type="submit" form={form} kind="primary" state={state === 'saving' ? 'busy' : 'ready'}>
            {formatMessage(words.save)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {hasDependents ? <p className="text-danger">{formatMessage(messages.matchesOnRemoved)}</p> : <FormError error={error} />}
        {misplaced !== undefined && (
          <p role="alert" className="text-danger">
            {formatMessage(misplaced === 'outside-season' ? messages.outsideSeason : messages.overlap)}
          </p>
        )}
        {hasMatchdays && (
          <Checkbox
            label={formatMessage(messages.layOut)}
            hint={formatMessage(messages.layOutHint)}
            checked={laysOut}
            onCheckedChange={setLaysOut}
          />
        )}
        {laysOut && <CalendarFields values={values} onChange={change} fieldErrors={fieldErrors} />}
        {laysOut && Object.keys(errorsOf(values, blocked)).length === 0 && (
          <Result season={season} data={data} values={values} blocked={blocked} />
        )}
        <BlockedDates
          blocked={blocked}
          onChange={(next) => {
            setBlocked(next);
            touch(...Object.keys(fieldErrors).filter((field) => field.startsWith('blocked_dates')));
          }}
          fieldErrors={fieldErrors}
          names={data}
        />
      </form>
    </Dialog>
  );
}

type CalendarFieldsProps = { values: Values; onChange: (change: Partial<Values>, field: string) => void; fieldErrors: FieldErrors };

function CalendarFields({ values, onChange, fieldErrors }: CalendarFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="date"
        label={formatMessage(messages.firstDay)}
        value={values.first}
        onValueChange={(first) => onChange({ first }, 'first')}
        error={fieldMessage(intl, fieldErrors['first'], { missing: messages.firstDayMissing })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={mostMatchdays}
        label={formatMessage(messages.count)}
        value={values.count}
        onValueChange={(count) => onChange({ count }, 'count')}
        error={fieldMessage(intl, fieldErrors['count'], { too_big: messages.countInvalid })}
      />
      <Select
        label={formatMessage(messages.every)}
        value={values.every}
        options={['1', '2', '3', '4'].map((value) => ({ value, label: formatMessage(messages.everyWeeks, { count: Number(value) }) }))}
        onValueChange={(every) => onChange({ every }, 'every')}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={0}
        max={mostCatchUp}
        label={formatMessage(messages.catchUp)}
        value={values.catchUp}
        onValueChange={(catchUp) => onChange({ catchUp }, 'catch_up')}
        error={fieldMessage(intl, fieldErrors['catch_up'], { too_big: messages.catchUpInvalid })}
      />
    </div>
  );
}

type ResultProps = { season: SeasonOfPage; data: Fixtures; values: Values; blocked: readonly BlockedDate[] };

/** What the values result in, in words: how many matchdays, which weeks are skipped, and what does not fit. */
function Result({ season, data, values, blocked }: ResultProps) {
  const { formatMessage, locale } = useIntl();
  const { matchdays, skipped } = weeksOf(planOf(values, data.teams), blocked, season);
  const past = usePastMatchdays(season, matchdays);
  const league = matchdays.filter(({ kind }) => kind === 'league');
  const [first, last] = [league[0], league.at(-1)];
  const end = matchdays.at(-1)?.to;
  const day = (of: string) => formatPlanned(locale, of, 'date');
  const short = data.groups.flatMap(({ kind, name, teams, rules }) => {
    const wanted = neededMatchdays(playingIn({ teams }).length, rules.twice);
    return kind === 'league' && wanted > league.length ? [{ group: name, needed: wanted, count: league.length }] : [];
  });
  return (
    <div role="status" className="border-l-4 border-line-2 bg-sunken px-3 py-2 text-body-small">
      {first && last && (
        <p className="font-[640]">{formatMessage(messages.matchdays, { count: league.length, from: day(first.from), to: day(last.to) })}</p>
      )}
      {skipped.map(({ from, reason }) => (
        <p key={from} className="text-ink-2">
          {reason === ''
            ? formatMessage(messages.skippedPlain, { day: day(from) })
            : formatMessage(messages.skipped, { day: day(from), reason })}
        </p>
      ))}
      {past !== null && <p className="text-warning">{past}</p>}
      {short.map((group) => (
        <p key={group.group} className="text-warning">
          {formatMessage(messages.tooFewMatchdays, group)}
        </p>
      ))}
      {end !== undefined && end > season.endsOn && (
        <p className="text-danger">{formatMessage(messages.afterEnd, { day: day(season.endsOn) })}</p>
      )}
    </div>
  );
}
