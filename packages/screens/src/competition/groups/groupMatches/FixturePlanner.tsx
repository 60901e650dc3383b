import { useRef, useState, type ReactNode } from 'react';
import type { PlannedMatch } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import { useWrite } from '@oche/api/query';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Dialog } from '@oche/ui/Dialog';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { StatTile } from '@oche/ui/StatTile';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { playingIn } from '../../../parts/league/playing.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import { ExchangeHome } from './ExchangeHome.tsx';
import { messages } from './messages.ts';
import { homeTime, MovePanel } from './MovePanel.tsx';
import { PastMatchdays } from './PastMatchdays.tsx';
import { PlanHead } from './PlanHead.tsx';
import { PlanGrid, type GridView } from './PlanGrid.tsx';
import { ofDivisions } from './planView.ts';
import { PlanOptions, type PlanChoice } from './PlanOptions.tsx';
import { Changes, Planning, PreviewBar } from './PlanBar.tsx';
import { messages as planMessages } from '../planMessages.ts';
import { Problems } from './Problems.tsx';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { useEvenings } from './useEvenings.ts';
import { useFixtures, useMove, usePlanner, useSelection, type Planner } from './usePlanner.ts';
import { WeekList } from './WeekList.tsx';
import { WishesDialog } from './WishesDialog.tsx';

type FixturePlannerProps = { season: SeasonOfPage; group: SeasonGroup };

/** The fixtures of a season from the view of one division: calendar, plan, preview, changes by hand, publishing. */
export function FixturePlanner({ season, group }: FixturePlannerProps) {
  const intl = useIntl();
  const data = useFixtures(season);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const [isWishesOpen, setWishesOpen] = useState(false);
  const [hasOptions, setOptions] = useState(false);
  const [choice, setChoice] = useState<PlanChoice>({});
  const plan = useWrite('planFixtures');
  const preview = plan.data ?? null;
  const planner = usePlanner(season, group, data, preview);
  const start = (next: PlanChoice) => {
    setOptions(false);
    setChoice(next);
    plan.mutate(
      { seasonId: season.id, ...next },
      {
        onError: (error) =>
          toast.error(
            errorMessage(intl, error, {
              'too-few': messages.tooFewTeams,
              'not-ready': messages.notReady,
              'too-many-requests': messages.busyElsewhere,
            }),
          ),
      },
    );
  };
  const teams = data.groups.filter(({ kind }) => kind === 'league').reduce((sum, each) => sum + playingIn(each).length, 0);
  const hasMatches = ofDivisions(planner.names.groups, data.fixtures.matches).length > 0;
  const again = () => start(choice.from === undefined ? {} : { from: choice.from });
  return (
    <div className="pt-5">
      {!preview && !plan.isPending && (
        <PlanHead
          {...{ planner, data, hasMatches }}
          onCalendar={() => setCalendarOpen(true)}
          onWishes={() => setWishesOpen(true)}
          onPlan={() => start({})}
          onOptions={() => setOptions(true)}
        />
      )}
      {plan.isPending && <Planning teams={teams} onCancel={plan.reset} />}
      {preview && (
        <>
          <PreviewBar
            {...{ planner, choice }}
            plan={preview}
            onAnother={again}
            onOptions={() => setOptions(true)}
            onDiscard={plan.reset}
            onApplied={plan.reset}
          />
          <PastMatchdays planner={planner} />
        </>
      )}
      {!plan.isPending && (hasMatches || preview) && (
        <>
          <Figures planner={planner} />
          <Board key={preview ? 'preview' : 'stored'} planner={planner} changes={preview && <Changes planner={planner} plan={preview} />} />
        </>
      )}
      {isCalendarOpen && <CalendarDialog season={season} data={data} onClose={() => setCalendarOpen(false)} />}
      {isWishesOpen && <WishesDialog {...{ planner, data }} onClose={() => setWishesOpen(false)} />}
      {hasOptions && <PlanOptions season={season} initial={choice} onPlan={start} onClose={() => setOptions(false)} />}
    </div>
  );
}

function Figures({ planner }: { planner: Planner }) {
  const { formatMessage, locale } = useIntl();
  const { view, names, broken } = planner;
  const { figures } = view;
  const matches = ofDivisions(names.groups, view.matches);
  const total = formatMessage(messages.of, { total: formatNumber(locale, matches.length) });
  const number = (value: number) => formatNumber(locale, value);
  const locked = matches.filter((match) => match.locked).length;
  return (
    <div className="mt-5 flex flex-wrap gap-x-10 gap-y-4 border-y border-t-2 border-line border-t-rule py-3">
      <StatTile
        label={formatMessage(messages.cannotBePlayed)}
        value={<span className={broken.size > 0 ? 'text-danger' : ''}>{number(broken.size)}</span>}
        unit={total}
      />
      <StatTile label={formatMessage(messages.otherEvening)} value={number(figures.otherEvening)} />
      {figures.otherWeek > 0 && <StatTile label={formatMessage(messages.otherWeek)} value={number(figures.otherWeek)} />}
      {figures.wishes.of > 0 && (
        <StatTile
          label={formatMessage(messages.wishes)}
          value={number(figures.wishes.met)}
          unit={formatMessage(messages.of, { total: number(figures.wishes.of) })}
        />
      )}
      <StatTile label={formatMessage(messages.runs)} value={number(figures.runs)} />
      {locked > 0 && <StatTile label={formatMessage(messages.locked)} value={number(locked)} />}
    </div>
  );
}

/** The selected match with its evenings, and what can be done with it. */
function useBoard(planner: Planner) {
  const intl = useIntl();
  const { selection, select, clear } = useSelection();
  const [chosen, setChosen] = useState<string | null>(null);
  const [locationId, setLocationId] = useState<string>();
  const [otherDay, setOtherDay] = useState<string>();
  const { move } = useMove(planner);
  const { season, view, canMove } = planner;
  const match = (selection && view.matches.find(({ key }) => key === selection.key)) ?? null;
  const today = localNow(season.organisation.timeZone).slice(0, 10);
  const { startsOn, endsOn } = season;
  // Evenings in the past are not offered. A match that was played earlier can be given its day.
  const days = { startsOn: today > startsOn && today <= endsOn ? today : startsOn, endsOn };
  const evenings = useEvenings({ match: canMove ? match : null, season: days, locationId, day: otherDay, around: startsOn });
  const open = (key: string, from: 'grid' | 'list') => {
    setChosen(null);
    setLocationId(undefined);
    setOtherDay(undefined);
    if (canMove) select({ key, from });
  };
  const done = () => {
    const key = selection?.key;
    clear();
    // The cell of the match keeps the focus.
    if (selection?.from === 'grid') requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-match="${key}"]`)?.focus());
  };
  /** Moves an unpublished match to a free evening at once. Any other evening is only chosen. */
  const choose = (day: string) => {
    const evening = evenings.list?.find((each) => each.day === day);
    const isFree = evening !== undefined && match !== null && planner.say.verdict(evening, match).kind === 'free';
    setChosen(day);
    if (!match || !isFree || planner.isPublished) return;
    move({ match, startsAt: `${day}T${homeTime(planner, match)}` })
      .then(done)
      .catch((error: unknown) => toast.error(errorMessage(intl, error)));
  };
  const choice = {
    ...{ chosen, locationId, onChoose: setChosen, onLocation: setLocationId },
    onOtherDay: (day: string) => (setOtherDay(day), setChosen(day)),
  };
  return { match, opened: selection?.from, evenings, open, done, clear, choose, choice };
}

/** The matches in rows, what is wrong with them, and the match that is being moved. */
function Board({ planner, changes }: { planner: Planner; changes: ReactNode }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [view, setView] = useState<GridView>('locations');
  const [exchanging, setExchanging] = useState<PlannedMatch | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const lock = useWrite('lockMatch');
  const { group, canMove } = planner;
  const { match, opened, evenings, open, done, clear, choose, choice } = useBoard(planner);
  const movePanel = match && <MovePanel key={match.key} {...{ planner, match, evenings, choice }} onDone={done} />;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        <SegmentedControl
          label={formatMessage(messages.view)}
          className="mb-3 max-w-sm"
          value={view}
          onValueChange={(next) => (setView(next), clear())}
          segments={[
            { value: 'locations', label: formatMessage(messages.byLocation) },
            { value: 'teams', label: group.name },
          ]}
        />
        <div className="hidden lg:block">
          <PlanGrid
            {...{ planner, view, evenings }}
            selected={opened === 'grid' ? match : null}
            onSelect={(key) => {
              open(key, 'grid');
              // The list of evenings takes the focus when it is there, so that arrows and Enter choose one.
              requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
            }}
            onChoose={choose}
            onLock={({ key, locked }) =>
              lock.mutate({ id: key, locked: !locked }, { onError: (error) => toast.error(errorMessage(intl, error)) })
            }
            onExchange={setExchanging}
            onCancel={done}
          />
          <p className="mt-2 text-body-small text-ink-3">
            {view === 'locations' && `${formatMessage(messages.legend)}. `}
            {canMove && formatMessage(messages.keys)}
          </p>
        </div>
        <div className="lg:hidden">
          <WeekList planner={planner} view={view} onOpen={(key) => open(key, 'list')} />
        </div>
      </div>
      <div className="min-w-0 max-lg:order-first lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto">
        {match && opened === 'grid' ? (
          <div
            ref={panel}
            tabIndex={-1}
            className="outline-none"
            onKeyDown={(event) => {
              if (event.key === 'Escape') done();
            }}
          >
            <MatchHead planner={planner} match={match} />
            <div className="mt-3">{movePanel}</div>
          </div>
        ) : (
          <Problems planner={planner} onMove={(key) => open(key, matchMedia('(width >= 64rem)').matches ? 'grid' : 'list')} />
        )}
        {changes}
      </div>
      <Dialog
        open={match !== null && opened === 'list'}
        onOpenChange={(next) => !next && done()}
        shape="bottom"
        title={match ? planner.say.match(match) : ''}
        description={match ? <NowAt planner={planner} match={match} /> : ''}
        close={formatMessage(words.close)}
      >
        {opened === 'list' && movePanel}
      </Dialog>
      {exchanging && (
        <ExchangeHome
          {...{ planner }}
          match={exchanging}
          open
          onOpenChange={(next) => !next && setExchanging(null)}
          onDone={() => setExchanging(null)}
        />
      )}
    </div>
  );
}

function NowAt({ planner: { names }, match: { location, startsAt } }: { planner: Planner; match: PlannedMatch }) {
  const { formatMessage, locale } = useIntl();
  const when = startsAt === null ? formatMessage(planMessages.noEvening) : formatPlanned(locale, startsAt, 'appointment');
  return formatMessage(messages.nowAt, { location: names.locations.get(location)?.name ?? '–', when });
}

/** The match that is being moved: the lit part of the page. */
function MatchHead({ planner, match }: { planner: Planner; match: PlannedMatch }) {
  const { formatMessage } = useIntl();
  const group = planner.names.groups.get(match.group)?.name ?? '–';
  return (
    <div className="bg-bed px-4 py-3 text-on-bed">
      <p className="text-body-small text-on-bed-2">
        {match.matchday === null
          ? formatMessage(messages.movingNone, { group })
          : formatMessage(messages.moving, { group, matchday: match.matchday })}
      </p>
      <h2 className="text-heading wrap-anywhere">{planner.say.match(match)}</h2>
      <p className="text-body-small text-on-bed-2 wrap-anywhere">
        <NowAt planner={planner} match={match} />
      </p>
    </div>
  );
}
