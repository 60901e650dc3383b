import type { SeasonPlayer, SeasonPlayerGame } from '@oche/api/contract/seasonPlayer';
import {
  defaultIndividualRules,
  isIndividual,
  playerFigures,
  sharesOf,
  type PlayerFigures,
  type PlayerGame,
  type ThrownLeg,
} from '@oche/darts/league/individual';
import { countsInTable } from '@oche/darts/league/seasonMatch';
import { average } from '@oche/darts/x01/statistics';
import type { Handlers } from '../platform/context.ts';
import { notFound } from '../platform/refusal.ts';
import { loadBoard, seasonOfBoards } from './leaderboards.ts';
import { matches, matchOf } from './matchRows.ts';
import { loadPlayerRefs, scopeOf } from './memberRows.ts';
import { loadSeasonGames, loadThrown } from './playerGames.ts';
import { loadPlayerMatches } from './standingsRows.ts';
import { loadTeamRefs } from './teamRows.ts';

const outcomeOf = ({ game: { winner }, side }: PlayerGame): SeasonPlayerGame['outcome'] =>
  winner === null ? 'drawn' : winner === side ? 'won' : 'lost';

/** Newest first. Matches without a day come last. */
const byDay = (a: SeasonPlayerGame, b: SeasonPlayerGame): number => {
  const [dayA, dayB] = [a.match.day ?? '', b.match.day ?? ''];
  return dayA === dayB ? 0 : dayA < dayB ? 1 : -1;
};

const nothing: Omit<PlayerFigures, 'player' | 'points'> = {
  ...{ teams: [], played: 0, won: 0, drawn: 0, lost: 0, percent: 0, legsFor: 0, legsAgainst: 0, legDifference: 0 },
  ...{ average: null, averageGames: 0 },
};

/** The figures of a player over these games. */
const figuresOf = (own: readonly PlayerGame[], legs: readonly ThrownLeg[]): typeof nothing => {
  const [figures] = playerFigures(own, legs, defaultIndividualRules);
  if (!figures) return nothing;
  const { player: _player, points: _points, ...totals } = figures;
  return totals;
};

/** The season of a player. `@oche/darts/league` computes the figures from the stored games, as it does for individual standings. */
export const seasonPlayerHandlers = {
  getSeasonPlayer: async ({ seasonId, playerId }, context): Promise<SeasonPlayer> => {
    const season = await seasonOfBoards(seasonId, context);
    const scope = await scopeOf(season, context);
    const games = (await loadSeasonGames(await loadPlayerMatches(seasonId, playerId))).filter(
      (game) => isIndividual(game) && countsInTable(game.match),
    );
    const own = sharesOf(games).filter(({ player }) => player === playerId);
    const first = { limit: 1, offset: 0 };
    const boardOf = async (board: '180-171' | 'low-visits' | 'high-checkouts') =>
      (await loadBoard(season, { seasonId, playerId, board }, first, scope)).items[0];
    const [scores, highCheckout, shortLeg] = [await boardOf('180-171'), await boardOf('high-checkouts'), await boardOf('low-visits')];
    // A leg of a game that does not count for the figures may be on a leaderboard.
    const listed = [scores, highCheckout, shortLeg].flatMap((row) => row ?? []);
    if (own.length === 0 && listed.length === 0) throw notFound('The player');
    const legs = (await loadThrown(own.map(({ game }) => game))).filter(({ player }) => player === playerId);
    const { teams: teamsOfGames, ...totals } = figuresOf(own, legs);
    const thrown = new Map(legs.map(({ game, points, darts }) => [game.id, average(points, darts)]));

    const rows =
      own.length === 0
        ? []
        : await matches()
            .where('matches.id', 'in', [...new Set(own.map(({ match }) => match.id))])
            .execute();
    const matchesById = new Map(rows.map((row) => [row.id, matchOf(row)]));
    const players = await loadPlayerRefs(scope, [...new Set([playerId, ...own.flatMap(({ game }) => game.players.flat())])]);
    const refsOf = (ids: readonly string[]) => ids.flatMap((id) => players.get(id) ?? []);
    const teams = await loadTeamRefs([...new Set([...teamsOfGames, ...listed.flatMap((row) => row.teams.map(({ id }) => id))])]);
    return {
      ...totals,
      player: players.get(playerId)!,
      teams: [...teams.values()],
      ...{ scores: scores?.scores ?? null, highCheckout: highCheckout?.best ?? null, shortLeg: shortLeg?.best ?? null },
      games: own
        .map((share): SeasonPlayerGame => {
          const { game, side } = share;
          const { id, slug, matchday, cup, startsAt, home, away } = matchesById.get(share.match.id)!;
          return {
            ...{ id: game.id, match: { id, slug, matchday, cup, day: startsAt?.slice(0, 10) ?? null }, size: game.size },
            partners: refsOf(game.players[side].filter((player) => player !== playerId)),
            opponents: refsOf(game.players[side === 0 ? 1 : 0]),
            against: side === 0 ? away : home,
            legs: side === 0 ? [game.legs[0], game.legs[1]] : [game.legs[1], game.legs[0]],
            ...{ outcome: outcomeOf(share), average: thrown.get(game.id) ?? null, hasLog: game.kind === 'played' },
          };
        })
        .sort(byDay),
    };
  },
} satisfies Partial<Handlers>;
