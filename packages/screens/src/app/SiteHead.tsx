import { Check, ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { useFile } from '@oche/api/provider';
import type { CompetitionContext, SitePage } from '@oche/api/contract/competition';
import { routes } from '@oche/routes/table';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { SiteMasthead } from '@oche/ui/SiteMasthead';
import { choiceItem } from '../shell/choiceItem.tsx';
import { messages } from '../shell/messages.ts';
import { ColorModeMenu, LanguageMenu } from './PreferenceMenus.tsx';
import { inSeason, routeOfSitePage } from '../shell/site.ts';
import { siteMessages } from '../parts/site/siteMessages.ts';
import { useHref, useHrefIn } from '../shell/useHref.ts';
import { useColorModeChoice, useLanguageChoice } from '../shell/usePreferenceChoices.tsx';
import { useRoute } from '../shell/useRoute.ts';
import { words } from '../shell/words.ts';

/** The slug of the season in the URL; undefined if the URL names no season or an unknown one. */
function useSeasonOfPage({ seasons }: CompetitionContext): string | undefined {
  const params: { season?: string } = useRoute()?.params ?? {};
  return seasons.find(({ slug }) => slug === params.season)?.slug;
}

/** The head of a competition's site: its name, colour and crest, its seasons, and the navigation. */
export function SiteHead({ context }: { context: CompetitionContext }) {
  const { formatMessage } = useIntl();
  const { organisation } = context;
  const href = useHref();
  const route = useRoute();
  const season = useSeasonOfPage(context);
  const logo = useFile(organisation.logo);
  const home = season === undefined ? href('competitionHome') : href('competitionSeason', { season });
  const pages = useSitePages(context);
  const inPageSeason = season === undefined ? {} : { season };
  const items = [
    {
      href: home,
      label: formatMessage(words.home),
      // The route of a season also matches URLs whose first part is not a season.
      current: route?.name === 'competitionHome' || (route?.name === 'competitionSeason' && season !== undefined),
    },
    ...pages.map(({ route: page, label, isCurrent }) => ({ href: href(page, inPageSeason), label, current: isCurrent })),
  ];
  const seasons = useSeasonItems(context);
  return (
    <SiteMasthead
      name={organisation.name}
      home={home}
      skip={{ href: '#main', label: formatMessage(messages.toContent) }}
      items={items}
      navLabel={organisation.name}
      {...(organisation.colour !== null && { colour: organisation.colour })}
      {...(logo !== null && { logo })}
      actions={
        <>
          <div className="hidden items-center gap-2 md:flex">
            <SeasonMenu context={context} items={seasons} />
            <LanguageMenu />
            <ColorModeMenu />
          </div>
          <PhoneMenu seasons={seasons} />
        </>
      }
    />
  );
}

type SitePageLink = { route: (typeof routeOfSitePage)[SitePage]; label: string; isCurrent: boolean };

/** The pages of the navigation. A page is also current on the other pages of its area, and the calendar on the pages of matches. */
function useSitePages({ pages }: CompetitionContext): SitePageLink[] {
  const { formatMessage } = useIntl();
  const shown = useRoute()?.name;
  const labels: Record<SitePage, string> = {
    standings: formatMessage(words.standings),
    calendar: formatMessage(words.calendar),
    cup: formatMessage(siteMessages.cup),
    individual: formatMessage(siteMessages.individual),
    news: formatMessage(siteMessages.news),
    documents: formatMessage(siteMessages.documents),
    board: formatMessage(siteMessages.board),
    help: formatMessage(words.help),
  };
  return pages.map((page) => {
    const route = routeOfSitePage[page];
    const isCurrent =
      shown !== undefined && (routes[shown].area === routes[route].area || (page === 'calendar' && shown === 'competitionMatch'));
    return { route, label: labels[page], isCurrent };
  });
}

/** Links to the same page in each season; empty if there are fewer than two seasons. */
function useSeasonItems(context: CompetitionContext): MenuItem[] {
  const { formatMessage, locale } = useIntl();
  const hrefIn = useHrefIn();
  const route = useRoute();
  const currentSlug = useSeasonOfPage(context) ?? context.season?.slug;
  if (context.seasons.length < 2) return [];
  return context.seasons.map(({ slug, name }) => {
    const page = route ? inSeason(context, route, slug) : { name: 'competitionHome' as const, params: {} };
    const label = formatMessage(siteMessages.season, { name });
    return {
      kind: 'link',
      label,
      link: (
        <Link href={hrefIn(page.name, page.params, locale)} aria-current={slug === currentSlug ? 'true' : undefined}>
          {label}
          {slug === currentSlug && (
            <span className="ml-auto pl-4">
              <Check aria-hidden />
            </span>
          )}
        </Link>
      ),
    };
  });
}

function SeasonMenu({ context, items }: { context: CompetitionContext; items: MenuItem[] }) {
  const { formatMessage } = useIntl();
  const slug = useSeasonOfPage(context);
  const season = context.seasons.find((each) => each.slug === slug) ?? context.season;
  if (!season || items.length === 0) return null;
  return (
    <Menu items={items}>
      <Button className="mr-2">
        {formatMessage(siteMessages.season, { name: season.name })}
        <ChevronDown aria-hidden className="size-4.5" />
      </Button>
    </Menu>
  );
}

/** Seasons and preferences in one menu, because a phone has space for only one button beside the name. */
function PhoneMenu({ seasons }: { seasons: MenuItem[] }) {
  const { formatMessage } = useIntl();
  const language = useLanguageChoice();
  const colorMode = useColorModeChoice();
  return (
    <div className="md:hidden">
      <Menu items={[...seasons, ...(seasons.length > 0 ? [{ kind: 'line' } as const] : []), choiceItem(language), choiceItem(colorMode)]}>
        <Button kind="quiet" icon={<MenuIcon aria-hidden className="size-6!" />} aria-label={formatMessage(messages.menu)} />
      </Menu>
    </div>
  );
}
