import type { Lineup, NewMatchEvent } from '@oche/darts/match/event';
import { matchEventVersion } from '@oche/darts/match/event';
import type { MatchState } from '@oche/darts/match/state';
import { bothSides, otherSide, type Side } from '@oche/darts/match/structure';
import type { ErrorCode } from '@oche/api/errors';
import { personsOf } from '../../accounts/persons.ts';
import { systemAuthor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal, forbidden, invalid } from '../../platform/refusal.ts';
import { problemsOf } from './eligibility.ts';
import type { MatchRole } from './recorder.ts';
import type { MatchRow } from './rows.ts';

/** The refusal of an event of a match. */
export const refuse = (code: ErrorCode, event: NewMatchEvent, extra: Record<string, unknown> = {}): Refusal =>
  new Refusal(code, `The rules of the match refuse this ${event.kind}: ${code}.`, { event: event.id, ...extra });

/** Refuses scores and facts from paper, and the removal of facts, by captains, if the season does not allow them, or requires a reason that is missing. */
export const requirePaper = ({ seasonRules: { paper } }: MatchRow, event: NewMatchEvent, { isEditor }: MatchRole): void => {
  if (isEditor || paper === 'allowed' || (event.kind !== 'score' && event.kind !== 'fact' && event.kind !== 'fact-removed')) return;
  if (paper === 'no') throw forbidden();
  if (!event.payload.reason?.trim()) throw refuse('reason-needed', event);
};

/** Refuses boards that are not at the location of the match. */
export const requireBoards = async (match: MatchRow, event: NewMatchEvent): Promise<void> => {
  if (event.kind !== 'boards') return;
  const boards = await db()
    .selectFrom('boards')
    .select('id')
    .where('locationId', '=', match.locationId)
    .where('removedAt', 'is', null)
    .where('id', 'in', [...event.payload.ids])
    .execute();
  if (boards.length < event.payload.ids.length) throw refuse('invalid-boards', event);
};

/** All players whom an event names. */
export const namedIn = (event: NewMatchEvent): string[] => {
  switch (event.kind) {
    case 'slot':
      return event.payload.players.filter((player) => player !== null);
    case 'revealed':
      return event.payload.players.flat().filter((player) => player !== null);
    case 'substitute':
      return event.payload.in === null ? [] : [event.payload.in];
    case 'fact':
      return [event.payload.player];
    default:
      return [];
  }
};

/** Refuses players who are not in the organisation of the match. */
export const requirePlayers = async (match: MatchRow, events: readonly NewMatchEvent[]): Promise<void> => {
  const players = [...new Set(events.flatMap(namedIn))];
  if (players.length === 0) return;
  if (!players.every(isUuid)) throw invalid({ events: 'unknown-player' });
  const known = await db()
    .selectFrom('players')
    .select('id')
    .where('organisationId', '=', match.organisationId)
    .where('id', 'in', players)
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const event = events.find((each) => namedIn(each).some((player) => !ids.has(player)));
  if (event) throw refuse('unknown-player', event);
};

/** Refuses facts of persons who are neither on a roster of the two teams nor in a game of the sheet. */
export const requireOfTeams = async (match: MatchRow, sheet: MatchState, event: NewMatchEvent): Promise<void> => {
  if (event.kind !== 'fact') return;
  const onSheet = sheet.games.flatMap(({ players }) => players.flatMap((side) => side ?? [])).filter((player) => player !== null);
  const personOf = await personsOf([event.payload.player, ...onSheet]);
  const person = personOf(event.payload.player);
  if (onSheet.some((player) => personOf(player) === person)) return;
  const row = await db()
    .selectFrom('rosterEntries')
    .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
    .select('playerId')
    .where('seasonTeamId', 'in', [match.homeId, match.awayId])
    .where('playerId', '=', person)
    .executeTakeFirst();
  if (!row) throw refuse('unknown-player', event);
};

/** The lineups that an event makes public, each with the id of its part or game. */
const openLineups = (sheet: MatchState, event: NewMatchEvent): { side: Side; id: string; players: Lineup }[] => {
  if (event.kind === 'slot') return [{ side: event.payload.side, id: event.payload.game, players: event.payload.players }];
  if (event.kind === 'revealed') return bothSides.map((side) => ({ side, id: event.payload.part, players: event.payload.players[side] }));
  if (event.kind !== 'substitute') return [];
  const { side, at, out, in: into } = event.payload;
  const game = sheet.games.find(({ key, seats }) => ('game' in at ? key === at.game : seats?.[side] === at.seat));
  const players = game?.players[side]?.map((player) => (player === out ? into : player));
  return game && players ? [{ side, id: game.key, players }] : [];
};

/** The players whom the lineups of both sides name in a reveal. */
const namedByBoth = (event: NewMatchEvent): string[] => {
  if (event.kind !== 'revealed') return [];
  const [home, away] = event.payload.players;
  return [...new Set(home.filter((player) => player !== null && away.includes(player)))] as string[];
};

/**
 * Protests of the server against players who may not play. A device without a network cannot check this, and a sealed lineup is not opened, so the
 * event is kept and an editor decides.
 */
export const objectionsTo = async (
  match: MatchRow,
  sheet: MatchState,
  event: NewMatchEvent,
  context: Context,
): Promise<NewMatchEvent[]> => {
  const protest = (against: Side, about: string, text: string): NewMatchEvent => {
    const payload = { side: otherSide(against), about, text };
    return { id: context.newId(), v: matchEventVersion, kind: 'protest', author: systemAuthor, payload };
  };
  // Sealed lineups cannot be checked against each other before the reveal.
  const objections = namedByBoth(event).flatMap((player) => bothSides.map((side) => protest(side, player, 'for-both')));
  // Sealed lineups were checked when they were handed in. Rosters and other matches may have changed since then.
  for (const { side, id, players } of openLineups(sheet, event)) {
    const problems = await problemsOf(match, sheet, side, id, players);
    for (const { code, player, slot } of problems) {
      if (slot !== null && player !== null) objections.push(protest(side, player, code));
    }
  }
  return objections;
};
