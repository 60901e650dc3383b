import { randomUUID } from 'node:crypto';
import type { GameSummary } from '@oche/api/contract/game';
import type { MatchEventInput } from '@oche/api/contract/match';
import { playGame as playBots } from '@oche/darts/bots/playGame';
import { nextStep } from '@oche/darts/match/callOrder';
import { eligible, pickLineup } from '@oche/darts/match/pickLineup';
import { legsToWin } from '@oche/darts/x01/target';
import type { MatchEventKind, MatchPayloads } from '@oche/darts/match/event';
import { foldMatch } from '@oche/darts/match/fold';
import { lineupParts } from '@oche/darts/match/lineup';
import { matchEventVersion } from '@oche/darts/match/event';
import { seen } from '@oche/darts/match/sheet';
import type { MatchState } from '@oche/darts/match/state';
import type { MatchStructure, Side } from '@oche/darts/match/structure';
import { defaultSeasonRules, type SeasonRules } from '@oche/api/contract/season';
import { record as recordInGame, register, resultEvent, type TestServer } from '../../testServer.ts';
import { claimTeam, openLeague, type Client } from '../testLeague.ts';

/** An event of a match as a device sends it. */
export const matchEvent = <K extends MatchEventKind>(kind: K, payload: MatchPayloads[K] & { reason?: string }): MatchEventInput =>
  ({ id: randomUUID(), v: matchEventVersion, kind, payload, deviceTime: '2026-11-27T19:00:00.000Z' }) as MatchEventInput;

/** A running season with a match of two teams of eight players today, and their captains. */
export const openMatch = async (world: TestServer, boss: Client, structure: MatchStructure, rules: Partial<SeasonRules> = {}) => {
  const { id: organisationId, seasonId, addTeam, addLocation, addGroup } = await openLeague(boss);
  await boss.call('updateSeason', { id: seasonId, rules: { ...defaultSeasonRules, waitDays: 0, ...rules } });
  const location = await addLocation('Hall', 2);
  const sides = await Promise.all(
    ['Home', 'Away'].map(async (name) => {
      const { client } = await register(world, `Captain ${name}`);
      const { email } = (await client.call('getUser', {}))!;
      const { id } = await addTeam({ name, locationId: location.id, captains: [{ name: `Captain ${name}`, email }] });
      await claimTeam(boss, client, id);
      const players: string[] = [];
      for (let number = 1; number <= 8; number++) {
        const person = { name: `${name} ${number}` };
        const member = await boss.call('createMember', { seasonId, person, teamId: id, activeFrom: '2026-09-07' });
        players.push(member.playerId);
      }
      return { id, captain: client, players };
    }),
  );
  const [home, away] = sides as [(typeof sides)[number], (typeof sides)[number]];
  const group = await addGroup({ structure, teams: [{ teamId: home.id }, { teamId: away.id }] });
  const id = randomUUID();
  await world.database.db
    .insertInto('matches')
    .values({
      ...{ id, seasonId, groupId: group.id, key: '1', slug: `home-away-${id}`, matchday: 1, homeId: home.id, awayId: away.id },
      ...{ locationId: location.id, startsAt: '2026-11-27T20:00', state: 'planned', locked: false, movedFrom: '[]', annulled: false },
      createdAt: new Date('2026-11-01T00:00:00Z'),
    })
    .execute();
  await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });

  const boards = location.boards.map((board) => board.id);
  const sheet = (client: Client = world.as()) => client.call('getMatch', { id });
  const state = async (): Promise<MatchState> => {
    const { events, folded, structure: played, walkover } = await sheet();
    return foldMatch(played, events, folded, walkover ?? undefined);
  };
  const record = async (client: Client, ...events: MatchEventInput[]) => {
    const { length } = await sheet();
    return client.call('recordMatchEvents', { id, after: length, events });
  };
  const captains = [home.captain, away.captain] as const;
  /** Hands in the lineup of a part: the players in order, as often as its slots need. */
  const handIn = (part: string, side: Side, players: readonly (string | null)[]) =>
    captains[side].call('putLineup', { id, part, eventId: randomUUID(), side, players: [...players] });
  const slotsOf = (part: string): number => lineupParts(structure).find((each) => each.id === part)!.slots.length;
  const confirm = async (side: Side) => record(captains[side], matchEvent('confirm', { side, how: 'user', saw: seen(await state()) }));
  return { organisationId, seasonId, group, location, boards, id, home, away, captains, sheet, state, record, handIn, slotsOf, confirm };
};
export type TestedMatch = Awaited<ReturnType<typeof openMatch>>;

const limits = { day: '2026-11-27', mostAsSubstitute: 3 };

/** Plays a called game with bots, visit by visit; a game that is not X01 only gets a result. */
const playGame = async (match: TestedMatch, { id, format }: GameSummary, isResultOnly: boolean, random: () => number) => {
  const scorer = match.home.captain;
  if (isResultOnly) return recordInGame(scorer, id, resultEvent(random() < 0.5 ? [legsToWin(format), 1] : [0, legsToWin(format)]));
  const { sides } = await match.sheet().then(({ games }) => games.find((game) => game.id === id)!);
  const refs = sides.map((side) => ({ id: side.id!, players: side.players.map((player) => player.id) }));
  const [, ...events] = playBots({ format, sides: refs, sigmas: [8, 8], random, newId: () => randomUUID() });
  return recordInGame(scorer, id, ...events.map(({ seq: _, ...event }) => ({ ...event, deviceTime: limits.day })));
};

/** Plays a match to its end, or its first games: captains hand in lineups as they are due, and bots play every game. */
export const playMatch = async (match: TestedMatch, boards: number, random: () => number, most = Infinity): Promise<MatchState> => {
  const ids = match.boards.slice(0, boards);
  if ((await match.state()).boards?.join() !== ids.join()) await match.record(match.home.captain, matchEvent('boards', { ids }));
  for (let played = 0; ;) {
    const state = await match.state();
    if (played >= most) return state;
    const squadOf = (side: Side) => (side === 0 ? match.home : match.away).players.map(eligible);
    const next = nextStep(state);
    if (next.kind === 'lineup')
      for (const side of next.missing) await match.handIn(next.part, side, pickLineup(state, side, next.part, squadOf(side), limits));
    else if (next.kind === 'toss') await match.record(match.home.captain, matchEvent('toss', { side: 1 }));
    else if (next.kind === 'game') {
      for (const side of next.missing) {
        const players = pickLineup(state, side, next.game, squadOf(side), limits);
        await match.record(match.captains[side], matchEvent('slot', { game: next.game, side, players }));
      }
      const { games } = await match.sheet();
      const game = games.find(({ key }) => key === next.game)!;
      await playGame(match, game, state.games.find(({ key }) => key === next.game)!.other !== null, random);
      played += 1;
    } else return state;
  }
};
