import { addDays } from '../days.ts';
import type { PlayerFacts } from '../match/checkLineup.ts';
import { otherSide, type Side } from '../match/structure.ts';
import { byId } from '../standings/order.ts';
import { byDay, dayOf, teamOf, type SeasonMatch } from './seasonMatch.ts';

/** The rules of a season for who may play. */
export type RosterRules = {
  /** days until somebody who becomes a member during the season may play, and until a player who changed teams may play against the former team */
  waitDays: number;
  /** who may be a substitute besides the roster: nobody, members of lower teams of the club, or any member */
  substitutes: 'roster' | 'club-lower' | 'any-member';
  /** matches as a substitute for one team, after which the player belongs to that team */
  mostAsSubstitute: number;
  /** matches of one player in a matchday */
  matchesPerMatchday: number;
};

/** A member of a season. Days are ISO dates, and the last ones are included; null while there is no end. `mayPlayFrom`: see the function. */
export type SeasonMember = {
  player: string;
  activeFrom: string;
  mayPlayFrom: string;
  activeTo: string | null;
  suspendedTo: string | null;
};

/** A member on the roster of a team from one ISO date to another, both included; `to` is null while it lasts. */
export type RosterEntry = { player: string; team: string; from: string; to: string | null };

/** A player on the sheet of a match, for the team of a side. */
export type Appearance = { player: string; match: SeasonMatch; side: Side };

/** The input of `playerFacts` besides the match. Its order matters for `elsewhere` only, which is the id of the last match. */
export type Eligibility = {
  rules: RosterRules;
  members: readonly SeasonMember[];
  rosters: readonly RosterEntry[];
  /** the club and the level (1 is the highest) of each team */
  teams: ReadonlyMap<string, { club: string | null; level: number }>;
  appearances: readonly Appearance[];
  /** Whether two matches belong to one matchday. Each group has its own numbers of matchdays, so the caller compares their days. */
  isSameMatchday: (one: SeasonMatch, other: SeasonMatch) => boolean;
};

/**
 * The first day on which somebody who is a member from a day may play. The waiting time protects a season that is being played, so members from the
 * first day of its first matchday, or from before it, do not wait.
 */
export const mayPlayFrom = (activeFrom: string, { waitDays, firstDay }: { waitDays: number; firstDay: string }): string =>
  activeFrom <= firstDay ? activeFrom : addDays(activeFrom, waitDays);

/** How many matches a suspension for a number of matches still lasts before a day. `served`: the days of the matches that the player has missed. */
export const matchesLeft = (matches: number, served: readonly string[], day: string): number =>
  Math.max(0, matches - served.filter((each) => each < day).length);

/** Whether an entry is in force on a day. */
export const isInForce = ({ from, to }: Pick<RosterEntry, 'from' | 'to'>, day: string): boolean => from <= day && day <= (to ?? lastDay);

/** The largest number of these entries that are in force on one day. */
export const mostAtOnce = (entries: readonly Pick<RosterEntry, 'from' | 'to'>[]): number => {
  const ends = entries.map(({ to }) => to ?? lastDay).sort();
  let [most, ended] = [0, 0];
  for (const [begun, from] of entries
    .map((entry) => entry.from)
    .sort()
    .entries()) {
    // `to` is included.
    while (ends[ended]! < from) ended += 1;
    most = Math.max(most, begun + 1 - ended);
  }
  return most;
};

/** Later than any ISO date. */
const lastDay = '~';

/**
 * The facts about each member for `checkLineup`, for a side of a match that has a day. Appearances in this match are ignored, so that a lineup can
 * be checked again.
 */
export function playerFacts(match: SeasonMatch, side: Side, season: Eligibility): PlayerFacts[] {
  const { rules, members, rosters, appearances, isSameMatchday } = season;
  const day = dayOf(match);
  const opponent = teamOf(match, otherSide(side));
  return members.map((member) => {
    const { player, suspendedTo } = member;
    const others = appearances.filter((each) => each.player === player && each.match.id !== match.id);
    // A team that catches up on a match plays twice in a week with the same players.
    const ofOtherTeams = others.filter((each) => teamOf(each.match, each.side) !== teamOf(match, side));
    const thisMatchday = ofOtherTeams.filter((each) => isSameMatchday(each.match, match));
    const againstFormerTeam = rosters.flatMap(({ player: who, team, to }) =>
      who === player && team === opponent && to !== null && to < day ? [addDays(to, rules.waitDays + 1)] : [],
    );
    const now = rosterOf(member, teamOf(match, side), day, season);
    const joinsOn = now === 'none' ? joinsLater(player, teamOf(match, side), day, rosters) : undefined;
    return {
      player,
      roster: joinsOn === undefined ? now : 'own',
      timesAsSubstitute: matchesAsSubstitute(player, teamOf(match, side), others, rosters).length,
      eligibleFrom: latest(day, [member.mayPlayFrom, joinsOn ?? day]),
      formerTeamFrom: latest(day, againstFormerTeam),
      isSuspended: suspendedTo !== null && suspendedTo >= day,
      elsewhere: thisMatchday[rules.matchesPerMatchday - 1]?.match.id ?? null,
    };
  });
}

/** The latest of these days if it is after `day`, otherwise null. */
const latest = (day: string, days: readonly string[]): string | null => days.toSorted().findLast((each) => each > day) ?? null;

function rosterOf(member: SeasonMember, team: string, day: string, { rules, rosters, teams }: Eligibility): PlayerFacts['roster'] {
  if (!isInForce({ from: member.activeFrom, to: member.activeTo }, day)) return 'none';
  const own = rosters.filter((entry) => entry.player === member.player && isInForce(entry, day)).map((entry) => entry.team);
  if (own.includes(team)) return 'own';
  const helped = teams.get(team);
  const isLowerInClub = (other: string) => {
    const from = teams.get(other);
    return from && helped && from.club !== null && from.club === helped.club && from.level > helped.level;
  };
  const mayHelp = rules.substitutes === 'any-member' || (rules.substitutes === 'club-lower' && own.some(isLowerInClub));
  return mayHelp ? 'substitute' : 'none';
}

/** The first day after `day` on which a member is on the roster of a team; undefined without one. */
const joinsLater = (player: string, team: string, day: string, rosters: readonly RosterEntry[]): string | undefined =>
  rosters.flatMap((entry) => (entry.player === player && entry.team === team && entry.from > day ? [entry.from] : [])).sort()[0];

/** The matches in which a player was a substitute for a team, in the order of play. The appearances are those of the player. */
function matchesAsSubstitute(
  player: string,
  team: string,
  appearances: readonly Appearance[],
  rosters: readonly RosterEntry[],
): SeasonMatch[] {
  const isOn = (day: string) => rosters.some((entry) => entry.player === player && entry.team === team && isInForce(entry, day));
  return appearances
    .filter((each) => teamOf(each.match, each.side) === team && !isOn(dayOf(each.match)))
    .map((each) => each.match)
    .sort(byDay);
}

/** A substitute who belongs to a team from the day after their last match as a substitute for it. */
export type FixedSubstitute = { player: string; team: string; from: string };

/**
 * The players who were substitutes for one team as often as the rules allow, sorted by player; nobody if the rules allow none. Their roster entries in other teams end, which an
 * editor can undo. A player is listed until the roster of the team has an entry that includes `from`.
 */
export function fixedSubstitutes({
  rules,
  rosters,
  appearances,
}: Pick<Eligibility, 'rules' | 'rosters' | 'appearances'>): FixedSubstitute[] {
  if (rules.substitutes === 'roster') return [];
  const pairs = Map.groupBy(appearances, ({ player, match, side }) => JSON.stringify([player, teamOf(match, side)]));
  return [...pairs.values()]
    .flatMap((own): FixedSubstitute[] => {
      const { player, match, side } = own[0] as Appearance;
      const team = teamOf(match, side);
      const last = matchesAsSubstitute(player, team, own, rosters)[rules.mostAsSubstitute - 1];
      if (!last) return [];
      const from = addDays(dayOf(last), 1);
      const isDone = rosters.some((entry) => entry.player === player && entry.team === team && isInForce(entry, from));
      return isDone ? [] : [{ player, team, from }];
    })
    .sort((a, b) => byId(a.player, b.player));
}
