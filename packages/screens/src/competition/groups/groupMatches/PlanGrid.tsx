import { Lock } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { PlannedMatch } from '@oche/api/contract/fixture';
import { formatPlanned } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages } from './messages.ts';
import { isIn, isMovable, lettersOf, type PlanColumn } from './planView.ts';
import type { Evenings } from './useEvenings.ts';
import type { Planner } from './usePlanner.ts';

export type GridView = 'locations' | 'teams';

type PlanGridProps = {
  planner: Planner;
  view: GridView;
  selected: PlannedMatch | null;
  evenings: Evenings;
  onSelect: (key: string) => void;
  /** an evening was chosen, by a drop or a press */
  onChoose: (day: string) => void;
  onLock: (match: PlannedMatch) => void;
  onExchange: (match: PlannedMatch) => void;
  onCancel: () => void;
};

type Row = { id: string; name: string; note: string; matches: readonly PlannedMatch[] };

/** Locations with their home matches, or the teams of the division with all their matches. */
export function rowsOf({ names, view, group }: Planner, by: GridView, { formatMessage }: Pick<IntlShape, 'formatMessage'>): Row[] {
  const capacity = (count: number) => formatMessage(messages.capacity, { count });
  if (by === 'teams')
    return group.teams.map(({ id, name, state }) => ({
      ...{ id, name },
      note: state === 'accepted' ? (names.teams.get(id)?.location?.name ?? '') : formatMessage(teamMessages.state, { state }),
      matches: view.matches.filter(({ home, away }) => home === id || away === id),
    }));
  const used = new Set([
    ...[...names.teams.values()].flatMap(({ location }) => location?.id ?? []),
    ...view.matches.map(({ location }) => location),
  ]);
  return [...names.locations.values()]
    .filter(({ id }) => used.has(id))
    .map(({ id, name, boards, evenings }) => ({
      ...{ id, name, note: capacity(evenings.length > 0 ? Math.max(...evenings.map((each) => each.boards)) : boards.length) },
      matches: view.matches.filter(({ location }) => location === id),
    }));
}

const steps: Record<string, [rows: number, columns: number]> = {
  ...{ ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] },
};

/** The next match in a direction: the nearest in the same row, or the one above or below in the same column, where a cell may hold several. */
function neighbour(from: HTMLElement, [rows, columns]: [number, number]): HTMLElement | undefined {
  const place = (element: HTMLElement) => ({ row: Number(element.dataset['row']), column: Number(element.dataset['column']) });
  const here = place(from);
  const all = [...(from.closest('table')?.querySelectorAll<HTMLElement>('[data-match]') ?? [])];
  if (rows !== 0) {
    const lane = all.filter((element) => place(element).column === here.column);
    return lane[lane.indexOf(from) + rows];
  }
  const distance = (element: HTMLElement) => (place(element).column - here.column) * columns;
  return all.filter((element) => place(element).row === here.row && distance(element) > 0).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The matches of a season by location or team and matchday. While a match is selected, its row shows on which evenings it could be played. */
export function PlanGrid({ planner, view, selected, evenings, onSelect, onChoose, onLock, onExchange, onCancel }: PlanGridProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { columns, names, canMove } = planner;
  const [active, setActive] = useState<string | null>(null);
  const dragged = useRef<string>(null);
  const letters = lettersOf([...names.teams.values()]);
  const rows = rowsOf(planner, view, intl);
  const residentsOf = (locationId: string) =>
    [...names.teams.values()].flatMap(({ id, location, team }) => {
      const letter = letters.get(id);
      return location?.id === locationId && letter !== undefined ? [{ id, letter, short: team.short }] : [];
    });
  const first = rows.flatMap(({ matches }) => matches)[0]?.key;
  const focusable = active !== null && planner.view.matches.some(({ key }) => key === active) ? active : first;
  const rowOf = (match: PlannedMatch) => (view === 'teams' ? match.home : match.location);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, match: PlannedMatch) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      neighbour(event.currentTarget, step)?.focus();
    } else if (event.key === 'Escape') onCancel();
    else if (canMove && isMovable(match) && event.key.toLowerCase() === 'l') onLock(match);
    else if (canMove && isMovable(match) && event.key.toLowerCase() === 'x') onExchange(match);
  };
  return (
    <div
      className="relative max-h-[calc(100dvh-7rem)] overflow-auto border-b border-line"
      onDragOver={(event) => dragged.current && event.preventDefault()}
    >
      <table
        className="w-max min-w-full border-separate border-spacing-0 text-left"
        aria-label={formatMessage(messages.gridLabel, { rows: view })}
      >
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-3 w-46 min-w-46 border-b-2 border-rule bg-page" />
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.id}>
              <th scope="row" className="sticky left-0 z-2 w-46 min-w-46 border-b border-line bg-page py-1.5 pr-3 align-top font-[inherit]">
                <span className="block text-body-small font-[640] font-stretch-[92%] wrap-anywhere">{row.name}</span>
                <span className="block text-caption text-ink-3 wrap-anywhere">{row.note}</span>
                {view === 'locations' &&
                  residentsOf(row.id).map(({ id, letter, short }) => (
                    // Each match names its teams to screen readers.
                    <span key={id} aria-hidden className="block text-caption text-ink-3 wrap-anywhere">
                      {formatMessage(messages.letterOf, { letter, team: short })}
                    </span>
                  ))}
              </th>
              {columns.map((column, columnIndex) => {
                const there = row.matches.filter((match) => isIn(column, match));
                const isOpen = selected !== null && rowOf(selected) === row.id;
                return (
                  <td
                    key={column.key}
                    className={`min-w-23 border-b border-l border-line p-0.5 align-top ${column.kind === 'catch-up' ? 'bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_4px,transparent_4px_8px)]' : ''}`}
                  >
                    {there.map((match) => (
                      <MatchCell
                        key={match.key}
                        {...{ planner, match, view, column, letters, rowId: row.id }}
                        place={{ row: rowIndex, column: columnIndex }}
                        isSelected={selected?.key === match.key}
                        tabIndex={match.key === focusable ? 0 : -1}
                        onFocus={() => setActive(match.key)}
                        onSelect={() => onSelect(match.key)}
                        onKeyDown={(event) => onKeyDown(event, match)}
                        onDrag={(key) => {
                          dragged.current = key;
                          if (key) onSelect(key);
                        }}
                      />
                    ))}
                    {isOpen && <Evening {...{ planner, match: selected, column, evenings, onChoose, locale }} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="sticky left-0 z-2 bg-page py-2 text-body-small font-[inherit] text-ink-2">
              {formatMessage(messages.allMatches)}
            </th>
            {columns.map((column) => (
              <td key={column.key} className="border-l border-line px-1.5 py-2 text-body-small text-ink-2 tabular">
                {planner.view.matches.filter((match) => isIn(column, match)).length || '–'}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Head({ column: { kind, number, day } }: { column: PlanColumn }) {
  const { formatMessage, locale } = useIntl();
  return (
    <th
      scope="col"
      className="sticky top-0 z-1 min-w-23 border-b-2 border-l border-rule border-l-line bg-page px-1.5 py-1 align-bottom font-[inherit]"
    >
      <span className="block text-label">
        {kind === 'league' && <span className="sr-only">{formatMessage(messages.matchday, { number })}</span>}
        <span aria-hidden={kind === 'league' || undefined}>
          {kind === 'league' ? number : formatMessage(kind === 'cup' ? messages.cupRound : messages.catchUpShort)}
        </span>
      </span>
      <span className="block text-caption whitespace-nowrap text-ink-3">{formatPlanned(locale, day, 'day')}</span>
    </th>
  );
}

type MatchCellProps = {
  planner: Planner;
  match: PlannedMatch;
  view: GridView;
  column: PlanColumn;
  letters: ReadonlyMap<string, string>;
  rowId: string;
  place: { row: number; column: number };
  isSelected: boolean;
  tabIndex: number;
  onFocus: () => void;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onDrag: (key: string | null) => void;
};

/** The words about a match that its colours and marks also say. */
export function statesOf({ broken, unmet, view }: Planner, { key, locked, moved }: PlannedMatch) {
  return [
    ...(broken.has(key) ? [messages.isBroken] : []),
    ...(unmet.has(key) ? [messages.isUnmet] : []),
    ...(view.changed.has(key) ? [messages.isChanged] : []),
    ...(locked ? [messages.isLocked] : []),
    ...(moved ? [messages.isMoved] : []),
  ];
}

function lookOf({ broken, view, canMove }: Planner, key: string, isSelected: boolean): string {
  if (isSelected) return 'bg-ink text-on-ink';
  if (broken.has(key)) return 'bg-warning-wash inset-ring-2 inset-ring-danger';
  return view.changed.has(key) ? 'inset-ring-[1.5px] inset-ring-ink' : canMove ? 'hover:bg-pressed' : '';
}

function MatchCell({ planner, match, view, column, letters, rowId, place, isSelected, tabIndex, ...on }: MatchCellProps) {
  const { formatMessage, locale } = useIntl();
  const { say, names, canMove, unmet } = planner;
  const short = (id: string) => names.teams.get(id)?.team.short ?? '–';
  const isHome = match.home === rowId;
  const mark = view === 'teams' ? formatMessage(isHome ? messages.homeLetter : messages.awayLetter) : letters.get(match.home);
  const opponent = view === 'teams' && !isHome ? match.home : match.away;
  const isOtherDay = match.day !== null && match.day !== column.day;
  const states = statesOf(planner, match).map((state) => formatMessage(state));
  const mayMove = canMove && isMovable(match);
  const look = lookOf(planner, match.key, isSelected);
  return (
    <button
      type="button"
      data-match={match.key}
      data-row={place.row}
      data-column={place.column}
      draggable={mayMove}
      tabIndex={tabIndex}
      aria-pressed={canMove ? isSelected : undefined}
      className={`flex min-h-7 w-full items-center gap-1 rounded-mark px-1 text-left text-[0.8125rem] leading-4 font-[560] font-stretch-[84%] -outline-offset-2 scroll-mt-12 scroll-ml-46 ${look} ${mayMove ? 'cursor-grab' : canMove ? 'cursor-pointer' : 'cursor-default'}`}
      onFocus={on.onFocus}
      onClick={on.onSelect}
      onKeyDown={on.onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', match.key);
        event.dataTransfer.effectAllowed = 'move';
        on.onDrag(match.key);
      }}
      onDragEnd={() => on.onDrag(null)}
    >
      <span className="sr-only">{[say.matchOn(match), ...states].join(', ')}</span>
      {mark !== undefined && (
        <span aria-hidden className={`w-2.5 shrink-0 ${isSelected ? '' : 'text-ink-3'}`}>
          {mark}
        </span>
      )}
      <span aria-hidden className="min-w-0 flex-1">
        <span
          className={`block truncate ${unmet.has(match.key) ? 'underline decoration-danger decoration-dotted decoration-2 underline-offset-2' : ''}`}
        >
          {short(opponent)}
        </span>
        {isOtherDay && (
          <span className={`block text-[0.75rem] ${isSelected ? '' : 'text-ink-3'}`}>{formatPlanned(locale, match.day!, 'day')}</span>
        )}
      </span>
      {match.locked && <Lock aria-hidden className="size-3 shrink-0" />}
    </button>
  );
}

const looks = {
  free: 'border-success bg-success-wash text-success',
  soft: 'border-warning bg-warning-wash text-warning',
  hard: 'border-line-2 text-ink-3',
} as const;

type EveningProps = {
  planner: Planner;
  match: PlannedMatch;
  column: PlanColumn;
  evenings: Evenings;
  onChoose: (day: string) => void;
  locale: Parameters<typeof formatPlanned>[0];
};

/** The evenings of a match in one week, to drop it on. The list beside the grid offers the same evenings to the keyboard. */
function Evening({ planner, match, column, evenings, onChoose, locale }: EveningProps) {
  const isOwn = isIn(column, match);
  const days = (evenings.list ?? []).filter(
    ({ day, concerns }) =>
      column.from <= day &&
      day <= column.to &&
      day !== match.day &&
      (isOwn || day === column.day) &&
      !concerns.some((each) => each.rule === 'full' && each.boards === 0),
  );
  return days.map((evening) => {
    const { day } = evening;
    const { kind, text, short } = planner.say.verdict(evening, match);
    return (
      <button
        key={day}
        type="button"
        tabIndex={-1}
        title={text}
        className={`mt-0.5 flex min-h-7 w-full items-center justify-between gap-1 rounded-mark border border-dashed px-1 text-[0.75rem] leading-4 font-stretch-[84%] hover:bg-pressed ${looks[kind]}`}
        onClick={() => onChoose(day)}
        onDragOver={(event) => {
          event.preventDefault();
          event.dataTransfer.dropEffect = 'move';
        }}
        onDrop={(event) => {
          event.preventDefault();
          onChoose(day);
        }}
      >
        <span className="sr-only">{`${formatPlanned(locale, day, 'day')}: ${text}`}</span>
        <span aria-hidden>{formatPlanned(locale, day, 'day').split(/[ ,]/)[0]}</span>
        <span aria-hidden className="truncate">
          {short}
        </span>
      </button>
    );
  });
}
