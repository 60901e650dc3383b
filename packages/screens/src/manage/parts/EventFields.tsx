import type { Location } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { DateTimeField } from '@oche/ui/DateTimeField';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { isPast } from './isComing.ts';
import { messages as shared } from './messages.ts';
import { useDeviceZone } from '../../shell/device.ts';
import { zoneTitle } from '../../parts/forms/timeZones.ts';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';
import { boardName } from '../../parts/boards/boardName.ts';
import { messages } from './eventMessages.ts';
import { noLocation, type EventValues } from './eventValues.ts';

type EventFieldsProps = {
  values: EventValues;
  onChange: (change: Partial<EventValues>, ...fields: string[]) => void;
  fieldErrors: FieldErrors;
  locations: readonly Location[];
  /** time zone of the club, for an event without a location */
  timeZone: string;
  /** number of boards of an existing event without a location, which keeps them */
  ownBoards?: number | undefined;
  hideName?: boolean;
};

/** Name, start, location and boards of an event. */
export function EventFields({ values, onChange, fieldErrors, locations, timeZone, ownBoards, hideName = false }: EventFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const deviceZone = useDeviceZone();
  const location = locations.find(({ id }) => id === values.location);
  const zone = location?.timeZone ?? timeZone;
  return (
    <>
      {!hideName && (
        <TextField
          label={formatMessage(words.name)}
          hint={formatMessage(messages.nameHint)}
          maxLength={120}
          value={values.name}
          onValueChange={(name) => onChange({ name }, 'name')}
          error={fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing })}
        />
      )}
      <DateTimeField
        label={formatMessage(messages.start)}
        parts={{ date: formatMessage(shared.date), time: formatMessage(shared.time) }}
        {...(zone !== deviceZone && { zone: zoneTitle(intl.locale, zone) })}
        value={values.startsAt}
        onValueChange={(startsAt) => onChange({ startsAt }, 'starts_at')}
        hint={isPast(values.startsAt, zone) ? formatMessage(messages.past) : undefined}
        error={fieldMessage(intl, fieldErrors['starts_at'], { too_small: messages.startMissing, invalid_format: messages.startMissing })}
      />
      <Select
        label={formatMessage(words.location)}
        value={values.location}
        onValueChange={(next) => onChange({ location: next, boardIds: null }, 'location_id', 'boards', 'board_ids')}
        hint={values.location === noLocation ? formatMessage(messages.noLocationHint) : undefined}
        error={fieldMessage(intl, fieldErrors['location_id'])}
        options={[
          ...locations.map(({ id, name, boards }) => ({
            value: id,
            label: `${name} (${formatMessage(shared.boardCount, { count: boards.length })})`,
          })),
          // An event with a location can move to another one, but must keep one.
          ...(ownBoards === undefined || values.location === noLocation
            ? [{ value: noLocation, label: formatMessage(messages.noLocation) }]
            : []),
        ]}
      />
      {location && <Boards location={location} values={values} onChange={onChange} error={fieldErrors['board_ids']} />}
      {!location && ownBoards === undefined && (
        <TextField
          label={formatMessage(messages.boardCount)}
          type="number"
          inputMode="numeric"
          min={1}
          max={64}
          className="max-w-48"
          value={values.boards}
          onValueChange={(boards) => onChange({ boards }, 'boards')}
          error={fieldMessage(intl, fieldErrors['boards'], { too_big: messages.boardCountInvalid, too_small: messages.boardCountInvalid })}
        />
      )}
      {!location && ownBoards !== undefined && <p className="text-ink-2">{formatMessage(messages.ownBoards, { count: ownBoards })}</p>}
    </>
  );
}

type BoardsProps = Pick<EventFieldsProps, 'values' | 'onChange'> & { location: Location; error: string | undefined };

function Boards({ location: { boards }, values: { boardIds }, onChange, error }: BoardsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const ids = boards.map(({ id }) => id);
  const chosen = boardIds ?? ids;
  const set = (next: string[]) => onChange({ boardIds: next.length === ids.length ? null : next }, 'board_ids');
  const toggle = (id: string, on: boolean) => set(ids.filter((each) => (each === id ? on : chosen.includes(each))));
  const allChosen = chosen.length === ids.length;
  return (
    <fieldset>
      <legend className="text-label">{formatMessage(messages.whichBoards)}</legend>
      <p className="mt-1 text-body-small text-ink-3">{formatMessage(messages.whichBoardsHint)}</p>
      {boards.length > 1 && (
        <Checkbox
          className="mt-1"
          label={formatMessage(messages.allBoards)}
          checked={allChosen ? true : chosen.length > 0 ? 'indeterminate' : false}
          onCheckedChange={() => set(allChosen ? [] : ids)}
          {...(error !== undefined && { error: formatMessage(messages.noBoards) })}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] border-t border-line">
        {boards.map((board) => (
          <Checkbox
            key={board.id}
            label={boardName(intl, board)}
            checked={chosen.includes(board.id)}
            onCheckedChange={(checked) => toggle(board.id, checked === true)}
          />
        ))}
      </div>
    </fieldset>
  );
}
