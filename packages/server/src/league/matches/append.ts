import { createHash } from 'node:crypto';
import { partOf, revealedTexts } from '@oche/darts/match/lineup';
import { matchEventVersion, type MatchEventOf, type NewMatchEvent } from '@oche/darts/match/event';
import { mayRecord } from '@oche/darts/match/record';
import type { MatchState } from '@oche/darts/match/state';
import type { Side } from '@oche/darts/match/structure';
import { mostMatchEvents, type MatchEvent } from '@oche/api/contract/match';
import { timeOf } from '../../games/log.ts';
import { systemAuthor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { Refusal, forbidden, invalid } from '../../platform/refusal.ts';
import { objectionsTo, refuse, requireBoards, requireOfTeams, requirePaper, requirePlayers } from './checks.ts';
import { insertMatchEvents, withoutPeople } from './log.ts';
import { endedDoubts, newProtests } from './doubts.ts';
import { announceCorrection, announceEvents, announcePlayersFor } from './announce.ts';
import type { MatchRole } from './recorder.ts';
import type { Recording } from './recording.ts';
import { foldedGames, loadMatchGames, sheetOf } from './sheet.ts';
import { requireInTime } from './times.ts';
import { announceRow, beginMatch, updateMatch } from './update.ts';

/** Events that do not begin a match: they keep its structure open. */
const beforeBegin: readonly string[] = ['here', 'note', 'protest', 'decide', 'annul', 'walkover'];

/** Whether `how` of a confirmation says how the actor confirms. */
const isHow = (how: string, side: Side, { sides, isEditor }: MatchRole, own: readonly Side[], actor: Context['actor']): boolean => {
  if (how === 'user') return actor.kind === 'user' && own.includes(side);
  if (how === 'link') return actor.kind === 'team' && own.includes(side);
  if (how === 'code') return sides.includes(side) && !own.includes(side);
  return how === 'editor' && isEditor;
};

/** Kinds with lineups. `putLineup` records them, unless both sides use one device. */
const ofLineups: readonly string[] = ['handed-in', 'revealed'];

/** Refuses kinds that the actor may not record, and confirmations that say the wrong way. */
const requireMayRecord = (event: NewMatchEvent, { role, own, context, isSealed = false }: Recording): void => {
  if (!role.kinds.includes(event.kind)) throw forbidden();
  if (ofLineups.includes(event.kind) && role.sides.length < 2 && !isSealed) throw forbidden();
  if (event.kind === 'confirm' && !isHow(event.payload.how, event.payload.side, role, own, context.actor)) throw invalid({ events: 'how' });
};

/** Refuses a reveal of other lineups than those that were handed in. */
const requireHashes = (matchId: string, event: MatchEventOf<'revealed'>, log: readonly NewMatchEvent[]): void => {
  revealedTexts(matchId, event.payload).forEach((text, side) => {
    const isOfSide = (each: NewMatchEvent): each is MatchEventOf<'handed-in'> =>
      each.kind === 'handed-in' && each.payload.side === side && each.payload.part === event.payload.part;
    const handedIn = log.findLast(isOfSide);
    if (handedIn && handedIn.payload.hash !== createHash('sha256').update(text).digest('hex')) throw refuse('invalid-lineup', event);
  });
};

/** Events of a log that are kept for organisers and the server, so that they can decide a match whose log others have filled. */
const keptForEditors = 200;
/** Most events, and most notes and protests, of a match that one captain can write. Nobody fills the log for the other side. */
const mostByAuthor = 600;
const mostNotes = 20;
/** Most events of a match that its link can write: it has no account, and its games are in logs of their own. */
const mostByLink = 200;
const isByLink = ({ author }: NewMatchEvent): boolean => author.startsWith('match:');
const isNote = ({ kind, author }: NewMatchEvent): boolean => (kind === 'note' || kind === 'protest') && author !== systemAuthor;

/** Refuses events for which the log has no room. */
const requireRoom = (log: readonly NewMatchEvent[], fresh: readonly NewMatchEvent[], isEditor: boolean): void => {
  const most = mostMatchEvents - (isEditor ? 0 : keptForEditors);
  if (log.length + fresh.length > most) throw new Refusal('too-large', `The log of a match has at most ${most} events.`);
  if (fresh.some(isByLink) && [...log, ...fresh].filter(isByLink).length > mostByLink)
    throw new Refusal('too-large', `The link of a match writes at most ${mostByLink} events.`);
  if (isEditor) return;
  const authors = new Set(fresh.flatMap(({ author }) => (author === systemAuthor ? [] : [author])));
  for (const own of authors) {
    const events = [...log, ...fresh].filter(({ author }) => author === own);
    if (events.length > mostByAuthor) throw new Refusal('too-large', `A captain writes at most ${mostByAuthor} events of a match.`);
    if (fresh.some(isNote) && events.filter(isNote).length > mostNotes)
      throw new Refusal('too-large', `A captain writes at most ${mostNotes} notes and protests about a match.`);
  }
};

/** Kinds after which a player may no longer be in a game. */
const changesPlayers: readonly string[] = ['slot', 'substitute', 'revealed', 'undo'];

/** Takes back the players that somebody named in the games of a lineup before it was revealed: perhaps those of the other side. */
const withoutEarlierSlots = (event: NewMatchEvent, sheet: MatchState, { newId }: Context): NewMatchEvent[] => {
  if (event.kind !== 'revealed') return [];
  const games = new Set(sheet.games.flatMap((game) => (partOf(game) === event.payload.part ? [game.key] : [])));
  const slots = sheet.events.filter(({ kind, payload }) => kind === 'slot' && games.has(payload.game));
  return slots.map(({ id }) => ({ id: newId(), v: matchEventVersion, kind: 'undo', payload: { target: id }, author: systemAuthor }));
};

/**
 * Checks new events of a locked match one by one, appends them to its log, and brings everything up to date that depends on it.
 *
 * @throws Refusal 422 with the code of the rule that an event breaks, 403 for a kind that the actor may not record
 */
export const append = async (
  fresh: readonly NewMatchEvent[],
  times: ReadonlyMap<string, string>,
  recording: Recording,
): Promise<MatchEvent[]> => {
  const { log, role, context } = recording;
  let { match } = recording;
  const isEditor = role.isEditor || fresh.every(({ author }) => author === systemAuthor);
  requireRoom(log, fresh, isEditor);
  await requirePlayers(match, fresh);
  if (fresh.some(({ kind }) => !beforeBegin.includes(kind))) match = await beginMatch(match, context);
  const folded = foldedGames(await loadMatchGames(match.id));
  const all: NewMatchEvent[] = [...log];
  const accepted: NewMatchEvent[] = [];
  for (const event of fresh) {
    const isOfServer = event.author === systemAuthor;
    if (!isOfServer) requireMayRecord(event, recording);
    requirePaper(match, event, role);
    await requireBoards(match, event);
    if (event.kind === 'revealed') requireHashes(match.id, event, all);
    const sheet = sheetOf(match, all, folded);
    await requireOfTeams(match, sheet, event);
    const code = mayRecord(sheet, event, isOfServer ? { sides: [0, 1], isEditor: false } : role);
    if (code) throw refuse(code, event);
    if (!isOfServer) requireInTime(match, log, sheet, event, role, context.now);
    const ofServer = [...newProtests(await objectionsTo(match, sheet, event, context), all), ...withoutEarlierSlots(event, sheet, context)];
    if (changesPlayers.includes(event.kind))
      ofServer.push(...(await endedDoubts(match, sheet, sheetOf(match, [...all, event, ...ofServer], folded), context)));
    all.push(event, ...ofServer);
    accepted.push(event, ...ofServer);
  }
  // The events of the server count too, so that they cannot fill the log either.
  requireRoom(log, accepted, isEditor);
  const appended = accepted.map((event, index): MatchEvent => ({
    ...event,
    seq: log.length + index + 1,
    deviceTime: timeOf(times.get(event.id), context.now).toISOString(),
    serverTime: context.now.toISOString(),
  }));
  await insertMatchEvents(match.id, appended);
  const undone = fresh.flatMap((event) => (event.kind === 'undo' ? [event.payload.target] : []));
  if (undone.length > 0) await db().deleteFrom('sealedLineups').where('eventId', 'in', undone).execute();
  await updateMatch(match, all, context);
  announceRow(match, context);
  const change = { before: sheetOf(match, log, folded), after: sheetOf(match, all, folded) };
  await announceEvents(match, accepted, change, context);
  // In a job, because rosters are locked before matches.
  if (change.after.isFinal && !change.before.isFinal) await context.queue('fix-substitutes', { matchId: match.id });
  if (role.isEditor) {
    await announcePlayersFor(match, fresh, context);
    const score = fresh.findLast((event) => event.kind === 'score');
    // A decision about the new score is announced as such.
    if (score?.payload.reason && !fresh.some(({ kind }) => kind === 'resolve'))
      await announceCorrection(match, change.after, score.payload.reason, context);
  }
  const data = { matchId: match.id, length: all.length, events: withoutPeople([...log, ...appended]).slice(log.length) };
  void context.publish('match', match.id, { event: 'appended', data });
  return appended;
};
