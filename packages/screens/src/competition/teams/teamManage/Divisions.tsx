import type { SeasonGroup } from '@oche/api/contract/group';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead } from '@oche/api/query';
import { Section } from '@oche/ui/Section';
import { useHref } from '../../../shell/useHref.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { LeagueTable } from '../../../parts/league/standings/LeagueTable.tsx';

type DivisionsProps = { season: SeasonOfPage; team: SeasonTeam; ownTeams: readonly { id: string }[] };

/** The tables of the divisions in which a team plays. Captains open the pages of their own teams only. */
export function Divisions({ season, team, ownTeams }: DivisionsProps) {
  const groups = useRead('listSeasonGroups', { seasonId: season.id });
  return groups
    .filter(({ kind, teams }) => kind === 'league' && teams.some(({ id }) => id === team.id))
    .map((group) => <Division key={group.id} {...{ season, group, ownTeams }} />);
}

function Division({ season, group, ownTeams }: Omit<DivisionsProps, 'team'> & { group: SeasonGroup }) {
  const href = useHref();
  const standings = useRead('getStandings', { id: group.id });
  const mayOpen = (slug: string) =>
    season.isOrganiser || group.teams.some((each) => each.slug === slug && ownTeams.some(({ id }) => id === each.id));
  return (
    <Section title={group.name}>
      <LeagueTable
        group={group}
        standings={standings}
        hrefOf={({ slug }) => (mayOpen(slug) ? href('teamManage', { ...season.params, team_slug: slug }) : undefined)}
      />
    </Section>
  );
}
