import { read } from '@oche/api/read';

/** The reads of every page of a season: the competition as the user manages it, with this season. */
export const seasonReads = ({ org_slug, season_slug }: { org_slug: string; season_slug: string }) => ({
  managed: read('getManagedCompetition', { orgSlug: org_slug, season: season_slug }),
});

/** The reads of every page of a division or cup. */
export const groupReads = ({ org_slug, season_slug, group_slug }: { org_slug: string; season_slug: string; group_slug: string }) => ({
  managed: read('getManagedCompetition', { orgSlug: org_slug, season: season_slug, group: group_slug }),
});

/** The reads of every page of a team in a season. */
export const teamReads = ({ org_slug, season_slug, team_slug }: { org_slug: string; season_slug: string; team_slug: string }) => ({
  managed: read('getManagedCompetition', { orgSlug: org_slug, season: season_slug, team: team_slug }),
});

/** The reads of every page of a match in a season. */
export const matchReads = ({ org_slug, season_slug, match_slug }: { org_slug: string; season_slug: string; match_slug: string }) => ({
  managed: read('getManagedCompetition', { orgSlug: org_slug, season: season_slug, match: match_slug }),
});

/** The reads of every page of a location, in a season. */
export const locationReads = ({ org_slug, season_slug, location_id }: { org_slug: string; season_slug: string; location_id: string }) => ({
  managed: read('getManagedCompetition', { orgSlug: org_slug, season: season_slug, location: location_id }),
});
