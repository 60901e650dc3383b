import { Clock, Lock } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import type { MatchSheet } from '@oche/api/contract/match';
import { otherSide, type Side } from '@oche/darts/match/structure';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { messages } from '../../../parts/match/lineupMessages.ts';

const minute = 60_000;
/** The countdown is shown in the last hour. */
const shownMinutes = 60;
/** The countdown is announced when so many minutes are left. */
const announced = [10, 5, 1];

/** The current time in milliseconds, every second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type DeadlineProps = {
  match: MatchSheet['match'];
  side: Side;
  /** milliseconds; null if it is not known */
  deadline: number | null;
  /** when it can be handed in, in milliseconds; null at any time */
  opens: number | null;
  /** the state of the reader's own lineup: the time at which it was handed in, whether it waits for the network, or still open */
  own: { state: 'in' | 'waiting' | 'open'; at: string | null };
  /** when the other side handed in its lineup; null before */
  other: string | null;
};

/** The lit head of a lineup: when it closes, how much time is left, and what is in. */
export function Deadline({ match, side, deadline, opens, own, other }: DeadlineProps) {
  const { formatMessage, locale } = useIntl();
  const now = useSeconds();
  const teams = [match.home, match.away] as const;
  const opponent = teams[otherSide(side)].name;
  const time = (at: string | number) => formatInstant(locale, at, match.timeZone, 'time');
  const left = deadline === null ? null : deadline - now;
  const title = titleOf(useIntl(), match, { deadline, opens }, now, own.state);
  const isCounting = own.state !== 'in' && left !== null && left > 0 && left <= shownMinutes * minute;
  return (
    <section aria-label={title} className="lit -mx-4 border-l-8 border-l-you-fill px-4 py-4 sm:mx-0">
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-body-small text-ink-2 wrap-anywhere">
            {formatMessage(messages.against, { side: side === 0 ? 'home' : 'away', team: opponent })}
          </p>
          <h2 className="text-title-2 text-balance">{title}</h2>
        </div>
        {isCounting && (
          <span
            role="timer"
            aria-label={formatMessage(messages.timeLeft, { minutes: Math.ceil(left / minute) })}
            className="score-lg text-you"
          >
            {clock(left)}
          </span>
        )}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-line pt-3">
        <TeamState name={teams[side].name} isIn={own.state === 'in'}>
          {formatMessage(messages.own, { state: own.state, time: own.at === null ? '' : time(own.at) })}
        </TeamState>
        <TeamState name={opponent} isIn={other !== null}>
          {formatMessage(messages.other, { state: other === null ? 'open' : 'in', time: other === null ? '' : time(other) })}
        </TeamState>
      </dl>
      <p aria-live="polite" className="sr-only">
        {isCounting &&
          announced.includes(Math.ceil(left / minute)) &&
          formatMessage(messages.timeLeft, { minutes: Math.ceil(left / minute) })}
      </p>
    </section>
  );
}

/** When the lineup opens or closes, or that it is in. The day is named if it is not today. */
function titleOf(
  { formatMessage, locale }: IntlShape,
  { timeZone }: MatchSheet['match'],
  { deadline, opens }: Pick<DeadlineProps, 'deadline' | 'opens'>,
  now: number,
  state: DeadlineProps['own']['state'],
): string {
  const dayOf = (instant: number) => localNow(timeZone, instant).slice(0, 10);
  const timeText = (instant: number) => formatInstant(locale, instant, timeZone, dayOf(instant) === dayOf(now) ? 'time' : 'appointment');
  if (state === 'in') return formatMessage(messages.isIn);
  if (opens !== null && opens > now) return formatMessage(messages.opens, { time: timeText(opens) });
  if (deadline === null) return formatMessage(messages.open);
  return formatMessage(deadline > now ? messages.closes : messages.late, { time: timeText(deadline) });
}

/** Minutes and seconds: "12:24". */
const clock = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function TeamState({ name, isIn, children }: { name: string; isIn: boolean; children: ReactNode }) {
  const Icon = isIn ? Lock : Clock;
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2 wrap-anywhere">{name}</dt>
      <dd className="mt-0.5 flex items-center gap-2 text-name">
        <Icon aria-hidden className="size-[1.125rem] shrink-0" />
        {children}
      </dd>
    </div>
  );
}
