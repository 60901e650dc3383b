import type { ReactNode } from 'react';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Link } from '@oche/ui/Link';
import { PageHeader, type PageHeaderProps } from '@oche/ui/PageHeader';
import { Select } from '@oche/ui/Select';
import { Skeleton } from '@oche/ui/Skeleton';
import { TabNav } from '@oche/ui/TabNav';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { words } from '../../shell/words.ts';
import { captainsHome } from './captainsHome.ts';
import { messages } from './messages.ts';
import { seasonStateText } from './seasonState.ts';
import { useFollowSeason } from '../../parts/league/useFollowSeason.ts';

/** The parts of a season, each with its own tab. */
export type SeasonTab =
  'seasonManage' | 'groupsManage' | 'matchesManage' | 'teamsManage' | 'membersManage' | 'locationsManage' | 'newsManage' | 'seasonsManage';

/** A season with what the user may do in it. */
export type SeasonOfPage = NonNullable<ManagedCompetition['season']> & {
  orgSlug: string;
  organisation: ManagedCompetition['organisation'];
  role: ManagedCompetition['role'];
  /** whether the user manages all teams, not only their own */
  isOrganiser: boolean;
  /** whether the season is over, so that its teams, members and groups no longer change */
  isOver: boolean;
  /** the parameters of every page of the season */
  params: { org_slug: string; season_slug: string };
};

/** The season of a page. Call it only on pages whose read has a season. */
export const seasonOfPage = ({ organisation, role, season }: ManagedCompetition): SeasonOfPage => ({
  ...season!,
  ...{ organisation, role, orgSlug: organisation.slug, isOrganiser: role !== 'captain' },
  isOver: season!.state === 'finished' || season!.state === 'archived',
  params: { org_slug: organisation.slug, season_slug: season!.slug },
});

type SeasonFrameProps = {
  managed: ManagedCompetition;
  tab: SeasonTab;
  /** the head of the page. Without it, the name of the competition is the heading */
  header?: PageHeaderProps;
  /** the teams whose captains may open the page, by slug. Other pages are for organisers */
  teams?: readonly string[];
  figures?: ReactNode;
  /** content of the page; it may read data of the season */
  children: (season: SeasonOfPage) => ReactNode;
};

const skeleton = <Skeleton shape="table" count={5} className="pt-6" />;

/**
 * The frame of every page of a season: competition, season with its state, and the parts of the season. Another season opens at the same part.
 * Captains get their own teams instead of the parts.
 */
export function SeasonFrame({ managed, tab, header, teams = [], figures, children }: SeasonFrameProps) {
  const onDevice = useInBrowser();
  const season = seasonOfPage(managed);
  useFollowSeason(season.id, season.isOrganiser);
  const mayOpen = season.isOrganiser || managed.ownTeams.some((own) => own.seasonId === season.id && teams.includes(own.slug));
  if (!mayOpen) return <NotFound />;
  return (
    <>
      <SeasonBanner season={season} />
      <SeasonHead managed={managed} season={season} tab={tab} isHeading={header === undefined} figures={figures} />
      {header && <PageHeader {...header} />}
      <Boundary key={season.id} skeleton={skeleton}>
        {onDevice ? children(season) : skeleton}
      </Boundary>
    </>
  );
}

function SeasonBanner({ season: { state } }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const banner = {
    draft: [messages.draft, messages.draftMeans],
    finished: [messages.finished, messages.finishedMeans],
    archived: [messages.archived, messages.archivedMeans],
    ...{ open: null, running: null },
  } as const;
  const shown = banner[state];
  if (!shown) return null;
  return (
    <Banner kind="info" title={formatMessage(shown[0])} className="-mx-4 px-4 md:-mx-6 md:px-6">
      {formatMessage(shown[1])}
    </Banner>
  );
}

type SeasonHeadProps = {
  managed: ManagedCompetition;
  season: SeasonOfPage;
  tab: SeasonTab;
  isHeading: boolean;
  figures: ReactNode;
};

function SeasonHead({ managed, season, tab, isHeading, figures }: SeasonHeadProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { navigate } = useHost();
  const href = useHref();
  const { organisation, seasons } = managed;
  const orgSlug = organisation.slug;
  const homeOf = (slug: string) =>
    captainsHome(
      href,
      managed,
      seasons.find((each) => each.slug === slug)!,
    );
  return (
    <div className="pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isHeading ? (
          <h1 className="text-title-2 wrap-anywhere">{organisation.name}</h1>
        ) : (
          <Link
            href={season.isOrganiser ? href('seasonManage', season.params) : href('competitionManage', { org_slug: orgSlug })}
            className="inline-flex min-h-11 items-center text-heading wrap-anywhere hover:underline"
          >
            {organisation.name}
          </Link>
        )}
        <Select
          label={formatMessage(messages.navigation)}
          labelHidden
          className="w-44 max-w-full print:hidden"
          value={season.slug}
          options={seasons.map(({ slug, name }) => ({ value: slug, label: name }))}
          onValueChange={(slug) => navigate(season.isOrganiser ? href(tab, { org_slug: orgSlug, season_slug: slug }) : homeOf(slug))}
        />
        <p className="hidden print:block">{season.name}</p>
        <p className="text-body-small text-ink-2">{seasonStateText(intl, season, organisation.timeZone)}</p>
        {figures !== undefined && <div className="ml-auto flex flex-wrap gap-x-8 gap-y-3 text-right lg:gap-x-11">{figures}</div>}
      </div>
      <div className="mt-2">
        {season.isOrganiser ? <Tabs season={season} tab={tab} /> : <CaptainTabs managed={managed} season={season} tab={tab} />}
      </div>
    </div>
  );
}

/** The pages of a captain: their own teams and matches. */
function CaptainTabs({ managed, season, tab }: { managed: ManagedCompetition; season: SeasonOfPage; tab: SeasonTab }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const own = managed.ownTeams.filter(({ seasonId }) => seasonId === season.id);
  return (
    <TabNav
      label={formatMessage(words.ownTeams)}
      className="-mx-4 px-4 md:-mx-6 md:px-6"
      items={[
        ...own.map(({ slug, name }) => ({
          href: href('teamManage', { ...season.params, team_slug: slug }),
          label: name,
          current: tab === 'teamsManage' && managed.team?.team.slug === slug,
        })),
        { href: href('matchesManage', season.params), label: formatMessage(messages.matches), current: tab === 'matchesManage' },
      ]}
    />
  );
}

function Tabs({ season, tab }: { season: SeasonOfPage; tab: SeasonTab }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const items = [
    { name: 'seasonManage', label: words.overview, count: undefined },
    { name: 'matchesManage', label: messages.matches, count: undefined },
    { name: 'groupsManage', label: messages.groups, count: season.counts.groups },
    { name: 'teamsManage', label: messages.teams, count: season.counts.teams },
    { name: 'membersManage', label: messages.members, count: season.counts.members },
    { name: 'locationsManage', label: words.locations, count: undefined },
    { name: 'newsManage', label: messages.site, count: undefined },
    { name: 'seasonsManage', label: messages.seasons, count: undefined },
  ] as const;
  return (
    <TabNav
      label={formatMessage(messages.navigation)}
      className="-mx-4 px-4 md:-mx-6 md:px-6"
      items={items.map(({ name, label, count }) => ({
        href: href(name, season.params),
        label: formatMessage(label),
        current: name === tab,
        ...(count !== undefined && { count: formatNumber(locale, count) }),
      }))}
    />
  );
}
