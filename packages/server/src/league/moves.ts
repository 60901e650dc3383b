import { isPublished } from '@oche/api/contract/season';
import { dayNumber } from '@oche/darts/days';
import type { Fixture } from '@oche/darts/fixtures/fixture';
import { breaksOfChange, exchangeHome, judgeEvenings } from '@oche/darts/fixtures/moves';
import { mostEvenings } from '@oche/api/contract/fixture';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal, found, invalid } from '../platform/refusal.ts';
import { instantsOf } from '../platform/timeZone.ts';
import { announce } from './announcements.ts';
import { loadFixtures, lockLocations, type SeasonFixtures } from './fixturesInput.ts';
import { loadMatches, writeMatches, type MatchRow } from './matchRows.ts';
import { openSeason, ownSeason, wrongState, type SeasonRow } from './seasonRows.ts';
import { requireLocation } from './teams.ts';

/** The states in which a match can be moved: nothing has been played, or it was interrupted. */
const movable: readonly MatchRow['state'][] = ['planned', 'lineups', 'postponed'];

export const requireMovable = ({ state, annulled }: MatchRow): void => {
  if (annulled || !movable.includes(state)) throw wrongState('The match has begun or is decided.');
};

export const findMatch = async (id: string): Promise<MatchRow> =>
  found(await db().selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst(), 'The match');

/** A match of a season that the actor manages. The season is locked for writing. */
const openMatch = async (id: string, context: Context): Promise<{ match: MatchRow; season: SeasonRow }> => {
  const { seasonId } = await findMatch(id);
  const season = await openSeason(seasonId, context);
  return { season, match: await findMatch(id) };
};

const loadMatch = async (id: string) => found((await loadMatches([id]))[0], 'The match');

/** A match for the planner, and the input with its group, which is not planned if it is a cup. */
export const fixtureOf = ({ input }: SeasonFixtures, { id }: MatchRow): { fixture: Fixture; input: SeasonFixtures['input'] } => {
  const fixture = found(
    input.matches.find(({ key }) => key === id),
    'The match',
  );
  const isPlanned = input.groups.some((group) => group.id === fixture.group);
  const groups = isPlanned ? input.groups : [...input.groups, { id: fixture.group, teams: [], twice: false }];
  return { fixture, input: { ...input, groups } };
};

/** Refuses changes that break hard rules, unless there is a reason. @throws Refusal 409 `taken` if an evening is full, otherwise 422 `hard-break` */
const requireAllowed = (input: SeasonFixtures['input'], changed: readonly Fixture[], reason: string | undefined): void => {
  if (reason) return;
  const broken = breaksOfChange(input, input.matches, changed);
  if (broken.length === 0) return;
  const isFull = broken.some(({ rule }) => rule === 'full');
  throw new Refusal(isFull ? 'taken' : 'hard-break', isFull ? 'This evening is full.' : 'This breaks a hard rule.', { broken });
};

export const evening = ({ startsAt, locationId }: MatchRow) => ({ startsAt, locationId });

/** Refuses a local time that the clocks at a location never show, or show twice. */
const requireOneInstant = async (startsAt: string, locationId: string): Promise<void> => {
  const { timeZone } = await db().selectFrom('locations').select('timeZone').where('id', '=', locationId).executeTakeFirstOrThrow();
  if (instantsOf(timeZone, startsAt).length !== 1) throw invalid({ starts_at: 'not-one-instant' });
};

/** The evening of a match after a move. `reason`: needed if the evening breaks a hard rule. */
type Move = { startsAt: string; locationId: string; reason?: string | undefined };

/** Moves a match of a locked season. @throws Refusal 409 `taken`, 422 `hard-break` */
export const moveTo = async (match: MatchRow, season: SeasonRow, { startsAt, locationId, reason }: Move, now: Date): Promise<MatchRow> => {
  const day = startsAt.slice(0, 10);
  if (day < season.startsOn || day > season.endsOn) throw invalid({ starts_at: 'outside-season' });
  await lockLocations(season, locationId);
  await requireOneInstant(startsAt, locationId);
  const { fixture, input } = fixtureOf(await loadFixtures(season, { locationId }), match);
  requireAllowed(input, [{ ...fixture, location: locationId, day }], reason);
  const state = match.state === 'postponed' ? (match.structure ? ('lineups' as const) : ('planned' as const)) : match.state;
  const moved = { ...match, startsAt, locationId, state, movedFrom: [...match.movedFrom, evening(match)] };
  await writeMatches([moved], season, now);
  return moved;
};

/** Announces the new evening of a published match to both teams. `reason`: in the words of the person who moved it */
export const announceMove = async (
  { id, homeId, awayId, startsAt }: MatchRow,
  season: SeasonRow,
  reason: string | undefined,
  context: Context,
): Promise<void> => {
  const teams = [homeId, awayId];
  if (isPublished(season) && startsAt !== null)
    await announce(
      { kind: 'match-moved', seasonId: season.id, matchId: id, captainsOf: teams, playersOf: teams, detail: { reason: reason ?? null } },
      context,
    );
};

/** Changes of single matches by an organiser. */
export const moveHandlers = {
  moveMatch: async ({ id, startsAt, locationId: requested, reason }, context) => {
    const { match, season } = await openMatch(id, context);
    requireMovable(match);
    await requireLocation(requested, season.organisationId);
    const moved = await moveTo(match, season, { startsAt, locationId: requested ?? match.locationId, reason }, context.now);
    await recordChange(season.organisationId, 'moveMatch', id, { from: evening(match), to: evening(moved), reason }, context);
    await announceMove(moved, season, reason, context);
    return loadMatch(id);
  },

  swapHome: async ({ id, withReturn, reason }, context) => {
    const { match, season } = await openMatch(id, context);
    requireMovable(match);
    await lockLocations(season);
    const fixtures = await loadFixtures(season);
    const { fixture, input } = fixtureOf(fixtures, match);
    const homeless = [match.awayId, match.homeId].find((team) => !input.teams.some(({ id: known }) => known === team));
    if (homeless !== undefined) throw new Refusal('not-ready', 'A team has no home evening.', { team_ids: [homeless] });
    const changed = exchangeHome(input, input.matches, fixture, withReturn);
    const former = changed.map(({ key }) => fixtures.rows.get(key)!);
    if (former.some(({ state }) => state !== 'planned' && state !== 'postponed')) throw wrongState('A match has begun or is decided.');
    requireAllowed(input, changed, reason);
    const rows = changed.map(({ home, away, location, day }, index): MatchRow => {
      const row = former[index]!;
      const startsAt = day === null ? null : `${day}T${fixtures.homeTimes.get(home)}`;
      return { ...row, homeId: home, awayId: away, locationId: location, startsAt, movedFrom: [...row.movedFrom, evening(row)] };
    });
    await writeMatches(rows, season, context.now);
    for (const [index, row] of rows.entries()) {
      const detail = { from: evening(former[index]!), to: evening(row), withReturn, reason };
      await recordChange(season.organisationId, 'swapHome', row.id, detail, context);
      await announceMove(row, season, reason, context);
    }
    return loadMatches(rows.map((row) => row.id));
  },

  lockMatch: async ({ id, locked }, context) => {
    const { season } = await openMatch(id, context);
    await db().updateTable('matches').set({ locked }).where('id', '=', id).execute();
    await recordChange(season.organisationId, 'lockMatch', id, { locked }, context);
    return loadMatch(id);
  },

  listFreeEvenings: async ({ id, from, to, locationId }, context) => {
    const match = await findMatch(id);
    const season = await ownSeason(match.seasonId, context);
    requireMovable(match);
    const days = dayNumber(to) - dayNumber(from) + 1;
    if (days < 1 || days > mostEvenings) throw invalid({ to: days < 1 ? 'before-start' : 'too-long' });
    await requireLocation(locationId, season.organisationId);
    const { fixture, input } = fixtureOf(await loadFixtures(season, { locationId }), match);
    const there = { ...fixture, ...(locationId && { location: locationId }) };
    return judgeEvenings(input, input.matches, there, from, to).map(({ day, concerns }) => ({ day, concerns: [...concerns] }));
  },
} satisfies Partial<Handlers>;
