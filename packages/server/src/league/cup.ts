import { isPublished } from '@oche/api/contract/season';
import { historyOf, nextRound } from '@oche/darts/cup/nextRound';
import { drawRound, type RoundDraw } from '@oche/darts/cup/drawRound';
import { placeTies, roundDays, type TieToPlace } from '@oche/darts/cup/evenings';
import { cupTies, lastRound } from '@oche/darts/cup/bracket';
import type { CupRules } from '@oche/darts/cup/roundRules';
import type { CupTeam } from '@oche/darts/cup/team';
import { rulesOf as matchRules } from '@oche/darts/match/structure';
import { dayNumber } from '@oche/darts/days';
import { longestRound, type CupRoundRules } from '@oche/api/contract/cup';
import type { SeasonGroup } from '@oche/api/contract/group';
import { usualStart } from '@oche/api/contract/team';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import type { CupPair } from '../platform/db/leagueTables.ts';
import { can } from '../platform/policies.ts';
import { Refusal, invalid, notFound } from '../platform/refusal.ts';
import { requireRoomInSeason } from '../organisations/quotas.ts';
import { announce } from './announcements.ts';
import { begunIn, bracketOfStored, loadCup, standingsOfStored, type StoredCup } from './cupRows.ts';
import { loadFixtures, lockLocations, type SeasonFixtures } from './fixturesInput.ts';
import { loadGroup, seasonIdOf } from './groupRows.ts';
import { newMatch, writeMatches, type MatchRow } from './matchRows.ts';
import { openSeason, visibleSeason, wrongState, type SeasonRow } from './seasonRows.ts';
import { requireLocation } from './teams.ts';

/** @throws Refusal 404 unless the group is a cup */
const loadCupGroup = async (id: string): Promise<SeasonGroup> => {
  const group = await loadGroup(id);
  if (group.kind !== 'cup') throw notFound('The cup');
  return group;
};

/** A cup that the actor may see. @throws Refusal 404 */
const visibleCup = async (id: string, context: Context): Promise<StoredCup> => {
  const group = await loadCupGroup(id);
  const season = await visibleSeason(group.seasonId, context);
  if (!can.seeFixtures(context.actor, season)) throw notFound('The cup');
  dependsOn(`season ${season.id}`, `scores ${season.id}`, `tables ${season.id}`);
  return loadCup(group);
};

const changed = (): Refusal => new Refusal('changed', 'Somebody else has changed the cup.');

const requirePeriod = ({ from, to }: CupRoundRules, { startsOn, endsOn }: SeasonRow): void => {
  if (to < from) throw invalid({ 'rules.to': 'before-start' });
  if (dayNumber(to) - dayNumber(from) >= longestRound) throw invalid({ 'rules.to': 'too-long' });
  if (from < startsOn) throw invalid({ 'rules.from': 'outside-season' });
  if (to > endsOn) throw invalid({ 'rules.to': 'outside-season' });
};

/**
 * What a draw needs to know of the teams of a cup: the level of their league, club and region. Without seeds, the teams of the highest of these levels
 * are the seeded ones.
 */
const loadTraits = async ({
  seasonId,
  teams,
}: SeasonGroup): Promise<ReadonlyMap<string, Pick<CupTeam, 'level' | 'club' | 'region' | 'seeded'>>> => {
  const rows = await db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .select(['seasonTeams.id', 'teams.club', 'seasonTeams.region'])
    .select((eb) =>
      eb
        .selectFrom('groupTeams')
        .innerJoin('seasonGroups', 'seasonGroups.id', 'groupTeams.groupId')
        .whereRef('groupTeams.seasonTeamId', '=', 'seasonTeams.id')
        .where('seasonGroups.kind', '=', 'league')
        .select(({ fn }) => fn.min('seasonGroups.level').as('level'))
        .as('level'),
    )
    .where('seasonTeams.seasonId', '=', seasonId)
    .execute();
  const seeds = new Set(teams.flatMap(({ id, seed }) => (seed === null ? [] : [id])));
  const inCup = new Set(teams.map(({ id }) => id));
  const highest = Math.min(...rows.flatMap(({ id, level }) => (level !== null && inCup.has(id) ? [level] : [])));
  return new Map(rows.map(({ id, ...traits }) => [id, { ...traits, seeded: seeds.size > 0 ? seeds.has(id) : traits.level === highest }]));
};

type Drawn = { pairs: CupPair[]; rows: MatchRow[] };

/** Gives the ties of a draw their evenings, and makes their matches. Home and away are exchanged where the home location is full. */
const placeRound = async (
  { ties }: RoundDraw,
  { rules, round, group }: { rules: CupRoundRules; round: number; group: SeasonGroup },
  { input, homeTimes }: SeasonFixtures,
  context: Context,
): Promise<Drawn> => {
  const locations = await db().selectFrom('seasonTeams').select(['id', 'locationId']).where('seasonId', '=', group.seasonId).execute();
  const homeOf = new Map(locations.map(({ id, locationId }) => [id, locationId]));
  const weekdays = new Map(input.teams.map(({ id, weekday }) => [id, weekday]));
  const drawn = ties.map(({ key, slots }) => ({ key, teams: slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : [])) }));
  const pairs = drawn.flatMap(({ key, teams: [home, away] }) => (home !== undefined && away !== undefined ? [{ key, home, away }] : []));
  const toPlace = pairs.map(({ key, home, away }): TieToPlace => ({
    ...{ key, group: group.id, teams: [home, away] },
    locations: rules.locationId === null ? [homeOf.get(home) ?? null, homeOf.get(away) ?? null] : [rules.locationId, null],
    ...roundDays(rules, rules.locationId === null ? weekdays.get(homeOf.get(home) == null ? away : home) : undefined),
  }));
  const homeless = toPlace.filter(({ locations: places }) => places.every((place) => place === null)).flatMap(({ teams }) => teams);
  if (homeless.length > 0) throw new Refusal('not-ready', 'Two teams without a location meet.', { team_ids: homeless });
  // A match of the cup may need more boards than one of the league.
  const boards = matchRules(group.structure).boards[0];
  const teams = input.teams.map((team) => ({ ...team, boards: Math.max(team.boards ?? 1, boards) }));
  const placed = new Map(placeTies({ ...input, teams }, toPlace).placed.map((place) => [place.key, place]));
  const rows: MatchRow[] = [];
  const exchanged = new Set<string>();
  for (const { key, locations: places, teams: sides } of toPlace) {
    const place = placed.get(key) ?? { location: (places[0] ?? places[1])!, day: null, exchanged: places[0] === null };
    if (place.exchanged) exchanged.add(key);
    const [homeId, awayId] = place.exchanged ? [sides[1], sides[0]] : sides;
    const time = homeTimes.get(homeId) ?? homeTimes.get(awayId) ?? usualStart;
    rows.push({
      ...newMatch({ id: context.newId(), seasonId: group.seasonId, groupId: group.id, key, createdAt: context.now }),
      ...{ round, homeId, awayId, locationId: place.location, startsAt: place.day === null ? null : `${place.day}T${time}` },
    });
  }
  const pairOf = ({ key, teams: sides }: (typeof drawn)[number]): CupPair => ({
    key,
    teams: (exchanged.has(key) ? sides.toReversed() : sides) as CupPair['teams'],
  });
  return { pairs: drawn.map(pairOf), rows };
};

/** Cups, which are drawn round by round. */
export const cupHandlers = {
  getCupBracket: async ({ id }, context) => bracketOfStored(await visibleCup(id, context)),

  getCupStandings: async ({ id }, context) => standingsOfStored(await visibleCup(id, context)),

  drawCupRound: async ({ id, round, entering, rules, drawNumber: requested }, context) => {
    const season = await openSeason(await seasonIdOf(id), context);
    const group = await loadCupGroup(id);
    requirePeriod(rules, season);
    await requireLocation(rules.locationId, season.organisationId);
    const { cup } = await loadCup(group);
    const cupRules: CupRules = { ...rules, matches: 1, location: rules.locationId, structure: null };
    if (lastRound(cup.ties) + 1 !== round) throw changed();
    const next = nextRound(cup, cupRules);
    if (!next.ok && next.code === 'ties-open') throw wrongState('Ties of the last round are not decided yet.');
    if (!next.ok) throw new Refusal('too-few', 'A round needs at least two teams.');
    const waiting = new Set(next.value.waiting);
    if (new Set(entering).size < entering.length || !entering.every((team) => waiting.has(team))) throw invalid({ entering: 'unknown' });
    const traits = await loadTraits(group);
    const ties = cupTies(cup);
    const inRound = [...next.value.teams.map((team) => team.id), ...entering];
    if (inRound.length < 2) throw new Refusal('too-few', 'A round needs at least two teams.');
    const teams = inRound.map((team): CupTeam => ({ id: team, ...traits.get(team), ...historyOf(team, ties, cupRules) }));
    const drawNumber = requested ?? Buffer.from(context.random(4)).readUInt32BE();
    const draw = drawRound({ teams, round, rules: cupRules, drawNumber });
    await lockLocations(season, rules.locationId ?? undefined);
    const fixtures = await loadFixtures(season, { locationId: rules.locationId ?? undefined });
    const { pairs, rows } = await placeRound(draw, { rules, round, group }, fixtures, context);
    await requireRoomInSeason('matches', season.id, rows.length);
    await db()
      .insertInto('cupRounds')
      .values({
        ...{ groupId: id, round, drawNumber, drawnAt: context.now, waiting: waiting.size - entering.length },
        ...{ rules: JSON.stringify(rules), ties: JSON.stringify(pairs), unmet: JSON.stringify(draw.unmet) },
      })
      .execute();
    await writeMatches(rows, season, context.now);
    await recordChange(season.organisationId, 'drawCupRound', id, { round, drawNumber, rules, teams: inRound.length }, context);
    await announceRound(season, rows, context);
    return bracketOfStored(await loadCup(group));
  },

  undoCupRound: async ({ id, round }, context) => {
    const season = await openSeason(await seasonIdOf(id), context);
    const group = await loadCupGroup(id);
    // Captains record in matches without the season's lock.
    await db().selectFrom('matches').select('id').where('groupId', '=', id).where('round', '=', round).orderBy('id').forUpdate().execute();
    const { rounds, rowByKey } = await loadCup(group);
    const last = rounds.at(-1);
    if (last?.round !== round) throw changed();
    const begun = begunIn(last.ties, rowByKey);
    if (begun.length > 0) throw new Refusal('has-dependents', 'A match of the round has begun.', { ties: begun });
    const rows = last.ties.flatMap(({ key }) => rowByKey.get(key) ?? []);
    await db().deleteFrom('matches').where('groupId', '=', id).where('round', '=', round).execute();
    await db().deleteFrom('cupRounds').where('groupId', '=', id).where('round', '=', round).execute();
    await recordChange(season.organisationId, 'undoCupRound', id, { round, drawNumber: last.drawNumber }, context);
    await announceRound(season, rows, context);
    return bracketOfStored(await loadCup(group));
  },
} satisfies Partial<Handlers>;

/** Tells the captains of a published season that their cup matches are new or gone. */
const announceRound = async (season: SeasonRow, rows: readonly Pick<MatchRow, 'homeId' | 'awayId'>[], context: Context): Promise<void> => {
  if (!isPublished(season) || rows.length === 0) return;
  await announce(
    { kind: 'fixtures-changed', seasonId: season.id, captainsOf: rows.flatMap(({ homeId, awayId }) => [homeId, awayId]) },
    context,
  );
};
