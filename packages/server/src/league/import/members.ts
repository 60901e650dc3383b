import { highestNumber } from '@oche/api/contract/seasonMember';
import { mostCaptains } from '@oche/api/contract/team';
import { isInForce, mostAtOnce } from '@oche/darts/league/eligibility';
import { foldName } from '@oche/darts/names/foldName';
import { sql } from 'kysely';
import { requireRoom, requireRoomInSeason } from '../../organisations/quotas.ts';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { inChunks } from '../../platform/db/inChunks.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Scope } from '../memberRows.ts';
import type { Entry } from '../rosters.ts';
import type { SeasonRow } from '../seasonRows.ts';
import { RowReader, birthDateOf, dayOf, differing, isYes, wholeOf } from './cells.ts';
import { mapRows } from './mapRows.ts';
import type { Planner } from './plan.ts';
import { SimilarNames } from './similarNames.ts';
import type { FileRow } from './table.ts';

type Player = { id: string; name: string; searchName: string; number: number | null; email: string | null; bornOn: string | null };
type Member = { id: string; playerId: string; activeFrom: string | null; activeTo: string | null; class: string | null; roster: Entry[] };

/** Everything of a season and its organisation that rows of members may name. Of the players, only those with a name or number of the file. */
const loadKnown = async ({ id, organisationId }: SeasonRow, rows: readonly FileRow[]) => {
  const names = [...new Set(rows.map(({ values }) => foldName(values.name ?? '')))];
  const numbers = [...new Set(rows.flatMap(({ values }) => wholeOf(values.number ?? '') ?? []))];
  const players: Player[] = await db()
    .selectFrom('players')
    .select(['id', 'name', 'searchName', 'number', 'email', 'bornOn'])
    .where('organisationId', '=', organisationId)
    .where('id', 'not in', (eb) => eb.selectFrom('mergedPlayers').select('mergedPlayers.playerId'))
    .where(({ or, eb }) => or([eb('searchName', 'in', names), ...(numbers.length === 0 ? [] : [eb('number', 'in', numbers)])]))
    .execute();
  const members = await db()
    .selectFrom('seasonMembers')
    .innerJoin('players', 'players.id', 'seasonMembers.playerId')
    .select(['seasonMembers.id', 'playerId', 'activeFrom', 'activeTo', 'class', 'players.name'])
    .where('seasonId', '=', id)
    .execute();
  const entries = await db()
    .selectFrom('rosterEntries')
    .innerJoin('seasonTeams', 'seasonTeams.id', 'rosterEntries.seasonTeamId')
    .select(['memberId', 'seasonTeamId as teamId', 'startsOn as from', 'endsOn as to', 'kind'])
    .where('seasonId', '=', id)
    .execute();
  const teams = await db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .select(['seasonTeams.id', 'seasonTeams.name', 'teams.short'])
    .where('seasonId', '=', id)
    .where('state', '=', 'accepted')
    .execute();
  const captains = await db()
    .selectFrom('seasonTeamCaptains')
    .innerJoin('seasonTeams', 'seasonTeams.id', 'seasonTeamCaptains.seasonTeamId')
    .select(['seasonTeamId', 'position', 'seasonTeamCaptains.name'])
    .where('seasonId', '=', id)
    .execute();
  const { highest } = await db()
    .selectFrom('players')
    .select(({ fn }) => fn.max('number').as('highest'))
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow();
  const rosters = Map.groupBy(entries, ({ memberId }) => memberId);
  return {
    ...{ players, teams, captains, entries, highest: highest ?? 0 },
    members: members.map((member): Member & { name: string } => ({ ...member, roster: rosters.get(member.id) ?? [] })),
  };
};
type Known = Awaited<ReturnType<typeof loadKnown>>;

/** Finds who a row is about. */
class People {
  readonly memberOf: ReadonlyMap<string, Member>;
  readonly #byName: ReadonlyMap<string, Player[]>;
  readonly #byNumber: ReadonlyMap<number, Player>;

  constructor({ players, members }: Known) {
    this.memberOf = new Map(members.map((member) => [member.playerId, member]));
    this.#byName = Map.groupBy(players, ({ searchName }) => searchName);
    this.#byNumber = new Map(players.flatMap((player) => (player.number === null ? [] : [[player.number, player]])));
  }

  withNumber(number: number | null): Player | undefined {
    return number === null ? undefined : this.#byNumber.get(number);
  }

  /**
   * The player of this name who is meant. Two people may have the same name, so the number, the date of birth or the team must agree. A player
   * of an earlier season is meant if no other player has the name.
   */
  find(name: string, { number, bornOn, teamId }: { number: number | null; bornOn: string | null; teamId: string | null }): Player | null {
    const candidates = (this.#byName.get(foldName(name)) ?? []).filter(
      (player) =>
        (number === null || player.number === null || player.number === number) &&
        (bornOn === null || player.bornOn === null || player.bornOn === bornOn),
    );
    const born = candidates.filter((player) => bornOn !== null && player.bornOn === bornOn);
    if (born.length === 1) return born[0]!;
    const ofTeam = candidates.filter(({ id }) => {
      const member = this.memberOf.get(id);
      return member && (teamId === null || member.roster.some((entry) => entry.teamId === teamId));
    });
    if (ofTeam.length === 1) return ofTeam[0]!;
    const earlier = candidates.filter(({ id }) => !this.memberOf.has(id));
    return candidates.length === 1 && earlier.length === 1 ? earlier[0]! : null;
  }

  /** Somebody else with this name. */
  namesake(name: string): string | null {
    return this.#byName.get(foldName(name))?.[0]?.name ?? null;
  }
}

/** The rosters of the season's teams, with the rows of the file that have been read. */
class Rosters {
  readonly #ofTeam = new Map<string, Entry[]>();
  readonly #ofPlayer = new Map<string, Entry[]>();
  readonly #scope: Scope;

  constructor({ entries, members }: Known, scope: Scope) {
    this.#scope = scope;
    for (const entry of entries) this.#push(this.#ofTeam, entry.teamId, entry);
    for (const { playerId, roster } of members) for (const entry of roster) this.#push(this.#ofPlayer, playerId, entry);
  }

  #push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
    const entries = map.get(key);
    if (entries) entries.push(entry);
    else map.set(key, [entry]);
  }

  /** Adds a player to a team from a day, and says why the season does not allow it. */
  add(player: string, entry: Entry): 'full' | 'other-team' | 'closed' | null {
    const { rosterCloses, teamsPerMember, mostPlayers } = this.#scope.rules;
    if (rosterCloses !== null && entry.from > rosterCloses) return 'closed';
    const [ofTeam, ofPlayer] = [this.#ofTeam.get(entry.teamId) ?? [], this.#ofPlayer.get(player) ?? []];
    // A refused row takes no place, so that a team never has more entries than the season allows, however long the file is.
    if (mostAtOnce([...ofPlayer, entry]) > teamsPerMember) return 'other-team';
    if (mostAtOnce([...ofTeam, entry]) > mostPlayers) return 'full';
    this.#push(this.#ofTeam, entry.teamId, entry);
    this.#push(this.#ofPlayer, player, entry);
    return null;
  }
}

type Added = {
  playerId: string;
  /** a new player; null for a known one */
  person: Pick<Player, 'name' | 'email' | 'bornOn'> | null;
  number: number | null;
  class: string | null;
  member: Member | undefined;
  day: string;
  teamId: string | null;
};
type Vice = { seasonTeamId: string; position: number; name: string; email: string | null };

/** By name and short name: the teams; null if several have it. */
const teamsByName = (teams: Known['teams']): Map<string, string | null> => {
  const found = new Map<string, string | null>();
  const add = (name: string, id: string) => found.set(name, found.has(name) && found.get(name) !== id ? null : id);
  for (const { id, short } of teams) add(foldName(short), id);
  // Of a name and the short name of another team, the name counts.
  for (const { name } of teams) found.delete(foldName(name));
  for (const { id, name } of teams) add(foldName(name), id);
  return found;
};

/** What a row says about a member. */
type Person = Pick<Added, 'number' | 'class' | 'day' | 'teamId'> & Pick<Player, 'name' | 'email' | 'bornOn'>;

const readPerson = (reader: RowReader, teams: ReturnType<typeof teamsByName>, today: string): Person => {
  const name = reader.readName();
  const person = {
    ...{
      name,
      number: reader.read('number', wholeOf),
      email: reader.read('email'),
      bornOn: reader.read('born_on', (text) => birthDateOf(text, today)),
    },
    ...{ class: reader.read('class'), day: reader.read('active_from', dayOf) ?? today },
  };
  const text = reader.text('team');
  if (text === '') return { ...person, teamId: null };
  const id = teams.get(foldName(text));
  return { ...person, teamId: id ?? reader.fail('team', id === null ? 'ambiguous' : 'unknown') };
};

/** Refuses rows about somebody who is in an earlier row. */
class Repeats {
  readonly #players = new Set<string>();
  readonly #numbers = new Set<number>();
  readonly #names = new Set<string>();

  check(reader: RowReader, { name, number, bornOn, teamId }: Person, player: Player | null): void {
    // Of one name, players are told apart by the date of birth, and otherwise by the team.
    const person = `${bornOn ?? teamId} ${foldName(name)}`;
    const isSamePlayer = player ? this.#players.has(player.id) : (number === null || bornOn !== null) && this.#names.has(person);
    if (number !== null && this.#numbers.has(number)) reader.fail('number', 'repeated');
    else if (isSamePlayer) reader.fail('name', 'repeated');
    if (number !== null) this.#numbers.add(number);
    if (player) this.#players.add(player.id);
    this.#names.add(person);
  }
}

/** The vice-captains that a file adds to teams. */
class ViceCaptains {
  readonly added: Vice[] = [];
  readonly #ofTeam: Map<string, Pick<Vice, 'position' | 'name'>[]>;

  constructor({ captains }: Known) {
    this.#ofTeam = Map.groupBy(captains, ({ seasonTeamId }) => seasonTeamId);
  }

  add(reader: RowReader, { name, email, teamId }: Person): void {
    if (!isYes(reader.text('vice_captain'))) return;
    if (teamId === null) return void (reader.text('team') === '' && reader.fail('team', 'missing'));
    const present = this.#ofTeam.get(teamId) ?? [];
    if (present.some((captain) => foldName(captain.name) === foldName(name))) return;
    if (present.length >= mostCaptains) return void reader.fail('vice_captain', 'full');
    const position = Math.max(0, ...present.map((captain) => captain.position)) + 1;
    this.#ofTeam.set(teamId, [...present, { position, name }]);
    this.added.push({ seasonTeamId: teamId, position, name, email });
  }
}

/** Whether a member needs nothing more: they are on the roster, or a person has to decide on a request or a membership that has ended. */
const isSettled = ({ activeFrom, activeTo, roster }: Member, { teamId, day }: Person): boolean =>
  teamId === null || needsDecision({ activeFrom, activeTo }) || roster.some((entry) => entry.teamId === teamId && isInForce(entry, day));
const needsDecision = ({ activeFrom, activeTo }: Pick<Member, 'activeFrom' | 'activeTo'>): boolean =>
  activeFrom === null || activeTo !== null;

/** Members of the season with their teams. New players get the numbers of the file, or the next ones. */
export const planMembers: Planner = async (rows, scope, context) => {
  const { season, today } = scope;
  const known = await loadKnown(season, rows);
  const [people, rosters, repeats, vices] = [new People(known), new Rosters(known, scope), new Repeats(), new ViceCaptains(known)];
  const teams = teamsByName(known.teams);
  const similar = await SimilarNames.of(known.members.map(({ name }) => name));
  const added: Added[] = [];

  /** Adds a row that is not known yet. */
  const add = (reader: RowReader, person: Person, player: Player | null, member: Member | undefined): void => {
    const { name, email, bornOn, teamId, day } = person;
    const playerId = player?.id ?? context.newId();
    const problem = teamId === null ? null : rosters.add(playerId, { teamId, from: day, to: null, kind: 'fixed' });
    if (problem !== null) reader.fail(problem === 'closed' ? 'active_from' : 'team', problem);
    vices.add(reader, person);
    const { number, class: ofMember } = person;
    added.push({
      ...{ playerId, person: player ? null : { name, email, bornOn }, number: player?.number ?? number },
      ...{ class: ofMember, member, day, teamId },
    });
  };

  const results = await mapRows(rows, (row) => {
    const reader = new RowReader(row);
    const person = readPerson(reader, teams, today);
    const { name, number, email, bornOn } = person;
    const holder = people.withNumber(number);
    if (holder && foldName(holder.name) !== foldName(name)) reader.fail('number', 'taken');
    const player = holder ?? people.find(name, person);
    repeats.check(reader, person, player);
    const member = player ? people.memberOf.get(player.id) : undefined;
    const differs = player
      ? differing(
          { number, email, born_on: bornOn, class: person.class },
          { ...player, born_on: player.bornOn, class: member?.class ?? null },
        )
      : [];
    if (member && isSettled(member, person))
      return reader.result({ known: true, differs: needsDecision(member) ? [...differs, 'active_from'] : differs });
    add(reader, person, player, member);
    return reader.result({ differs, similar: player ? null : (people.namesake(name) ?? similar.find(name)) });
  });
  return { rows: results, newGroups: [], write: () => writeMembers(added, vices.added, known.highest, season, context) };
};

/** The numbers of players without one: after the highest, without those of the file. @throws Refusal 422 if there are none left */
const numbered = (added: readonly Added[], highest: number): (Added & { number: number })[] => {
  const taken = new Set(added.flatMap(({ number }) => number ?? []));
  let next = highest;
  return added.map((each) => {
    if (each.number !== null) return { ...each, number: each.number };
    do next += 1;
    while (taken.has(next));
    if (next > highestNumber) throw new Refusal('limit-reached', 'There is no higher number.', { most: highestNumber });
    return { ...each, number: next };
  });
};

/** Gives numbers to known players without one, in one statement. */
const giveNumbers = async (players: readonly { playerId: string; number: number }[]): Promise<void> => {
  const [ids, numbers] = [players.map(({ playerId }) => playerId), players.map(({ number }) => number)];
  await sql`update players set number = given.number from unnest(${ids}::uuid[], ${numbers}::integer[]) as given(id, number)
    where players.id = given.id and players.number is null`.execute(db());
};

const writeMembers = async (
  all: readonly Added[],
  vices: readonly Vice[],
  highest: number,
  { id: seasonId, organisationId }: SeasonRow,
  context: Context,
): Promise<void> => {
  const added = numbered(all, highest);
  const persons = added.flatMap(({ person, playerId, number }) => (person ? [{ ...person, id: playerId, number }] : []));
  const joining = added.filter(({ member }) => member === undefined);
  await requireRoom('players', organisationId, persons.length);
  await requireRoomInSeason('seasonMembers', seasonId, joining.length);
  const players = persons.map((person) => ({ ...person, organisationId, searchName: foldName(person.name), createdAt: context.now }));
  await inChunks(players, (chunk) => db().insertInto('players').values(chunk).execute());
  await giveNumbers(added.filter(({ person }) => person === null));
  const members = added.map((each) => ({ ...each, id: each.member?.id ?? context.newId() }));
  const rows = members.flatMap(({ member, id, playerId, day, class: ofMember }) =>
    member ? [] : [{ id, seasonId, playerId, activeFrom: day, class: ofMember, createdAt: context.now }],
  );
  await inChunks(rows, (chunk) => db().insertInto('seasonMembers').values(chunk).execute());
  const entries = members.flatMap(({ id, teamId, day }) =>
    teamId === null ? [] : [{ memberId: id, seasonTeamId: teamId, startsOn: day, kind: 'fixed' as const }],
  );
  await inChunks(entries, (chunk) => db().insertInto('rosterEntries').values(chunk).execute());
  await inChunks(vices, (chunk) => db().insertInto('seasonTeamCaptains').values(chunk).execute());
};
