import { isOver } from '@oche/api/contract/season';
import type { Input } from '@oche/api/contract/endpoints';
import type { OfferableEvening, Postponement } from '@oche/api/contract/postponement';
import { offerableEvenings } from '@oche/darts/fixtures/postponement';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { can, requireToken } from '../platform/policies.ts';
import { Refusal, forbidden, found, invalid, notFound } from '../platform/refusal.ts';
import { requireRoomInSeason } from '../organisations/quotas.ts';
import { announce } from './announcements.ts';
import { loadFixtures } from './fixturesInput.ts';
import type { MatchRow } from './matchRows.ts';
import { announceMove, evening, findMatch, fixtureOf, moveTo, requireMovable } from './moves.ts';
import { rulesOf, todayOf, visibleSeason, wrongState, type SeasonRow } from './seasonRows.ts';
import { captainedTeams } from './teamRows.ts';

type Side = Postponement['askedBy'];
const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** A match with its season, and what the actor is in it. `sides`: those of which the actor is a captain. */
type Scope = { match: MatchRow; season: SeasonRow; sides: readonly Side[]; isOrganiser: boolean };

/** @throws Refusal 404 for a match that the actor may not see, 401 without a session, 403 for actors without rights in it */
const scopeOf = async (match: MatchRow, season: SeasonRow, { actor }: Context): Promise<Scope> => {
  if (!can.seeFixtures(actor, season)) throw notFound('The match');
  requireToken(actor);
  const captained = await captainedTeams(season.id, actor);
  if (!can.postpone(actor, season, { teams: [match.homeId, match.awayId], captained })) throw forbidden();
  const sides = (['home', 'away'] as const).filter((side) => captained.has(side === 'home' ? match.homeId : match.awayId));
  return { match, season, sides, isOrganiser: can.manage(actor, season) };
};

/** The scope of a match that can be moved. The season is locked for writing, once the actor has proved to have rights in it. */
const openScope = async (matchId: string, context: Context): Promise<Scope> => {
  const load = async () => {
    const match = await findMatch(matchId);
    return scopeOf(match, await visibleSeason(match.seasonId, context), context);
  };
  const { season } = await load();
  await db().selectFrom('seasons').select('id').where('id', '=', season.id).forUpdate().execute();
  makeStale(`season ${season.id}`);
  const scope = await load();
  if (isOver(scope.season)) throw wrongState('The season is over.');
  requireMovable(scope.match);
  return scope;
};

/** How often a team has postponed a match in a season. */
const timesPostponed = async (teamId: string): Promise<number> => {
  const { count } = await db()
    .selectFrom('postponements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seasonTeamId', '=', teamId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return count;
};

/** The evenings that a match may move to. A match without a date counts from its former one. `asking`: the team that asks */
const eveningsFor = async ({ match, season }: Scope, asking: string, context: Context): Promise<OfferableEvening[]> => {
  const today = await todayOf(season, context);
  const { fixture, input } = fixtureOf(await loadFixtures(season), match);
  const from = (match.startsAt ?? match.movedFrom.at(-1)?.startsAt ?? today).slice(0, 10);
  const rules = { ...rulesOf(season).postpone };
  const asked = { rules, today, from, seasonEnd: season.endsOn, earlier: await timesPostponed(asking) };
  return offerableEvenings(input, input.matches, fixture, asked).map(({ day, concerns, decision }) => ({
    ...{ day, concerns: [...concerns], decidedBy: decision.by, limits: [...decision.limits] },
  }));
};

const teamOf = ({ homeId, awayId }: MatchRow, side: Side): string => (side === 'home' ? homeId : awayId);

/** Refuses days that may not be offered. @throws Refusal 409 `taken` */
const requireOfferable = (days: readonly string[], evenings: readonly OfferableEvening[]): void => {
  if (!days.every((day) => evenings.some((each) => each.day === day))) throw new Refusal('taken', 'The location or a team is not free.');
};

/** `teams`: only requests about matches of these teams. `open`: only those that wait for an answer. */
type Wanted = { id: string } | { seasonId: string; matchId?: string | undefined; open?: boolean | undefined; teams?: readonly string[] };

const loadPostponements = async (wanted: Wanted): Promise<Postponement[]> => {
  const rows = await db()
    .selectFrom('postponements')
    .innerJoin('matches', 'matches.id', 'postponements.matchId')
    .innerJoin('seasonTeams as home', 'home.id', 'matches.homeId')
    .innerJoin('seasonTeams as away', 'away.id', 'matches.awayId')
    .selectAll('postponements')
    .select(['matches.homeId', 'matches.slug', 'home.name as home', 'away.name as away'])
    .where(({ and, or, eb }) => {
      if ('id' in wanted) return eb('postponements.id', '=', wanted.id);
      const { seasonId, matchId, open, teams } = wanted;
      return and([
        eb('postponements.seasonId', '=', seasonId),
        ...(matchId === undefined ? [] : [eb('matchId', '=', matchId)]),
        ...(open ? [eb('postponements.state', 'in', ['asked', 'agreed'] as const)] : []),
        ...(teams ? [or([eb('homeId', 'in', teams), eb('awayId', 'in', teams)])] : []),
      ]);
    })
    .orderBy('postponements.createdAt', 'desc')
    .orderBy('postponements.id')
    .execute();
  return rows.map(({ id, matchId, slug, home, away, homeId, seasonTeamId, reason, offers, offeredBy, state, day, answer, createdAt }) => ({
    ...{ id, matchId, slug, home, away, askedBy: seasonTeamId === homeId ? 'home' : 'away', reason, offers, offeredBy, state, day, answer },
    askedAt: createdAt.toISOString(),
  }));
};

const loadPostponement = async (id: string): Promise<Postponement> => found((await loadPostponements({ id }))[0], 'The request');

type Answer = Omit<Input<'answerPostponement'>, 'id'>;
type Change = Partial<Pick<Postponement, 'state' | 'day' | 'answer' | 'offers' | 'offeredBy'>>;

/** The changes that an answer makes, without the move. @throws Refusal 403 if it is not the turn of the actor */
const answered = async (request: Postponement, { how, day, offers, reason }: Answer, scope: Scope, context: Context): Promise<Change> => {
  const { offeredBy, state, askedBy } = request;
  const other = otherSide(offeredBy);
  const mayAnswer = scope.isOrganiser || (state === 'asked' && scope.sides.includes(other));
  if (how === 'withdraw') {
    if (!scope.sides.includes(askedBy)) throw forbidden();
    return { state: 'withdrawn' };
  }
  if (!mayAnswer) throw forbidden();
  if (how === 'refuse') {
    if (reason === undefined) throw invalid({ reason: 'missing' });
    return { state: 'refused', answer: reason };
  }
  const evenings = await eveningsFor(scope, teamOf(scope.match, askedBy), context);
  if (how === 'offer') {
    if (offers === undefined) throw invalid({ offers: 'missing' });
    if (!scope.sides.includes(other)) throw forbidden();
    requireOfferable(offers, evenings);
    return { offers, offeredBy: other, answer: reason ?? null };
  }
  const chosen = request.day ?? day;
  if (chosen === undefined || !request.offers.includes(chosen)) throw invalid({ day: 'unknown' });
  requireOfferable([chosen], evenings);
  // An organiser who accepts for a team that does not answer says why. Both teams read it.
  const inPlace = state === 'asked' && !scope.sides.includes(other);
  if (inPlace && reason === undefined) throw invalid({ reason: 'missing' });
  const needsOrganiser = evenings.some((each) => each.day === chosen && each.decidedBy !== 'captains');
  return { day: chosen, state: needsOrganiser && !scope.isOrganiser ? 'agreed' : 'done', answer: inPlace ? (reason ?? null) : null };
};

/** The time at which a match starts, such as `20:00`: its own, its former one, or that of its home team. */
const timeOf = async ({ startsAt, movedFrom, homeId }: MatchRow): Promise<string> => {
  const known = startsAt ?? movedFrom.at(-1)?.startsAt;
  if (known) return known.slice(11, 16);
  const { homeTime } = await db().selectFrom('seasonTeams').select('homeTime').where('id', '=', homeId).executeTakeFirstOrThrow();
  if (homeTime === null) throw wrongState('The match has no time, and its home team has none.');
  return homeTime;
};

/** Announces an answer to the captains of both teams. A new evening is announced by its move, and nobody waits for a request that is withdrawn. */
const announceAnswer = async (
  { state, day }: Change,
  { how, offers, reason }: Answer,
  { match, season }: Scope,
  context: Context,
): Promise<void> => {
  const about = { seasonId: season.id, matchId: match.id, captainsOf: [match.homeId, match.awayId] };
  if (how === 'refuse') await announce({ kind: 'postponement-refused', ...about, detail: { reason: reason ?? null } }, context);
  if (how === 'offer')
    await announce({ kind: 'postponement-offered', ...about, detail: { reason: reason ?? null, days: offers ?? [] } }, context);
  if (state === 'agreed') await announce({ kind: 'postponement-agreed', ...about, detail: { days: day ? [day] : [] } }, context);
};

/** Requests of captains to play matches on other evenings. */
export const postponementHandlers = {
  listPostponements: async (wanted, context) => {
    const season = await visibleSeason(wanted.seasonId, context);
    const { actor } = context;
    if (can.manage(actor, season)) return loadPostponements(wanted);
    requireToken(actor);
    const captained = await captainedTeams(season.id, actor);
    if (captained.size === 0) throw forbidden();
    return loadPostponements({ ...wanted, teams: [...captained] });
  },

  listOfferableEvenings: async ({ id }, context) => {
    const match = await findMatch(id);
    const scope = await scopeOf(match, await visibleSeason(match.seasonId, context), context);
    requireMovable(match);
    // The rules count the matches that the team has moved that asks, whichever side looks.
    const [open] = await loadPostponements({ seasonId: match.seasonId, matchId: id, open: true });
    return eveningsFor(scope, teamOf(match, open?.askedBy ?? scope.sides[0] ?? 'home'), context);
  },

  askPostponement: async ({ id, requestId, reason, offers }, context) => {
    const scope = await openScope(id, context);
    const existing = requestId === undefined ? undefined : (await loadPostponements({ id: requestId }))[0];
    if (existing?.matchId === id) return existing;
    const [side] = scope.sides;
    if (!side) throw forbidden();
    const { season, match } = scope;
    await requireRoomInSeason('postponements', season.id);
    requireOfferable(offers, await eveningsFor(scope, teamOf(match, side), context));
    const newId = requestId ?? context.newId();
    await insertNew(() =>
      db()
        .insertInto('postponements')
        .values({
          ...{ id: newId, seasonId: season.id, matchId: id, seasonTeamId: teamOf(match, side), reason, offeredBy: side, state: 'asked' },
          ...{ offers: JSON.stringify(offers), createdAt: context.now },
        })
        .execute(),
    );
    await recordChange(season.organisationId, 'askPostponement', id, { offers, reason }, context);
    await announce(
      {
        ...{ kind: 'postponement-asked', seasonId: season.id, matchId: id, captainsOf: [teamOf(match, otherSide(side))] },
        detail: { reason, days: offers },
      },
      context,
    );
    return loadPostponement(newId);
  },

  answerPostponement: async ({ id, ...answer }, context) => {
    const { matchId } = await loadPostponement(id);
    const scope = await openScope(matchId, context);
    const request = await loadPostponement(id);
    if (request.state !== 'asked' && request.state !== 'agreed') throw wrongState('The request has been answered.');
    const { offers, ...change } = await answered(request, answer, scope, context);
    const { match, season } = scope;
    if (change.state === 'done') {
      const startsAt = `${change.day!}T${await timeOf(match)}`;
      const moved = await moveTo(match, season, { startsAt, locationId: match.locationId }, context.now);
      await announceMove(moved, season, change.answer ?? request.reason, context);
      await recordChange(
        season.organisationId,
        'moveMatch',
        match.id,
        { from: evening(match), to: evening(moved), reason: request.reason },
        context,
      );
    }
    await db()
      .updateTable('postponements')
      .set({ ...change, ...(offers && { offers: JSON.stringify(offers) }) })
      .where('id', '=', id)
      .execute();
    await recordChange(season.organisationId, 'answerPostponement', matchId, answer, context);
    await announceAnswer(change, answer, scope, context);
    return loadPostponement(id);
  },
} satisfies Partial<Handlers>;
