import type { Postponement } from '@oche/api/contract/postponement';
import type { Match } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonState } from '@oche/api/contract/season';
import type { SeasonTeam } from '@oche/api/contract/team';
import type { TeamRegistration } from '@oche/api/contract/teamRegistration';
import { isUnanswered } from '@oche/darts/fixtures/postponement';

/** Something in a season that waits for an organiser, with the teams or players that it concerns. */
export type Task = {
  kind:
    | 'noTeams'
    | 'noGroups'
    | 'disputes'
    | 'protests'
    | 'postponements'
    | 'unanswered'
    | 'registrations'
    | 'requests'
    | 'cupRounds'
    | 'withoutCaptain'
    | 'captainsOut'
    | 'withoutLocation'
    | 'withoutEvening'
    | 'withoutGroup'
    | 'tooFewPlayers'
    | 'emptyGroups'
    | 'overdue'
    | 'unconfirmed';
  /** `team`, `match`, `group`: the slug of a team, a match, or a division or cup */
  about: { name: string; team?: string; match?: string; group?: string }[];
};

type Lists = {
  teams: readonly SeasonTeam[];
  groups: readonly SeasonGroup[];
  members: readonly SeasonMember[];
  registrations: readonly TeamRegistration[];
  postponements: readonly Postponement[];
  disputed: readonly Match[];
  /** the matches with open protests */
  protested: readonly Match[];
  /** planned matches, the earliest first */
  planned: readonly Match[];
  /** the matches whose result is not confirmed yet */
  unconfirmed: readonly Match[];
  /** the cups whose next round can be drawn */
  drawable: readonly Pick<SeasonGroup, 'name' | 'slug'>[];
};

const matchOf = ({ home, away, slug }: Match) => ({ name: `${home.name} – ${away.name}`, match: slug });

/**
 * Whether a captain of a team can open its pages: with an account, with a link of the team, or with the one in the e-mail when the fixtures are
 * published, which may be on its way.
 */
export const isLetIn = ({ captains, hasLink = false, awaitsLink = false }: SeasonTeam, isPublished: boolean): boolean =>
  hasLink || awaitsLink || captains.some(({ hasAccount, email }) => hasAccount || (email && !isPublished));

type Scope = {
  /** the fewest players of a team */
  leastPlayers: number;
  /** `2026-11-27` */
  today: string;
  state: SeasonState;
};

/** The open tasks of a season, the most urgent first. */
export function tasksOf(
  { teams, groups, members, registrations, postponements, disputed, protested, planned, unconfirmed, drawable }: Lists,
  { leastPlayers, today, state: ofSeason }: Scope,
): Task[] {
  const playing = teams.filter(({ state }) => state === 'accepted');
  const grouped = new Set(groups.flatMap((group) => group.teams.map(({ id }) => id)));
  const playersOf = (team: string) =>
    members.filter(({ roster }) => roster.some((entry) => entry.team.id === team && (entry.to === null || entry.to >= today))).length;
  const teamsThat = (lack: (team: SeasonTeam) => boolean) => playing.filter(lack).map(({ name, team: { slug } }) => ({ name, team: slug }));
  const moves = (waits: (request: Postponement) => boolean) =>
    postponements.filter(waits).map(({ home, away, slug }) => ({ name: `${home} – ${away}`, match: slug }));
  const lists: Task[] = [
    { kind: 'disputes', about: disputed.map(matchOf) },
    { kind: 'protests', about: protested.map(matchOf) },
    { kind: 'postponements', about: moves(({ state }) => state === 'agreed') },
    { kind: 'unanswered', about: moves(({ state, askedAt }) => state === 'asked' && isUnanswered(askedAt.slice(0, 10), today)) },
    { kind: 'registrations', about: registrations.map(({ name }) => ({ name })) },
    { kind: 'requests', about: members.filter(({ requests }) => requests.length > 0).map(({ name }) => ({ name })) },
    { kind: 'cupRounds', about: drawable.map(({ name, slug }) => ({ name, group: slug })) },
    {
      kind: 'emptyGroups',
      about: groups.filter(({ teams: some }) => some.length === 0).map(({ name, slug }) => ({ name, group: slug })),
    },
    { kind: 'withoutCaptain', about: teamsThat(({ captains }) => captains.length === 0) },
    {
      kind: 'captainsOut',
      // Nobody sees a draft.
      about: ofSeason === 'draft' ? [] : teamsThat((team) => team.captains.length > 0 && !isLetIn(team, ofSeason !== 'open')),
    },
    { kind: 'withoutLocation', about: teamsThat(({ location }) => location === null) },
    { kind: 'withoutEvening', about: teamsThat(({ homeWeekday, homeTime }) => homeWeekday === null || homeTime === null) },
    { kind: 'withoutGroup', about: groups.length === 0 ? [] : teamsThat(({ id }) => !grouped.has(id)) },
    { kind: 'tooFewPlayers', about: teamsThat(({ id }) => playersOf(id) < leastPlayers) },
    { kind: 'overdue', about: planned.filter(({ startsAt }) => startsAt !== null && startsAt.slice(0, 10) < today).map(matchOf) },
    { kind: 'unconfirmed', about: unconfirmed.map(matchOf) },
  ];
  return [
    ...(playing.length === 0 ? [{ kind: 'noTeams' as const, about: [] }] : []),
    ...(groups.length === 0 ? [{ kind: 'noGroups' as const, about: [] }] : []),
    ...lists.filter(({ about }) => about.length > 0),
  ];
}
