import { matchEventVersion, type NewMatchEvent } from '@oche/darts/match/event';
import { mayRecord } from '@oche/darts/match/record';
import { seen } from '@oche/darts/match/sheet';
import { gameOfResult, type MatchState } from '@oche/darts/match/state';
import { isFinalScore } from '@oche/darts/x01/target';
import type { Input } from '@oche/api/contract/endpoints';
import { systemAuthor } from '../../platform/actor.ts';
import type { Handlers } from '../../platform/context.ts';
import { invalid } from '../../platform/refusal.ts';
import { drawConflictOf, loadCup } from '../cupRows.ts';
import { loadGroup } from '../groupRows.ts';
import { ownSeason } from '../seasonRows.ts';
import { loadPlaceChanges } from '../standings.ts';
import { refuse } from './checks.ts';
import { readMatchLog } from './log.ts';
import { visibleMatch } from './rows.ts';
import { foldedGames, loadMatchGames, sheetOf } from './sheet.ts';
import { seasonMatchOf } from './update.ts';

type Results = Input<'correctionEffects'>['games'];

/** Refuses results that cannot be recorded: of unknown games, twice of one game, or with impossible legs. */
export const requireResults = ({ games }: MatchState, results: Results): void => {
  if (new Set(results.map(({ key }) => key)).size < results.length) throw invalid({ games: 'repeated' });
  for (const { key, legs } of results) {
    const game = games.find((each) => each.key === key);
    if (!game) throw invalid({ games: 'unknown' });
    if (!isFinalScore({ ...game.format, starter: 'first' }, legs).possible) throw invalid({ games: 'invalid-result' });
  }
};

/** The consequences of corrections, before they are recorded. */
export const correctionHandlers = {
  correctionEffects: async ({ id, score, games }, context) => {
    const match = await visibleMatch(id, context);
    await ownSeason(match.seasonId, context);
    const log = await readMatchLog(id);
    const known = foldedGames(await loadMatchGames(id));
    const sheet = sheetOf(match, log, known);
    requireResults(sheet, games);
    const base = { id: context.newId(), v: matchEventVersion, author: systemAuthor };
    const event: NewMatchEvent = score
      ? { ...base, kind: 'score', payload: score }
      : { ...base, kind: 'resolve', payload: { reason: 'preview', saw: seen(sheet) } };
    const code = mayRecord(sheet, event, { sides: [], isEditor: true });
    if (code) throw refuse(code, event);
    const folded = { ...known, ...Object.fromEntries(games.map(({ key, legs }) => [key, gameOfResult(legs)])) };
    const corrected = {
      ...seasonMatchOf(match, sheetOf(match, score ? [...log, event] : log, folded)),
      ...{ status: 'confirmed' as const, isFinal: true },
    };
    const group = await loadGroup(match.groupId);
    if (group.kind === 'cup') return { places: [], cup: drawConflictOf(await loadCup(group), match, corrected) };
    const places = await loadPlaceChanges(match.groupId, ({ matches }) => ({
      matches: matches.map((each) => (each.id === id ? corrected : each)),
    }));
    return { places, cup: null };
  },
} satisfies Partial<Handlers>;
