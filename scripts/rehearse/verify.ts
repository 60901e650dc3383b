import { isDeepStrictEqual } from 'node:util';
import type { Client } from '@oche/api/client';
import type { GameEventInput, GameLog, GameSummary } from '@oche/api/contract/game';
import { foldGame } from '@oche/darts/x01/game';
import { combineStatistics, gameStatistics, type Counts } from '@oche/darts/x01/statistics';
import type { GameState } from '@oche/darts/x01/state';
import { countLegs } from './legCounter.ts';

export type Verification = { games: number; winner: string | null; faults: string[] };

/** Fetches the public data of a tournament and compares them with the written events. */
export async function verify(
  client: Client,
  tournament: string,
  written: ReadonlyMap<string, readonly GameEventInput[]>,
  expectedGames: number,
): Promise<Verification> {
  const faults: string[] = [];
  const games = await finishedGames(client, tournament);
  const counts = new Map<string, Counts[]>();
  const legs = new Map<string, { won: number; lost: number }>();
  for (const summary of games) {
    const log = await client.call('getGame', { id: summary.id, since: 0 });
    const sent = written.get(summary.id) ?? [];
    const fault = (text: string) => faults.push(`${summary.key}: ${text}`);
    checkLog(log, sent, fault);
    let state: GameState;
    try {
      state = foldGame(log.events);
    } catch (error) {
      fault(`its log cannot be folded: ${(error as Error).message}`);
      continue;
    }
    checkSummary(summary, state, fault);
    if (!isDeepStrictEqual(summary, log.game)) fault('the list of games and the response for the game differ');
    const counted = countLegs(sent, summary.format.start);
    const published = summary.sides.map(({ score }) => score);
    if (!isDeepStrictEqual(counted, published))
      fault(`legs counted from sent events ${counted.join('–')}, published ${published.join('–')}`);
    gameStatistics(state).sides.forEach((side, index) => {
      const entry = summary.sides[index]?.id ?? '';
      counts.set(entry, [...(counts.get(entry) ?? []), side]);
      if (summary.stage.role !== 'groups') return;
      const total = legs.get(entry) ?? { won: 0, lost: 0 };
      legs.set(entry, { won: total.won + counted[index as 0 | 1], lost: total.lost + counted[(1 - index) as 0 | 1] });
    });
  }
  if (games.length !== expectedGames) faults.push(`${expectedGames} games were drawn, ${games.length} are published as finished`);
  for (const id of written.keys()) if (!games.some((game) => game.id === id)) faults.push(`game ${id} was played but is not published`);
  faults.push(...(await checkStatistics(client, tournament, counts)), ...(await checkStandings(client, tournament, legs)));
  return { games: games.length, ...(await checkWinner(client, tournament, games, faults)), faults };
}

async function finishedGames(client: Client, tournament: string): Promise<GameSummary[]> {
  const games: GameSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.call('listTournamentGames', { tournament, phase: 'finished', page, perPage: 200 });
    games.push(...items);
    if (items.length === 0 || games.length >= total) return games;
  }
}

/** Checks that the log has exactly the written events: each of them once, in order and unchanged. */
export function checkLog({ events }: GameLog, sent: readonly GameEventInput[], fault: (text: string) => void): void {
  const stored = events.map(({ id }) => id);
  const storedIds = new Set(stored);
  const lost = sent.filter(({ id }) => !storedIds.has(id));
  const sentIds = new Set(sent.map(({ id }) => id));
  const foreign = events.filter(({ id }) => !sentIds.has(id));
  if (lost.length > 0) fault(`${lost.length} of ${sent.length} events are lost`);
  if (storedIds.size !== stored.length) fault(`${stored.length - storedIds.size} events are duplicates`);
  if (foreign.length > 0) fault(`${foreign.length} events that no tablet wrote: ${foreign.map(({ kind }) => kind).join(', ')}`);
  if (lost.length || foreign.length || storedIds.size !== stored.length) return;
  if (stored.some((id, index) => id !== sent[index]!.id)) return fault('its events are in another order');
  const changed = events.findIndex(
    ({ payload, kind }, index) => kind !== sent[index]!.kind || !isDeepStrictEqual(payload, sent[index]!.payload),
  );
  if (changed >= 0) fault(`event ${changed + 1} differs from the written event`);
}

export function checkSummary(summary: GameSummary, state: GameState, fault: (text: string) => void): void {
  const sides = gameStatistics(state).sides;
  const folded = {
    phase: 'finished',
    winner: state.winner,
    ending: state.ending,
    length: state.length,
    live: null,
    sides: state.sides.map(({ id }, side) => ({
      id,
      score: state.totalLegs[side],
      isWinner: state.winner === side,
      oneEighties: sides[side]!.maximums,
      oneSevenOnes: sides[side]!.any171,
      highCheckouts: state.legs
        .flatMap(({ visits }) => visits.filter((visit) => visit.side === side && visit.checkout && visit.scored >= 100))
        .map(({ scored }) => scored)
        .join(', '),
    })),
  };
  const { phase, winner, ending, length, live } = summary;
  const published = {
    phase,
    winner,
    ending,
    length,
    live,
    sides: summary.sides.map(({ id, score, isWinner, oneEighties, oneSevenOnes, highCheckouts }) => ({
      id,
      score,
      isWinner,
      oneEighties,
      oneSevenOnes,
      highCheckouts,
    })),
  };
  if (!isDeepStrictEqual(folded, published)) fault(`folded ${JSON.stringify(folded)}, published ${JSON.stringify(published)}`);
}

async function checkStatistics(client: Client, tournament: string, counts: ReadonlyMap<string, Counts[]>): Promise<string[]> {
  const { statistics } = await client.call('getResults', { tournament });
  const faults = statistics.flatMap((row) => {
    const folded = combineStatistics(counts.get(row.entry.id) ?? []);
    const expected = [folded.darts, folded.points, folded.maximums, folded.highCheckout, folded.bestLeg, folded.checkouts, folded.average];
    const published = [row.darts, row.points, row.oneEighties, row.highCheckout, row.bestLeg, row.checkouts, row.average];
    return isDeepStrictEqual(expected, published)
      ? []
      : [`statistics of ${row.entry.name}: folded ${expected.join(' ')}, published ${published.join(' ')}`];
  });
  return statistics.length === counts.size ? faults : [...faults, `${counts.size} entries played, ${statistics.length} have statistics`];
}

async function checkStandings(
  client: Client,
  tournament: string,
  legs: ReadonlyMap<string, { won: number; lost: number }>,
): Promise<string[]> {
  const groups = await client.call('listGroups', { tournament });
  return groups.flatMap(({ number, rows }) =>
    rows.flatMap(({ entry, legsFor, legsAgainst }) => {
      const { won, lost } = legs.get(entry.id) ?? { won: 0, lost: 0 };
      const agrees = won === legsFor && lost === legsAgainst;
      return agrees ? [] : [`group ${number}, ${entry.name}: counted ${won}–${lost} legs, published ${legsFor}–${legsAgainst}`];
    }),
  );
}

/**
 * Checks that the results and the tournament have the same winner, and that it won the final: the last game of the winners' stage by its end. Without
 * such a stage, the best of the only group wins.
 */
async function checkWinner(
  client: Client,
  slug: string,
  games: readonly GameSummary[],
  faults: string[],
): Promise<{ winner: string | null }> {
  const finals = games.filter(({ stage, thirdPlace }) => stage.role === 'winners' && !thirdPlace);
  const final = finals.toSorted((a, b) => Date.parse(b.finishedAt ?? '') - Date.parse(a.finishedAt ?? ''))[0];
  const { places } = await client.call('getResults', { tournament: slug });
  const tournament = await client.call('getTournament', { tournament: slug });
  if (tournament.status !== 'finished') faults.push(`the tournament is ${tournament.status}`);
  const first = places.filter(({ from, to }) => from === 1 && to === 1).map(({ entry }) => entry.name)[0] ?? null;
  const winner = final ? (final.sides[final.winner ?? -1]?.name ?? null) : first;
  if ((final && winner === null) || first !== winner || tournament.winner !== winner)
    faults.push(`the tournament was won by ${winner}, published: ${first}, ${tournament.winner}`);
  return { winner };
}
