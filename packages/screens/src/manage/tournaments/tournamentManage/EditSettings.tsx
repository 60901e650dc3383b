import { useState, type ReactNode } from 'react';
import { mostRankings, type Tournament } from '@oche/api/contract/tournament';
import { useRead, useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { DateTimeField } from '@oche/ui/DateTimeField';
import { Dialog } from '@oche/ui/Dialog';
import { Select } from '@oche/ui/Select';
import { Skeleton } from '@oche/ui/Skeleton';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { Boundary } from '../../../shell/Boundary.tsx';
import { errorMessage, fieldErrors, fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { isComing } from '../../parts/isComing.ts';
import { formMessages } from '../plan/messages.ts';
import { RankingsField } from './RankingsField.tsx';
import { messages } from './settingsMessages.ts';

type Values = {
  name: string;
  event: string;
  startsAt: string;
  rest: string;
  places: string;
  visibility: Tournament['visibility'];
  description: string;
  rankings: string[];
};

const isWithin = (text: string, low: number, high: number) => /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high;

/** Whether two lists have the same values, in any order. */
const isSame = (some: readonly string[], others: readonly string[]) => some.toSorted().join() === others.toSorted().join();

/** Error codes of invalid values, by wire name. `former`: the rankings so far */
const settingsErrors = ({ name, startsAt, rest, places, rankings }: Values, former: readonly string[]): Record<string, string> => ({
  ...(name.trim() === '' && { name: 'too_small' }),
  ...(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(startsAt) && { starts_at: 'invalid_format' }),
  ...(!isWithin(rest.trim(), 0, 120) && { rest_minutes: 'too_big' }),
  ...(rankings.length > mostRankings && !isSame(rankings, former) && { ranking_ids: 'too_big' }),
  ...(places.trim() !== '' && !isWithin(places.trim(), 2, 1024) && { max_entries: 'too_big' }),
});

type EditSettingsProps = {
  tournament: Tournament;
  /** whether the tournament may move to another event, because no game is on a board or has started */
  canMove: boolean;
  onClose: () => void;
};

/** Edits settings that may change at any time. The event can change only until the first game. */
export function EditSettings({ tournament, canMove, onClose }: EditSettingsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync, isPending } = useWrite('updateTournament');
  const former = tournament.rankings.map(({ id }) => id);
  const [values, setValues] = useState<Values>({
    name: tournament.name,
    event: tournament.event.id,
    startsAt: tournament.startsAt,
    rest: String(tournament.restMinutes),
    places: tournament.maxEntries === null ? '' : String(tournament.maxEntries),
    visibility: tournament.visibility,
    description: tournament.description,
    rankings: former,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string>();
  const set =
    <K extends keyof Values>(key: K) =>
    (value: Values[K]) =>
      setValues((previous) => ({ ...previous, [key]: value }));

  const save = async () => {
    const newErrors = settingsErrors(values, former);
    setErrors(newErrors);
    setError(undefined);
    if (Object.keys(newErrors).length > 0) return;
    try {
      await mutateAsync({
        id: tournament.id,
        name: values.name.trim(),
        description: values.description,
        ...(values.event !== tournament.event.id && { eventId: values.event }),
        startsAt: values.startsAt,
        restMinutes: Number(values.rest),
        maxEntries: values.places.trim() === '' ? null : Number(values.places),
        visibility: values.visibility,
        ...(!isSame(values.rankings, former) && { rankingIds: values.rankings }),
      });
      toast.success(formatMessage(words.saved));
      onClose();
    } catch (thrown) {
      setErrors(fieldErrors(thrown));
      setError(errorMessage(intl, thrown));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.editTitle)}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          <Button kind="primary" type="submit" form="tournament-settings" state={isPending ? 'busy' : 'ready'}>
            {formatMessage(isPending ? words.saving : words.save)}
          </Button>
        </>
      }
    >
      <form
        id="tournament-settings"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {error !== undefined && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        <TextField
          label={formatMessage(words.name)}
          maxLength={120}
          value={values.name}
          onValueChange={set('name')}
          error={fieldMessage(intl, errors['name'], { too_small: messages.nameMissing })}
        />
        {canMove && (
          <Boundary skeleton={<Skeleton shape="row" count={1} />}>
            <EventField
              tournament={tournament}
              value={values.event}
              onValueChange={set('event')}
              error={fieldMessage(intl, errors['event_id'])}
            />
          </Boundary>
        )}
        <DateTimeField
          label={formatMessage(messages.starts)}
          parts={{ date: formatMessage(messages.date), time: formatMessage(messages.time) }}
          value={values.startsAt}
          onValueChange={set('startsAt')}
          error={fieldMessage(intl, errors['starts_at'], { invalid_format: messages.startMissing })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={formatMessage(messages.rest)}
            inputMode="numeric"
            unit={formatMessage(messages.minutesUnit)}
            value={values.rest}
            onValueChange={set('rest')}
            hint={formatMessage(messages.restHint)}
            error={fieldMessage(intl, errors['rest_minutes'], { too_big: messages.restInvalid })}
          />
          <TextField
            label={formatMessage(messages.places)}
            inputMode="numeric"
            value={values.places}
            onValueChange={set('places')}
            hint={formatMessage(messages.placesHint)}
            error={fieldMessage(intl, errors['max_entries'], { too_big: messages.placesInvalid })}
          />
        </div>
        <Select<Values['visibility']>
          label={formatMessage(messages.visibility)}
          value={values.visibility}
          onValueChange={set('visibility')}
          options={(['public', 'unlisted', 'private'] as const).map((visibility) => ({
            value: visibility,
            label: formatMessage(messages.visible, { visibility }),
          }))}
        />
        <TextField
          label={formatMessage(messages.description)}
          rows={4}
          maxLength={2000}
          value={values.description}
          onValueChange={set('description')}
        />
        {!tournament.test && (
          <Boundary skeleton={<Skeleton shape="row" count={1} />}>
            <RankingsField tournament={tournament} value={values.rankings} onValueChange={set('rankings')} error={errors['ranking_ids']} />
          </Boundary>
        )}
      </form>
    </Dialog>
  );
}

type EventFieldProps = {
  tournament: Tournament;
  value: string;
  onValueChange: (event: string) => void;
  error: ReactNode;
};

/** Chooses the event of the tournament: the current one or an upcoming one. */
function EventField({ tournament, value, onValueChange, error }: EventFieldProps) {
  const { formatMessage, locale } = useIntl();
  const { items } = useRead('listEvents', { organisationId: tournament.organisation.id });
  const others = items.filter((each) => each.id !== tournament.event.id && isComing(each)).toReversed();
  return (
    <Select
      label={formatMessage(formMessages.event)}
      value={value}
      onValueChange={onValueChange}
      error={error}
      options={[
        { value: tournament.event.id, label: tournament.event.name },
        ...others.map(({ id, name, startsAt }) => ({
          value: id,
          label: formatMessage(formMessages.eventOption, { name, when: formatPlanned(locale, startsAt, 'appointment') }),
        })),
      ]}
    />
  );
}
