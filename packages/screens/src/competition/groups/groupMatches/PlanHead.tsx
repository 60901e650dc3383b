import { CalendarDays } from 'lucide-react';
import { formatList, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { PublishFixtures } from '../../parts/publish/PublishFixtures.tsx';
import { playingIn } from '../../../parts/league/playing.ts';
import { neededMatchdays } from './calendarWeeks.ts';
import { messages } from './messages.ts';
import { PastMatchdays } from './PastMatchdays.tsx';
import type { Fixtures, Planner } from './usePlanner.ts';
import { messages as wishMessages } from './wishMessages.ts';

type PlanHeadProps = {
  planner: Planner;
  data: Fixtures;
  hasMatches: boolean;
  onCalendar: () => void;
  onWishes: () => void;
  onPlan: () => void;
  onOptions: () => void;
};

/** The next step of a plan: first the calendar, then the plan, then publishing. */
export function PlanHead({ planner, data, hasMatches, onCalendar, onWishes, onPlan, onOptions }: PlanHeadProps) {
  const { formatMessage, locale } = useIntl();
  const { season, group, names } = planner;
  const { homeless } = data.fixtures;
  const league = data.matchdays.filter(({ kind }) => kind === 'league');
  if (league.length === 0 && !hasMatches)
    return (
      <EmptyState
        action={
          season.isOver ? undefined : (
            <Button kind="primary" icon={<CalendarDays aria-hidden />} onClick={onCalendar}>
              {formatMessage(messages.makeCalendar)}
            </Button>
          )
        }
      >
        {formatMessage(messages.noMatchdays, { count: neededMatchdays(playingIn(group).length, group.rules.twice) })}
      </EmptyState>
    );
  const day = (of: string) => formatPlanned(locale, of, 'date');
  const [first, last] = [league[0], league.at(-1)];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-[1_1_18rem] text-ink-2">
          {first && last && formatMessage(messages.matchdays, { count: league.length, from: day(first.from), to: day(last.to) })}
          {hasMatches && <span className="block">{formatMessage(planner.isPublished ? messages.published : messages.draft)}</span>}
        </p>
        {!season.isOver && (
          <div className="flex flex-wrap gap-3">
            <Button icon={<CalendarDays aria-hidden />} onClick={onCalendar}>
              {formatMessage(messages.calendar)}
            </Button>
            <Button onClick={onWishes}>{formatMessage(wishMessages.open, { count: data.wishes.length })}</Button>
            <Button kind="quiet" onClick={onOptions}>
              {formatMessage(messages.planOptions)}
            </Button>
            <Button kind={hasMatches ? 'outline' : 'primary'} onClick={onPlan}>
              {formatMessage(hasMatches ? messages.planAgain : messages.planNow)}
            </Button>
            {hasMatches && !planner.isPublished && <PublishFixtures season={season} />}
          </div>
        )}
      </div>
      <PastMatchdays planner={planner} />
      {homeless.length > 0 && (
        <p className="mt-3 border-l-4 border-warning-fill bg-warning-wash px-3 py-2 text-body-small text-warning wrap-anywhere">
          {formatMessage(messages.homeless, {
            count: homeless.length,
            teams: formatList(
              locale,
              homeless.map((id) => names.teams.get(id)?.name ?? '–'),
            ),
          })}
        </p>
      )}
      {!hasMatches && <p className="mt-4 max-w-measure text-ink-2">{formatMessage(messages.noFixtures)}</p>}
    </>
  );
}
