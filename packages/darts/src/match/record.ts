import type { EventKind, NewEvent } from '../x01/event.ts';
import { mostLegs } from '../x01/target.ts';
import type { Lineup, MatchEventKind, MatchEventOf, MatchPayloads, NewMatchEvent } from './event.ts';
import { matchEventVersion, systemAuthor } from './event.ts';
import { slotCount, totalPoints } from './games.ts';
import { lineupParts, partOf } from './lineup.ts';
import type { LineupPart } from './lineup.ts';
import { eventsOf } from './log.ts';
import type { MatchCode } from './matchCode.ts';
import { hasBegun, hasStarted } from './results.ts';
import { differences, isInGame, isKnown, isPossible, seen } from './sheet.ts';
import type { MatchState, MatchStatus, SheetGame } from './state.ts';
import { otherSide, rulesOf } from './structure.ts';
import type { Side } from './structure.ts';
import { checkBetweenLegs, checkSubstitute } from './substitute.ts';

/**
 * The person or device that records an event: the sides that it may act for, and whether it is an editor. `mayRun`: whether it calls the games of the
 * match, and may therefore name the players of free games, of both sides.
 */
export type Recorder = { sides: readonly Side[]; isEditor: boolean; mayRun?: boolean };

const open: readonly MatchStatus[] = ['planned', 'lineups', 'playing', 'to-confirm'];
const any: readonly MatchStatus[] = [...open, 'confirmed', 'disputed', 'postponed', 'walkover'];

/** The statuses in which a kind of event is accepted, and further ones in which it is accepted from editors only. */
type Acceptance = { captains: readonly MatchStatus[]; editors?: readonly MatchStatus[] };
/** The kinds that differ from `corrections`. */
const accepted: Partial<Record<MatchEventKind, Acceptance>> = {
  stop: { captains: ['lineups', 'playing', 'to-confirm'] },
  resume: { captains: ['postponed'] },
  here: { captains: [...open, 'postponed'] },
  confirm: { captains: ['to-confirm'] },
  dispute: { captains: ['to-confirm', 'confirmed'] },
  walkover: { captains: [...open, 'postponed'], editors: ['confirmed', 'disputed'] },
  resolve: { captains: [], editors: ['lineups', 'playing', 'to-confirm', 'confirmed', 'disputed', 'postponed'] },
  annul: { captains: any },
  note: { captains: any },
  protest: { captains: any },
  decide: { captains: [], editors: any },
  // `statusesToUndo` limits captains.
  undo: { captains: any },
};
const corrections: Acceptance = { captains: open, editors: ['confirmed', 'disputed', 'postponed'] };

function isAccepted({ status }: MatchState, kind: MatchEventKind, isEditor: boolean): boolean {
  const { captains, editors = [] } = accepted[kind] ?? corrections;
  return captains.includes(status) || (isEditor && editors.includes(status));
}

/** Kinds that always need a reason, and kinds that need one if an editor records them for a captain. */
const needsReason: readonly MatchEventKind[] = ['dispute', 'resolve', 'walkover', 'annul', 'decide'];
const needsReasonOfEditor: readonly MatchEventKind[] = ['handed-in', 'substitute'];

/**
 * Why the rules reject an event of a match, or null if it may be recorded. Devices and the server check this before they append an event.
 * The policies of the server decide which roles may record which kinds; here only the sides of the recorder matter. A captain may confirm an
 * outdated sheet, because that happens without a network. The state then shows two open confirmations.
 *
 * An editor needs a reason to hand in a lineup or to substitute for a captain. An editor who is a captain in this match needs one for
 * everything that the captain could not do. Once an editor may know the lineup of the other side, every change of players needs one.
 */
export function mayRecord(state: MatchState, event: NewMatchEvent, who: Recorder): MatchCode | null {
  const code = brokenRule(state, event, who);
  if (code || !who.isEditor || event.payload.reason?.trim()) return code;
  if (changesPlayers.includes(event.kind) && mayKnowLineup(state)) return 'reason-needed';
  if (who.sides.length === 0 && !needsReasonOfEditor.includes(event.kind)) return null;
  return brokenRule(state, event, { ...who, isEditor: false }) && 'reason-needed';
}

const changesPlayers: readonly MatchEventKind[] = ['slot', 'substitute'];

/** Whether a lineup is revealed, or an editor, who gives a reason, has handed one in. */
const mayKnowLineup = ({ parts, events }: MatchState): boolean =>
  parts.some(({ isRevealed }) => isRevealed) || eventsOf(events, 'handed-in').some(({ payload }) => payload.reason?.trim());

function brokenRule(state: MatchState, event: NewMatchEvent, who: Recorder): MatchCode | null {
  const { kind, payload, v } = event;
  if (!(v >= 1 && v <= matchEventVersion)) return 'unknown-version';
  if (!isAccepted(state, kind, who.isEditor)) return 'wrong-state';
  const isOpenToAll = kind === 'toss' || (kind === 'slot' && mayNameBoth(state, event, who));
  if ('side' in payload && !isOpenToAll && !who.isEditor && !who.sides.includes(payload.side)) return 'other-side';
  if (needsReason.includes(kind) && !payload.reason?.trim()) return 'reason-needed';
  const check = checks[kind] as Check<MatchEventKind> | undefined;
  return check?.(state, event, who) ?? null;
}

/**
 * Whether somebody may name the players of both sides of a game: of a free game whoever runs the match, and of a game with sealed lineups each
 * captain, who enters both sides from paper. The captain of the other side confirms the sheet, and `checkSlot` protects lineups that are handed in.
 */
function mayNameBoth(state: MatchState, { payload }: MatchEventOf<'slot'>, { sides, mayRun }: Recorder): boolean {
  const game = findGame(state, payload.game);
  return game?.block.lineup === 'free' ? mayRun === true : sides.length > 0 && game !== undefined && partOf(game) !== null;
}

type Check<K extends MatchEventKind> = (state: MatchState, event: MatchEventOf<K>, who: Recorder) => MatchCode | null;
const checks: { [K in MatchEventKind]?: Check<K> } = {
  'handed-in': (state, { payload }) => checkHandIn(state, payload),
  revealed: (state, { payload }) => checkReveal(state, payload),
  slot: (state, { payload }, who) => checkSlot(state, payload, who),
  substitute: (state, { payload }) => checkSubstitute(state, payload),
  toss: ({ games }) => (games.some(hasStarted) ? 'game-begun' : null),
  boards: (state, { payload }) => checkBoards(state, payload.ids),
  fact: (state, { payload }) => checkFact(state, payload),
  'fact-removed': (state, { payload }) => (hasFact(state, payload.id) ? null : 'unknown-target'),
  score: (state, { payload }) => checkScore(state, payload),
  dispute: (state, { payload }) => checkDispute(state, payload),
  annul: ({ isAnnulled }) => (isAnnulled ? 'wrong-state' : null),
  decide: (state, { payload }) => checkDecide(state, payload),
  undo: (state, event, who) => checkUndo(state, event, who),
};

const hasFact = ({ facts, droppedFacts }: MatchState, id: string): boolean => Object.hasOwn(facts, id) || Object.hasOwn(droppedFacts, id);
const findGame = (state: MatchState, key: string): SheetGame | undefined => state.games.find((game) => game.key === key);

/** Whether a lineup names a player twice. */
export const isRepeating = (players: Lineup): boolean => {
  const named = players.filter((player) => player !== null);
  return new Set(named).size < named.length;
};

function checkHandIn({ parts }: MatchState, { part: id }: MatchPayloads['handed-in']): MatchCode | null {
  const part = parts.find((candidate) => candidate.id === id);
  if (!part) return 'unknown-part';
  if (part.isRevealed) return 'already-revealed';
  return part.isOpen ? null : 'lineup-closed';
}

function checkReveal(state: MatchState, { part: id, players, drawNumber }: MatchPayloads['revealed']): MatchCode | null {
  const part = state.parts.find((candidate) => candidate.id === id);
  if (!part) return 'unknown-part';
  if (part.isRevealed) return 'already-revealed';
  if (part.handedIn.includes(null)) return 'not-revealed';
  const { length } = (lineupParts(state.structure).find((candidate) => candidate.id === id) as LineupPart).slots;
  const isDrawn = state.games.some((game) => game.block.lineup === 'drawn' && partOf(game) === id);
  const fits = players.every((side) => side.length === length) && isDrawn === (drawNumber !== undefined);
  return fits ? null : 'invalid-lineup';
}

function checkSlot(state: MatchState, { game: key, side, players }: MatchPayloads['slot'], { isEditor }: Recorder): MatchCode | null {
  const game = findGame(state, key);
  if (!game) return 'unknown-game';
  if (hasStarted(game)) return 'game-begun';
  if (players.length > slotCount(state.structure, game) || isRepeating(players)) return 'invalid-lineup';
  const part = state.parts.find(({ id }) => id === partOf(game));
  // Without secrecy, for example from paper, until a side hands in a sealed lineup.
  if (part && !isEditor) {
    if (part.isRevealed) return 'already-revealed';
    if (part.handedIn.some((event) => event !== null)) return 'not-revealed';
  }
  const answering = side === 1 ? 'home-first' : 'away-first';
  return game.block.lineup === answering && game.players[otherSide(side)] === null ? 'not-your-turn' : null;
}

function checkBoards({ structure }: MatchState, ids: readonly string[]): MatchCode | null {
  const [least, most] = rulesOf(structure).boards;
  return ids.length >= least && ids.length <= most && new Set(ids).size === ids.length ? null : 'invalid-boards';
}

function checkFact(state: MatchState, fact: MatchPayloads['fact']): MatchCode | null {
  if (!isPossible(fact)) return 'invalid-fact';
  if (fact.game !== undefined) {
    const game = findGame(state, fact.game);
    if (!game) return 'unknown-game';
    if (!isInGame(game, fact.player)) return 'unknown-player';
  }
  if (isKnown(fact, state.games)) return 'facts-known';
  return isThrowable(state, fact) ? null : 'invalid-fact';
}

/**
 * Whether the legs of a game, or of all games if none is named, have room for so many scores of 180 or 171 of a player before a checkout of at least 2,
 * together with those that are known already.
 */
function isThrowable({ games, facts }: MatchState, { kind, value, player, game: key }: MatchPayloads['fact']): boolean {
  if (kind !== '180' && kind !== '171') return true;
  const inLeg = ({ format: { start } }: SheetGame) => Math.floor((start - 2) / Number(kind));
  const legsOf = ({ status, legs, format }: SheetGame) => (status === 'over' ? legs[0] + legs[1] : mostLegs(format));
  const concerned = key === undefined ? games : games.filter((game) => game.key === key);
  const known = Object.values(facts).filter(
    (fact) => fact.kind === kind && fact.player === player && (key === undefined || fact.game === key),
  );
  const all = known.reduce((sum, fact) => sum + fact.value, value);
  return all <= concerned.reduce((most, game) => most + inLeg(game) * legsOf(game), 0);
}

function checkScore(state: MatchState, { points, legs }: MatchPayloads['score']): MatchCode | null {
  if (state.games.some(hasBegun)) return 'has-games';
  const deciders = state.games.reduce((all, { block, points: worth }) => all + (block.onlyIf ? worth : 0), 0);
  const most = state.games.reduce((sum, { format }) => sum + mostLegs(format), 0);
  const isWhole = [...points.map((count) => count * 2), ...legs].every((count) => Number.isInteger(count) && count >= 0);
  // A level match goes on with the deciding game.
  const isDecided = deciders === 0 || points[0] !== points[1];
  const fits = points[0] + points[1] <= totalPoints(state.structure) + deciders && legs[0] + legs[1] <= most;
  return isWhole && isDecided && fits ? null : 'invalid-score';
}

/**
 * What an editor has decided, and what has not been corrected since: the score of the match, which every decision lets count, and the keys of games and
 * the ids of facts that a side had disputed. A side that objects to a decision protests.
 */
export function decidedSubjects(state: MatchState): ReadonlySet<string> {
  const now = seen(state);
  return new Set(
    state.events.flatMap((event, at) => {
      const [decision] = eventsOf(state.events.slice(at), 'resolve');
      const about = event.kind === 'dispute' ? event.payload.about : event.kind === 'resolve' ? ['score'] : [];
      if (!decision || about.length === 0) return [];
      const corrected = new Set(differences(decision.payload.saw, now));
      return about.filter((subject) => !corrected.has(subject));
    }),
  );
}

function checkDispute(state: MatchState, { about }: MatchPayloads['dispute']): MatchCode | null {
  if (about.length === 0) return 'nothing-disputed';
  const decided = decidedSubjects(state);
  if (about.some((subject) => decided.has(subject))) return 'already-decided';
  return about.every((subject) => subject === 'score' || hasFact(state, subject) || findGame(state, subject)) ? null : 'unknown-target';
}

function checkDecide({ protests }: MatchState, { protest: id, outcome }: MatchPayloads['decide']): MatchCode | null {
  if (!Object.hasOwn(protests, id)) return 'unknown-target';
  // A device with an earlier release would delete whether the protest was upheld or rejected.
  return outcome === undefined && protests[id]?.decision?.outcome ? 'wrong-state' : null;
}

/** The statuses in which captains take back a kind of event. */
const statusesToUndo = (kind: MatchEventKind): readonly MatchStatus[] => {
  if (kind === 'protest') return any;
  return kind === 'dispute' ? [...open, 'postponed', 'disputed'] : [...open, 'postponed'];
};

/** Decisions that editors take back with a reason, also those of other editors. */
const reversible: readonly MatchEventKind[] = ['walkover', 'annul'];
/** What editors take back although somebody else recorded it. They change the sheet by new events, not by an undo of what a captain recorded. */
const undoneByEditors: readonly MatchEventKind[] = [...reversible, 'note', 'claim'];
/** Decisions that are never taken back. A later one replaces them. */
const final: readonly MatchEventKind[] = ['resolve', 'decide'];

function checkUndo(
  state: MatchState,
  { author, payload: { target, reason } }: MatchEventOf<'undo'>,
  { isEditor, sides }: Recorder,
): MatchCode | null {
  const event = state.events.find(({ id }) => id === target);
  if (!event || event.kind === 'revealed') return 'unknown-target';
  const ofTeam: readonly MatchEventKind[] = ['here', 'dispute', 'protest'];
  const isOfTeam =
    event.author !== systemAuthor && ofTeam.includes(event.kind) && 'side' in event.payload && sides.includes(event.payload.side);
  const isOfEditors = isEditor && undoneByEditors.includes(event.kind);
  if (final.includes(event.kind) || (![event.author, systemAuthor].includes(author) && !isOfTeam && !isOfEditors)) return 'not-yours';
  if (isOfEditors && reversible.includes(event.kind) && !reason?.trim()) return 'reason-needed';
  if (!isEditor && !statusesToUndo(event.kind).includes(state.status)) return 'wrong-state';
  if (state.protests[target]?.decision != null) return 'wrong-state';
  if (event.kind === 'handed-in' && state.parts.some(({ id, isRevealed }) => isRevealed && id === event.payload.part))
    return 'already-revealed';
  return event.kind === 'here' && state.games.some(hasStarted) ? 'game-begun' : null;
}

/**
 * Why the rules of the match reject an event in the log of one of its games, or null. Games that are not X01 have results only. A sheet
 * that is confirmed, disputed or awarded is changed by editors only, and an interrupted match is not played on. A game that was running when
 * the match was decided may be finished.
 */
export function mayRecordInGame(state: MatchState, key: string, event: NewEvent, { isEditor }: Recorder): MatchCode | null {
  const { kind } = event;
  const game = findGame(state, key);
  if (!game) return 'unknown-game';
  const resultOnly: readonly EventKind[] = ['visit', 'throwFirst', 'tiebreak', 'retire'];
  if (game.other !== null && resultOnly.includes(kind)) return 'result-only';
  if (!isEditor && !open.includes(state.status)) return 'wrong-state';
  if (isEditor) return null;
  if (!hasStarted(game) && (game.status === 'waiting' || game.status === 'unplayed')) return 'wrong-state';
  return kind === 'players' ? checkBetweenLegs(state, game, event.payload) : null;
}
