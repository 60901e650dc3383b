import * as z from 'zod/mini';
import { endpoint, id, instant, pageOf, paging } from './define.ts';
import { GameSummary } from './game.ts';
import { ofDraw } from './topics.ts';
import { Entry, TournamentStatus } from './tournament.ts';

/** What organisers do on the day of a tournament, and can undo. */
export const actionKinds = [
  'result',
  'correction',
  'walkover',
  'retirement',
  'reopening',
  'call',
  'release',
  'marker',
  'move',
  'held',
  'only-board',
  'out-of-order',
  'reserved',
  'check-in',
  'check-in-all',
  'paid',
  'seed',
  'withdrawal',
  'reentry',
  'late-entry',
  'swap',
  'decision',
  'status',
] as const;
export type ActionKind = (typeof actionKinds)[number];

const Named = z.object({ id, name: z.string() });

/** An action of an organiser. The fields that its kind does not use are null. */
export const Action = z.object({
  id,
  at: instant,
  kind: z.enum(actionKinds),
  /** the name of the organiser; null for a deleted account */
  author: z.nullable(z.string()),
  /** the game as it is now; also null if it has been removed from the draw */
  game: z.nullable(GameSummary),
  /** the winner and the score of each side that the action gave to the game; `winner` null: a draw */
  result: z.nullable(z.object({ winner: z.nullable(z.int()), scores: z.array(z.int()) })),
  /** also null if the entry has been removed */
  entry: z.nullable(Named),
  /** the entry with which it was swapped */
  other: z.nullable(Named),
  /** the board of a call, or the only board of a game */
  board: z.nullable(z.object({ id, number: z.int() })),
  /** the name of the new marker; null for none */
  marker: z.nullable(z.string()),
  /** whether it set something, such as a payment, or took it back */
  on: z.nullable(z.boolean()),
  group: z.nullable(z.int()),
  status: z.nullable(TournamentStatus),
  undoneAt: z.nullable(instant),
  /** whether something newer has changed the same thing, so that it cannot be undone */
  overtaken: z.boolean(),
});
export type Action = z.infer<typeof Action>;

/** How a game would change with an undo. */
export const gameEffects = ['reopened', 'decided', 'players', 'off-board', 'on-board', 'removed'] as const;
export type GameEffect = (typeof gameEffects)[number];

/** What an undo would do now. */
export const UndoPreview = z.object({
  /** why it would be refused, with the games that are in the way; null if it is possible */
  refused: z.nullable(z.object({ code: z.string(), games: z.array(GameSummary) })),
  /** other games that it would change, as they are now; at most 50 */
  games: z.array(z.object({ game: GameSummary, effect: z.enum(gameEffects) })),
  /** other entries that it would change */
  entries: z.array(Entry),
  /** whether a round or a knockout would be drawn again */
  redrawn: z.boolean(),
  /** the new status of the tournament; null if it stays */
  status: z.nullable(TournamentStatus),
});
export type UndoPreview = z.infer<typeof UndoPreview>;

export const actionEndpoints = {
  listActions: endpoint({
    method: 'GET',
    path: '/tournaments/{id}/actions',
    access: 'organiser',
    summary: 'What organisers have done on the day of a tournament, newest first: at most the last 1000 actions.',
    reads: [...ofDraw, 'players'],
    input: z.object({ ...paging }),
    output: pageOf(Action),
  }),
  previewUndo: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/actions/{action_id}/preview',
    access: 'organiser',
    summary: 'What undoing an action would change, and the games that are in the way. Changes nothing.',
    changes: [],
    output: UndoPreview,
  }),
  undoAction: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/actions/{action_id}/undo',
    access: 'organiser',
    summary:
      'Undoes an action, as if it had never been done. `has-dependents`: games that have begun depend on it (`game_ids`). `changed`: something newer has changed the same thing.',
    changes: [...ofDraw, 'calls'],
    output: Action,
    codes: ['has-dependents', 'changed', 'withdrawn', 'taken', 'player-busy', 'already-started', 'event-full'],
  }),
};
