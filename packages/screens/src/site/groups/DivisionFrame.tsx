import type { ReactNode } from 'react';
import type { CompetitionContext } from '@oche/api/contract/competition';
import type { SeasonGroup } from '@oche/api/contract/group';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { TabNav } from '@oche/ui/TabNav';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { messages as groupMessages } from '../../parts/league/groupMessages.ts';
import { playingIn } from '../../parts/league/playing.ts';
import { structureText } from '../../parts/league/structureText.ts';
import { FollowSeason } from '../../parts/league/FollowSeason.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useRoute } from '../../shell/useRoute.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** The pages of a division. */
const pages = [
  { route: 'competitionStandings', label: words.standings },
  { route: 'competitionGroupTeams', label: messages.teams },
  { route: 'competitionGroupPlayers', label: words.players },
] as const;
type DivisionRoute = (typeof pages)[number]['route'];

type DivisionFrameProps = {
  context: CompetitionContext;
  params: { season?: string; group: string };
  children: (group: SeasonGroup) => ReactNode;
};

/** The frame of the pages of a division: its name, its tabs, and the way to the other divisions. A cup has pages of its own. */
export function DivisionFrame({ context, params, children }: DivisionFrameProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { group } = context;
  const href = useHref();
  const current = useRoute()?.name;
  if (!group || group.kind === 'cup') return <NotFound />;
  const size = formatMessage(groupMessages.teamCount, { count: playingIn(group).length });
  return (
    <SitePage
      context={context}
      header={{
        title: <span className="wrap-anywhere hyphens-auto">{group.name}</span>,
        description: `${size} · ${structureText(intl, group.structure)}`,
        back: { href: href('competitionGroups', { season: params.season }), label: formatMessage(siteMessages.divisions) },
        tabs: (
          <TabNav
            label={formatMessage(groupMessages.pages)}
            items={pages.map(({ route, label }) => ({
              href: href(route, params),
              label: formatMessage(label),
              current: route === current,
            }))}
          />
        ),
      }}
    >
      {({ id }) => (
        <>
          <FollowSeason seasonId={id} />
          <DivisionSwitch context={context} params={params} route={pages.find(({ route }) => route === current)?.route ?? pages[0].route} />
          {children(group)}
        </>
      )}
    </SitePage>
  );
}

type DivisionSwitchProps = { context: CompetitionContext; params: { season?: string; group: string }; route: DivisionRoute };

/** Links to the same page of each division; none if there is only one. */
function DivisionSwitch({ context: { groups }, params, route }: DivisionSwitchProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const divisions = groups.filter(({ kind }) => kind === 'league');
  if (divisions.length < 2) return null;
  return (
    <nav aria-label={formatMessage(siteMessages.divisions)} className="pt-3 print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {divisions.map(({ id, slug, name }) => (
          <li key={id} className="min-w-0">
            <Link
              href={href(route, { ...params, group: slug })}
              aria-current={slug === params.group ? 'page' : undefined}
              className="flex min-h-11 items-center text-label text-ink-2 wrap-anywhere hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
