import * as z from 'zod/mini';
import { endpoint, id, line, localDateTime, name, pageOf, paging } from './define.ts';
import { GameSummary } from './game.ts';
import {
  Bracket,
  Entry,
  Group,
  PastedName,
  Plan,
  PlayList,
  Player,
  Results,
  Tournament,
  TournamentStatus,
  TournamentSummary,
  Visibility,
  most,
} from './tournament.ts';

const optionalText = z.optional(line(80));
/** Somebody who is entered: a known player, or a name from which one is made. */
const entrant = { playerId: z.optional(id), name: z.optional(name), nickname: optionalText, club: optionalText };
const entrySeed = z.int().check(z.gte(1), z.lte(9999));
const settings = {
  name: z.optional(name),
  description: z.optional(z.string().check(z.maxLength(2000))),
  startsAt: z.optional(localDateTime),
  plan: z.optional(Plan),
  maxEntries: z.optional(z.nullable(z.int().check(z.gte(2), z.lte(most.entries)))),
  visibility: z.optional(Visibility),
  restMinutes: z.optional(z.int().check(z.gte(0), z.lte(120))),
  autoAssign: z.optional(z.boolean()),
};
const drawNumber = z.int().check(z.gte(0), z.lte(4_294_967_295));
const LatePlaces = z.object({
  groups: z.array(z.object({ group: z.int(), players: z.int(), games: z.int() })),
  opponent: z.nullable(Entry),
  knockoutsChange: z.boolean(),
});
/** `tournaments`: finished ones that count, `players`: those with points. */
const RankingSummary = z.object({ id, name, organisation: TournamentSummary.shape.organisation, tournaments: z.int(), players: z.int() });
const drawn = z.object({ drawNumber: z.int(), groups: z.array(z.array(Entry)), games: z.int() });

export const tournamentEndpoints = {
  getHome: endpoint({
    method: 'GET',
    path: '/home',
    access: 'public',
    summary: 'What the home page shows: a live game, tournaments, the best of the week.',
    output: z.object({
      live: z.nullable(GameSummary),
      liveCount: z.int(),
      tournaments: z.array(TournamentSummary),
      best: z.array(z.object({ kind: z.enum(['checkout', 'average', 'leg', '180s']), name: z.string(), value: z.number() })),
    }),
  }),
  listTournaments: endpoint({
    method: 'GET',
    path: '/tournaments',
    access: 'public',
    summary: 'Public tournaments: running first, then upcoming, then finished.',
    input: z.object({
      ...paging,
      search: z.optional(z.string().check(z.maxLength(120))),
      status: z.optional(z.enum(['running', 'coming', 'finished'])),
    }),
    output: pageOf(TournamentSummary),
  }),
  listManagedTournaments: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/tournaments',
    access: 'organiser',
    summary: 'All tournaments of an organisation.',
    input: z.object({ ...paging }),
    output: pageOf(TournamentSummary),
  }),
  createTournament: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/tournaments',
    access: 'organiser',
    summary: 'A tournament in an event. `test`: unlisted and deleted after 24 hours.',
    input: z.object({ ...settings, id: z.optional(id), name, eventId: id, plan: Plan, test: z.optional(z.boolean()) }),
    output: Tournament,
    codes: ['limit-reached'],
  }),
  getTournament: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}',
    access: 'public',
    summary: 'A tournament by slug or id.',
    output: Tournament,
  }),
  updateTournament: endpoint({
    method: 'PATCH',
    path: '/tournaments/{id}',
    access: 'organiser',
    summary: 'Changes settings; the plan only before the draw, the event until a game is on a board or has begun.',
    input: z.object({ ...settings, eventId: z.optional(id) }),
    output: Tournament,
    codes: ['drawn', 'already-started', 'event-full'],
  }),
  setTournamentStatus: endpoint({
    method: 'PUT',
    path: '/tournaments/{id}/status',
    access: 'organiser',
    summary: 'Moves a tournament on: registration, check-in, running, finished, cancelled.',
    input: z.object({ status: TournamentStatus }),
    output: Tournament,
    codes: ['wrong-status', 'not-drawn', 'games-open', 'event-full'],
  }),
  listEntries: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/entries',
    access: 'public',
    summary: 'Entries of a tournament, by name.',
    output: z.array(Entry),
  }),
  previewEntries: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/entries/preview',
    access: 'organiser',
    summary: 'Previews pasted lines: new, known, duplicate or similar to a known player.',
    input: z.object({ text: z.string().check(z.maxLength(50_000)) }),
    output: z.array(PastedName),
    maxBody: 256 * 1024,
    codes: ['too-many-entries'],
  }),
  addEntries: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/entries',
    access: 'organiser',
    summary: 'Adds entries, all or none: players or pairs. Each names a known player or creates a new one.',
    input: z.object({
      entries: z
        .array(
          z.object({
            id: z.optional(id),
            ...entrant,
            /** the second player of a pair */
            partner: z.optional(z.object(entrant)),
            seed: z.optional(entrySeed),
          }),
        )
        .check(z.minLength(1), z.maxLength(most.entries)),
    }),
    output: z.array(Entry),
    maxBody: 512 * 1024,
    codes: ['drawn', 'taken', 'too-many-entries', 'limit-reached'],
  }),
  updateEntry: endpoint({
    method: 'PATCH',
    path: '/entries/{id}',
    access: 'organiser',
    summary: 'Changes whether an entry is seeded, checked in or paid.',
    input: z.object({
      seed: z.optional(z.nullable(entrySeed)),
      checkedIn: z.optional(z.boolean()),
      paid: z.optional(z.boolean()),
    }),
    output: Entry,
  }),
  checkInAll: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/entries/check-in',
    access: 'organiser',
    summary: 'Checks everybody in, or out; out only before the start.',
    input: z.object({ checkedIn: z.boolean() }),
    output: z.array(Entry),
    codes: ['wrong-status'],
  }),
  withdrawEntry: endpoint({
    method: 'POST',
    path: '/entries/{id}/withdraw',
    access: 'organiser',
    summary: 'Withdraws an entry. Before the draw it is left out; afterwards its remaining games become walkovers.',
    output: Entry,
  }),
  reenterEntry: endpoint({
    method: 'POST',
    path: '/entries/{id}/reenter',
    access: 'organiser',
    summary:
      'Undoes a withdrawal and takes its walkovers back. `kept` are walkovers that stay because a later game that depends on them has begun. If no place is free, the entry goes to the waiting list.',
    output: z.object({ entry: Entry, kept: z.array(GameSummary) }),
    codes: ['has-dependents'],
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/entries/{id}',
    access: 'organiser',
    summary: 'Removes an entry before the draw.',
    output: z.null(),
    codes: ['drawn'],
  }),
  drawTournament: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/draw',
    access: 'organiser',
    summary:
      'Draws all stages with a published draw number, as often as needed until the first score. `seed` is its old name, read for one more release.',
    input: z.object({ drawNumber: z.optional(drawNumber), seed: z.optional(drawNumber) }),
    output: drawn,
    codes: ['already-started', 'too-few', 'group-too-large', 'too-many-games', 'event-full'],
  }),
  undoDraw: endpoint({
    method: 'DELETE',
    path: '/tournaments/{id}/draw',
    access: 'organiser',
    summary: 'Withdraws the draw, its games and calls before the first score. Entries stay; a running tournament is at check-in again.',
    output: Tournament,
    codes: ['already-started', 'not-drawn', 'wrong-status'],
  }),
  previewLateEntry: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/late-entry/preview',
    access: 'organiser',
    summary:
      'Where a player can still join after the draw: `groups`, shortest first, each with its number of new games; without groups, `opponent`, who loses the bye. `knockoutsChange`: knockouts behind the groups are drawn again.',
    output: LatePlaces,
    codes: ['not-drawn', 'wrong-status', 'knockout-begun', 'no-place'],
  }),
  addLateEntry: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/late-entry',
    access: 'organiser',
    summary:
      'Adds a player after the draw, checked in: an entry that was not drawn (`entry.id`), a known player or a new name. Earlier games do not change. Without `group` the player joins the shortest. With `opponent` the request is refused if the bye of the preview is taken.',
    input: z.object({
      entry: z.object({ id: z.optional(id), playerId: z.optional(id), name: z.optional(name), club: optionalText }),
      group: z.optional(z.int().check(z.gte(1))),
      opponent: z.optional(id),
    }),
    output: Entry,
    codes: ['not-drawn', 'wrong-status', 'knockout-begun', 'no-place', 'taken', 'too-many-entries', 'limit-reached', 'event-full'],
  }),
  swapEntries: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/draw/swap',
    access: 'organiser',
    summary: 'Swaps two entries of the draw before the first score.',
    input: z.object({ a: id, b: id }),
    output: drawn,
    codes: ['already-started', 'not-drawn'],
  }),
  getPlayList: endpoint({
    method: 'GET',
    path: '/tournaments/{id}/play-list',
    access: 'organiser',
    summary: 'The boards, the waiting games and the expected end.',
    output: PlayList,
  }),
  listTournamentGames: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/games',
    access: 'public',
    summary: 'Games of a tournament: playing, called, waiting, then finished.',
    input: z.object({ ...paging, phase: z.optional(z.enum(['open', 'playing', 'finished'])), entry: z.optional(z.string()) }),
    output: pageOf(GameSummary),
  }),
  listGroups: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/groups',
    access: 'public',
    summary: 'Groups with standings and games.',
    output: z.array(Group),
  }),
  decideGroup: endpoint({
    method: 'PUT',
    path: '/tournaments/{id}/groups/{group}/decision',
    access: 'organiser',
    summary: 'Settles a tie that the tie-breakers cannot: an order of the tied entries with a reason, or the drawing of lots.',
    input: z.object({
      how: z.enum(['lot', 'shoot-out', 'decision']),
      order: z.optional(z.array(id)),
      reason: z.string().check(z.maxLength(300)),
    }),
    output: Group,
    codes: ['nothing-to-decide', 'has-dependents'],
  }),
  getBracket: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/brackets/{role}',
    access: 'public',
    summary: 'The winners’ or losers’ knockout (`role`: winners, losers).',
    output: Bracket,
  }),
  getResults: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/results',
    access: 'public',
    summary: 'Places, statistics and finished games.',
    output: Results,
  }),
  listRankings: endpoint({
    method: 'GET',
    path: '/rankings',
    access: 'public',
    summary: 'Public rankings over the tournaments of an organisation.',
    input: z.object({ ...paging }),
    output: pageOf(RankingSummary),
  }),
  listPlayers: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/players',
    access: 'organiser',
    summary: 'The address book: players known to an organisation.',
    input: z.object({ ...paging, search: z.optional(z.string().check(z.maxLength(120))) }),
    output: pageOf(Player),
  }),
  createPlayer: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/players',
    access: 'organiser',
    summary: 'Adds a player to the address book.',
    input: z.object({ id: z.optional(id), name, nickname: optionalText, club: optionalText }),
    output: Player,
    codes: ['limit-reached'],
  }),
  updatePlayer: endpoint({
    method: 'PATCH',
    path: '/players/{id}',
    access: 'organiser',
    summary: 'Renames or archives a player.',
    input: z.object({ name: z.optional(name), nickname: optionalText, club: optionalText, archived: z.optional(z.boolean()) }),
    output: Player,
  }),
};
