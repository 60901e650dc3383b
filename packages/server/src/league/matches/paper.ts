import { decisionEvents } from '@oche/api/decisionEvents';
import { matchEventVersion, type MatchEventOf, type NewMatchEvent } from '@oche/darts/match/event';
import { differences, seen } from '@oche/darts/match/sheet';
import type { MatchState } from '@oche/darts/match/state';
import type { Parsed } from '@oche/api/contract/endpoints';
import { gameHandlers, recordInGame } from '../../games/handlers.ts';
import { authorOf } from '../../platform/actor.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { Refusal, invalid } from '../../platform/refusal.ts';
import { announceCorrection } from './announce.ts';
import { append } from './append.ts';
import { requireResults } from './corrections.ts';
import { parseMatchEvent, readMatchLog } from './log.ts';
import { openMatch, requireRole, type Recording } from './recording.ts';
import { loadMatch } from './rows.ts';
import { foldedGames, loadMatchGames, sheetOf } from './sheet.ts';
import { isTooEarly } from './times.ts';

type Sheet = Parsed<'savePaperSheet'>;
type PaperEvent = MatchEventOf<'slot'> | MatchEventOf<'fact'> | MatchEventOf<'fact-removed'>;

const isFigure = ({ kind }: NewMatchEvent): boolean => kind === 'fact' || kind === 'fact-removed';
const isOfPaper = (event: NewMatchEvent): event is PaperEvent => event.kind === 'slot' || isFigure(event);

/** The results that differ from those of the sheet. @throws Refusal 400 with `games`, 422 for a captain's result of a game that has visits */
const newResults = (sheet: MatchState, results: Sheet['results'], isEditor: boolean): Sheet['results'] => {
  requireResults(sheet, results);
  const fresh = results.filter(({ key, legs }) => {
    const game = sheet.games.find((each) => each.key === key)!;
    return game.status !== 'over' || game.legs[0] !== legs[0] || game.legs[1] !== legs[1];
  });
  const scored = fresh.find(({ key }) => sheet.games.find((each) => each.key === key)!.hasVisits);
  if (scored && !isEditor) throw new Refusal('wrong-state', 'The result of a game with visits follows from them.', { game: scored.key });
  return fresh;
};

/** Records the result of a game as its log requires: in place of an earlier result if there is one. Returns whether there was one. Refusals name the game. */
const recordResult = async (id: string, { key, legs }: Sheet['results'][number], reason: string, context: Context): Promise<boolean> => {
  const game = (await loadMatchGames(id)).find((each) => each.key === key);
  // The games of a match exist from the first event that begins it (`beforeBegin`).
  if (!game) throw new Refusal('not-ready', 'The match has not begun.', { game: key });
  try {
    const log = await gameHandlers.getGame({ id: game.id }, context);
    const events = decisionEvents(log, { kind: 'result', result: { legs: [...legs] }, reason });
    const { correction } = await recordInGame({ id: game.id, after: log.length, scorerEpoch: log.scorerEpoch, events }, context);
    return correction !== null;
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, error.message, { ...error.extra, game: key });
    throw error;
  }
};

/** The recording, once more after events have been appended to its log. */
const reread = async (recording: Recording): Promise<Recording & { sheet: MatchState }> => {
  const match = await loadMatch(recording.match.id);
  const log = await readMatchLog(match.id);
  return { ...recording, match, log, sheet: sheetOf(match, log, foldedGames(await loadMatchGames(match.id))) };
};

/** Sheets from paper, each in one transaction: a match of which only a part is stored would leave the table. */
export const paperHandlers = {
  savePaperSheet: async ({ id, saw, events, results, reason = '' }, context) => {
    const opened = await openMatch(id, context);
    requireRole(opened.role, context);
    if (isTooEarly(opened.match, opened.role, context.now)) throw new Refusal('too-early', 'The day of the match has not come yet.');
    let now = await reread(opened);
    const { isFinal, status } = now.sheet;
    const known = new Set(now.log.map((event) => event.id));
    const author = authorOf(context.actor);
    const fresh = events.filter((event) => !known.has(event.id)).map((event, index) => parseMatchEvent(event, author, index));
    if (new Set(fresh.map((event) => event.id)).size < fresh.length) throw invalid({ events: 'duplicate' });
    const ofPaper = fresh.filter(isOfPaper);
    if (ofPaper.length < fresh.length) throw invalid({ events: 'kind' });
    const changed = newResults(now.sheet, results, now.role.isEditor);
    if (ofPaper.length === 0 && changed.length === 0) return { length: now.log.length };
    if (differences(saw, seen(now.sheet)).length > 0) throw new Refusal('behind', 'The sheet has changed.', { length: now.log.length });

    const times = new Map(events.map((event) => [event.id, event.deviceTime]));
    const add = async (added: readonly NewMatchEvent[]) => {
      if (added.length === 0) return;
      await append(added, times, now);
      now = await reread(now);
    };
    await add(ofPaper.filter(({ kind }) => kind === 'slot'));
    let isCorrection = false;
    for (const result of changed) isCorrection = (await recordResult(id, result, reason, context)) || isCorrection;
    if (changed.length > 0) now = await reread(now);
    await add(ofPaper.filter(isFigure));
    if (now.role.isEditor && (isFinal || status === 'disputed')) {
      const payload = { reason, saw: seen(now.sheet) };
      await add([{ id: context.newId(), v: matchEventVersion, kind: 'resolve', payload, author }]);
    } else if (now.role.isEditor && isCorrection) await announceCorrection(now.match, now.sheet, reason, context);
    return { length: now.log.length };
  },
} satisfies Partial<Handlers>;
