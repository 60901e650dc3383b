import type { CompetitionContext } from '@oche/api/contract/competition';
import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { messages as frameMessages } from '../../../parts/league/groupMessages.ts';
import { playingIn } from '../../../parts/league/playing.ts';
import { LeagueTable } from '../../../parts/league/standings/LeagueTable.tsx';
import { useFollowSeason } from '../../../parts/league/useFollowSeason.ts';
import { SitePage } from '../../frame/SitePage.tsx';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { useToday } from '../../../parts/site/useToday.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

type Params = { season?: string };

/** The rows of the table of each division. */
const mostRows = 3;

/** The divisions of a season by level: the best teams of each, its next matchday, and the way to its table. */
export function CompetitionGroups() {
  const { context, params } = usePage(page);
  const { formatMessage } = useIntl();
  return (
    <SitePage context={context} header={{ title: formatMessage(siteMessages.divisions) }}>
      {({ id }) =>
        context.groups.some(({ kind }) => kind === 'league') ? (
          <Divisions seasonId={id} context={context} params={params} />
        ) : (
          <EmptyState>{formatMessage(context.isFinished ? siteMessages.notKept : messages.none)}</EmptyState>
        )
      }
    </SitePage>
  );
}

function Divisions({ seasonId, context, params }: { seasonId: string; context: CompetitionContext; params: Params }) {
  useFollowSeason(seasonId, false);
  const groups = useRead('listSeasonGroups', { seasonId });
  const today = useToday(context.organisation.timeZone);
  return (
    <div className="grid max-w-240 grid-cols-[minmax(0,1fr)] gap-10 pt-5">
      {groups
        .filter(({ kind }) => kind === 'league')
        .map((group) => (
          <Division key={group.id} group={group} params={params} today={today} />
        ))}
    </div>
  );
}

function Division({ group, params, today }: { group: SeasonGroup; params: Params; today: string }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const standings = useRead('getStandings', { id: group.id });
  const inGroup = { ...params, group: group.slug };
  return (
    <Section
      title={group.name}
      link={{ href: href('competitionStandings', inGroup), label: formatMessage(siteMessages.wholeTable) }}
      className="break-inside-avoid"
    >
      {standings.rows.some(({ played }) => played > 0) ? (
        <LeagueTable
          group={group}
          standings={standings}
          top={mostRows}
          hrefOf={({ slug }) => href('competitionTeam', { ...inGroup, team: slug })}
        />
      ) : (
        <p className="border-t-2 border-rule pt-3">{formatMessage(frameMessages.teamCount, { count: playingIn(group).length })}</p>
      )}
      {!standings.complete && <NextMatchday group={group} today={today} />}
    </Section>
  );
}

function NextMatchday({ group: { id, seasonId }, today }: { group: SeasonGroup; today: string }) {
  const { formatMessage, locale } = useIntl();
  const next = useRead('listMatchdays', { seasonId }).find(
    ({ kind, groupId, to }) => kind === 'league' && (groupId === null || groupId === id) && to >= today,
  );
  if (!next) return null;
  const [from, to] = [formatPlanned(locale, next.from, 'day'), formatPlanned(locale, next.to, 'day')];
  return <p className="pt-3 text-body-small text-ink-2">{formatMessage(messages.next, { number: next.number, from, to })}</p>;
}
