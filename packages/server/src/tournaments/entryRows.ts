import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { foldName } from '@oche/darts/names/foldName';
import { personsOf } from '../accounts/persons.ts';
import { isNameHidden, publicName, type NamedPlayer } from '../games/publicName.ts';
import type { Side } from '../games/sides.ts';
import { minorAgeOf } from '../league/minorAge.ts';
import { requireRoom } from '../organisations/quotas.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import type { Entries, Players } from '../platform/db/schema.ts';
import { invalid } from '../platform/refusal.ts';

/** A player of an entry. `name` and `nickname` are those that everybody may read, `fullName` is only for organisers. */
type EntryPlayer = { id: string; name: string; fullName: string; nickname: string; club: string | null };

export type EntryRow = Selectable<Entries> & {
  /** one player, or a pair in throwing order */
  players: readonly EntryPlayer[];
  /** whether its players were paired by lot */
  isDrawnPair: boolean;
  /** null for a pair */
  playerId: string | null;
  /** the name that everybody may read; both names of a pair: "Anna / Ben" */
  name: string;
  /** empty for a pair */
  nickname: string;
  /** null for a pair of players of different clubs */
  club: string | null;
};

const rows = () =>
  db()
    .selectFrom('entries')
    .selectAll('entries')
    .innerJoin('entryPlayers as first', (join) => join.onRef('first.entryId', '=', 'entries.id').on('first.position', '=', 0))
    .innerJoin('players as leader', 'leader.id', 'first.playerId')
    .select((eb) =>
      eb.exists(eb.selectFrom('entries as joined').select('joined.id').whereRef('joined.joinedId', '=', 'entries.id')).as('isDrawnPair'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('entryPlayers')
          .innerJoin('players', 'players.id', 'entryPlayers.playerId')
          .select(['players.id', 'players.name', 'players.nickname', 'players.club'])
          // The keys of nested objects stay as they are written here.
          .select(['players.bornOn as born', 'players.hasConsent as consent'])
          .select(
            sql<number | null>`case when players.born_on is not null then ${minorAgeOf(sql`players.organisation_id`)} end`.as('minors'),
          )
          .whereRef('entryPlayers.entryId', '=', 'entries.id')
          .orderBy('entryPlayers.position'),
      ).as('players'),
    );
type Rows = ReturnType<typeof rows>;

type PlayerRow = { id: string; name: string; nickname: string; club: string | null; minors: number | null } & {
  born: string | null;
  consent: boolean;
};
const playerOf = ({ id, name, nickname, club, born, consent, minors }: PlayerRow): EntryPlayer => {
  const named: NamedPlayer = { name, bornOn: born, hasConsent: consent };
  return { id, name: publicName(named, minors), fullName: name, nickname: isNameHidden(named, minors) ? '' : nickname, club };
};

/** The entries that `where` selects, in its order, with their players. In the query the alias `leader` is the first player of an entry. */
export const loadEntryRows = async (where: (entries: Rows) => Rows): Promise<EntryRow[]> =>
  (await where(rows()).execute()).map((row) => {
    const players = row.players.map(playerOf);
    const [first, partner] = players;
    return {
      ...row,
      isDrawnPair: Boolean(row.isDrawnPair),
      players,
      playerId: partner ? null : first!.id,
      name: players.map(({ name }) => name).join(' / '),
      nickname: partner ? '' : first!.nickname,
      club: partner && partner.club !== first!.club ? null : first!.club,
    };
  });

/** All entries of a tournament, sorted by the name of their first player. */
export const loadEntriesByName = (tournamentId: string): Promise<EntryRow[]> =>
  loadEntryRows((query) => query.where('entries.tournamentId', '=', tournamentId).orderBy('leader.searchName').orderBy('entries.id'));

/** An entry as a side of its games. */
export const sideOf = ({ id, groupNo, players }: Pick<EntryRow, 'id' | 'groupNo' | 'players'>): Side => ({
  kind: players.length > 1 ? 'pair' : 'player',
  origin: id,
  group: groupNo,
  players: players.map((player) => ({ playerId: player.id })),
});

/** Stores entries with their players. @throws Refusal 409 if an id or a player is taken */
export const insertEntries = async (entries: readonly (Insertable<Entries> & { players: readonly string[] })[]): Promise<void> => {
  if (entries.length === 0) return;
  const rows = entries.map(({ players: _players, ...entry }) => entry);
  await insertNew(() => db().insertInto('entries').values(rows).execute());
  const members = entries.flatMap(({ id: entryId, tournamentId, players }) =>
    players.map((playerId, position) => ({ entryId, tournamentId, position, playerId })),
  );
  await insertNew(() => db().insertInto('entryPlayers').values(members).execute());
};

/** A player to enter: a known player by id, or the name of a new one. */
export type Entrant = {
  playerId?: string | undefined;
  name?: string | undefined;
  nickname?: string | undefined;
  club?: string | undefined;
};

/**
 * Ids of the players of these entrants, in the same order. Entrants without an id become new players of the organisation. `field`: the path of
 * the entrant in the request, for errors.
 * @throws Refusal 400 for a player of another organisation and for an entrant without id and name; 422 if the organisation has reached its limit of players
 */
export const playersOf = async (
  entrants: readonly (Entrant & { field: string })[],
  organisationId: string,
  context: Context,
): Promise<string[]> => {
  const named = entrants.flatMap(({ playerId }) => playerId ?? []);
  const personOf = await personsOf(named);
  const ids = named.map(personOf);
  const known = ids.length
    ? await db().selectFrom('players').select('id').where('id', 'in', ids).where('organisationId', '=', organisationId).execute()
    : [];
  const knownIds = new Set(known.map(({ id }) => id));
  const created: Insertable<Players>[] = [];
  const players = entrants.map(({ playerId: entrant, name, nickname, club, field }) => {
    if (entrant) {
      const playerId = personOf(entrant);
      if (!knownIds.has(playerId)) throw invalid({ [`${field}.player_id`]: 'unknown' });
      return playerId;
    }
    if (!name) throw invalid({ [`${field}.name`]: 'required' });
    const id = context.newId();
    created.push({
      id,
      organisationId,
      name,
      searchName: foldName(name),
      nickname: nickname ?? '',
      club: club || null,
      createdAt: context.now,
    });
    return id;
  });
  if (created.length > 0) {
    await requireRoom('players', organisationId, created.length);
    await db().insertInto('players').values(created).execute();
  }
  return players;
};
