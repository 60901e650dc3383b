import type { QueuedGame } from '@oche/api/contract/tournament';
import type { Handlers } from '../platform/context.ts';
import { sql } from 'kysely';
import { publicName } from '../games/publicName.ts';
import { loadSummaries } from '../games/summaries.ts';
import { minorAgeOf } from '../league/minorAge.ts';
import { db } from '../platform/db/current.ts';
import { loadEventBoards } from '../places/present.ts';
import { busyPeople, eveningGames, lastEnded } from '../games/evening.ts';
import { loadForManager } from './present.ts';
import { compareTurns, scheduleOf } from './schedule.ts';
import { loadWorld, stateOf } from './world.ts';

export const playListHandlers = {
  getPlayList: async ({ id }, { actor, now, forecast }) => {
    const tournament = await loadForManager(id, actor);
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
    const { playing, marking } = await busyPeople({ eventId: tournament.eventId }, games);
    const ended = lastEnded(games);
    const people = [...new Set(games.flatMap((game) => game.people))];
    const names = new Map(
      people.length === 0
        ? []
        : (
            await db()
              .selectFrom('players')
              .select(['id', 'name', 'bornOn', 'hasConsent'])
              .select(minorAgeOf(sql`players.organisation_id`).as('minorAge'))
              .where('id', 'in', people)
              .execute()
          )
            // The names of the games on the boards, among which the page looks for this one.
            .map(({ id, minorAge, ...player }) => [id, publicName(player, minorAge)]),
    );
    const reasonToWait = (people: readonly string[], areSidesKnown: boolean, isHeld: boolean): Pick<QueuedGame, 'why' | 'who'> => {
      if (isHeld) return { why: 'held', who: null };
      if (!areSidesKnown) return { why: 'sides-unknown', who: null };
      const nameOf = (person: string) => names.get(person) ?? null;
      const player = people.find((person) => playing.has(person));
      if (player) return { why: 'player-busy', who: nameOf(player) };
      const marker = people.find((person) => marking.has(person));
      if (marker) return { why: 'player-marking', who: nameOf(marker) };
      const resting = people.find((person) => now.getTime() - (ended.get(person) ?? 0) < tournament.restMinutes * 60_000);
      return resting ? { why: 'resting', who: nameOf(resting) } : { why: 'ready', who: null };
    };
    const gameOf = new Map(games.map((game) => [game.id, game]));
    const placed = new Map<string | null, QueuedGame['onlyBoard']>(boards.map(({ board: { id, number } }) => [id, { id, number }]));
    const schedule = await scheduleOf(id, forecast);
    const { blocked, tables } = stateOf(await loadWorld(tournament));
    // The count does not depend on the status, so that it includes games that were played before a cancellation.
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
        // in calling order
        .sort((a, b) => compareTurns(schedule.turnOf(a.id), schedule.turnOf(b.id)))
        .map((game) => ({
          game: { ...game, expectedAt: schedule.startOf(game.id) },
          ...reasonToWait(gameOf.get(game.id)?.people ?? [], game.phase === 'ready', gameOf.get(game.id)?.held ?? false),
          onlyBoard: placed.get(gameOf.get(game.id)?.onlyBoardId ?? null) ?? null,
          placed: (gameOf.get(game.id)?.priority ?? 0) !== 0,
        })),
      undecidedGroups: blocked.map((ref) => tables.get(ref)!.group),
      counts: { toGo: summaries.length, playing: onBoard, finished },
      gameMinutes: schedule.gameMinutes,
      expectedEnd: schedule.end?.expected ?? null,
      endRange: schedule.end && { early: schedule.end.early, late: schedule.end.late },
    };
  },
} satisfies Partial<Handlers>;
