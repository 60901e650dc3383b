import type { BySide } from '../match/structure.ts';
import { byId } from '../standings/order.ts';
import { countGames, defaultPoints, type StandingsGame, type Totals } from '../standings/totals.ts';
import { defaultIndividualRules, isIndividual, orders, playerFigures, sharesOf, type PlayerFigures, type ThrownLeg } from './individual.ts';
import { countsInTable, teamOf, toStandingsGame, type SeasonGame, type SeasonMatch } from './seasonMatch.ts';

/** The input of `teamStatistics`: the matches of a team, their games and the legs of these games. The order does not matter. */
export type TeamStatisticsInput = {
  team: string;
  matches: readonly SeasonMatch[];
  games: readonly SeasonGame[];
  legs: readonly ThrownLeg[];
};

/** Matches of a team. `setsFor` are its game points. */
export type MatchTotals = Pick<
  Totals,
  'played' | 'won' | 'drawn' | 'lost' | 'setsFor' | 'setsAgainst' | 'setDifference' | 'legsFor' | 'legsAgainst' | 'legDifference'
>;

/** Games of a player, or of a pair. */
export type GameTotals = Pick<PlayerFigures, 'played' | 'won' | 'drawn' | 'lost' | 'percent' | 'legsFor' | 'legsAgainst' | 'legDifference'>;

/** A player in the games of one team. `singles`: the part of the games that were singles. */
export type PlayerOfTeam = GameTotals &
  Pick<PlayerFigures, 'player' | 'average' | 'averageGames'> & { singles: Pick<GameTotals, 'played' | 'won'> };

/** The figures of a team: its matches at home, away and by opponent, its players and its pairs. */
export type TeamStatistics = {
  home: MatchTotals;
  away: MatchTotals;
  opponents: (MatchTotals & { team: string })[];
  players: PlayerOfTeam[];
  pairs: (GameTotals & { players: BySide<string> })[];
};

/**
 * The statistics of a team, from its decided matches. A walkover counts with its score. Annulled matches do not count.
 *
 * Players and pairs have the games of individual standings, of all sizes: no forfeits and no games that are not X01. Games that a player has
 * played for or against the team as a member of another team are not theirs here. Players and pairs with the most wins come first, opponents
 * in the order of their matches.
 */
export function teamStatistics({ team, matches, games, legs }: TeamStatisticsInput): TeamStatistics {
  const own = matches.filter((match) => countsInTable(match) && [match.home, match.away].includes(team));
  const opponentOf = (match: SeasonMatch) => teamOf(match, match.home === team ? 1 : 0);
  const totalsOf = (some: readonly SeasonMatch[]): MatchTotals =>
    countGames(
      [team],
      some.map((match) => fromViewOf(team, match)),
      defaultPoints,
      { onlySide: 0 },
    ).get(team) as Totals;
  const counted = games.filter((game) => isIndividual(game) && own.includes(game.match));
  const shares = sharesOf(counted).filter(({ match, side }) => teamOf(match, side) === team);
  const singles = Map.groupBy(
    shares.filter(({ game }) => game.size === 1),
    ({ player }) => player,
  );
  // A player who changed teams may have thrown darts against this one.
  const ownLegs = legs.filter(({ player, game }) => game.players[game.match.home === team ? 0 : 1].includes(player));
  return {
    home: totalsOf(own.filter(({ home }) => home === team)),
    away: totalsOf(own.filter(({ away }) => away === team)),
    opponents: [...Map.groupBy(own, opponentOf)].map(([opponent, some]) => ({ team: opponent, ...totalsOf(some) })),
    players: playerFigures(shares, ownLegs, defaultIndividualRules)
      .sort((a, b) => orders.points(a, b) || byId(a.player, b.player))
      .map((figures) => {
        const alone = singles.get(figures.player) ?? [];
        return { ...figures, singles: { played: alone.length, won: alone.filter(({ game, side }) => game.winner === side).length } };
      }),
    pairs: pairsOf(team, counted),
  };
}

/** A match with the team as its first side. */
function fromViewOf(team: string, match: SeasonMatch): StandingsGame {
  const game = toStandingsGame(match);
  if (match.home === team) return game;
  const { sides, sets, legs, winner } = game;
  const turn = <Value>([first, second]: readonly [Value, Value]): [Value, Value] => [second, first];
  return {
    ...game,
    sides: turn(sides),
    legs: turn(legs),
    ...(sets && { sets: turn(sets) }),
    winner: winner === null ? null : winner === 0 ? 1 : 0,
  };
}

/** The figures of each two players of a team who played together. A pair with a missing or a replaced player is left out. */
function pairsOf(team: string, games: readonly SeasonGame[]): TeamStatistics['pairs'] {
  const shares = sharesOf(games.filter(({ size }) => size === 2)).filter(
    ({ player, side, game, match }) => teamOf(match, side) === team && game.players[side].length === 2 && game.players[side][0] === player,
  );
  const pairOf = new Map<string, BySide<string>>();
  const named = shares.map((share) => {
    const players = share.game.players[share.side].toSorted() as [string, string];
    const key = players.join(' ');
    pairOf.set(key, players);
    return { ...share, player: key };
  });
  return playerFigures(named, [], defaultIndividualRules)
    .sort((a, b) => orders.points(a, b) || byId(a.player, b.player))
    .map((figures) => ({ ...figures, players: pairOf.get(figures.player) as BySide<string> }));
}
