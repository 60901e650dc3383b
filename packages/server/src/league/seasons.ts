import type { SeasonRules, SeasonState } from '@oche/api/contract/season';
import { dayNumber } from '@oche/darts/days';
import { foldName } from '@oche/darts/names/foldName';
import type { SeasonMatchStatus } from '@oche/darts/league/seasonMatch';
import { announce } from './announcements.ts';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { isUuid } from '../platform/ids.ts';
import { can, requireAdministrator } from '../platform/policies.ts';
import { Refusal, found, invalid } from '../platform/refusal.ts';
import { firstFree, slugify } from '../platform/slugs.ts';
import { seasonsOf } from '../organisations/competition/seasonsOf.ts';
import { siteLiterals } from '../organisations/competition/siteLiterals.ts';
import { lockedOrganisation, managedOrganisation } from '../organisations/organisations.ts';
import { requireRoom } from '../organisations/quotas.ts';
import { storeBlockedDates } from './calendar.ts';
import { changedRules } from './changedRules.ts';
import { copySeason } from './copySeason.ts';
import { decidedStates } from './matchRows.ts';
import { managedSeason, rulesOf, seasonDetailsOf, seasonOfContent, wrongState, type SeasonRow } from './seasonRows.ts';

/** By state: the states that an organiser may set next. */
const transitions: Record<SeasonState, readonly SeasonState[]> = {
  draft: ['open'],
  open: ['draft', 'running'],
  running: ['open', 'finished'],
  finished: ['running', 'archived'],
  archived: [],
};

const leastDays = 6;
const mostDays = 3 * 366;

/** The states of matches that have a score. */
const scored: readonly SeasonMatchStatus[] = ['playing', 'to-confirm', 'confirmed', 'disputed', 'walkover'];
const mostNamed = 20;

/**
 * Refuses a step of a running season that its matches do not allow: back once one has a score, and to its end while one is undecided.
 * @throws Refusal 422 `wrong-state` with `match_ids`, at most 20
 */
const requireMatches = async ({ id, state }: SeasonRow, next: SeasonState): Promise<void> => {
  if (state !== 'running') return;
  const isEnd = next === 'finished';
  const matches = await db()
    .selectFrom('matches')
    .select('id')
    .where('seasonId', '=', id)
    .where('annulled', '=', false)
    .where('state', isEnd ? 'not in' : 'in', isEnd ? decidedStates : scored)
    .orderBy('startsAt')
    .limit(mostNamed)
    .execute();
  if (matches.length === 0) return;
  const message = isEnd ? 'Some matches are not decided.' : 'Some matches have a score.';
  throw new Refusal('wrong-state', message, { match_ids: matches.map((match) => match.id) });
};

/**
 * Refuses to publish a season without a match. A season with only cups may have none yet, because its first rounds can be drawn later.
 * @throws Refusal 422 `no-fixtures`
 */
const requireFixtures = async ({ id }: SeasonRow): Promise<void> => {
  const match = await db().selectFrom('matches').select('id').where('seasonId', '=', id).limit(1).executeTakeFirst();
  if (match) return;
  const groups = await db().selectFrom('seasonGroups').select('kind').where('seasonId', '=', id).execute();
  if (groups.length > 0 && groups.every(({ kind }) => kind === 'cup')) return;
  throw new Refusal('no-fixtures', 'The season has no matches yet. Plan its fixtures first.');
};

/** Refuses a season that ends before it starts, or is shorter than six days or longer than three years. @throws Refusal 400 */
const requireDates = (startsOn: string, endsOn: string): void => {
  const days = dayNumber(endsOn) - dayNumber(startsOn) + 1;
  if (days < 1) throw invalid({ ends_on: 'before-start' });
  if (days < leastDays) throw invalid({ ends_on: 'too-short' });
  if (days > mostDays) throw invalid({ ends_on: 'too-long' });
};

const requireRules = ({ leastPlayers, mostPlayers }: SeasonRules): void => {
  if (mostPlayers < leastPlayers) throw invalid({ 'rules.most_players': 'below-least' });
};

/** The slugs that no other season of an organisation may get, with the id of the season that has or had each; null for pages of the site. */
const takenSlugs = async (organisationId: string): Promise<Map<string, string | null>> => {
  const current = await db().selectFrom('seasons').select(['slug', 'id']).where('organisationId', '=', organisationId).execute();
  const old = await db()
    .selectFrom('oldSeasonSlugs')
    .select(['slug', 'seasonId as id'])
    .where('organisationId', '=', organisationId)
    .execute();
  return new Map<string, string | null>([
    ...siteLiterals.map((slug) => [slug, null] as const),
    ...[...old, ...current].map(({ slug, id }) => [slug, id] as const),
  ]);
};

/** Refuses a name that another season of a competition has. The competition is locked. @throws Refusal 409 `taken` with the id of that season */
const requireFreeName = async (organisationId: string, name: string, ownId?: string): Promise<void> => {
  await lockedOrganisation(organisationId);
  const seasons = await db().selectFrom('seasons').select(['id', 'name']).where('organisationId', '=', organisationId).execute();
  const same = seasons.find((season) => season.id !== ownId && foldName(season.name) === foldName(name));
  if (same) throw new Refusal('taken', 'Another season has this name.', { fields: { name: 'taken' }, season_id: same.id });
};

/** Gives a season another slug. The former slug keeps leading to it. @throws Refusal 409 if another season or a page has the slug */
const changeSlug = async ({ id, organisationId, slug: oldSlug }: SeasonRow, slug: string): Promise<void> => {
  if (slugify(slug) !== slug || isUuid(slug)) throw invalid({ slug: 'invalid_format' });
  const taken = await takenSlugs(organisationId);
  if (taken.has(slug) && taken.get(slug) !== id) throw new Refusal('taken', 'This address is taken.', { fields: { slug: 'taken' } });
  await db().deleteFrom('oldSeasonSlugs').where('organisationId', '=', organisationId).where('slug', '=', slug).execute();
  await db().updateTable('seasons').set({ slug }).where('id', '=', id).execute();
  await db().insertInto('oldSeasonSlugs').values({ organisationId, slug: oldSlug, seasonId: id }).execute();
};

/** Refuses to reopen a finished season unless an administrator gives a reason and no later season has begun. */
const requireReopening = async (season: SeasonRow, reason: string | undefined, { actor }: Context): Promise<void> => {
  requireAdministrator(actor, season, 'The season');
  if (!reason) throw invalid({ reason: 'missing' });
  const following = await db()
    .selectFrom('seasons')
    .select('id')
    .where('organisationId', '=', season.organisationId)
    .where('startsOn', '>', season.startsOn)
    .where('state', 'not in', ['draft', 'open'])
    .limit(1)
    .executeTakeFirst();
  if (following) throw wrongState('The following season has begun.');
};

const loadSeason = async (id: string) =>
  seasonDetailsOf(found(await db().selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst(), 'The season'));

/** The rules of the season that a new one is copied from; none if it is not copied. @throws Refusal 400 if it is another organisation's */
const copiedRules = async (organisationId: string, id: string | undefined): Promise<Partial<SeasonRules>> => {
  if (id === undefined) return {};
  const season = await db()
    .selectFrom('seasons')
    .select('rules')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .forShare()
    .executeTakeFirst();
  if (!season) throw invalid({ copied_from: 'unknown' });
  return { ...season.rules, rosterCloses: null };
};

/** What captains learn when a season first gets to a state. */
const firstAnnouncements: Partial<Record<SeasonState, 'season-open' | 'fixtures-published'>> = {
  open: 'season-open',
  running: 'fixtures-published',
};

/** The seasons of a competition. */
export const seasonHandlers = {
  listSeasons: async ({ organisationId }, { actor }) => {
    found(await db().selectFrom('organisations').select('id').where('id', '=', organisationId).executeTakeFirst(), 'The organisation');
    const seasons = await seasonsOf(organisationId).execute();
    return seasons.filter((season) => can.seeSeason(actor, season)).map(seasonDetailsOf);
  },

  createSeason: async ({ organisationId, id: requestedId, name, startsOn, endsOn, copiedFrom, copy, blockedDates = [] }, context) => {
    const { kind } = await managedOrganisation(organisationId, context);
    // Anybody can found a club. Super admins create competitions.
    if (kind !== 'competition') throw new Refusal('not-a-competition', 'Only competitions have seasons.');
    requireDates(startsOn, endsOn);
    const existing = requestedId
      ? await db()
          .selectFrom('seasons')
          .selectAll()
          .where('id', '=', requestedId)
          .where('organisationId', '=', organisationId)
          .executeTakeFirst()
      : undefined;
    if (existing) return seasonDetailsOf(existing);
    // The copied season is locked before the competition, in the order of `updateSeason`.
    const rules = await copiedRules(organisationId, copiedFrom);
    await requireFreeName(organisationId, name);
    await requireRoom('seasons', organisationId);
    const id = requestedId ?? context.newId();
    const slug = firstFree(slugify(name), new Set((await takenSlugs(organisationId)).keys()));
    const season = {
      id,
      slug,
      name,
      startsOn,
      endsOn,
      state: 'draft' as const,
      rules: JSON.stringify(rules),
      copiedFrom: copiedFrom ?? null,
    };
    await insertNew(() =>
      db()
        .insertInto('seasons')
        .values({ ...season, organisationId, createdAt: context.now })
        .execute(),
    );
    if (copy) await copySeason(id, copiedFrom, copy, context);
    const forAll = { groupId: null, locationId: null, teamId: null };
    await storeBlockedDates(
      id,
      blockedDates.map((days) => ({ ...days, ...forAll })),
    );
    await recordChange(organisationId, 'createSeason', id, { name, startsOn, endsOn, copiedFrom, blockedDates }, context);
    return loadSeason(id);
  },

  updateSeason: async ({ id, slug, rules, ...change }, context) => {
    const season = await seasonOfContent(id, context);
    const { startsOn = season.startsOn, endsOn = season.endsOn, name = season.name } = change;
    requireDates(startsOn, endsOn);
    if (rules) requireRules(rules);
    if (name !== season.name) await requireFreeName(season.organisationId, name, id);
    await db()
      .updateTable('seasons')
      .set({ name, startsOn, endsOn, rules: JSON.stringify(rules ?? season.rules) })
      .where('id', '=', id)
      .execute();
    if (slug !== undefined && slug !== season.slug) await changeSlug(season, slug);
    const changed = rules && ['open', 'running'].includes(season.state) ? changedRules(rulesOf(season), rules) : [];
    if (changed.length > 0) await announce({ kind: 'rules-changed', seasonId: id, captainsOf: 'all', detail: { rules: changed } }, context);
    await recordChange(season.organisationId, 'updateSeason', id, { ...change, slug, rules }, context);
    return loadSeason(id);
  },

  setSeasonStatus: async ({ id, state, reason }, context) => {
    const season = await managedSeason(id, context);
    if (state === season.state) return seasonDetailsOf(season);
    if (!transitions[season.state].includes(state)) throw wrongState(`A season in the state ${season.state} cannot become ${state}.`);
    if (season.state === 'finished' && state === 'running') await requireReopening(season, reason, context);
    if (season.state === 'open' && state === 'running') await requireFixtures(season);
    await requireMatches(season, state);
    const publishedAt = season.publishedAt ?? (state === 'draft' ? null : context.now);
    await db().updateTable('seasons').set({ state, publishedAt }).where('id', '=', id).execute();
    const kind = firstAnnouncements[state];
    if (kind) await announce({ kind, seasonId: id, captainsOf: 'all', key: `${kind} ${id}` }, context);
    await recordChange(season.organisationId, 'setSeasonStatus', id, { from: season.state, to: state, reason }, context);
    return loadSeason(id);
  },
} satisfies Partial<Handlers>;
