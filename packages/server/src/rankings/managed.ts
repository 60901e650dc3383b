import { mostInRanking, type ManagedRanking, type RankingLaboratory } from '@oche/api/contract/ranking';
import { byPlayerName } from '@oche/api/rankingRows';
import { idsOf, personOf } from '../accounts/persons.ts';
import { todayIn } from '../organisations/competition/currentSeason.ts';
import { managedOrganisation } from '../organisations/organisations.ts';
import { requireRoom } from '../organisations/quotas.ts';
import { limit } from '../platform/limits.ts';
import { requireUser } from '../platform/policies.ts';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { paged } from '../platform/paging.ts';
import { Refusal, found, invalid, notFound } from '../platform/refusal.ts';
import { freeSlug } from '../platform/slugs.ts';
import { addToRanking, removeFromRankings, requireNoTest } from '../tournaments/ranked.ts';
import { lockTournament } from '../tournaments/world.ts';
import { readRanking, whyNot, type Reading } from './reading.ts';
import { lockedRanking, managedRanking, organisationOf } from './rows.ts';
import { loadSummaries } from './summaries.ts';

const managedOf = (reading: Reading): ManagedRanking => {
  const { ranking, tournaments, adjustments, players, settings } = reading;
  const { id, slug, name, description, visibility, scheme, version } = ranking;
  const playerOf = (player: string) => ({ id: player, name: players.get(player)!.fullName });
  return {
    ...{ id, slug, name, description, visibility, scheme, version },
    organisation: organisationOf(ranking),
    tournaments: tournaments.map((tournament) => {
      const { id, slug, name, status, visibility, startsAt, category } = tournament;
      return { id, slug, name, status, visibility, startsAt, category, because: whyNot(tournament, reading) };
    }),
    adjustments: adjustments.map(({ id, player, points, reason, on }) => ({ id, player: playerOf(player), points, reason, on })),
    players: [...players.keys()]
      .map((player) => ({ player: playerOf(player), ...(settings.get(player) ?? { guest: false, category: null }) }))
      .sort(byPlayerName),
  };
};

/** A ranking for a read by an organiser. Refuses like `lockedRanking`. */
const readManaged = async (id: string, context: Context): Promise<Reading> => {
  await managedRanking(id, context);
  return readRanking(id, context);
};
const loadManaged = async (id: string, context: Context): Promise<ManagedRanking> => managedOf(await readManaged(id, context));

const laboratoryOf = ({ ranking, input, tournaments, players, schemes }: Reading): RankingLaboratory => {
  const own = new Map(tournaments.map((tournament) => [tournament.id, tournament]));
  return {
    ...{ id: ranking.id, name: ranking.name, scheme: ranking.scheme, version: ranking.version, asOf: input.asOf },
    schemes: [...schemes].map(([version, points]) => ({ version, points })),
    tournaments: input.tournaments.map(({ frozen: _frozen, ...each }) => {
      const { name, version } = own.get(each.id)!;
      return { ...each, players: [...each.players], name, ...(version !== null && { version }) };
    }),
    adjustments: [...(input.adjustments ?? [])],
    players: [...players].map(([id, { fullName }]) => ({ id, name: fullName })),
  };
};

const storedAdjustments = (rankingId: string) => db().selectFrom('rankingAdjustments').selectAll().where('rankingId', '=', rankingId);

/** Deletes the schemes of a ranking that are not current and with which no tournament counts. `version`: the current one */
const deleteUnusedSchemes = async ({ rankingId, version }: { rankingId: string; version: number }): Promise<void> => {
  const used = db().selectFrom('rankingTournaments').select('version').where('rankingId', '=', rankingId).where('version', 'is not', null);
  await db()
    .deleteFrom('rankingSchemes')
    .where('rankingId', '=', rankingId)
    .where('version', '!=', version)
    .where('version', 'not in', used.$castTo<{ version: number }>())
    .execute();
};

/** The person of a player of an organisation; undefined for others. */
const ownPlayer = async (playerId: string, organisationId: string): Promise<string | undefined> => {
  const row = db().selectFrom('players').select('id').where('id', '=', playerId).where('organisationId', '=', organisationId);
  return (await row.executeTakeFirst()) && personOf(playerId);
};

/** Rankings for organisers. */
export const managedRankingHandlers = {
  listManagedRankings: async (input, context) => {
    const { organisationId } = input;
    await managedOrganisation(organisationId, context);
    return paged(input, {
      items: (paginate) =>
        loadSummaries((query) =>
          paginate(query.where('rankings.organisationId', '=', organisationId).orderBy('rankings.name').orderBy('rankings.id')),
        ),
      total: () =>
        db()
          .selectFrom('rankings')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('organisationId', '=', organisationId)
          .executeTakeFirstOrThrow(),
    });
  },

  createRanking: async ({ organisationId, id: requestedId, name, description, visibility = 'public', scheme }, context) => {
    await managedOrganisation(organisationId, context);
    const id = requestedId ?? context.newId();
    const existing = db().selectFrom('rankings').select('id').where('id', '=', id).where('organisationId', '=', organisationId);
    if (await existing.executeTakeFirst()) return loadManaged(id, context);
    await requireRoom('rankings', organisationId);
    const row = { id, organisationId, name, visibility, createdAt: context.now };
    await insertNew(async () =>
      db()
        .insertInto('rankings')
        .values({ ...row, slug: await freeSlug('rankings', name), ...(description !== undefined && { description }) })
        .execute(),
    );
    await db()
      .insertInto('rankingSchemes')
      .values({ rankingId: id, version: 1, scheme: JSON.stringify(scheme) })
      .execute();
    await recordChange(organisationId, 'createRanking', id, { name, visibility }, context);
    return loadManaged(id, context);
  },

  getManagedRanking: async ({ id }, context) => loadManaged(id, context),

  updateRanking: async ({ id, ...settings }, context) => {
    const { organisationId } = await lockedRanking(id, context);
    const change = Object.fromEntries(Object.entries<unknown>(settings).filter(([, value]) => value !== undefined));
    await db()
      .updateTable('rankings')
      .set({ ...change, id })
      .where('id', '=', id)
      .execute();
    await recordChange(organisationId, 'updateRanking', id, change, context);
    return loadManaged(id, context);
  },

  deleteRanking: async ({ id }, context) => {
    const { organisationId, name } = await lockedRanking(id, context);
    await db().deleteFrom('rankings').where('id', '=', id).execute();
    await recordChange(organisationId, 'deleteRanking', id, { name }, context);
    return null;
  },

  getRankingLaboratory: async ({ id }, context) => laboratoryOf(await readManaged(id, context)),

  saveRankingScheme: async ({ id, scheme, version, recompute }, context) => {
    const ranking = await lockedRanking(id, context);
    if (ranking.version !== version)
      throw new Refusal('changed', 'The scheme of this ranking has been changed meanwhile.', { version: ranking.version });
    const saved = { rankingId: id, version: version + 1 };
    await db()
      .insertInto('rankingSchemes')
      .values({ ...saved, scheme: JSON.stringify(scheme) })
      .execute();
    await db().updateTable('rankings').set({ version: saved.version }).where('id', '=', id).execute();
    if (recompute)
      await db()
        .updateTable('rankingTournaments')
        .set({ version: saved.version })
        .where('rankingId', '=', id)
        .where('version', 'is not', null)
        .execute();
    await deleteUnusedSchemes(saved);
    await recordChange(ranking.organisationId, 'saveRankingScheme', id, { version: saved.version, recompute }, context);
    return loadManaged(id, context);
  },

  setRankingTournament: async ({ id, tournamentId, category }, context) => {
    await managedRanking(id, context);
    // The order of locks: the tournament first.
    const tournament = await lockTournament(tournamentId);
    const { organisationId } = await lockedRanking(id, context);
    if (tournament.organisationId !== organisationId) throw notFound('The tournament');
    requireNoTest(tournament, 'tournament_id');
    await addToRanking(id, tournament, category);
    await recordChange(organisationId, 'setRankingTournament', id, { tournamentId, category }, context);
    return loadManaged(id, context);
  },

  removeRankingTournament: async ({ id, tournamentId }, context) => {
    const { organisationId } = await lockedRanking(id, context);
    await removeFromRankings(tournamentId, [id]);
    await recordChange(organisationId, 'removeRankingTournament', id, { tournamentId }, context);
    return loadManaged(id, context);
  },

  addRankingAdjustment: async ({ id, adjustmentId, playerId, points, reason, on }, context) => {
    const { organisationId } = await lockedRanking(id, context);
    const own = await storedAdjustments(id).execute();
    if (own.some((each) => each.id === adjustmentId)) return loadManaged(id, context);
    const most = mostInRanking.adjustments;
    if (own.length >= most) throw new Refusal('limit-reached', `A ranking has at most ${most} adjustments.`, { most });
    const person = await ownPlayer(playerId, organisationId);
    if (!person) throw invalid({ player_id: 'unknown' });
    const mostOfPlayer = mostInRanking.adjustmentsOfPlayer;
    if (own.filter((each) => each.playerId === person).length >= mostOfPlayer)
      throw new Refusal('limit-reached', `A player has at most ${mostOfPlayer} adjustments in a ranking.`, { most: mostOfPlayer });
    const { timeZone } = await db()
      .selectFrom('organisations')
      .select('timeZone')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow();
    const onDay = on ?? todayIn(timeZone, context.now);
    const row = { id: adjustmentId ?? context.newId(), rankingId: id, playerId: person, points, reason, onDay, createdAt: context.now };
    await insertNew(() => db().insertInto('rankingAdjustments').values(row).execute());
    await recordChange(organisationId, 'addRankingAdjustment', id, { playerId: person, points, reason, on: onDay }, context);
    return loadManaged(id, context);
  },

  removeRankingAdjustment: async ({ id, adjustmentId }, context) => {
    const { organisationId } = await lockedRanking(id, context);
    const { playerId, points, reason } = found(
      await storedAdjustments(id).where('id', '=', adjustmentId).executeTakeFirst(),
      'The adjustment',
    );
    await db().deleteFrom('rankingAdjustments').where('id', '=', adjustmentId).execute();
    await recordChange(organisationId, 'removeRankingAdjustment', id, { playerId, points, reason }, context);
    return loadManaged(id, context);
  },

  setRankingPlayer: async ({ id, playerId, guest, category }, context) => {
    const { organisationId } = await lockedRanking(id, context);
    const person = found(await ownPlayer(playerId, organisationId), 'The player');
    // Those of players who were merged into this one would otherwise come back.
    await db()
      .deleteFrom('rankingPlayers')
      .where('rankingId', '=', id)
      .where('playerId', 'in', [...(await idsOf([person])).keys()])
      .execute();
    if (guest || category !== null)
      await db().insertInto('rankingPlayers').values({ rankingId: id, playerId: person, guest, category }).execute();
    await recordChange(organisationId, 'setRankingPlayer', id, { playerId: person, guest, category }, context);
    return loadManaged(id, context);
  },
} satisfies Partial<Handlers>;

/** Writes of rankings per account and minute: more than a person makes, because some compute the whole ranking again. */
const writesPerMinute = 60;
const limitWrites = (_input: unknown, { actor, now }: Context) => limit(`ranking:${requireUser(actor).userId}`, writesPerMinute, 60, now);

export const rankingLimits = {
  createRanking: limitWrites,
  updateRanking: limitWrites,
  saveRankingScheme: limitWrites,
  setRankingTournament: limitWrites,
  removeRankingTournament: limitWrites,
  addRankingAdjustment: limitWrites,
  removeRankingAdjustment: limitWrites,
  setRankingPlayer: limitWrites,
};
