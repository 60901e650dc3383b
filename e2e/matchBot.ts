import { setTimeout as sleep } from 'node:timers/promises';
import { newEvent } from '@oche/api/gameLedger';
import { startOf } from '@oche/api/startOf';
import { matchEventVersion, type MatchEventKind, type MatchPayloads } from '@oche/darts/match/event';
import { seen } from '@oche/darts/match/sheet';
import { bothSides, type Side } from '@oche/darts/match/structure';
import type { EventKind, Payloads } from '@oche/darts/x01/event';
import { foldGame } from '@oche/darts/x01/game';
import { client, newId } from './api.ts';
import { handInLineups, sheetOf, type Match } from './league.ts';

/** A leg of 501: the winner scores these totals, the last of them with a double, and the loser scores 26 with every visit. */
const [totalsOfWinner, totalOfLoser] = [[180, 40, 40, 40, 40, 40, 121], 26] as const;
/** Events of a game in which neither side has checked out: its start and five visits of each side. */
export const halfGame = 11;

async function record<K extends MatchEventKind>({ id, home, away }: Match, side: Side, kind: K, payload: MatchPayloads[K]): Promise<void> {
  const { state } = await sheetOf(id);
  const event = { id: newId(), v: matchEventVersion, kind, payload, deviceTime: new Date().toISOString() };
  await client.call('recordMatchEvents', { id, after: state.length, events: [event as never] }, { token: (side === 0 ? home : away).link });
}

/** The captains hand in their lineups and choose a board, which gets the first game. */
export async function beginMatch(match: Match, board: string): Promise<void> {
  await record(match, 0, 'boards', { ids: [board] });
  await handInLineups(match);
}

type Scored = {
  winner: Side;
  /** of the device that scores: a tablet's or a captain's */
  token: string;
  /** the length of the log at which the device stops */
  until?: number;
  pauseMs: number;
};

/** A device scores a game from the present length of its log, one visit after the other. Returns the number of its events. */
export async function scoreGame({ id }: Match, number: number, { winner, token, until = Infinity, pauseMs }: Scored): Promise<number> {
  const { games } = await sheetOf(id);
  const game = games.find(({ key }) => key === `m${number}`)!;
  const log = await client.call('getGame', { id: game.id }, { token });
  let events = log.events;
  const { scorerEpoch } = log;
  const write = async <K extends EventKind>(kind: K, payload: Payloads[K]) => {
    const sent = [newEvent(newId(), kind, payload, Date.now())];
    const stored = await client.call('recordEvents', { id: game.id, after: events.length, scorerEpoch, events: sent }, { token });
    events = [...events, ...stored.events];
    await sleep(pauseMs);
  };
  if (events.length === 0) await write('start', startOf(game));
  while (events.length < until) {
    const { next, legs } = foldGame(events);
    if (next.kind !== 'visit') break;
    const { side } = next;
    const total = side === winner ? totalsOfWinner[legs[0]!.visits.filter((visit) => visit.side === side).length]! : totalOfLoser;
    await write('visit', { side, total, ...(total === totalsOfWinner.at(-1) && { darts: 3, doubles: 1 }) });
  }
  return events.length - log.events.length;
}

/** Both captains confirm the sheet. */
export async function confirmBoth(match: Match): Promise<void> {
  for (const side of bothSides) await record(match, side, 'confirm', { side, how: 'link', saw: seen((await sheetOf(match.id)).state) });
}
