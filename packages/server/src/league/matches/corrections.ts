import { matchEventVersion, type NewMatchEvent } from '@oche/darts/match/event';
import { mayRecord } from '@oche/darts/match/record';
import { gameOfResult } from '@oche/darts/match/state';
import { systemAuthor } from '../../platform/actor.ts';
import type { Handlers } from '../../platform/context.ts';
import { ownSeason } from '../seasonRows.ts';
import { loadPlaceChanges } from '../standings.ts';
import { refuse } from './checks.ts';
import { readMatchLog } from './log.ts';
import { visibleMatch } from './rows.ts';
import { foldedGames, loadMatchGames, sheetOf } from './sheet.ts';
import { seasonMatchOf } from './update.ts';

/** The consequences of corrections, before they are recorded. */
export const correctionHandlers = {
  correctionEffects: async ({ id, score, games }, context) => {
    const match = await visibleMatch(id, context);
    const season = await ownSeason(match.seasonId, context);
    const log = await readMatchLog(id);
    const known = foldedGames(await loadMatchGames(id));
    const folded = { ...known, ...Object.fromEntries(games.map(({ key, legs }) => [key, gameOfResult(legs)])) };
    const events: NewMatchEvent[] = [];
    if (score) {
      const event: NewMatchEvent = { id: context.newId(), v: matchEventVersion, author: systemAuthor, kind: 'score', payload: score };
      const code = mayRecord(sheetOf(match, log, folded), event, { sides: [], isEditor: true });
      if (code) throw refuse(code, event);
      events.push(event);
    }
    const sheet = sheetOf(match, [...log, ...events], folded);
    const corrected = { ...seasonMatchOf(match, sheet), status: 'confirmed' as const, isFinal: true };
    return loadPlaceChanges(season.id, match.groupId, ({ matches }) => ({
      matches: matches.map((each) => (each.id === id ? corrected : each)),
    }));
  },
} satisfies Partial<Handlers>;
