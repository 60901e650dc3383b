import { systemAuthor } from './event.ts';
import type { Fact, MatchPayloads, NewMatchEvent, Seen } from './event.ts';
import { fastestWin, matchGames, totalPoints } from './games.ts';
import { lineupParts, partOf } from './lineup.ts';
import { eventsOf, standingEvents } from './log.ts';
import type { StandingEvent } from './log.ts';
import { namedPlayers } from './players.ts';
import { applyMatchRules, hasBegun, isSettled, isToCall, sheetGame, sum } from './results.ts';
import { differences, isKnown, seen } from './sheet.ts';
import { decidingScore } from './state.ts';
import type { Confirmation, FoldedGames, MatchState, MatchStatus, Protest, SheetGame, SheetPart } from './state.ts';
import type { BySide, MatchStructure, Side } from './structure.ts';

/** The game points and legs that a walkover gives the present side. The group decides; the default is `fullWalkover`. */
export type WalkoverScore = { points: number; legs: number };

/** The default score of a walkover: all games that must be played, each won with the fewest legs. */
export function fullWalkover(structure: MatchStructure): WalkoverScore {
  const games = matchGames(structure).filter(({ block }) => !block.onlyIf);
  return { points: totalPoints(structure), legs: games.reduce((total, game) => total + fastestWin(game), 0) };
}

/**
 * Folds the log of a match and the folded logs of its games into the state of the match. It never throws: an event that other events or the
 * games have superseded has no effect. `mayRecord` decides which events a log accepts. Events by different authors about different subjects
 * give the same state in any order.
 */
export function foldMatch(
  structure: MatchStructure,
  events: readonly NewMatchEvent[],
  folded: FoldedGames,
  walkoverScore: WalkoverScore = fullWalkover(structure),
): MatchState {
  const standing = standingEvents(events);
  const last = <K extends StandingEvent['kind']>(kind: K): MatchPayloads[K] | null => lastOf(standing, kind)?.payload ?? null;
  const toss = last('toss')?.side ?? null;
  const { seats, games } = foldGames(structure, standing, folded, toss);
  const walkover = last('walkover');
  const score = scoreOf(structure, games, walkover, walkoverScore, last('score'));
  const [facts, droppedFacts] = foldFacts(standing, games);
  const now = seen({ ...score, games, facts });
  const agreement = foldConfirmations(standing, now);
  const isComplete = games.every(isSettled) || (last('score') !== null && !games.some(hasBegun));
  return {
    structure,
    events: standing,
    length: events.length,
    status: statusOf(standing, games, agreement.isFinal, isComplete),
    isAnnulled: last('annul') !== null,
    here: forBoth((side) => arrivalOf(standing, side)),
    toss,
    boards: last('boards')?.ids ?? null,
    seats,
    parts: foldParts(structure, standing, games),
    games,
    ...score,
    facts,
    droppedFacts,
    protests: foldProtests(standing),
    ...agreement,
    walkover,
  };
}

/** The last standing event of a kind. */
const lastOf = <K extends StandingEvent['kind']>(standing: readonly StandingEvent[], kind: K): { payload: MatchPayloads[K] } | undefined =>
  eventsOf(standing, kind).at(-1) as { payload: MatchPayloads[K] } | undefined;

/** The event that says first that a team has arrived. Ids are in the order of time, so the order of the log does not matter. */
const arrivalOf = (standing: readonly StandingEvent[], side: Side): string | null =>
  eventsOf(standing, 'here')
    .flatMap(({ id, payload }) => (payload.side === side ? [id] : []))
    .sort()[0] ?? null;

const forBoth = <T>(value: (side: Side) => T): BySide<T> => [value(0), value(1)];

function foldGames(structure: MatchStructure, standing: readonly StandingEvent[], folded: FoldedGames, toss: Side | null) {
  const planned = matchGames(structure);
  const players = namedPlayers(structure, planned, lineupParts(structure), standing, folded);
  const games = planned.map((game) => {
    const named = forBoth((side) => {
      const all = players.games[side].get(game.key) ?? null;
      return all && game.size === 'team' ? all.filter((player) => player !== null) : all;
    });
    return sheetGame(structure, game, named, folded[game.key], toss);
  });
  return { seats: players.seats, games: applyMatchRules(structure, games) };
}

function scoreOf(
  structure: MatchStructure,
  games: readonly SheetGame[],
  walkover: MatchState['walkover'],
  { points: allPoints, legs: allLegs }: WalkoverScore,
  bare: Pick<MatchState, 'points' | 'legs'> | null,
): Pick<MatchState, 'points' | 'legs' | 'leader'> {
  const settled = games.filter(isSettled);
  const counted = { points: sum(settled.map(({ given }) => given)), legs: sum(settled.map((g) => (g.block.onlyIf ? [0, 0] : g.legs))) };
  const came = walkover && forBoth((side) => (walkover.absent === 'both' || walkover.absent === (side === 0 ? 'home' : 'away') ? 0 : 1));
  const awarded = came && { points: forBoth((side) => came[side] * allPoints), legs: forBoth((side) => came[side] * allLegs) };
  const { points, legs } = awarded ?? (bare && !games.some(hasBegun) ? bare : counted);
  const [home, away] = came ?? decidingScore({ structure, points, legs });
  return { points, legs, leader: home === away ? null : home > away ? 0 : 1 };
}

/** The facts that count, and those that the log of a game has superseded. */
function foldFacts(standing: readonly StandingEvent[], games: readonly SheetGame[]): [Record<string, Fact>, Record<string, Fact>] {
  const removed = new Set(eventsOf(standing, 'fact-removed').map(({ payload }) => payload.id));
  const facts = eventsOf(standing, 'fact').filter(({ id }) => !removed.has(id));
  const pick = (known: boolean) =>
    Object.fromEntries(facts.filter(({ payload }) => isKnown(payload, games) === known).map(({ id, payload }) => [id, payload]));
  return [pick(false), pick(true)];
}

function foldProtests(standing: readonly StandingEvent[]): Record<string, Protest> {
  const decisions = new Map(
    eventsOf(standing, 'decide').map(({ payload: { protest, outcome = null, reason } }) => [protest, { outcome, reason }]),
  );
  return Object.fromEntries(
    eventsOf(standing, 'protest').map(({ id, payload: { side, about, text }, author }) => [
      id,
      { side, about, text, decision: decisions.get(id) ?? null, isOfServer: author === systemAuthor },
    ]),
  );
}

function foldParts(structure: MatchStructure, standing: readonly StandingEvent[], games: readonly SheetGame[]): SheetPart[] {
  return lineupParts(structure).map(({ id, firstGame }) => {
    const handedIn = forBoth((side) =>
      eventsOf(standing, 'handed-in').findLast(({ payload }) => payload.part === id && payload.side === side),
    );
    return {
      id,
      isOpen:
        games.some((game) => partOf(game) === id && isToCall(game)) && games.every((game) => game.number >= firstGame || !isToCall(game)),
      handedIn: forBoth((side) => handedIn[side]?.id ?? null),
      isRevealed: eventsOf(standing, 'revealed').some(({ payload }) => payload.part === id),
      isByOneAuthor: isByOneAuthor(handedIn),
    };
  });
}

/** Whether there is an event of each side, both by one author. */
const isByOneAuthor = ([home, away]: BySide<{ author: string } | undefined>): boolean => home !== undefined && home.author === away?.author;

/**
 * The confirmations of the captains. The sheet is final while it equals the one that both confirmed, or the one that an editor decided last.
 * It is corrected if it is final, and both captains or an editor had decided on another sheet before.
 */
function foldConfirmations(
  standing: readonly StandingEvent[],
  now: Seen,
): Pick<MatchState, 'confirmations' | 'differences' | 'isConfirmedByOneAuthor' | 'isFinal' | 'isCorrected'> {
  const events = forBoth((side) => eventsOf(standing, 'confirm').findLast(({ payload }) => payload.side === side));
  const confirmations = forBoth((side): Confirmation | null => {
    const event = events[side];
    return event ? { event: event.id, how: event.payload.how, saw: event.payload.saw, changed: differences(event.payload.saw, now) } : null;
  });
  const [home, away] = confirmations;
  const between = home && away ? differences(home.saw, away.saw) : [];
  const agreed = home && away && between.length === 0 ? [home.saw] : [];
  const decided = eventsOf(standing, 'resolve').map(({ payload }) => payload.saw);
  const isNow = (saw: Seen) => differences(saw, now).length === 0;
  const isFinal = [...agreed, ...decided.slice(-1)].some(isNow);
  const isCorrected = isFinal && ![...agreed, ...decided].every(isNow);
  return { confirmations, differences: between, isConfirmedByOneAuthor: isByOneAuthor(events), isFinal, isCorrected };
}

function statusOf(standing: readonly StandingEvent[], games: readonly SheetGame[], isFinal: boolean, isComplete: boolean): MatchStatus {
  const isLast = (kind: StandingEvent['kind'], ...until: StandingEvent['kind'][]) =>
    standing.findLast((event) => event.kind === kind || until.includes(event.kind))?.kind === kind;
  if (isLast('walkover')) return 'walkover';
  if (isLast('dispute', 'resolve')) return 'disputed';
  if (isFinal) return 'confirmed';
  if (isLast('stop', 'resume')) return 'postponed';
  if (isComplete) return 'to-confirm';
  // The choice of boards starts the match as soon as a game can be called to them.
  const isStarted = standing.some(({ kind }) => kind === 'boards') && games.some(({ status }) => status === 'ready');
  if (isStarted || games.some((game) => hasBegun(game) || game.status === 'called')) return 'playing';
  return standing.some(({ kind }) => kind === 'handed-in' || kind === 'revealed' || kind === 'slot') ? 'lineups' : 'planned';
}
