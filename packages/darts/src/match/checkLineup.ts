import type { Lineup } from './event.ts';
import { slotsOf } from './lineup.ts';
import type { LineupSlot } from './lineup.ts';
import { onSheet } from './sheet.ts';
import type { MatchState, SheetGame } from './state.ts';
import { otherSide } from './structure.ts';
import type { Side } from './structure.ts';
import { isTakenOut } from './substitute.ts';

/** The facts about a player that the organisation has on the day of a match. Days are ISO dates. */
export type PlayerFacts = {
  player: string;
  /** on the roster of the team, perhaps only from `eligibleFrom`, allowed as a substitute, or neither */
  roster: 'own' | 'substitute' | 'none';
  /** matches in which the player was a substitute for this team in the season */
  timesAsSubstitute: number;
  /** the first day on which a new member, or one who joins the team later, may play; null if it has passed */
  eligibleFrom: string | null;
  /** the first day on which the player may play against the opponent, if that is a former team; null if it has passed */
  formerTeamFrom: string | null;
  isSuspended: boolean;
  /** the id of another match of this matchday in which the player is on the sheet; null if there is none */
  elsewhere: string | null;
};

/** The day of the match, and how often a player may be a substitute for one team. */
export type SeasonLimits = { day: string; mostAsSubstitute: number };

/** All problems of a lineup. A screen has a sentence for each. */
export const lineupCodes = [
  'not-on-roster',
  'not-yet-eligible',
  'former-team',
  'suspended',
  'plays-elsewhere',
  'for-both',
  'substitute-too-often',
  'twice',
  'block-limit',
  'limit',
  'pair-again',
  'not-in-earlier-block',
  'taken-out',
  'sheet-full',
  'too-few-games',
  'too-few-players',
] as const;
/** One of `lineupCodes`. */
export type LineupCode = (typeof lineupCodes)[number];

/**
 * A rule that a lineup breaks. `slot` is an index in the part; null for `too-few-games` (of a player, fewer than `limit`) and
 * `too-few-players` (fewer than `limit`: the match cannot start). `detail`: the day of `not-yet-eligible` and `former-team`, the match of
 * `plays-elsewhere`, the partner of `pair-again`.
 */
export type LineupProblem = { code: LineupCode; slot: number | null; player: string | null; limit?: number; detail?: string };

/** The players that a side has named so far. */
type Tally = {
  /** names of seats */
  seats: string[];
  sheet: Set<string>;
  pairs: Set<string>;
  games: { game: SheetGame; players: string[] }[];
};
/** A player put in a slot. `game` is null for a seat. */
type Choice = { player: string; game: SheetGame | null; beside: readonly string[] };
/** A rule against a player, wherever in the lineup they are. */
export type Reason = Omit<LineupProblem, 'slot' | 'player'>;

const pairOf = (a: string, b: string): string => [a, b].sort().join(' ');
const isPresent = (player: string | null): player is string => player !== null;

/**
 * The rules that a lineup breaks, in the order of its slots; empty if it may be handed in. `id` is a part, or the key of a game whose players
 * are named in the open. Any slot may be empty. If several slots break a rule together, the last one is reported.
 *
 * The lineups of other parts come from the state. A lineup that is handed in but not revealed is not in it.
 *
 * @throws if the structure has no such part or game
 */
export function checkLineup(
  state: MatchState,
  side: Side,
  id: string,
  players: Lineup,
  facts: readonly PlayerFacts[],
  season: SeasonLimits,
): LineupProblem[] {
  const slots = slotsIn(state, id);
  const inPart = new Set(slots.flatMap((slot) => ('game' in slot ? [slot.game] : [])));
  const hasSeats = slots.some((slot) => 'seat' in slot);
  const tally = knownBefore(state, side, (game) => inPart.has(game.key) || (hasSeats && game.seats !== null));
  const problems = slots.flatMap((slot, index): LineupProblem[] => {
    const player = players[index] ?? null;
    if (player === null) return [];
    const choice = choiceOf(state, tally, slot, player);
    const known = facts.find((candidate) => candidate.player === player);
    const reasons = [...ineligible(known, season), ...brokenRules(state, side, tally, choice)];
    record(tally, choice);
    return reasons.map((reason) => ({ slot: index, player, ...reason }));
  });
  if (hasSeats) recordPositions(state, side, tally, players);
  return [...problems, ...checkWhole(state, side, tally, slots, inPart)];
}

/** Tallies the known games of a side, except those of the part. */
function knownBefore({ games, seats }: MatchState, side: Side, isOfPart: (game: SheetGame) => boolean): Tally {
  const tally: Tally = { seats: [], sheet: new Set(seats?.[side].filter(isPresent)), pairs: new Set(), games: [] };
  for (const game of games) {
    if (isOfPart(game)) continue;
    const players = game.players[side]?.filter(isPresent) ?? [];
    players.forEach((player, place) => record(tally, { player, game, beside: players.slice(0, place) }));
  }
  return tally;
}

function choiceOf({ games }: MatchState, tally: Tally, slot: LineupSlot, player: string): Choice {
  if ('seat' in slot) return { player, game: null, beside: tally.seats };
  const game = games.find(({ key }) => key === slot.game) as SheetGame;
  return { player, game, beside: tally.games.find((entry) => entry.game === game)?.players ?? [] };
}

function record(tally: Tally, { player, game, beside }: Choice): void {
  tally.sheet.add(player);
  if (!game) {
    tally.seats = [...tally.seats, player];
    return;
  }
  if (game.size === 2 && beside[0] !== undefined) tally.pairs.add(pairOf(beside[0], player));
  const entry = tally.games.find((candidate) => candidate.game === game);
  if (entry) entry.players = [...entry.players, player];
  else tally.games.push({ game, players: [player] });
}

function recordPositions({ games, structure }: MatchState, side: Side, tally: Tally, players: Lineup): void {
  const seats = players.slice(0, structure.seats);
  for (const game of games) {
    const player = game.seats && seats[game.seats[side] - 1];
    if (player) record(tally, { player, game, beside: [] });
  }
}

/** The reasons of the organisation against a player in any game of the match. A player without facts is on no roster. */
export function ineligible(known: PlayerFacts | undefined, { day, mostAsSubstitute }: SeasonLimits): Reason[] {
  if (!known || known.roster === 'none') return [{ code: 'not-on-roster' }];
  const { roster, timesAsSubstitute, eligibleFrom, formerTeamFrom, isSuspended, elsewhere } = known;
  return [
    ...(eligibleFrom !== null && eligibleFrom > day ? [{ code: 'not-yet-eligible' as const, detail: eligibleFrom }] : []),
    ...(formerTeamFrom !== null && formerTeamFrom > day ? [{ code: 'former-team' as const, detail: formerTeamFrom }] : []),
    ...(isSuspended ? [{ code: 'suspended' as const }] : []),
    ...(elsewhere === null ? [] : [{ code: 'plays-elsewhere' as const, detail: elsewhere }]),
    ...(roster === 'substitute' && timesAsSubstitute >= mostAsSubstitute
      ? [{ code: 'substitute-too-often' as const, limit: mostAsSubstitute }]
      : []),
  ];
}

/** The number of games of a player in these blocks, without team games. */
const gamesIn = ({ games }: Tally, player: string, blocks: readonly string[]): number =>
  games.filter(({ game, players }) => game.size !== 'team' && blocks.includes(game.block.id) && players.includes(player)).length;

/** The rules of the match that a player would break in a slot. */
function brokenRules(state: MatchState, side: Side, tally: Tally, { player, game, beside }: Choice): Reason[] {
  const { sheet } = state.structure;
  return [
    ...(beside.includes(player) ? [{ code: 'twice' as const }] : []),
    ...(onSheet(state, otherSide(side)).has(player) ? [{ code: 'for-both' as const }] : []),
    ...(!tally.sheet.has(player) && tally.sheet.size >= sheet.most ? [{ code: 'sheet-full' as const, limit: sheet.most }] : []),
    ...(isTakenOut(state, side, player, game?.size ?? 1) ? [{ code: 'taken-out' as const }] : []),
    ...(game ? brokenInGame(state, tally, player, game, beside) : []),
  ];
}

function brokenInGame({ structure }: MatchState, tally: Tally, player: string, game: SheetGame, beside: readonly string[]): Reason[] {
  const { id, most = 1, from } = game.block;
  const isFree = game.size === 'team';
  const limits = (structure.limits ?? []).flatMap(({ blocks, most: limit }) => {
    const isReached = limit !== undefined && blocks.includes(id) && gamesIn(tally, player, blocks) >= limit;
    return isReached && !isFree ? [{ code: 'limit' as const, limit }] : [];
  });
  const partner = game.size === 2 ? beside[0] : undefined;
  const isAgain = structure.pairsOnce === true && partner !== undefined && tally.pairs.has(pairOf(partner, player));
  const hasPlayed = !from || tally.games.some((entry) => from.includes(entry.game.block.id) && entry.players.includes(player));
  return [
    ...(!isFree && gamesIn(tally, player, [id]) >= most ? [{ code: 'block-limit' as const, limit: most }] : []),
    ...limits,
    ...(isAgain ? [{ code: 'pair-again' as const, detail: partner }] : []),
    ...(hasPlayed ? [] : [{ code: 'not-in-earlier-block' as const }]),
  ];
}

/** The problems of the lineup as a whole. */
function checkWhole(
  { games, structure: { sheet, limits = [] } }: MatchState,
  side: Side,
  tally: Tally,
  slots: readonly LineupSlot[],
  inPart: ReadonlySet<string>,
): LineupProblem[] {
  const isNamed = (game: SheetGame) =>
    inPart.has(game.key) || game.players[side] !== null || tally.games.some((entry) => entry.game === game);
  const tooFewGames = limits.flatMap(({ blocks, least = 0 }) => {
    if (!games.every((game) => !blocks.includes(game.block.id) || isNamed(game))) return [];
    const short = [...tally.sheet].filter((player) => gamesIn(tally, player, blocks) < least);
    return short.map((player): LineupProblem => ({ code: 'too-few-games', slot: null, player, limit: least }));
  });
  const needed = Math.min(sheet.least, slots.length);
  return tally.sheet.size < needed
    ? [...tooFewGames, { code: 'too-few-players', slot: null, player: null, limit: sheet.least }]
    : tooFewGames;
}

/** A player for a slot, with the reasons against the choice; empty if the player may be chosen. */
export type LineupChoice = { player: string; reasons: LineupProblem[] };

/**
 * The players for a slot, each with the problems that the choice would add. A player in another slot of the same block changes places with the
 * present player of this slot, unless the rules allow both slots.
 */
export function choices(
  state: MatchState,
  side: Side,
  id: string,
  players: Lineup,
  slot: number,
  facts: readonly PlayerFacts[],
  season: SeasonLimits,
): LineupChoice[] {
  const newProblems = problemsAddedTo(put(players, slot, null), (lineup) => checkLineup(state, side, id, lineup, facts, season));
  const slots = slotsIn(state, id);
  const groupOf = (at: number) => blockOf(state, slots[at]);
  return facts.map(({ player }) => {
    const chosen = put(players, slot, player);
    const exchanges = players.flatMap((candidate, at) =>
      candidate === player && at !== slot && groupOf(at) === groupOf(slot) ? [put(chosen, at, players[slot] ?? null)] : [],
    );
    const attempts = [chosen, ...exchanges].map(newProblems);
    return { player, reasons: attempts.reduce((best, reasons) => (reasons.length < best.length ? reasons : best)) };
  });
}

/** The players who may take the place of the present player of a slot, each with the problems that this adds. Nobody changes places. */
export function replacements(
  state: MatchState,
  side: Side,
  id: string,
  players: Lineup,
  slot: number,
  facts: readonly PlayerFacts[],
  season: SeasonLimits,
): LineupChoice[] {
  const newProblems = problemsAddedTo(put(players, slot, null), (lineup) => checkLineup(state, side, id, lineup, facts, season));
  return facts.map(({ player }) => ({ player, reasons: newProblems(put(players, slot, player)) }));
}

const put = (lineup: Lineup, at: number, player: string | null): Lineup =>
  Array.from({ length: Math.max(lineup.length, at + 1) }, (_, index) => (index === at ? player : (lineup[index] ?? null)));

/** The problems of slots that a lineup has and another one does not. */
function problemsAddedTo(before: Lineup, check: (lineup: Lineup) => LineupProblem[]): (lineup: Lineup) => LineupProblem[] {
  const keyOf = ({ code, slot, player }: LineupProblem) => JSON.stringify([code, slot, player]);
  const old = new Set(check(before).map(keyOf));
  return (lineup) => check(lineup).filter((problem) => problem.slot !== null && !old.has(keyOf(problem)));
}

/** The block to which a slot belongs; null for the seats. */
const blockOf = ({ games }: MatchState, slot: LineupSlot | undefined): string | null =>
  games.find(({ key }) => slot && 'game' in slot && key === slot.game)?.block.id ?? null;

function slotsIn(state: MatchState, id: string): LineupSlot[] {
  const slots = slotsOf(state.structure, id);
  if (!slots) throw new Error(`The match has no part or game ${id}.`);
  return slots;
}
