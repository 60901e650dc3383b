import { recentGames, type MyGame, type MyStatistics, type MyTournament } from '@oche/api/contract/mine';
import type { GameLog } from '@oche/api/contract/game';
import { TournamentSummary, type Player } from '@oche/api/contract/tournament';
import { foldGame } from '@oche/darts/x01/game';
import { average, combineStatistics, gameStatistics } from '@oche/darts/x01/statistics';
import { buildTournament, type TournamentWorld } from './tournament.ts';
import type { World } from './world.ts';

/** The player of the logged-in user: the strongest one who is playing now, otherwise the strongest of all. */
export const meOf = ({ games, players }: Pick<World, 'games' | 'players'>): Player | undefined => {
  const playing = new Set(games.filter(({ phase }) => phase === 'playing').flatMap(({ sides }) => sides.map(({ playerId }) => playerId)));
  return players.find(({ id }) => playing.has(id)) ?? players[0];
};

/** Earlier evenings of the logged-in user, `days` ago. */
const earlierEvenings: readonly { seed: number; days: number; name: string }[] = [
  { seed: 51, days: 7, name: 'Krijtdorp Friday Open 11' },
  { seed: 52, days: 14, name: 'Krijtdorp Friday Open 10' },
  { seed: 53, days: 35, name: 'Sisal Masters' },
  { seed: 54, days: 49, name: 'Krijtdorp Friday Open 9' },
];
const day = 86_400_000;
const daysEarlier = (days: number) => (instant: string | null) =>
  instant === null ? null : new Date(Date.parse(instant) - days * day).toISOString();

const worldsOf = (world: World): { world: TournamentWorld; days: number }[] => {
  const players = Math.min(16, world.players.length);
  const evenings = players < 8 ? [] : earlierEvenings;
  return [
    { world, days: 0 },
    ...evenings.map(({ seed, days, name }) => ({
      days,
      world: buildTournament({ seed, name, players, stage: 'finished', names: world.players }),
    })),
  ];
};

type OwnGame = MyGame & { log: GameLog };

/** All games of the logged-in user, finished and open, the newest evening first. Empty in a world without players. */
const ownGames = (world: World): OwnGame[] => {
  const me = meOf(world);
  if (!me || world.games.length === 0) return [];
  return worldsOf(world).flatMap(({ world: { games, logs }, days }) =>
    games.flatMap((game): OwnGame[] => {
      const side = game.sides.findIndex(({ playerId }) => playerId === me.id);
      if (side < 0 || !['playing', 'called', 'ready', 'waiting', 'finished'].includes(game.phase)) return [];
      const log = logs.find((each) => each.game.id === game.id)!;
      const { points = 0, darts = 0 } = log.events.length ? (gameStatistics(foldGame(log.events)).sides[side] ?? {}) : {};
      const shift = daysEarlier(days);
      const shifted = { ...game, calledAt: shift(game.calledAt), startedAt: shift(game.startedAt), finishedAt: shift(game.finishedAt) };
      return [{ game: shifted, side, average: average(points, darts), mayOpen: true, log }];
    }),
  );
};

export const myGamesOf = (world: World): MyGame[] => ownGames(world).map(({ log: _log, ...rest }) => rest);

/** The log of one of the user's games, including earlier evenings, to which the best leg links. */
export const myLogOf = (world: World, id: string): GameLog | undefined => ownGames(world).find(({ game }) => game.id === id)?.log;

export const myStatisticsOf = (world: World): MyStatistics => {
  const finishedGames = ownGames(world).filter(({ game }) => game.phase === 'finished');
  const states = finishedGames.map(({ log, side }) => ({ state: foldGame(log.events), side }));
  const all = combineStatistics(states.flatMap(({ state, side }) => gameStatistics(state).sides[side] ?? []));
  const legs = finishedGames.flatMap(({ game, side }, i) =>
    (states[i]?.state.legs ?? []).flatMap((leg) => {
      const darts = leg.visits.filter((visit) => visit.side === side).reduce((sum, visit) => sum + visit.darts, 0);
      return leg.winner === side && leg.won === 'checkout' ? [{ gameId: game.id, leg: leg.number, darts }] : [];
    }),
  );
  return {
    ...{ games: finishedGames.length, won: finishedGames.filter(({ game, side }) => game.winner === side).length },
    ...{ legsWon: all.legsWon, legsPlayed: all.legsPlayed, resultLegs: all.resultLegsPlayed, darts: all.darts, visits: all.visits },
    ...{ average: all.average, first9: all.first9, buckets: all.buckets, oneSevenOnes: all.any171, finishes: all.finishes },
    checkoutRate: all.doubles ? { hits: all.doubleCheckouts, darts: all.doubles, games: finishedGames.length } : null,
    wonIn: all.wonIn,
    bestLeg: legs.toSorted((a, b) => a.darts - b.darts)[0] ?? null,
    recent: finishedGames
      .toReversed()
      .flatMap(({ game, side, average: figure }) =>
        figure === null || game.finishedAt === null
          ? []
          : [
              {
                ...{ gameId: game.id, finishedAt: game.finishedAt, opponent: game.sides[1 - side]?.name ?? '' },
                ...{ won: game.winner === null ? null : game.winner === side, average: figure },
              },
            ],
      )
      .toSorted((a, b) => a.finishedAt.localeCompare(b.finishedAt))
      .slice(-recentGames),
  };
};

export const myTournamentsOf = (world: World): MyTournament[] => {
  const me = meOf(world);
  const finishedGames = myGamesOf(world).filter(({ game }) => game.phase === 'finished');
  if (!me) return [];
  const coming = world.tournaments
    .filter(({ status }) => status === 'registration' || status === 'check-in')
    .filter(({ id }) => id !== world.tournament.id)
    .map((tournament, i): MyTournament => ({
      ...{ tournament, entry: { id: tournament.id, waiting: i === 1, withdrawn: false } },
      ...{ place: null, games: 0, won: 0, mayOpen: true },
    }));
  const played = worldsOf(world).flatMap(({ world: { tournament, entries, results }, days }): MyTournament[] => {
    const entry = entries.find(({ players }) => players.some(({ id }) => id === me.id));
    if (!entry) return [];
    const place = tournament.status === 'finished' ? results.places.find((each) => each.entry.id === entry.id) : undefined;
    const games = finishedGames.filter(({ game }) => game.parent?.id === tournament.id);
    const startsAt = new Date(Date.parse(`${tournament.startsAt}Z`) - days * day).toISOString().slice(0, 16);
    return [
      {
        tournament: { ...TournamentSummary.parse(tournament), startsAt },
        entry: { id: entry.id, waiting: false, withdrawn: entry.withdrawn },
        place: place ? { from: place.from, to: place.to, role: place.role } : null,
        ...{ games: games.length, won: games.filter(({ game, side }) => game.winner === side).length, mayOpen: true },
      },
    ];
  });
  const [first, ...others] = played;
  return first?.tournament.status === 'running' ? [first, ...coming, ...others] : [...coming, ...played];
};
