import type { QueuedGame } from '@oche/api/contract/tournament';
import type { Handlers } from '../platform/context.ts';
import { loadSummaries } from '../games/summaries.ts';
import { db } from '../platform/db/current.ts';
import { loadEventBoards } from '../places/present.ts';
import { busyPeople, eveningGames, lastEnded } from '../games/boards.ts';
import { seenByManager } from './present.ts';
import { scheduleOf } from './schedule.ts';
import { follow, loadWorld } from './world.ts';

/** Compares turns; also two of `Infinity`, of games that can never be played, which keep their order. */
const compareTurns = (a: number, b: number): number => (a === b ? 0 : a - b);

export const playListHandlers = {
  getPlayList: async ({ id }, { actor, now, forecast }) => {
    const tournament = await seenByManager(id, actor);
    const games = await eveningGames({ eventId: tournament.eventId });
    const boards = await loadEventBoards(tournament.eventId, forecast);
    const summaries = await loadSummaries((query) =>
      query
        .where('games.parentId', '=', id)
        .where('gameResults.phase', 'in', ['ready', 'waiting', 'called', 'playing'])
        .orderBy('games.round')
        .orderBy('games.position')
        .orderBy('games.groupNo')
        .orderBy('games.key'),
    );
    const { playing, marking } = busyPeople(games);
    const ended = lastEnded(games);
    const people = [...new Set(games.flatMap((game) => game.people))];
    const names = new Map(
      people.length === 0
        ? []
        : (await db().selectFrom('players').select(['id', 'name']).where('id', 'in', people).execute()).map(({ id, name }) => [id, name]),
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
    const schedule = await scheduleOf(id, forecast);
    const { blocked, tables } = follow(await loadWorld(tournament));
    // counted whatever the tournament's status: what was played before it was cancelled stays
    const { finished } = await db()
      .selectFrom('games')
      .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
      .select((eb) => eb.fn.countAll<number>().as('finished'))
      .where('games.parentId', '=', id)
      .where('gameResults.phase', '=', 'finished')
      .executeTakeFirstOrThrow();
    const onBoard = summaries.filter(({ phase }) => phase === 'called' || phase === 'playing').length;
    return {
      autoAssign: tournament.autoAssign,
      boards: boards.map(({ next: _next, ...place }) => place),
      waiting: summaries
        .filter(({ phase }) => phase === 'ready' || phase === 'waiting')
        // in the order of the calls: the first game of the list is called first
        .sort((a, b) => compareTurns(schedule.turnOf(a.id), schedule.turnOf(b.id)))
        .map((game) => ({
          game: { ...game, expectedAt: schedule.startOf(game.id) },
          ...why(peopleOf.get(game.id) ?? [], game.phase === 'ready'),
        })),
      undecidedGroups: blocked.map((ref) => tables.get(ref)!.group),
      counts: { toGo: summaries.length, playing: onBoard, finished },
      gameMinutes: schedule.gameMinutes,
      expectedEnd: schedule.end,
    };
  },
} satisfies Partial<Handlers>;
