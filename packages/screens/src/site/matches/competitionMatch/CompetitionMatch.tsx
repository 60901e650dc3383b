import type { CompetitionContext, GroupRef } from '@oche/api/contract/competition';
import type { Match } from '@oche/api/contract/fixture';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { TabNav } from '@oche/ui/TabNav';
import { useFollowSeason } from '../../../parts/league/useFollowSeason.ts';
import { isCancelledOrAnnulled, matchdayText } from '../../../parts/match/matchTexts.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { Annulled, WalkedOver } from '../../../parts/match/Outcome.tsx';
import { useShownMatch } from '../../../parts/match/useShownMatch.ts';
import { SitePage } from '../../frame/SitePage.tsx';
import { ShareMenu } from '../../../parts/site/ShareMenu.tsx';
import { StructuredData } from '../../../parts/site/StructuredData.tsx';
import { useHost } from '../../../shell/host.tsx';
import { NotFound } from '../../../shell/NotFound.tsx';
import { ReadBoundary } from '../../../shell/ReadBoundary.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { Boards } from './Boards.tsx';
import { matchdayReads, tableReads } from './matchReads.ts';
import { messages } from './messages.ts';
import { Moments } from './Moments.tsx';
import { Notes } from './Notes.tsx';
import { OtherMatches } from './OtherMatches.tsx';
import { page } from './page.ts';
import { PlayersOfMatch } from './PlayersOfMatch.tsx';
import { ScoreHead } from './ScoreHead.tsx';
import { hasSheet, Sheet } from './Sheet.tsx';
import { structuredData } from './structuredData.ts';
import { InTable } from './InTable.tsx';
import { TvScreen } from './TvScreen.tsx';
import { useMatchFigures } from './useMatchFigures.tsx';
import { Where } from './Where.tsx';

type Params = { season?: string; match: string };

/** A match of two teams for everybody: its score, its sheet while it fills, and what its players threw. With `?view=tv`, it fills a screen in the hall. */
export function CompetitionMatch() {
  const { context, params, search } = usePage(page);
  const { match } = context;
  if (!match) return <NotFound />;
  return search.get('view') === 'tv' ? (
    <Tv planned={match} />
  ) : (
    <OnSite context={context} planned={match} params={params} search={search} />
  );
}

function Tv({ planned }: { planned: Match }) {
  return <TvScreen match={useShownMatch(planned.id)} />;
}

type OnSiteProps = { context: CompetitionContext; planned: Match; params: Params; search: URLSearchParams };

function OnSite({ context, planned, params, search }: OnSiteProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const group = context.groups.find(({ id }) => id === planned.groupId);
  const day = planned.startsAt?.slice(0, 10);
  const title = formatMessage(matchMessages.title, { home: planned.home.name, away: planned.away.name });
  return (
    <SitePage
      context={context}
      header={{
        title: <span className="sr-only">{title}</span>,
        back: {
          href: href('competitionCalendar', { season: params.season }, day === undefined ? {} : { from: day }),
          label: formatMessage(words.calendar),
        },
        description: <When match={planned} group={group} season={params.season} />,
        actions: <ShareMenu title={title} image={{ kind: 'match', id: planned.id }} />,
        className: 'pb-3',
      }}
    >
      {({ id }) => <Page context={context} planned={planned} group={group} seasonId={id} params={params} search={search} />}
    </SitePage>
  );
}

type WhenProps = { match: Match; group: GroupRef | undefined; season: string | undefined };

/** The division or cup with a link, the matchday or round, and the day and time of a match. */
function When({ match, group, season }: WhenProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const { startsAt, cup } = match;
  const day = startsAt === null ? formatMessage(matchMessages.noDate) : formatPlanned(locale, startsAt, 'weekday');
  const time = startsAt === null || isCancelledOrAnnulled(match) ? [] : [formatPlanned(locale, startsAt, 'time')];
  return (
    <>
      {group && (
        <>
          <Link
            kind="underlined"
            className="wrap-anywhere"
            href={href(cup ? 'competitionCupBracket' : 'competitionStandings', { season, group: group.slug })}
          >
            {cup ? matchdayText(intl, match) : group.name}
          </Link>
          {', '}
        </>
      )}
      {[...(cup ? [] : [matchdayText(intl, match)]), day, ...time].filter(Boolean).join(', ')}
    </>
  );
}

const parts = ['match', 'moments', 'figures'] as const;
type Part = (typeof parts)[number];

type PageProps = OnSiteProps & { group: GroupRef | undefined; seasonId: string };

function Page({ context, planned, group, seasonId, params, search }: PageProps) {
  const intl = useIntl();
  const { origin } = useHost();
  const href = useHref();
  useFollowSeason(seasonId, false);
  const match = useShownMatch(planned.id);
  const figures = useMatchFigures(match);
  const isSheetShown = planned.state !== 'cancelled' && hasSheet(match.state);
  const wanted = parts.find((part) => part === search.get('part')) ?? 'match';
  const hasFigures = figures.players.length > 0 || !planned.cup;
  const offered: Part[] = [
    'match',
    ...(figures.moments.length > 0 ? (['moments'] as const) : []),
    ...(hasFigures ? (['figures'] as const) : []),
  ];
  const shown = offered.includes(wanted) ? wanted : 'match';
  // Phones show one part at a time, wider screens and paper show all of them.
  const on = (part: Part): string => (part === shown ? '' : 'max-lg:hidden print:block');
  const teamHref = (team: { slug: string }) =>
    group && href('competitionTeam', { season: params.season, group: group.slug, team: team.slug });
  return (
    <>
      {origin !== undefined && (
        <StructuredData data={structuredData(intl, { origin, context, sheet: match.sheet, href, params, teamHref })} />
      )}
      {figures.followers}
      <ScoreHead match={match} planned={planned} teamHref={teamHref} />
      <Notes match={match} planned={planned} />
      <div className="grid gap-3 pt-4 empty:hidden">
        <Annulled match={match} />
        <WalkedOver match={match} />
      </div>
      {offered.length > 1 && (
        <TabNav
          className="lg:hidden"
          label={intl.formatMessage(messages.parts)}
          items={offered.map((part) => ({
            href: href('competitionMatch', params, part === 'match' ? {} : { part }),
            label: intl.formatMessage(messages[part]),
            current: part === shown,
          }))}
        />
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-7 print:block ${isSheetShown ? 'lg:grid-cols-[minmax(0,1fr)_24rem]' : 'max-w-160'}`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 max-lg:contents print:block print:space-y-7">
          {isSheetShown && (
            <Sheet className={on('match')} match={match} figures={figures} tvHref={href('competitionMatch', params, { view: 'tv' })} />
          )}
          <PlayersOfMatch className={on('figures')} match={match} figures={figures} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 max-lg:contents print:block print:space-y-7 print:pt-7">
          {/* On phones, the boards come before the sheet. */}
          <Boards className={`max-lg:order-first print:hidden ${on('match')}`} match={match} />
          <Moments className={on('moments')} match={match} figures={figures} />
          <ReadBoundary reads={tableReads(planned)}>
            <InTable className={on('figures')} match={planned} teamHref={teamHref} />
          </ReadBoundary>
          <Where className={on('match')} match={match} />
          <ReadBoundary reads={matchdayReads(planned, seasonId)}>
            <OtherMatches className={on('match')} match={planned} seasonId={seasonId} params={params} />
          </ReadBoundary>
        </div>
      </div>
    </>
  );
}
