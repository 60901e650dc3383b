import type { Client } from '@oche/api/client';
import type { Tournament, Plan } from '@oche/api/contract/tournament';
import { ApiError } from '@oche/api/errors';
import { swissRounds } from '@oche/darts/draw/swiss';
import type { Format } from '@oche/darts/x01/format';

// The actions of an organiser before the first dart. They only use the API. The client generates every id, so that a call can be retried if its
// response is lost.

export type Organiser = { name: string; email: string; password: string };
export type Club = { token: string; organisationId: string; boards: { id: string; number: number }[]; locationId: string };
/** A player of the club by id, or a new player by name. */
type NewEntry = { playerId: string } | { name: string; nickname?: string; club?: string | null };

/** 501, double out. A bull-up decides which side throws first, so that tablets also enter its result. */
export const formatOf = (firstTo: number): Format => ({
  start: 501,
  in: 'straight',
  out: 'double',
  legs: { firstTo },
  starter: 'bull-up',
});

/**
 * A typical club tournament: groups of four, then a winners' and a losers' knockout with longer semi-finals and finals. `legs`: the number
 * of legs to win a game.
 */
export const eveningPlan = (legs: { groups: number; knockout: number; finals: number }): Plan => ({
  groups: {
    size: 4,
    method: 'random',
    clubsApart: true,
    format: { default: formatOf(legs.groups) },
    points: { win: 2, draw: 1, loss: 0 },
    tieBreakers: ['leg-difference', 'legs-won', 'head-to-head'],
  },
  winners: {
    format: { default: formatOf(legs.knockout), byRoundFromFinal: { '1': formatOf(legs.finals), '2': formatOf(legs.finals) } },
    thirdPlace: true,
  },
  losers: { format: { default: formatOf(legs.groups), byRoundFromFinal: { '1': formatOf(legs.knockout) } }, thirdPlace: false },
});

type Legs = Parameters<typeof eveningPlan>[0];
const rounds = (players: number) => Math.min(swissRounds(players), Math.floor(players / 2));

/** The plans that a rehearsal can play, by the name of the option `--format`. */
export const plans = {
  groups: (legs: Legs) => eveningPlan(legs),
  'groups-only': (legs: Legs) => ({ ...eveningPlan(legs), winners: null, losers: null }),
  knockout: (legs: Legs) => ({ ...eveningPlan(legs), groups: null, losers: null }),
  'first-loss': (legs: Legs) => ({ ...eveningPlan(legs), groups: null }),
  'double-elimination': (legs: Legs) => ({ groups: null, winners: doubleOf(legs), losers: null }),
  'groups-double': (legs: Legs) => ({ ...eveningPlan(legs), winners: doubleOf(legs), losers: null }),
  swiss: (legs: Legs, players: number) => ({ ...swissOf(legs, { rounds: rounds(players) }), winners: null }),
  'swiss-knockout': (legs: Legs, players: number) => swissOf(legs, { rounds: rounds(players), winners: Math.min(8, players) }),
  pairs: (legs: Legs) => ({ ...eveningPlan(legs), pairs: 'drawn' }),
} satisfies Record<string, (legs: Legs, players: number) => Plan>;
export type FormatName = keyof typeof plans;

const doubleOf = (legs: Legs): NonNullable<Plan['winners']> => ({
  ...eveningPlan(legs).winners!,
  thirdPlace: false,
  double: { reset: true },
});

const swissOf = (legs: Legs, swiss: { rounds: number; winners?: number }): Plan => {
  const { groups, ...others } = eveningPlan(legs);
  const { size: _size, ...settings } = groups!;
  return { ...others, losers: null, groups: { ...settings, swiss, tieBreakers: ['opponents-points', 'leg-difference', 'legs-won'] } };
};

/** Registers an account, or logs in if the account exists. Returns the token. */
export async function signUp(client: Client, { name, email, password }: Organiser): Promise<string> {
  try {
    return (await client.call('register', { name, email, password, langcode: 'nl' })).token;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'taken') throw error;
    return (await client.call('login', { email, password })).token;
  }
}

type ClubInput = { organisation: string; timeZone: string; location: string; address?: string; boards: number; newId: () => string };

/** Creates a club with a location and numbered boards. */
export async function openClub(client: Client, token: string, input: ClubInput): Promise<Club> {
  const { organisation, timeZone, location, address = '', boards, newId } = input;
  const { id: organisationId } = await client.call('createOrganisation', { id: newId(), name: organisation, timeZone }, { token });
  const place = await client.call('createLocation', { organisationId, id: newId(), name: location, address, boards }, { token });
  return { token, organisationId, boards: place.boards.map(({ id, number }) => ({ id, number })), locationId: place.id };
}

type EveningInput = {
  event: string;
  tournament: string;
  description?: string;
  /** in the club's time zone, as `2026-11-27T19:30` */
  startsAt: string;
  plan: Plan;
  entries: readonly NewEntry[];
  maxEntries?: number;
  test?: boolean;
  newId: () => string;
};

/** Creates an event with one tournament in registration. Its entries are not checked in. */
export async function openEvening(client: Client, { token, organisationId, locationId }: Club, input: EveningInput): Promise<Tournament> {
  const { event, tournament: name, description, startsAt, plan, entries, maxEntries, test = false, newId } = input;
  const { id: eventId } = await client.call('createEvent', { organisationId, id: newId(), name: event, startsAt, locationId }, { token });
  const settings = { ...(description ? { description } : {}), ...(maxEntries ? { maxEntries } : {}) };
  const tournament = await client.call(
    'createTournament',
    { organisationId, id: newId(), name, eventId, plan, test, ...settings },
    { token },
  );
  if (entries.length > 0) {
    const lines = entries.map((entry) => {
      if ('playerId' in entry) return { id: newId(), playerId: entry.playerId };
      const { name, nickname, club } = entry;
      return { id: newId(), name, ...(nickname ? { nickname } : {}), ...(club ? { club } : {}) };
    });
    await client.call('addEntries', { id: tournament.id, entries: lines }, { token });
  }
  return tournament;
}

/** Checks in all entries, draws pairs if the plan has them, makes the draw and starts the tournament. Returns the number of games. */
export async function drawAndStart(client: Client, token: string, id: string, drawNumber: number, { pairs }: Pick<Plan, 'pairs'> = {}) {
  await client.call('setTournamentStatus', { id, status: 'check-in' }, { token });
  await client.call('checkInAll', { id, checkedIn: true }, { token });
  if (pairs === 'drawn') await client.call('drawPairs', { id, drawNumber }, { token });
  const { games } = await client.call('drawTournament', { id, drawNumber }, { token });
  await client.call('setTournamentStatus', { id, status: 'running' }, { token });
  return games;
}

/**
 * Pairs a tablet with a board and returns the token of the tablet. As in a club, the tablet gets a code, the organiser enters it, and the tablet
 * fetches its token. If a code was entered too often, a new one is used.
 */
export async function pairTablet(client: Client, token: string, boardId: string): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const { code, secret } = await client.call('createPairingCode', {});
    try {
      await client.call('pairBoard', { id: boardId, code }, { token });
    } catch (error) {
      if (attempt < 3 && error instanceof ApiError && error.code === 'too-many-requests') continue;
      throw error;
    }
    const pairing = await client.call('getPairingCode', { code, secret });
    if (!pairing.token) throw new Error(`The tablet of board ${boardId} was paired, but the state of its code is "${pairing.state}".`);
    return pairing.token;
  }
}

/**
 * Draws lots for all ties that the tie-breakers of complete groups leave. `lots`: the number of drawn lots. `settled`: whether all groups are
 * complete and have no ties.
 */
export async function settleTies(
  client: Client,
  token: string,
  { id, slug }: { id: string; slug: string },
): Promise<{ lots: number; settled: boolean }> {
  let lots = 0;
  const groups = await client.call('listGroups', { tournament: slug }, { token });
  for (const group of groups) {
    for (let tie = 0; tie < group.unresolved.length; tie += 1) {
      try {
        await client.call('decideGroup', { id, group: String(group.number), how: 'lot', reason: 'Lot drawn by the organiser' }, { token });
        lots += 1;
      } catch (error) {
        // An earlier call drew the lot, but its response was lost.
        if (!(error instanceof ApiError) || error.code !== 'nothing-to-decide') throw error;
      }
    }
  }
  return { lots, settled: groups.every(({ complete, unresolved }) => complete && unresolved.length === 0) };
}
