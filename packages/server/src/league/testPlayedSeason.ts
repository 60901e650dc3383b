import { randomUUID } from 'node:crypto';
import { addDays } from '@oche/darts/days';
import type { SheetFact } from '@oche/darts/league/facts';
import type { SeasonGame, SeasonLeg, SeasonMatch } from '@oche/darts/league/seasonMatch';
import { bothSides, type GameSize, type Side } from '@oche/darts/match/structure';
import type { TestServer } from '../testServer.ts';
import { writeBoardEntries } from './boardEntries.ts';
import { writePlayerGames } from './playerGames.ts';
import { openLeague, type Client, startSeason } from './testLeague.ts';

type Options = {
  teams?: number;
  playersPerTeam?: number;
  rounds?: number;
  gamesPerMatch?: number;
  /** share of the legs in which a player may have 180s or 171s; 1 */
  highScores?: number;
};

/** A season with random games, legs and facts, in memory and in the database. */
export const playRandomSeason = async (
  world: TestServer,
  boss: Client,
  random: () => number,
  { teams: teamCount = 6, playersPerTeam = 4, rounds = 3, gamesPerMatch = 8, highScores = 1 }: Options = {},
) => {
  const { database } = world;
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)]!;
  const chance = (of: number) => random() < of;

  const { id: organisationId, seasonId, addTeam, addLocation, addGroup } = await openLeague(boss);
  const { id: locationId } = await addLocation('Hall');
  const squads = [];
  for (let team = 0; team < teamCount; team++) {
    const { id } = await addTeam({ locationId });
    squads.push({ id, players: Array.from({ length: playersPerTeam }, () => randomUUID()) });
  }
  const half = Math.ceil(teamCount / 2);
  const groups = [];
  for (const [at, own] of [squads.slice(0, half), squads.slice(half)].entries()) {
    const { id } = await addGroup({ name: `Division ${at + 1}`, level: at + 1, teams: own.map((squad) => ({ teamId: squad.id })) });
    groups.push({ id, squads: own });
  }
  // A player who changes teams has games for both, but none against one of them.
  squads[1]!.players[0] = squads[0]!.players[0]!;
  await startSeason(world, seasonId);

  const matches: SeasonMatch[] = [];
  const games: SeasonGame[] = [];
  const legs: SeasonLeg[] = [];
  const facts: SheetFact[] = [];

  const playLeg = (game: SeasonGame, number: number) => {
    const winner = pick([0, 1] as const);
    const how = chance(0.8) ? ('checkout' as const) : pick(['tiebreak', null] as const);
    const finisher = how === 'checkout' ? pick(game.players[winner]) : null;
    for (const side of bothSides) {
      for (const player of game.players[side]) {
        const mayScore = chance(highScores);
        const scores171 = mayScore ? upTo(2) : 0;
        const strict171 = upTo(scores171);
        const visits = 3 + upTo(7);
        legs.push({
          ...{ game, match: game.match, leg: number, side, player, visits, darts: visits * 3 - upTo(2), points: 100 + upTo(401) },
          ...{ scores180: mayScore && chance(0.2) ? 1 + upTo(1) : 0, scores171, strict171, unknown171: upTo(scores171 - strict171) },
          ...{ won: how !== null && side === winner, how, checkout: finisher === player ? pick([2, 40, 99, 100, 121, 121, 170]) : null },
        });
      }
    }
  };

  const playGame = (match: SeasonMatch, squadOf: (side: Side) => readonly string[]) => {
    const size: GameSize = pick([1, 1, 1, 2, 'team']);
    const playersOf = (side: Side) =>
      squadOf(side)
        .slice(0, size === 'team' ? 3 : size)
        .filter(() => chance(0.95));
    const kind = pick(['played', 'played', 'played', 'result', 'walkover', 'not-played'] as const);
    const legsWon = [upTo(3), upTo(3)] as const;
    const game: SeasonGame = {
      ...{ id: randomUUID(), match, size, start: chance(0.9) ? pick([501, 501, 701]) : null, kind },
      ...{ players: [playersOf(0), playersOf(1)], legs: legsWon },
      winner: legsWon[0] === legsWon[1] ? null : legsWon[0] > legsWon[1] ? 0 : 1,
    };
    games.push(game);
    if (kind !== 'result' && game.players.every(({ length }) => length > 0))
      for (let leg = 1; leg <= 1 + upTo(3); leg++) playLeg(game, leg);
    return game;
  };

  const addFact = (match: SeasonMatch, game: SeasonGame | null, squadOf: (side: Side) => readonly string[]) => {
    const side = pick([0, 1] as const);
    const players = game ? game.players[side] : squadOf(side);
    if (players.length === 0) return;
    const kind = pick(['180', '171', 'checkout', 'short-leg', 'short-leg-visits'] as const);
    const value = {
      '180': 1 + upTo(2),
      '171': 1,
      checkout: pick([60, 100, 121, 170]),
      'short-leg': 9 + upTo(12),
      'short-leg-visits': 3 + upTo(4),
    };
    facts.push({ id: randomUUID(), match, game, side, player: pick(players), kind, value: value[kind] });
  };

  for (const { id: group, squads: own } of groups) {
    for (let round = 1; round <= rounds; round++) {
      for (const [at, home] of own.entries()) {
        const away = own[(at + 1) % own.length]!;
        if (home === away) continue;
        const status = pick(['confirmed', 'confirmed', 'confirmed', 'disputed', 'walkover', 'to-confirm', 'playing'] as const);
        const match: SeasonMatch = {
          ...{ id: randomUUID(), group, home: home.id, away: away.id, matchday: round, status, points: [0, 0], legs: [0, 0] },
          day: chance(0.95) ? addDays('2026-11-20', 7 * round + upTo(1)) : null,
          ...{ leader: null, isFinal: status === 'confirmed' || (status === 'disputed' && chance(0.5)), isAnnulled: chance(0.1) },
        };
        matches.push(match);
        const shared = (player: string) => [home, away].every(({ players }) => players.some((own) => own === player));
        const squadOf = (side: Side) =>
          (side === 0 ? home : away).players.filter((player) => !shared(player)).toSorted(() => random() - 0.5);
        const played = Array.from({ length: gamesPerMatch }, () => playGame(match, squadOf));
        for (let fact = 0; fact < 3; fact++) addFact(match, chance(0.5) ? pick(played) : null, squadOf);
      }
    }
  }

  const people = [...new Set(squads.flatMap(({ players }) => players))];
  await database.db
    .insertInto('players')
    .values(
      people.map((id, at) => ({
        ...{ id, organisationId, name: `Player ${at + 1}`, searchName: `player ${at + 1}` },
        createdAt: new Date('2026-11-01T00:00:00Z'),
      })),
    )
    .execute();
  await storePlayedMatches(world, { organisationId, seasonId, locationId }, { matches, games, legs, facts });
  return { organisationId, seasonId, groups: groups.map(({ id }) => id), squads, matches, games, legs, facts };
};

type PlayedMatches = {
  matches: readonly SeasonMatch[];
  games: readonly SeasonGame[];
  legs: readonly SeasonLeg[];
  facts?: readonly SheetFact[];
};
type Place = { organisationId: string; seasonId: string; locationId: string };

/** Stores matches with their results, games, legs and facts, as the server does after a match. */
export const storePlayedMatches = async (
  { server, database }: TestServer,
  { organisationId, seasonId, locationId }: Place,
  { matches, games, legs, facts = [] }: PlayedMatches,
): Promise<void> => {
  const { db } = database;
  const createdAt = new Date('2026-11-01T00:00:00Z');
  const inBatches = async <Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>) => {
    for (let first = 0; first < rows.length; first += 2000) await insert(rows.slice(first, first + 2000));
  };
  await db
    .insertInto('matches')
    .values(
      matches.map(({ id, group: groupId, home: homeId, away: awayId, matchday, day, status: state, isAnnulled: annulled }) => ({
        ...{ id, seasonId, groupId, key: id, slug: id, matchday, homeId, awayId, locationId, state, annulled, createdAt },
        ...{ startsAt: day && `${day}T20:00`, locked: false, movedFrom: '[]' },
      })),
    )
    .execute();
  await db
    .insertInto('matchResults')
    .values(
      matches.map(({ id: matchId, isFinal, leader, points, legs: score }) => ({
        ...{
          matchId,
          points: JSON.stringify(points),
          legs: JSON.stringify(score),
          leader,
          isFinal,
          isCorrected: false,
          length: 1,
          foldVersion: 1,
        },
      })),
    )
    .execute();
  await db
    .insertInto('gameParents')
    .values(matches.map(({ id }) => ({ id, organisationId, kind: 'match' })))
    .execute();
  const format = JSON.stringify({ start: 501, in: 'straight', out: 'double', legs: { firstTo: 2 }, starter: 'first' });
  await inBatches(games, (batch) =>
    db
      .insertInto('games')
      .values(
        batch.map(({ id, match }, at) => ({
          id,
          organisationId,
          parentId: match.id,
          key: `m${at + 1}`,
          round: 1,
          position: at,
          format,
          createdAt,
        })),
      )
      .execute(),
  );
  await server.asSystem(async () => {
    for (const match of matches)
      await writePlayerGames(
        match,
        games.filter((game) => game.match === match),
      );
  });
  await inBatches(legs, (batch) =>
    db
      .insertInto('legPlayers')
      .values(batch.map(({ game, match: _, ...leg }) => ({ gameId: game.id, ...leg })))
      .execute(),
  );
  if (facts.length > 0)
    await db
      .insertInto('sheetFacts')
      .values(
        facts.map(({ id: eventId, match, game, player, ...fact }) => ({
          eventId,
          matchId: match.id,
          gameId: game?.id ?? null,
          playerId: player,
          ...fact,
        })),
      )
      .execute();
  await server.asSystem(() => writeBoardEntries(matches.map(({ id }) => id)));
};
