import { lazy, type ReactNode } from 'react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { useFile } from '@oche/api/provider';
import { useRead } from '@oche/api/query';
import type { Reads } from '@oche/api/read';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Banner } from '@oche/ui/Banner';
import { EmptyState } from '@oche/ui/EmptyState';
import { PageHeader } from '@oche/ui/PageHeader';
import { Skeleton } from '@oche/ui/Skeleton';
import { FollowSeason } from '../../parts/league/FollowSeason.tsx';
import { organisationData } from '../../parts/site/schemaOrg.ts';
import { StructuredData } from '../../parts/site/StructuredData.tsx';
import { OtherSeason } from '../../parts/site/OtherSeason.tsx';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { useToday } from '../../parts/site/useToday.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { ReadBoundary } from '../../shell/ReadBoundary.tsx';
import { useHref } from '../../shell/useHref.ts';
import { partReads, readCalendar, readTopNews } from './frontReads.ts';
import { FrontLeaders } from './FrontLeaders.tsx';
import { FrontLinks } from './FrontLinks.tsx';
import { FrontNews } from './FrontNews.tsx';
import { FrontTable } from './FrontTable.tsx';
import { FrontCups, Honours } from './Honours.tsx';
import { Lead, NextMatches } from './Matchdays.tsx';
import { messages } from './messages.ts';
import { registerMessages } from './registerMessages.ts';
import { RegisterTeam } from './RegisterTeam.tsx';
import { Sponsors } from './Sponsors.tsx';

// Only captains who follow the link in their e-mail load it.
const RegistrationLink = lazy(async () => ({ default: (await import('./RegistrationLink.tsx')).RegistrationLink }));

type SeasonFrontProps = { context: CompetitionContext; params: { season?: string }; search: URLSearchParams };

/** The front page of a season, which may be the current one. With the link in an e-mail, it asks to confirm the registration of a team instead. */
export function SeasonFront(props: SeasonFrontProps) {
  const token = useHost().search.get('registration');
  if (token === null) return <Front {...props} />;
  return (
    <Boundary skeleton={<Skeleton shape="title" className="pt-4" />}>
      <RegistrationLink token={token} organisation={props.context.organisation.name} />
    </Boundary>
  );
}

/** What the page leads with changes with the days of the season. */
function Front({ context, params, search }: SeasonFrontProps) {
  const { formatMessage } = useIntl();
  const { organisation, season, groups } = context;
  const logo = useFile(organisation.logo);
  const today = useToday(organisation.timeZone);
  const isOver = context.isFinished || (season !== null && today > season.endsOn);
  return (
    <>
      <StructuredData data={organisationData(context, logo === null ? null : new URL(logo, context.baseUrl).href)} />
      <Notice />
      <OtherSeason season={season} />
      <LaterSeasons context={context} />
      <PageHeader
        title={season ? formatMessage(siteMessages.season, { name: season.name }) : formatMessage(messages.welcome)}
        {...(season && { badge: <StateOf season={season} today={today} isOver={isOver} /> })}
        // The description is written in the first language of the organisation.
        {...(organisation.description !== '' && {
          description: <span lang={organisation.languages[0]}>{organisation.description}</span>,
        })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-5">
        {season && groups.length > 0 ? (
          <Played {...{ context, season, params, search }} />
        ) : (
          <Unpublished {...{ context, season, params, isOver }} />
        )}
        <FrontLinks context={context} params={params} />
        <Sponsors sponsors={context.sponsors} />
      </div>
    </>
  );
}

/** Leads to other seasons for which teams can register, because a season that has begun stays the current one until then. */
function LaterSeasons({ context: { seasons, openSeasons, season } }: { context: CompetitionContext }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const others = seasons.filter(({ id }) => openSeasons.includes(id) && id !== season?.id);
  return others.map(({ id, slug, name }) => (
    <Banner
      key={id}
      kind="info"
      className="mt-4"
      title={formatMessage(registerMessages.later, { season: name })}
      action={<LoneLink href={href('competitionSeason', { season: slug })}>{formatMessage(registerMessages.title)}</LoneLink>}
    />
  ));
}

/** A part of the page that fails on its own. */
const Part = ({ count, reads, children }: { count: number; reads: Reads; children: ReactNode }) => (
  <ReadBoundary reads={reads} skeleton={<Skeleton shape="row" count={count} />}>
    {children}
  </ReadBoundary>
);

type OfSeason = { context: CompetitionContext; season: Season; params: { season?: string } };

const columns = 'empty:hidden grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]';

/** A season with published matches. */
function Played(props: OfSeason & { search: URLSearchParams }) {
  const { context, season, params, search } = props;
  const reads = partReads(context, season, search);
  return (
    <>
      <FollowSeason seasonId={season.id} />
      {context.isFinished && (
        <Part count={4} reads={reads.honours}>
          <Honours context={context} params={params} />
        </Part>
      )}
      <Part count={6} reads={reads.lead}>
        <Lead {...props} />
      </Part>
      <div className={columns}>
        <Part count={6} reads={reads.table}>
          <FrontTable {...{ context, season, params, search }} />
        </Part>
        <Part count={4} reads={reads.leaders}>
          <FrontLeaders season={season} params={params} />
        </Part>
      </div>
      <div className={columns}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <Part count={3} reads={reads.news}>
            <News {...props} />
          </Part>
          {!context.isFinished && (
            <Part count={1} reads={reads.cups}>
              <FrontCups context={context} params={params} />
            </Part>
          )}
        </div>
        <Part count={4} reads={reads.next}>
          <NextMatches {...props} />
        </Part>
      </div>
    </>
  );
}

const News = ({ context, season, params }: OfSeason) =>
  context.pages.includes('news') ? <FrontNews {...{ context, season, params }} /> : null;

/** No season, or one whose matches are not published, with the news that there are. */
function Unpublished({ context, season, params, isOver }: Omit<OfSeason, 'season'> & { season: Season | null; isOver: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <EmptyState>{formatMessage(!season ? messages.noSeason : isOver ? messages.noRecord : messages.noTeams)}</EmptyState>
      {season && !isOver && context.openSeasons.includes(season.id) && <RegisterTeam context={context} season={season} />}
      {season && (
        <Part count={3} reads={{ calendar: readCalendar(season), ...(context.pages.includes('news') && { news: readTopNews(season) }) }}>
          {!isOver && <FirstMatchday season={season} />}
          <News {...{ context, season, params }} />
        </Part>
      )}
    </>
  );
}

function FirstMatchday({ season }: { season: Season }) {
  const { formatMessage, locale } = useIntl();
  const [first] = useRead('getSeasonCalendar', readCalendar(season).input).matchdays;
  if (!first) return null;
  return <p className="text-ink-2">{formatMessage(messages.firstMatchday, { day: formatPlanned(locale, first.from, 'weekday') })}</p>;
}

function StateOf({ season, today, isOver }: { season: Season; today: string; isOver: boolean }) {
  const { formatMessage, locale } = useIntl();
  if (!isOver && today < season.startsOn)
    return <Badge>{formatMessage(messages.comes, { day: formatPlanned(locale, season.startsOn, 'date') })}</Badge>;
  return isOver ? <Badge>{formatMessage(messages.over)}</Badge> : <Badge meaning="success">{formatMessage(messages.runs)}</Badge>;
}
