import { estimate } from '@oche/darts/draw/estimate';
import { dependencies, linkGames } from '@oche/darts/draw/links';
import type { Format } from '@oche/darts/x01/format';
import type { QueuedGame } from '@oche/api/contract/tournament';
import type { Handlers } from '../context.ts';
import { loadSummaries } from '../games/summaries.ts';
import { db } from '../db/current.ts';
import { loadEventBoards } from '../places/present.ts';
import { busyPeople, eventGames, lastEnded, type EventGame } from './boards.ts';
import { managedTournament } from './present.ts';
import { loadWorld, refOf, stagesOf } from './world.ts';

/** Minutes of a game before anything is known of tonight's pace: about 3.5 a leg of 501, half of the legs beyond the fewest, and two to walk up. */
export const guessedMinutes = (format: Format): number => {
  const length = (target: Format['legs']) => ('firstTo' in target ? target.firstTo * 1.5 : target.bestOf * 0.75);
  return 2 + length(format.legs) * (format.sets ? length(format.sets) : 1) * 3.5 * (format.start / 501);
};

const minutesTaken = (games: readonly EventGame[]): number[] =>
  games.flatMap(({ startedAt, finishedAt, ending }) =>
    startedAt && finishedAt && ending === 'played' ? [(finishedAt.getTime() - startedAt.getTime()) / 60_000] : [],
  );

export const playListHandlers = {
  getPlayList: async ({ id }, { actor, now }) => {
    const tournament = await managedTournament(id, actor);
    const games = await eventGames(tournament.eventId);
    const boards = await loadEventBoards(tournament.eventId);
    const world = await loadWorld(tournament);
    const summaries = await loadSummaries((query) =>
      query
        .where('games.tournamentId', '=', id)
        .where('gameResults.phase', 'in', ['ready', 'waiting', 'called', 'playing'])
        .orderBy('games.readyAt')
        .orderBy('games.round')
        .orderBy('games.position')
        .orderBy('games.key'),
    );
    const { playing, marking } = busyPeople(games);
    const ended = lastEnded(games);
    const names = new Map(
      (await db().selectFrom('players').select(['id', 'name']).where('organisationId', '=', tournament.organisationId).execute()).map(
        (player) => [player.id, player.name],
      ),
    );
    const why = (people: readonly string[], known: boolean): Omit<QueuedGame, 'game'> => {
      if (!known) return { why: 'sides-unknown', who: null };
      const named = (person: string | undefined) => (person ? (names.get(person) ?? null) : null);
      const plays = people.find((person) => playing.has(person));
      if (plays) return { why: 'player-busy', who: named(plays) };
      const marks = people.find((person) => marking.has(person));
      if (marks) return { why: 'player-marking', who: named(marks) };
      const rests = people.find((person) => now.getTime() - (ended.get(person) ?? 0) < tournament.restMinutes * 60_000);
      return rests ? { why: 'resting', who: named(rests) } : { why: 'ready', who: null };
    };
    const peopleOf = new Map(games.map((game) => [game.id, game.people]));
    const own = games.filter((game) => game.tournamentId === id);
    const taken = minutesTaken(own);
    const guessed = world.games.length ? world.games.reduce((sum, game) => sum + guessedMinutes(game.format), 0) / world.games.length : 15;
    const gameMinutes = Math.max(1, taken.length >= 5 ? taken.reduce((sum, minutes) => sum + minutes, 0) / taken.length : guessed);
    const links = linkGames(stagesOf(world));
    const byRef = new Map(world.games.map((game) => [refOf(game), game]));
    const open = summaries.map((game) => {
      const row = world.games.find((candidate) => candidate.id === game.id)!;
      const after = dependencies(links, refOf(row)).flatMap((ref) => (byRef.has(ref) ? [byRef.get(ref)!.id] : []));
      const running =
        game.board && game.calledAt ? { running: { board: game.board.id, since: Date.parse(game.startedAt ?? game.calledAt) } } : {};
      return { id: game.id, people: peopleOf.get(game.id) ?? [], after, duration: gameMinutes * 60_000, ...running };
    });
    const plan = estimate({
      games: open,
      boards: boards.filter(({ board, reserved }) => !board.outOfOrder && !reserved).map(({ board }) => board.id),
      now: now.getTime(),
      rest: tournament.restMinutes * 60_000,
    });
    const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString());
    const finished = own.filter(({ phase }) => phase === 'finished').length;
    const onBoard = summaries.filter(({ phase }) => phase === 'called' || phase === 'playing').length;
    return {
      autoAssign: tournament.autoAssign,
      boards: boards.map(({ board, reserved, game }) => ({ board, reserved, game })),
      waiting: summaries
        .filter(({ phase }) => phase === 'ready' || phase === 'waiting')
        .map((game) => ({
          game: { ...game, expectedAt: iso(plan.starts.get(game.id)) },
          ...why(peopleOf.get(game.id) ?? [], game.phase === 'ready'),
        })),
      counts: { toGo: summaries.length, playing: onBoard, finished },
      gameMinutes: Math.round(gameMinutes * 10) / 10,
      expectedEnd: iso(plan.end),
    };
  },
} satisfies Partial<Handlers>;
