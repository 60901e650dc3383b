import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import type { SeasonDetails } from '@oche/api/contract/season';
import type { useHref } from '../../shell/useHref.ts';

/** The page on which a captain starts in a season: their only team, or the list of their teams. Other pages of the season are for organisers. */
export function captainsHome(
  href: ReturnType<typeof useHref>,
  { organisation, ownTeams }: ManagedCompetition,
  { id, slug }: Pick<SeasonDetails, 'id' | 'slug'>,
): string {
  const params = { org_slug: organisation.slug };
  const own = ownTeams.filter(({ seasonId }) => seasonId === id);
  return own.length === 1
    ? href('teamManage', { ...params, season_slug: slug, team_slug: own[0]!.slug })
    : href('competitionManage', params);
}
