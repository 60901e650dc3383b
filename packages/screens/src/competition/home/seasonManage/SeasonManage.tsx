import { Fragment } from 'react';
import { isPublished } from '@oche/api/contract/season';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { StatTile } from '@oche/ui/StatTile';
import { Table } from '@oche/ui/Table';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { messages as shared } from '../../parts/messages.ts';
import type { GuideStep } from '../../parts/guide/GuideSteps.tsx';
import { ToCaptainsHome } from '../../parts/ToCaptainsHome.tsx';
import { SeasonFrame, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { playingIn } from '../../../parts/league/playing.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { SeasonGuide, useSeasonSteps } from './SeasonGuide.tsx';
import { SeasonSteps } from './SeasonSteps.tsx';
import { isLetIn, tasksOf, type Task } from './tasks.ts';

/** The overview of a season for organisers. Captains, who may have got its address from an organiser, come to their team. */
export function SeasonManage() {
  const { managed } = usePage(page);
  return managed.role === 'captain' && managed.season ? (
    <ToCaptainsHome managed={managed} season={managed.season} />
  ) : (
    <Season managed={managed} />
  );
}

/** Its state with the next step, what waits for an organiser, and its divisions. */
function Season({ managed }: { managed: ManagedCompetition }) {
  const { formatMessage, locale } = useIntl();
  const { teams = 0, members = 0 } = managed.season?.counts ?? {};
  return (
    <SeasonFrame
      managed={managed}
      tab="seasonManage"
      figures={
        <>
          <StatTile label={formatMessage(shared.teams)} value={formatNumber(locale, teams)} />
          <StatTile label={formatMessage(shared.members)} value={formatNumber(locale, members)} />
        </>
      }
    >
      {(season) => <Overview season={season} />}
    </SeasonFrame>
  );
}

function Overview({ season }: { season: SeasonOfPage }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const seasonId = season.id;
  const lists = useReads({
    teams: read('listTeams', { seasonId }),
    groups: read('listSeasonGroups', { seasonId }),
    members: read('listSeasonMembers', { seasonId }),
    registrations: read('listTeamRegistrations', { seasonId }),
    postponements: read('listPostponements', { seasonId, open: true }),
    disputed: read('listMatches', { seasonId, state: 'disputed', perPage: 50 }),
    live: read('listMatches', { seasonId, state: 'playing', undecided: true, perPage: 1 }),
    protested: read('listMatches', { seasonId, protested: true, perPage: 50 }),
    unconfirmed: read('listMatches', { seasonId, state: 'to-confirm', undecided: true, perPage: 200 }),
    open: read('listMatches', { seasonId, undecided: true, perPage: 1 }),
    planned: read('listMatches', { seasonId, state: 'planned', undecided: true, perPage: 200 }),
    fixtures: read('listMatches', { seasonId, perPage: 1 }),
    locations: read('listLocations', { organisationId: season.organisation.id, perPage: 1 }),
  });
  const cups = lists.groups.filter(({ kind }) => kind === 'cup');
  const brackets = useReads(Object.fromEntries(cups.map(({ id }) => [id, read('getCupBracket', { id })])));
  const undecided = cups.filter(
    ({ id }) => brackets[id]!.next !== null || brackets[id]!.rounds.some(({ ties }) => ties.some(({ open }) => open)),
  );
  // The first round of a cup can wait until the season is published.
  const drawable = isPublished(season) ? undecided.filter(({ id }) => brackets[id]!.next?.open === 0) : [];
  const { leastPlayers } = season.rules;
  const tasks = season.isOver
    ? []
    : tasksOf(
        {
          ...{ ...lists, disputed: lists.disputed.items, protested: lists.protested.items },
          ...{ planned: isPublished(season) ? lists.planned.items : [], unconfirmed: lists.unconfirmed.items, drawable },
        },
        { leastPlayers, today: localNow(season.organisation.timeZone).slice(0, 10), state: season.state },
      );
  const playing = lists.teams.filter(({ state }) => state === 'accepted');
  const league = lists.groups.find(({ kind }) => kind === 'league');
  const steps = useSeasonSteps(season, league?.slug, {
    ...{ locations: lists.locations.total > 0, teams: lists.teams.length > 0, groups: lists.groups.length > 0 },
    ...{ open: season.state !== 'draft', players: lists.members.length > 0, publish: isPublished(season) },
    links: season.state !== 'draft' && playing.length > 0 && playing.every((team) => isLetIn(team, isPublished(season))),
    // A season with only a cup needs no fixtures: its rounds are drawn once it is published.
    fixtures: lists.fixtures.total > 0 || (lists.groups.length > 0 && !league),
  });
  const next = season.isOver || tasks.length > 0 ? undefined : steps.find(({ isDone }) => isDone === false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <div className="mb-7 flex flex-wrap gap-3 empty:hidden">
          <SeasonSteps
            season={season}
            undecidedCups={undecided.map(({ name }) => name)}
            open={{
              ...{ live: lists.live.total, disputed: lists.disputed.total, undecided: lists.open.total },
              ...{ unconfirmed: lists.unconfirmed.total, protested: lists.protested.total, moves: lists.postponements.length },
              players: lists.members.filter(({ requests }) => requests.length > 0).length,
            }}
            moves={lists.postponements}
          />
          {season.state !== 'archived' && (
            <Button asChild kind="quiet">
              <Link href={href('seasonEdit', { ...season.params, manage_season_slug: season.slug })}>{formatMessage(words.edit)}</Link>
            </Button>
          )}
        </div>
        <Section title={formatMessage(messages.todo)} rule>
          {tasks.length === 0 && !next && <EmptyState>{formatMessage(messages.nothingToDo)}</EmptyState>}
          <ul>
            {next && <NextStep step={next} />}
            {tasks.map((task) => (
              <TaskRow key={task.kind} task={task} season={season} />
            ))}
          </ul>
        </Section>
        {!season.isOver && <SeasonGuide season={season} steps={steps} />}
      </div>
      <Section title={formatMessage(messages.groups)}>
        <Table
          caption={formatMessage(messages.groups)}
          rows={lists.groups}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: formatMessage(messages.group),
              as: 'name',
              className: 'wrap-anywhere',
              cell: ({ name, slug }) => (
                <Link
                  href={href('groupManage', { ...season.params, group_slug: slug })}
                  className="flex min-h-11 items-center hover:underline"
                >
                  {name}
                </Link>
              ),
            },
            {
              key: 'teams',
              head: formatMessage(shared.teams),
              as: 'figure',
              cell: (group) => formatNumber(locale, playingIn(group).length),
            },
          ]}
          empty={<EmptyState>{formatMessage(messages.noGroupsYet)}</EmptyState>}
        />
      </Section>
    </div>
  );
}

/** The next step of the guide, if nothing else is to do. */
function NextStep({ step: { title, text, href } }: { step: GuideStep }) {
  const { formatMessage } = useIntl();
  return (
    <li className="border-b border-l-4 border-b-line border-l-warning-fill py-2.5 pl-3">
      <p className="text-caption text-ink-3">{formatMessage(messages.nextStep)}</p>
      <p className="text-name">
        {href === undefined ? (
          title
        ) : (
          <Link href={href} className="hover:underline">
            {title}
          </Link>
        )}
      </p>
      <p className="mt-0.5 max-w-measure text-body-small text-ink-2">{text}</p>
    </li>
  );
}

/** Maximum number of names in a row. */
const mostNames = 6;

function TaskRow({ task: { kind, about }, season }: { task: Task; season: SeasonOfPage }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const least = season.rules.leastPlayers;
  const count = about.length;
  const shown = about.slice(0, mostNames);
  return (
    <li className="border-b border-l-4 border-b-line border-l-warning-fill py-2.5 pl-3">
      <p className="text-name">
        {kind === 'noGroups' ? (
          <Link href={href('groupsManage', season.params)} className="hover:underline">
            {formatMessage(messages.noGroups)}
          </Link>
        ) : (
          <Link href={href(listOf[kind] ?? 'teamsManage', season.params, { show: showOf[kind] })} className="hover:underline">
            {kind === 'noTeams'
              ? formatMessage(messages.noTeams)
              : kind === 'tooFewPlayers'
                ? formatMessage(messages.tooFewPlayers, { count, least })
                : formatMessage(messages[kind], { count })}
          </Link>
        )}
      </p>
      {count > 0 && (
        <p className="mt-0.5 text-body-small text-ink-2 wrap-anywhere">
          {shown.map((each, at) => (
            <Fragment key={at}>
              {at > 0 && ', '}
              <TaskName kind={kind} about={each} season={season} />
            </Fragment>
          ))}
          {count > mostNames && <> {formatMessage(messages.more, { count: formatNumber(locale, count - mostNames) })}</>}
        </p>
      )}
    </li>
  );
}

type TaskNameProps = { kind: Task['kind']; about: Task['about'][number]; season: SeasonOfPage };

/** The name of what a task is about, with a link to the page on which an organiser does it. */
function TaskName({ kind, about: { name, team, match, group }, season: { params } }: TaskNameProps) {
  const href = useHref();
  const linked = (to: string) => (
    <Link kind="underlined" href={to}>
      {name}
    </Link>
  );
  if (match !== undefined) return linked(href('matchManage', { ...params, match_slug: match }));
  if (group !== undefined) return linked(href(kind === 'emptyGroups' ? 'groupTeams' : 'groupManage', { ...params, group_slug: group }));
  const ofTeam = pageOf[kind];
  return team !== undefined && ofTeam ? linked(href(ofTeam, { ...params, team_slug: team })) : name;
}

/** The page that lists what a task is about, otherwise that of the teams. */
const listOf: Partial<Record<Task['kind'], 'matchesManage' | 'membersManage' | 'groupsManage'>> = {
  ...{ requests: 'membersManage', cupRounds: 'groupsManage', emptyGroups: 'groupsManage', unconfirmed: 'matchesManage' },
  overdue: 'matchesManage',
  ...{ disputes: 'matchesManage', protests: 'matchesManage', postponements: 'matchesManage', unanswered: 'matchesManage' },
};

/** The filter of the list of matches for a task. */
const showOf: Partial<Record<Task['kind'], string>> = { disputes: 'disputed', protests: 'protested', unconfirmed: 'unconfirmed' };

/** The page of a team on which an organiser does what a task asks for. */
const pageOf: Partial<Record<Task['kind'], 'teamEdit' | 'teamManage' | 'teamMembers'>> = {
  ...{ withoutCaptain: 'teamEdit', withoutLocation: 'teamEdit', withoutEvening: 'teamEdit' },
  ...{ captainsOut: 'teamManage', tooFewPlayers: 'teamMembers' },
};
