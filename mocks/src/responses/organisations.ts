import type { competitionEndpoints } from '@oche/api/contract/competition';
import type { managedCompetitionEndpoints } from '@oche/api/contract/managedCompetition';
import { defaultSeasonRules, type seasonEndpoints } from '@oche/api/contract/season';
import type { logoEndpoints } from '@oche/api/contract/logo';
import type { memberEndpoints } from '@oche/api/contract/member';
import type { siteTextEndpoints } from '@oche/api/contract/siteText';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { organisationsOf } from '../administration.ts';
import { logoPath, slugOf } from '../builders.ts';
import { now, secondsFromNow } from '../clock.ts';
import { createIds } from '../ids.ts';
import { groupRefsOf, managedCompetitionOf, seasonsOf, withGroup, withLocation, withMatch, withTeam } from '../managed.ts';
import { membersOf, roleOfferOf } from '../members.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';
import { finalDivisionOf } from './league.ts';
import { byId, notFound, withoutUndefined } from './parts.ts';

type Names =
  | keyof typeof managedCompetitionEndpoints
  | keyof typeof competitionEndpoints
  | keyof typeof seasonEndpoints
  | keyof typeof logoEndpoints
  | keyof typeof memberEndpoints
  | keyof typeof siteTextEndpoints;

/** Endpoints of clubs and competitions: members, sites, logos, texts. */
export const responsesOfOrganisations = (world: World): ResponsesTo<Names> => {
  const { competition } = world;
  const newId = createIds(805);
  const id = createIds(42);
  const members = membersOf(world);
  const seasons = seasonsOf(world);
  const expiresAt = secondsFromNow(7 * 86_400).toISOString();
  return {
    getCompetitionContext: ({ domainBase64, season: seasonSlug, group: groupSlug, team: teamSlug, match: matchSlug }) => {
      const season = seasonSlug === undefined ? competition.season : competition.seasons.find(({ slug }) => slug === seasonSlug);
      if (season === undefined) throw notFound('season');
      const managed = managedCompetitionOf(world);
      const { group, team, match } = withMatch(withGroup(withTeam(managed, world, teamSlug), world, groupSlug), world, matchSlug);
      if (groupSlug !== undefined && group === null) throw notFound('group');
      if (teamSlug !== undefined && team === null) throw notFound('team');
      if (matchSlug !== undefined && match === null) throw notFound('match');
      return { ...competition, season, groups: season ? groupRefsOf(world) : [], group, team, match, encodedDomain: domainBase64 };
    },
    listAvailableOrganisations: () => {
      const { organisation, role } = managedCompetitionOf(world);
      return [{ ...organisation, role }];
    },
    getManagedCompetition: ({ orgSlug, season: seasonSlug, team, group, match, location }) => {
      const managed = managedCompetitionOf(world);
      if (orgSlug !== managed.organisation.slug) throw notFound('organisation');
      if (seasonSlug === undefined) return { ...managed, season: null };
      const season = managed.seasons.find(({ slug }) => slug === seasonSlug);
      if (!season) throw notFound('season');
      const response = withLocation(withMatch(withGroup(withTeam(managed, world, team), world, group), world, match), world, location);
      if (team !== undefined && response.team === null) throw notFound('team');
      if (group !== undefined && response.group === null) throw notFound('group');
      if (match !== undefined && response.match === null) throw notFound('match');
      return { ...response, season: { ...season, counts: managed.season!.counts } };
    },
    listSeasons: seasons,
    listFinalDivisions: [finalDivisionOf(world)],
    createSeason: ({ id: seasonId = newId(now.getTime()), name, startsOn, endsOn, copiedFrom = null }) => ({
      ...{ id: seasonId, slug: slugOf(name), name, startsOn, endsOn, copiedFrom },
      ...{ state: 'draft', rules: defaultSeasonRules, publishedAt: null },
    }),
    updateSeason: ({ id: seasonId, ...change }) => ({ ...byId(seasons, seasonId, 'season'), ...withoutUndefined(change) }),
    setSeasonStatus: ({ id: seasonId, state }) => ({ ...byId(seasons, seasonId, 'season'), state }),
    setLogo: ({ organisationId, file }) => ({
      ...byId(organisationsOf(world), organisationId, 'organisation'),
      logo: file === null ? null : logoPath,
    }),
    getSiteText: { en: null, nl: null, fr: null, de: null },
    listMembers: members,
    inviteMember: ({ email, role }) => ({
      ...members,
      invitations: [...members.invitations, { id: id(now.getTime()), email, role, expiresAt }],
    }),
    changeMember: ({ userId, role }) => ({
      ...members,
      members: members.members.map((member) => (member.user.id === userId ? { ...member, role } : member)),
    }),
    dismissMember: null,
    invitePlayer: ({ id: playerId, email }) => ({
      ...byId(world.players, playerId, 'player'),
      invitation: { id: id(now.getTime()), email, expiresAt },
    }),
    withdrawInvitation: null,
    unlinkPlayer: null,
    getInvitation: roleOfferOf(world),
    acceptInvitation: roleOfferOf(world),
  };
};

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="#14532d"/><circle cx="48" cy="48" r="30" fill="none" stroke="#fff" stroke-width="8"/>
  <path d="M48 10v76M10 48h76" stroke="#fff" stroke-width="4"/></svg>`;

/** Serves the same picture for every file of the API. */
export const fileHandler: HttpHandler = http.get(
  '*/api/files/:sha256',
  () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } }),
);
