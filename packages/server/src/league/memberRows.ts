import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { addDays } from '@oche/darts/days';
import { matchesLeft, mayPlayFrom } from '@oche/darts/league/eligibility';
import { isHiddenMinor } from '@oche/darts/league/minors';
import { transferDay, unplayedStatuses } from '@oche/darts/league/transfers';
import { firstNameAndInitial } from '@oche/darts/names/shortName';
import type { MemberState, PlayerRef, RosterRequest, SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonRules } from '@oche/api/contract/season';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { firstDayOf, rulesOf, todayOf, type SeasonRow } from './seasonRows.ts';
import { servedDays } from './suspensions.ts';
import { captainedTeams } from './teamRows.ts';

/** A season as an actor sees and changes it today. `captained`: the actor's own teams in it; `firstDay`: that of the first matchday. */
export type Scope = {
  season: SeasonRow;
  rules: SeasonRules;
  actor: Actor;
  captained: ReadonlySet<string>;
  today: string;
  firstDay: string;
};

export const scopeOf = async (season: SeasonRow, context: Context): Promise<Scope> => {
  const today = await todayOf(season, context);
  return {
    ...{ season, rules: rulesOf(season), actor: context.actor, today },
    captained: await captainedTeams(season.id, context.actor),
    firstDay: await firstDayOf(season.id, today),
  };
};

/** The states of transfers that are requests without a final answer. */
export const openStates = ['asked', 'agreed'] as const;

/** A column of a query for transfers: the match of one of the two teams on a day, as `isPlayedOn` decides, also if it is over. */
export const matchOn = (day: string) =>
  sql<RosterRequest['match']>`(
    select json_build_object('home', home.name, 'away', away.name) from matches
      join season_teams home on home.id = matches.home_id join season_teams away on away.id = matches.away_id
      where matches.starts_at like ${`${day}T%`} and not matches.annulled and matches.state not in (${sql.join([...unplayedStatuses])})
        and (transfers.from_team_id in (home.id, away.id) or transfers.to_team_id in (home.id, away.id))
      order by matches.starts_at, matches.id limit 1)`;

/** A request with what decides from when it holds. `on`: the day that the captain has asked for. */
type Asked = { fromTeamId: string | null; on: string; match: RosterRequest['match'] };

/** The first day in the new team if a request is accepted today. The days until the first match of a new member count from the request. */
export const firstDayIn = ({ fromTeamId, on, match }: Asked, today: string): string =>
  fromTeamId === null ? on : transferDay(on, today, match !== null);

const memberRows = (today: string) =>
  db()
    .selectFrom('seasonMembers')
    .innerJoin('players', 'players.id', 'seasonMembers.playerId')
    .selectAll('seasonMembers')
    .select(servedDays)
    .select(['players.name', 'players.number', 'players.email', 'players.bornOn', 'players.hasConsent', 'players.userId'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('rosterEntries')
          .innerJoin('seasonTeams', 'seasonTeams.id', 'rosterEntries.seasonTeamId')
          .select(['seasonTeams.id as team', 'seasonTeams.name', 'startsOn as from', 'endsOn as to', 'kind'])
          .whereRef('rosterEntries.memberId', '=', 'seasonMembers.id')
          .orderBy('startsOn')
          .orderBy('seasonTeams.id'),
      ).as('roster'),
      jsonArrayFrom(
        eb
          .selectFrom('transfers')
          .innerJoin('seasonTeams as newTeam', 'newTeam.id', 'transfers.toTeamId')
          .leftJoin('seasonTeams as formerTeam', 'formerTeam.id', 'transfers.fromTeamId')
          .select(['transfers.id', 'transfers.state', 'startsOn as on', 'newTeam.id as team', 'newTeam.name'])
          .select(['formerTeam.id as former', 'formerTeam.name as from', 'isAnotherPerson as another', matchOn(today).as('match')])
          .whereRef('transfers.memberId', '=', 'seasonMembers.id')
          .where('transfers.state', 'in', openStates)
          .orderBy('transfers.id'),
      ).as('requests'),
    ]);
export type MemberRow = Awaited<ReturnType<ReturnType<typeof memberRows>['executeTakeFirstOrThrow']>>;

/** The suspension of a member on a day, without its reason; null if there is none, or if it is over. */
const suspensionOn = (
  { suspendedFrom: from, suspendedTo: to, suspendedMatches: matches, served }: MemberRow,
  day: string,
): SeasonMember['suspension'] => {
  // A match of this day that is decided has been served too.
  const left = matches === null ? null : matchesLeft(matches, served, addDays(day, 1));
  return from !== null && ((to !== null && to >= day) || (left !== null && left > 0)) ? { from, to, matches, left } : null;
};

/** The state of a member on a day, apart from suspensions. */
export const membershipOn = ({ activeFrom, activeTo }: Pick<MemberRow, 'activeFrom' | 'activeTo'>, day: string): MemberState =>
  activeFrom === null ? 'requested' : activeTo !== null && activeTo < day ? 'ended' : 'active';

/** A member for the policies. */
const policyOf = ({ roster, requests, userId }: MemberRow, { captained, today }: Scope) => ({
  ...{ userId, captained, isOnRoster: roster.length > 0 },
  teams: roster.filter(({ to }) => to === null || to >= today).map(({ team }) => team),
  requestedBy: requests.map(({ team }) => team),
});

/** What names of players depend on, besides the players. */
type NameScope = Omit<Scope, 'season' | 'firstDay'> & { season: Pick<SeasonRow, 'organisationId'> };

/** The name of a player as the actor sees it on this day, and whether public pages hide the full one. */
const shownName = (
  row: Pick<MemberRow, 'name' | 'bornOn' | 'hasConsent' | 'userId'>,
  { actor, season, rules, today, captained }: NameScope,
): Pick<SeasonMember, 'name' | 'isHiddenMinor'> => {
  const isHidden = isHiddenMinor(row, today, rules.minorAge);
  const isShort = isHidden && !can.seeMinor(actor, season, { userId: row.userId, captained });
  return { name: isShort ? firstNameAndInitial(row.name) : row.name, isHiddenMinor: isHidden };
};

/** Players by id, as the actor sees them where figures and sheets name them. A merged player has the number of the person. */
export const loadPlayerRefs = async (scope: NameScope, ids: readonly string[]): Promise<Map<string, PlayerRef>> => {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .selectFrom('players')
    .leftJoin('mergedPlayers', 'mergedPlayers.playerId', 'players.id')
    .leftJoin('players as person', 'person.id', 'mergedPlayers.intoId')
    .select(['players.id', 'players.name', 'players.bornOn', 'players.hasConsent', 'players.userId'])
    .select(({ fn }) => fn.coalesce('person.number', 'players.number').as('number'))
    .where('players.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, number: row.number, ...shownName(row, scope) }]));
};

/** A member as the actor sees them. */
const memberOf = (row: MemberRow, scope: Scope): SeasonMember => {
  const { actor, season, today, captained } = scope;
  const { id, seasonId, playerId, number, activeFrom, activeTo, email, bornOn, hasConsent } = row;
  const policy = policyOf(row, scope);
  const membership = membershipOn(row, today);
  const suspension = membership === 'active' ? suspensionOn(row, today) : null;
  const reason = can.manage(actor, season) ? { reason: row.suspendedReason } : {};
  const requests = row.requests.filter(({ team, former }) =>
    can.seeRequest(actor, season, { captained, teams: former === null ? [team] : [team, former] }),
  );
  return {
    ...{ id, seasonId, playerId, number, activeFrom, activeTo, class: row.class, ...shownName(row, scope) },
    mayPlayFrom: activeFrom && mayPlayFrom(activeFrom, { waitDays: scope.rules.waitDays, firstDay: scope.firstDay }),
    ...{ state: suspension ? 'suspended' : membership, suspension: suspension && { ...suspension, ...reason } },
    roster: row.roster.map(({ team, name, ...entry }) => ({ team: { id: team, name }, ...entry })),
    requests: requests.map(({ team, name, former, from, on, another, ...request }) => ({
      ...request,
      isAnotherPerson: another,
      on: firstDayIn({ fromTeamId: former, on, match: request.match }, today),
      match: former === null ? null : request.match,
      from: former === null ? null : { id: former, name: from! },
      to: { id: team, name },
    })),
    ...(can.seeMemberEmail(actor, season, policy) ? { email, hasAccount: row.userId !== null } : {}),
    ...(can.seeBirthDate(actor, season, policy) ? { bornOn, hasConsent } : {}),
  };
};

/** The members of a season by name, as the actor sees them: all, those of a team in the season, or one. */
export const loadMembers = async (
  scope: Scope,
  { id, teamId }: { id?: string; teamId?: string | undefined } = {},
): Promise<SeasonMember[]> => {
  const rows = await memberRows(scope.today)
    .where('seasonMembers.seasonId', '=', scope.season.id)
    .$if(id !== undefined, (query) => query.where('seasonMembers.id', '=', id!))
    .$if(teamId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('seasonMembers.id', 'in', eb.selectFrom('rosterEntries').select('memberId').where('seasonTeamId', '=', teamId!)),
          eb(
            'seasonMembers.id',
            'in',
            eb.selectFrom('transfers').select('memberId').where('toTeamId', '=', teamId!).where('state', 'in', openStates),
          ),
        ]),
      ),
    )
    .orderBy('players.searchName')
    .orderBy('seasonMembers.id')
    .execute();
  return rows.filter((row) => can.seeMember(scope.actor, scope.season, policyOf(row, scope))).map((row) => memberOf(row, scope));
};
