import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { TabNav } from '@oche/ui/TabNav';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { LeagueTable } from '../../parts/league/standings/LeagueTable.tsx';
import { useFollowedTeam } from '../../parts/site/useFollowedTeam.ts';
import { playingIn } from '../../parts/league/playing.ts';
import { messages as groupMessages } from '../../parts/league/groupMessages.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { divisionsOf, shownDivision } from './frontReads.ts';

type FrontTableProps = { context: CompetitionContext; season: Season; params: { season?: string }; search: URLSearchParams };

const mostRows = 6;
/** Keeps the table in view when another division is chosen. */
const anchor = 'standings';

/** The top of the table of a division, with tabs to the others. Before its first result, the number of its teams. */
export function FrontTable({ context, season, params, search }: FrontTableProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const groups = useRead('listSeasonGroups', { seasonId: season.id });
  const shown = shownDivision(context, search);
  const group = groups.find(({ id }) => id === shown?.id);
  if (!group) return null;
  const divisions = divisionsOf(context);
  const slugs = { ...params, group: group.slug };
  const homeOf = (slug: string) => {
    const query = slug === divisions[0]!.slug ? {} : { group: slug };
    const page =
      params.season === undefined ? href('competitionHome', {}, query) : href('competitionSeason', { season: params.season }, query);
    return `${page}#${anchor}`;
  };
  return (
    <Section
      id={anchor}
      className="scroll-mt-4"
      title={formatMessage(words.standings)}
      link={{ href: href('competitionStandings', slugs), label: formatMessage(siteMessages.wholeTable) }}
    >
      {divisions.length > 1 && (
        <TabNav
          label={formatMessage(siteMessages.divisions)}
          className="mb-3"
          items={divisions.map(({ slug, name }) => ({ href: homeOf(slug), label: name, current: slug === group.slug }))}
        />
      )}
      <Top group={group} hrefOf={({ slug }) => href('competitionTeam', { ...slugs, team: slug })} />
    </Section>
  );
}

function Top({ group, hrefOf }: { group: SeasonGroup; hrefOf: (team: { slug: string }) => string }) {
  const { formatMessage } = useIntl();
  const standings = useRead('getStandings', { id: group.id });
  const [followed] = useFollowedTeam();
  if (standings.rows.some(({ played }) => played > 0)) return <LeagueTable {...{ group, standings, hrefOf, followed }} top={mostRows} />;
  return (
    <p className="border-t-2 border-rule pt-3 text-ink-2">{formatMessage(groupMessages.teamCount, { count: playingIn(group).length })}</p>
  );
}
