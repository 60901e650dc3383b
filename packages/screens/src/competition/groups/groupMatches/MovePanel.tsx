import { ArrowLeftRight, Lock, LockOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { usualStart } from '@oche/api/contract/team';
import type { PlannedMatch } from '@oche/api/contract/fixture';
import { useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { Skeleton } from '@oche/ui/Skeleton';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { dayNumber } from '@oche/darts/days';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { errorMessage, fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { ExchangeHome } from './ExchangeHome.tsx';
import { messages } from './messages.ts';
import { messages as plan } from '../planMessages.ts';
import type { Verdict } from './sentences.ts';
import type { Evening, Evenings } from './useEvenings.ts';
import { needsReason, useMove, type Planner } from './usePlanner.ts';

export type MoveChoice = {
  chosen: string | null;
  onChoose: (day: string) => void;
  locationId: string | undefined;
  onLocation: (id: string) => void;
  /** a day that is not in the list */
  onOtherDay: (day: string) => void;
};

type MovePanelProps = {
  planner: Planner;
  match: PlannedMatch;
  evenings: Evenings;
  choice: MoveChoice;
  onDone: () => void;
};

/** Evenings that are shown at first, the best first. */
const shownFirst = 8;

/** When a match starts: at its own time, otherwise at that of its home team. */
export const homeTime = ({ names }: Planner, { home, startsAt }: PlannedMatch): string =>
  startsAt?.slice(11) ?? names.teams.get(home)?.homeTime ?? usualStart;

/** The evenings of a match with what speaks against each, and the buttons that change it. */
export function MovePanel({ planner, match, evenings, choice, onDone }: MovePanelProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const form = useId();
  const { move } = useMove(planner);
  const [time, setTime] = useState(homeTime(planner, match));
  const [reason, setReason] = useState('');
  const { chosen, locationId } = choice;
  const chosenEvening = evenings.list?.find(({ day }) => day === chosen);
  const verdict = chosenEvening && planner.say.verdict(chosenEvening, match);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(verdict?.kind === 'hard' && !reason.trim() && { reason: 'missing' }) }),
    send: async () => {
      if (chosen === null) return;
      await move({ match, startsAt: `${chosen}T${time}`, locationId, reason: reason.trim() || undefined });
      onDone();
    },
  });
  const when = chosen === null ? '' : formatPlanned(locale, `${chosen}T${time}`, 'appointment');
  const isForced = verdict?.kind === 'hard' || needsReason(error);
  return (
    <form id={form} noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error !== undefined && !needsReason(error) && <FormError error={error} />}
      {needsReason(error) && <p className="text-body-small text-danger">{formatMessage(messages.breaksRule)}</p>}
      <EveningList {...{ planner, match, evenings, choice }} />
      <PlaceFields {...{ planner, match, choice, time }} onTime={setTime} />
      {isForced && (
        <TextField
          label={formatMessage(messages.reason)}
          hint={formatMessage(messages.reasonHint)}
          maxLength={500}
          value={reason}
          onValueChange={(value) => (setReason(value), touch('reason'))}
          error={fieldMessage(intl, fieldErrors['reason'], { missing: reasonMessages.missing })}
        />
      )}
      <p className="text-body-small text-ink-2">{formatMessage(planner.isPublished ? messages.seenAtOnce : messages.notSeenYet)}</p>
      <MoveButton isBusy={state === 'saving'} isForced={isForced} when={when} />
      <div className="flex flex-wrap gap-3 [&>*]:flex-1">
        <ExchangeHome
          planner={planner}
          match={match}
          onDone={onDone}
          trigger={<Button icon={<ArrowLeftRight aria-hidden />}>{formatMessage(messages.exchange)}</Button>}
        />
        <LockButton match={match} />
        <Button kind="quiet" onClick={onDone}>
          {formatMessage(words.cancel)}
        </Button>
      </div>
    </form>
  );
}

type PlaceFieldsProps = Pick<MovePanelProps, 'planner' | 'match' | 'choice'> & { time: string; onTime: (time: string) => void };

/** A day outside of the list, the time, and another location. */
function PlaceFields({ planner, match, choice, time, onTime }: PlaceFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label={formatMessage(messages.otherDate)}
          min={planner.season.startsOn}
          max={planner.season.endsOn}
          onValueChange={(day) => {
            if (day >= planner.season.startsOn && day <= planner.season.endsOn) choice.onOtherDay(day);
          }}
        />
        <TextField type="time" label={formatMessage(messages.time)} value={time} onValueChange={onTime} />
      </div>
      <Select
        label={formatMessage(messages.place)}
        value={choice.locationId ?? match.location}
        onValueChange={choice.onLocation}
        options={[...planner.names.locations.values()]
          .filter(({ archived, id }) => !archived || id === match.location)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

/** Moves the match to the chosen evening, whose name it has; empty until one is chosen. */
function MoveButton({ isBusy, isForced, when }: { isBusy: boolean; isForced: boolean; when: string }) {
  const { formatMessage } = useIntl();
  const choose = formatMessage(messages.chooseEvening);
  if (when === '')
    return (
      <Button full state="off" reason={choose}>
        {choose}
      </Button>
    );
  return (
    <Button type="submit" kind={isForced ? 'danger' : 'primary'} full state={isBusy ? 'busy' : 'ready'}>
      {formatMessage(isForced ? messages.forceTo : messages.moveTo, { when })}
    </Button>
  );
}

function LockButton({ match: { key, locked } }: { match: PlannedMatch }) {
  const intl = useIntl();
  const { mutate, isPending } = useWrite('lockMatch');
  return (
    <Button
      icon={locked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
      state={isPending ? 'busy' : 'ready'}
      onClick={() => mutate({ id: key, locked: !locked }, { onError: (error) => toast.error(errorMessage(intl, error)) })}
    >
      {intl.formatMessage(locked ? messages.unlock : messages.lock)}
    </Button>
  );
}

const ranks = { free: 0, soft: 1, hard: 2 } as const;

type Judged = Evening & { verdict: Verdict; isNow: boolean };

/** The evenings on which the location is open, the best and nearest first. The evening on which the match is planned and the chosen one are always in the list. */
export function judgedEvenings({ say }: Pick<Planner, 'say'>, match: PlannedMatch, { list }: Evenings, chosen: string | null): Judged[] {
  const around = match.day ?? list?.[0]?.day ?? '1970-01-01';
  const distance = (day: string) => Math.abs(dayNumber(day) - dayNumber(around));
  return (list ?? [])
    .filter(
      ({ day, concerns }) => day === match.day || day === chosen || !concerns.some((each) => each.rule === 'full' && each.boards === 0),
    )
    .map((evening) => ({ ...evening, verdict: say.verdict(evening, match), isNow: evening.day === match.day }))
    .toSorted((a, b) => ranks[a.verdict.kind] - ranks[b.verdict.kind] || distance(a.day) - distance(b.day) || (a.day < b.day ? -1 : 1));
}

const colours = { free: 'text-success', soft: 'text-warning', hard: 'text-ink-3' } as const;

function EveningList({ planner, match, evenings, choice }: Omit<MovePanelProps, 'onDone'>) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const name = useId();
  const [isLong, setLong] = useState(false);
  const { chosen, onChoose } = choice;
  if (evenings.list === null)
    return (
      <div aria-busy>
        <p className="sr-only">{formatMessage(messages.loadingEvenings)}</p>
        <Skeleton shape="row" count={5} />
      </div>
    );
  if (evenings.error !== undefined) return <FormError error={evenings.error} />;
  const all = judgedEvenings(planner, match, evenings, chosen);
  const shown = isLong ? all : all.filter(({ day }, index) => index < shownFirst || day === chosen);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{formatMessage(messages.evenings)}</legend>
      <div className="border-t-2 border-rule">
        {shown.map(({ day, verdict, isNow }) => (
          <label
            key={day}
            className="relative flex min-h-12 cursor-pointer items-start gap-3 border-b border-line px-2 py-2.5 hover:bg-pressed has-checked:bg-raised has-checked:inset-ring-2 has-checked:inset-ring-ink"
          >
            <input
              type="radio"
              name={name}
              value={day}
              checked={day === chosen}
              onChange={() => onChoose(day)}
              className="mt-0.5 size-5 shrink-0 accent-ink"
            />
            <span className="w-21 shrink-0 text-label">{formatPlanned(locale, day, 'day')}</span>
            <span className={`min-w-0 flex-1 text-body-small wrap-anywhere ${colours[verdict.kind]}`}>
              {isNow ? formatMessage(words.labelled, { label: formatMessage(plan.freeNow), text: verdict.text }) : verdict.text}
            </span>
          </label>
        ))}
      </div>
      {shown.length < all.length && (
        <Button kind="quiet" className="mt-1" onClick={() => setLong(true)}>
          {formatMessage(messages.moreEvenings, { count: all.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}
