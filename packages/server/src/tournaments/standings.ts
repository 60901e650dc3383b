import type { Group, PlayerStatistics, StandingsRow } from '@oche/api/contract/tournament';
import type { GameSummary } from '@oche/api/contract/game';
import { qualifyingRanks, roundsOf } from '@oche/api/tournamentPlan';
import { average } from '@oche/darts/x01/statistics';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal, invalid, notFound } from '../platform/refusal.ts';
import { createRandom, shuffle } from '@oche/darts/draw/random';
import { advance } from './advance.ts';
import { entryOf, managedTournament } from './present.ts';
import { readTournament, type Reading } from './reading.ts';
import { scheduleOf, withExpectation } from './schedule.ts';
import { loadWorld, stateOf, type World } from './world.ts';
import { placesOf } from './places.ts';
import type { GroupTable } from '@oche/darts/standings/tournament';

const phases = {
  all: ['waiting', 'ready', 'called', 'playing', 'finished'],
  open: ['waiting', 'ready', 'called', 'playing'],
  playing: ['called', 'playing'],
  finished: ['finished'],
} as const;

/** The knockout to which a place in a group of this size leads, or null. */
const goesTo = (world: World, size: number, position: number): StandingsRow['goesTo'] => {
  const { winners, losers } = qualifyingRanks(world.tournament.plan, size);
  return winners.includes(position) ? 'winners' : losers.includes(position) ? 'losers' : null;
};

const swissOf = (world: World): Group['swiss'] => {
  const stage = world.stages.find(({ kind }) => kind === 'swiss');
  return stage ? { round: stage.rounds, rounds: world.tournament.plan.groups?.swiss?.rounds ?? stage.rounds } : null;
};

const groupView = (world: World, table: GroupTable, games: GameSummary[]): Group => {
  const decision = world.decisions.findLast(({ groupNo }) => groupNo === table.group);
  return {
    number: table.group,
    complete: table.complete,
    swiss: swissOf(world),
    unresolved: table.complete ? table.unresolved : [],
    decision: decision ? { how: decision.how, reason: decision.reason } : null,
    rows: table.rows.map((row, index) => ({
      entry: entryOf(world.entries.find(({ id }) => id === row.entry)!),
      position: row.position,
      played: row.played,
      won: row.won,
      drawn: row.drawn,
      lost: row.lost,
      legsFor: row.legsFor,
      legsAgainst: row.legsAgainst,
      points: row.points,
      average: row.average,
      goesTo: goesTo(world, table.rows.length, index + 1),
      decidedBy:
        row.why.above && row.why.above.criterion !== 'points'
          ? { criterion: row.why.above.criterion, value: row.why.above.worse, other: row.why.above.better }
          : null,
      tiedWith: table.complete ? row.tiedWith : [],
    })),
    games: games.filter((game) => game.group === table.group),
  };
};

/** Compares games: finished games by their end, then called games by their call, then the others by their place in the draw. */
const byTimePlayed = (a: GameSummary, b: GameSummary): number => {
  const compare = (one: string | null, other: string | null) =>
    one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1;
  return compare(a.finishedAt, b.finishedAt) || compare(a.calledAt, b.calledAt) || byPlace(a, b);
};
const byPlace = (a: GameSummary, b: GameSummary): number => a.round - b.round || a.position - b.position;

const groupsOf = ({ world, games }: Pick<Reading, 'world' | 'games'>): Group[] => {
  const inOrder = games.filter(({ group }) => group !== null).sort(byTimePlayed);
  return [...stateOf(world).tables.values()].map((table) => groupView(world, table, inOrder));
};

const statisticsOf = (world: World): PlayerStatistics[] =>
  world.entries
    .flatMap((entry): PlayerStatistics[] => {
      const games = world.games.filter((game) => game.phase === 'finished' && game.entries.includes(entry.id) && game.counters.length > 0);
      if (games.length === 0) return [];
      const sides = games.map((game) => ({
        game,
        side: game.entries.indexOf(entry.id),
        counts: game.counters[game.entries.indexOf(entry.id)]!,
      }));
      const sum = (value: (side: (typeof sides)[number]) => number) => sides.reduce((total, side) => total + value(side), 0);
      const minimum = (values: (number | null)[]) =>
        values.reduce<number | null>((lowest, value) => (value === null || (lowest !== null && lowest <= value) ? lowest : value), null);
      const [darts, points] = [sum(({ counts }) => counts.darts), sum(({ counts }) => counts.points)];
      return [
        {
          entry: { id: entry.id, name: entry.name },
          games: games.length,
          won: games.filter((game) => game.winner !== null && game.entries[game.winner as 0 | 1] === entry.id).length,
          legsFor: sum(({ game, side }) => game.legs[side] ?? 0),
          legsAgainst: sum(({ game, side }) => game.legs[1 - side] ?? 0),
          darts,
          points,
          average: average(points, darts),
          first9: average(
            sum(({ counts }) => counts.first9Points),
            sum(({ counts }) => counts.first9Darts),
          ),
          oneEighties: sum(({ counts }) => counts.maximums),
          oneSevenOnes: sum(({ counts }) => counts.any171),
          highCheckout: sides.reduce<number | null>(
            (best, { counts }) => (counts.highCheckout !== null && counts.highCheckout > (best ?? 0) ? counts.highCheckout : best),
            null,
          ),
          bestLeg: minimum(sides.map(({ counts }) => counts.bestLeg)),
          dartsAtDouble: sides.some(({ counts }) => counts.doubles === null) ? null : sum(({ counts }) => counts.doubles ?? 0),
          checkouts: sum(({ counts }) => counts.checkouts),
        },
      ];
    })
    .sort((a, b) => (b.average ?? 0) - (a.average ?? 0) || (a.entry.name < b.entry.name ? -1 : 1));

export const standingsHandlers = {
  listTournamentGames: async ({ tournament, phase, entry = '', page = 1, perPage = 50 }, context) => {
    const { row, games } = await readTournament(tournament, context);
    const selectedPhases: readonly string[] = phases[phase ?? 'all'];
    const all = games.filter((game) => selectedPhases.includes(game.phase) && (entry === '' || game.sides.some(({ id }) => id === entry)));
    const items = all.slice((page - 1) * perPage, page * perPage);
    const isOpen = row.status === 'running' && items.some((game) => game.phase === 'ready' || game.phase === 'waiting');
    return { items: isOpen ? withExpectation(items, await scheduleOf(row.id, context.forecast)) : items, page, perPage, total: all.length };
  },

  listGroups: async ({ tournament }, context) => groupsOf(await readTournament(tournament, context)),

  decideGroup: async ({ id, group: number, how, order, reason }, context: Context) => {
    const tournament = await managedTournament(id, context.actor);
    const group = [...stateOf(await loadWorld(tournament)).tables.values()].find((table) => String(table.group) === number);
    if (!group) throw notFound('The group');
    const tie = group.complete
      ? group.unresolved.find((tied) => !order || (order.length === tied.length && tied.every((entry) => order.includes(entry))))
      : undefined;
    if (!tie) throw new Refusal('nothing-to-decide', 'There is no open tie of these entries.');
    if (how !== 'lot' && !order) throw invalid({ order: 'required' });
    if (how === 'decision' && !reason.trim()) throw invalid({ reason: 'required' });
    // This number repeats the lot. It is published with the reason.
    const lotNumber = Buffer.from(context.random(4)).readUInt32BE();
    const decided = how === 'lot' ? shuffle([...tie].sort(), createRandom(lotNumber)) : order!;
    const publishedReason = how === 'lot' ? `${reason} (${lotNumber})`.trim() : reason;
    const author = context.actor.kind === 'user' ? context.actor.userId : 'system';
    await db()
      .insertInto('groupDecisions')
      .values({
        id: context.newId(),
        tournamentId: id,
        groupNo: group.group,
        how,
        reason: publishedReason,
        entryOrder: JSON.stringify(decided),
        author,
        createdAt: context.now,
      })
      .execute();
    await advance(id, context);
    context.changed(id, 'groups');
    const decidedNow = groupsOf(await readTournament(id, context));
    return decidedNow.find((view) => view.number === group.group)!;
  },

  getBracket: async ({ tournament, role }, context) => {
    const { games: all } = await readTournament(tournament, context);
    if (role !== 'winners' && role !== 'losers') throw notFound('The bracket');
    const games = all.filter(({ stage }) => stage.role === role).sort(byPlace);
    return {
      role,
      kind: games.some(({ bracket }) => bracket) ? 'double-elimination' : 'knockout',
      exists: games.length > 0,
      rounds: roundsOf(games),
      thirdPlace: games.some(({ thirdPlace }) => thirdPlace),
      games,
    };
  },

  getResults: async ({ tournament }, context) => {
    const { world, games: all } = await readTournament(tournament, context);
    // The winners' final comes first, even if another final ended later.
    const isMainFinal = ({ stage, round, rounds, thirdPlace, bracket }: GameSummary) =>
      stage.role === 'winners' && (bracket ? bracket === 'final' : round === rounds && !thirdPlace);
    const games = all.filter(({ phase }) => phase === 'finished').sort((a, b) => Number(isMainFinal(b)) - Number(isMainFinal(a)));
    return { places: placesOf(world), statistics: statisticsOf(world), games };
  },
} satisfies Partial<Handlers>;
