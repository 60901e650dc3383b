import { ChevronLeft, ChevronRight, Lock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PlannedMatch } from '@oche/api/contract/fixture';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Select } from '@oche/ui/Select';
import { messages } from './messages.ts';
import { isIn, isMovable, type PlanColumn } from './planView.ts';
import { statesOf, type GridView } from './PlanGrid.tsx';
import type { Planner } from './usePlanner.ts';

type WeekListProps = { planner: Planner; view: GridView; onOpen: (key: string) => void };

const columnName = ({ formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>, { kind, number }: PlanColumn): string => {
  if (kind === 'league') return formatMessage(messages.matchday, { number });
  return formatMessage(kind === 'cup' ? messages.cupRound : messages.catchUpShort);
};

/** The matches of one matchday by location, for phones. A tap on a match opens its evenings. */
export function WeekList({ planner, view, onOpen }: WeekListProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { columns, names, broken } = planner;
  const shown = planner.view.matches.filter(({ group }) => view === 'locations' || group === planner.group.id);
  const matchesIn = (column: PlanColumn) => shown.filter((match) => isIn(column, match));
  const start = Math.max(
    0,
    columns.findIndex((column) => matchesIn(column).some(({ key }) => broken.has(key))),
  );
  const [index, setIndex] = useState(start);
  const column = columns[Math.min(index, columns.length - 1)];
  if (!column) return null;
  const matches = matchesIn(column);
  const byLocation = Map.groupBy(matches, ({ location }) => location);
  const order = [...byLocation].toSorted(([a], [b]) =>
    (names.locations.get(a)?.name ?? '').localeCompare(names.locations.get(b)?.name ?? '', locale),
  );
  return (
    <div>
      <div className="flex items-center gap-2 border-b border-line pb-2">
        <Button
          kind="quiet"
          icon={<ChevronLeft aria-hidden />}
          label={formatMessage(messages.previousMatchday)}
          state={index === 0 ? 'off' : 'ready'}
          onClick={() => setIndex((now) => Math.max(0, now - 1))}
        />
        <div className="min-w-0 flex-1">
          <Select
            label={formatMessage(messages.calendar)}
            labelHidden
            value={column.key}
            options={columns.map((each) => ({
              value: each.key,
              label: `${columnName(intl, each)}, ${formatPlanned(locale, each.day, 'day')}`,
            }))}
            onValueChange={(key) => setIndex(columns.findIndex((each) => each.key === key))}
          />
        </div>
        <Button
          kind="quiet"
          icon={<ChevronRight aria-hidden />}
          label={formatMessage(messages.nextMatchday)}
          state={index >= columns.length - 1 ? 'off' : 'ready'}
          onClick={() => setIndex((now) => Math.min(columns.length - 1, now + 1))}
        />
      </div>
      <p role="status" className="py-2 text-center text-body-small text-ink-2">
        {formatMessage(messages.weekSummary, {
          day: formatPlanned(locale, column.day, 'day'),
          matches: matches.length,
          conflicts: matches.filter(({ key }) => broken.has(key)).length,
        })}
      </p>
      {matches.length === 0 && <EmptyState>{formatMessage(messages.noMatchesThen)}</EmptyState>}
      {order.map(([location, there]) => (
        <section key={location} aria-label={names.locations.get(location)?.name ?? '–'} className="mt-4">
          <div className="flex items-baseline justify-between gap-3 border-b-2 border-rule pb-1">
            <h3 className="min-w-0 text-heading wrap-anywhere">{names.locations.get(location)?.name ?? '–'}</h3>
          </div>
          <ul>
            {there.map((match) => (
              <li key={match.key} className="border-b border-line">
                <WeekMatch planner={planner} match={match} day={column.day} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type WeekMatchProps = { planner: Planner; match: PlannedMatch; day: string; onOpen: (key: string) => void };

function WeekMatch({ planner, match, day, onOpen }: WeekMatchProps) {
  const { formatMessage, locale } = useIntl();
  const { say, names, broken, canMove } = planner;
  const states = statesOf(planner, match).map((state) => formatMessage(state));
  const when = match.startsAt === null || match.day === day ? '' : formatPlanned(locale, match.startsAt, 'appointment');
  const notes = [names.groups.get(match.group)?.name, when, ...states].filter(Boolean).join(', ');
  const content = (
    <>
      {broken.has(match.key) && <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />}
      <span className="min-w-0 flex-1">
        <span className="block text-name wrap-anywhere">{say.match(match)}</span>
        <span className={`block text-body-small ${broken.has(match.key) ? 'text-danger' : 'text-ink-3'}`}>{notes}</span>
      </span>
      {match.locked && <Lock aria-hidden className="size-4 shrink-0 text-ink-3" />}
    </>
  );
  if (!canMove || !isMovable(match)) return <div className="flex min-h-14 items-center gap-3 py-2">{content}</div>;
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 py-2 text-left -outline-offset-3 hover:bg-pressed"
      onClick={() => onOpen(match.key)}
    >
      {content}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />
    </button>
  );
}
