import type { Match } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { Location } from '@oche/api/contract/place';
import { addDays } from '@oche/darts/days';
import { bothSides, otherSide, type Side } from '@oche/darts/match/structure';
import { openCup } from './cup.ts';
import { fillDesk } from './desk.ts';
import { arrivesBefore, enterScore, handInAway, playEvening, walkOver } from './evenings.ts';
import { fillSite } from './site.ts';
import { firstMonday, openDemoSeason, tonightsMatchday, type DemoSeason, type KnownTeams, type League } from './season.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The times of the demo: the local day of tonight, the conversions between local times and milliseconds, and the end of the simulated time. */
export type Calendar = { now: number; localTime: (time: number) => string; instantOf: (local: string) => number };

/** The day of the evening that is going on, as `2026-11-27`. */
export const tonightOf = ({ now, localTime }: Calendar): string => localTime(now - 75 * minute).slice(0, 10);

/** The quarter of an hour before a time that leaves the captains time to arrive on the same day, as the rules ask. In milliseconds. */
export const quarterBefore = (time: number, localTime: Calendar['localTime']): number => {
  const quarter = Math.floor(time / (15 * minute)) * 15 * minute;
  const arrival = localTime(quarter - arrivesBefore).slice(0, 10);
  return arrival === localTime(quarter).slice(0, 10) ? quarter : quarterBefore(quarter - 1, localTime);
};

const inOrder = (one: Match, other: Match): number =>
  (one.startsAt ?? '').localeCompare(other.startsAt ?? '') || one.slug.localeCompare(other.slug);

/** The evening on which a match was planned, in milliseconds. */
const startOf = ({ startsAt }: Match, { instantOf }: Calendar): number => instantOf(startsAt!);

/** The team that withdraws, and the matchday after which it does. */
const withdrawal = { rank: 40, after: 5 };

/** Matches of the past: most scores come from paper, the games of the last matchday of two divisions from the boards. */
async function playPast(league: League, season: DemoSeason, past: readonly Match[], captained: string, calendar: Calendar): Promise<void> {
  const { client, token, clock } = league;
  const groupOf = await groupsOf(league, season);
  const withdrawn = [...season.squads.keys()][withdrawal.rank]!;
  let [hasWithdrawn, hasDispute] = [false, false];
  for (const [index, match] of past.entries()) {
    const { structure, level } = groupOf.get(match.groupId)!;
    const startsAt = startOf(match, calendar);
    clock.now = startsAt + 3 * hour;
    if (!hasWithdrawn && match.matchday! > withdrawal.after) {
      await client.call('withdrawTeam', { id: withdrawn, reason: 'Te weinig spelers' }, { token });
      hasWithdrawn = true;
    }
    const isOf = (team: string) => match.home.id === team || match.away.id === team;
    if (hasWithdrawn && isOf(withdrawn)) continue;
    if (index % 97 === 40) await walkOver(league, match);
    else if (level > 2 || match.matchday !== tonightsMatchday - 1) await enterScore(league, season, match, structure);
    else {
      const boards = season.boards.get(match.location.id)!.slice(0, 2);
      const own: Side = match.home.id === captained ? 0 : 1;
      // One sheet waits for the captain who has an account, some for another, and one is disputed.
      const confirms = isOf(captained) ? [otherSide(own)] : index % 5 === 0 ? [1 as const] : bothSides;
      const disputes = index % 5 === 2 && !isOf(captained) && !hasDispute;
      hasDispute ||= disputes;
      await playEvening(league, season, match, { boards, startsAt, until: Infinity, confirms: disputes ? [0] : confirms, disputes });
    }
  }
}

const groupsOf = async ({ client, token }: League, { id }: DemoSeason): Promise<Map<string, SeasonGroup>> => {
  const groups = await client.call('listSeasonGroups', { seasonId: id }, { token });
  return new Map(groups.map((group) => [group.id, group]));
};

/** Tonight: matches on the boards, and two that begin soon. The captain of the home team of the last one has a lineup to hand in. */
async function playTonight(league: League, season: DemoSeason, tonight: readonly Match[], calendar: Calendar): Promise<void> {
  const { client, token, clock } = league;
  const { now, localTime } = calendar;
  const groupOf = await groupsOf(league, season);
  const move = async (match: Match, time: number): Promise<number> => {
    const startsAt = quarterBefore(time, localTime);
    clock.now = now - 3 * hour;
    await client.call('moveMatch', { id: match.id, startsAt: localTime(startsAt), reason: 'Avond van de demo' }, { token });
    return startsAt;
  };
  for (const [index, match] of tonight.entries()) {
    if (index >= tonight.length - 2) {
      await move(match, now + 75 * minute);
      await handInAway(league, season, match, groupOf.get(match.groupId)!.structure);
      continue;
    }
    const startsAt = await move(match, now - (50 + 20 * index) * minute);
    const boards = season.boards.get(match.location.id)!.slice(0, 1);
    await playEvening(league, season, match, { boards, startsAt, until: now, confirms: [] });
  }
}

/**
 * Fills the season of the league: 41 teams in four divisions, twelve matchdays, of which the last is tonight. `captain`: the token of an account,
 * which becomes captain of a team with a lineup to hand in, a sheet to confirm, a request that the secretary has not answered, and one to answer.
 */
export async function fillSeason(
  league: League,
  place: {
    organisationId: string;
    seasonId: string;
    captain: string;
    locations: readonly Location[];
    known: KnownTeams;
  },
  calendar: Calendar,
): Promise<void> {
  const { client, newId, clock } = league;
  const day = tonightOf(calendar);
  const season = await openDemoSeason(league, { ...place, id: place.seasonId }, day);
  const matches = season.matches.filter(({ startsAt }) => startsAt !== null).sort(inOrder);
  const tonight = matches.filter(({ startsAt }) => startsAt!.startsWith(day));
  const squad = season.squads.get(tonight.at(-1)!.home.id)!;
  await client.call('claimTeam', { token: squad.token }, { token: place.captain });
  const past = matches.filter(({ startsAt }) => startsAt! < day);
  const cup = await openCup(league, season, firstMonday(day), calendar.instantOf);
  await cup.draw(3, 'power-of-two');
  await cup.play();
  await playPast(league, season, past, squad.id, calendar);
  await cup.draw(8);
  await cup.play();
  // The last sixteen play in two weeks.
  await cup.draw(tonightsMatchday + 1);
  clock.now = calendar.now - 26 * hour;
  const person = { name: 'Wannes Nieuwpijl' };
  await client.call('createMember', { id: newId(), seasonId: season.id, teamId: squad.id, person }, { token: place.captain });
  await playTonight(league, season, tonight, calendar);
  clock.now = calendar.now - 2 * hour;
  const coming = matches.filter(({ startsAt }) => startsAt!.slice(0, 10) > addDays(day, 14));
  await fillDesk(league, season, coming, squad.id);
  await fillSite(league, place, calendar.now);
  clock.now = calendar.now;
}
