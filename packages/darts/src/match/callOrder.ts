import { partOf } from './lineup.ts';
import { isToCall } from './results.ts';
import type { MatchState, SheetGame, SheetPart } from './state.ts';
import { bothSides, rulesOf } from './structure.ts';
import type { Side } from './structure.ts';

/** A game to call now, and the index of the board on which it is played. */
export type Call = { game: string; board: number };

const playersOf = ({ players }: SheetGame): string[] => players.flatMap((side) => side ?? []).filter((player) => player !== null);
const isGoingOn = ({ status }: MatchState): boolean => status === 'planned' || status === 'lineups' || status === 'playing';
const isOnBoard = ({ status }: SheetGame): boolean => status === 'called' || status === 'playing';

/**
 * The games to call on the free boards, which are given by index. Games are called in their order, odd ones preferably on the first board. If
 * a player of a game is busy at another board, the game is passed over: in `numbered` order at most one game, in `block` order any number of
 * games within the block. A team game waits until no other game is running.
 */
export function gamesToCall(state: MatchState, free: readonly number[]): Call[] {
  if (!isGoingOn(state)) return [];
  const running = state.games.filter(isOnBoard);
  const calls: Call[] = [];
  const boards = [...free];
  while (boards.length > 0) {
    const [game] = nextGames(state, running);
    if (!game) break;
    const preferred = boards.includes(game.board) ? game.board : (boards[0] as number);
    boards.splice(boards.indexOf(preferred), 1);
    calls.push({ game: game.key, board: preferred });
    running.push(game);
  }
  return calls;
}

/** The keys of the games that may be called now, on any board: in `numbered` order at most one, in `block` order any of the block. */
export const callableGames = (state: MatchState): string[] =>
  isGoingOn(state) ? nextGames(state, state.games.filter(isOnBoard)).map(({ key }) => key) : [];

/** The games that may be called beside the running ones, in their order. */
function nextGames({ games, structure }: MatchState, running: readonly SheetGame[]): SheetGame[] {
  const toCall = games.filter((game) => isToCall(game) && !running.includes(game));
  const isByBlock = rulesOf(structure).order === 'block';
  const candidates = isByBlock ? toCall.filter(({ block }) => block === toCall[0]?.block) : toCall.slice(0, 2);
  const busy = new Set(running.flatMap(playersOf));
  const next: SheetGame[] = [];
  for (const game of candidates) {
    const isBusy = playersOf(game).some((player) => busy.has(player)) || (game.size === 'team' && running.length > 0);
    const isFull = running.filter(({ block }) => block === game.block).length >= (game.block.boards ?? Infinity);
    if (game.status === 'ready' && !isBusy && !isFull) next.push(game);
    // Only busy players let a later number go first.
    if (!isByBlock && !(game.status === 'ready' && isBusy)) break;
  }
  return next;
}

/**
 * The next step on one phone: a game (`missing`: the sides whose players must be named first), a lineup to hand in or to reveal, the toss, the
 * confirmation, or `nothing` if the captains have to wait.
 */
export type NextStep =
  | { kind: 'game'; game: string; missing: Side[] }
  | { kind: 'lineup'; part: string; missing: Side[] }
  | { kind: 'reveal'; part: string }
  | { kind: 'toss' | 'confirm' | 'nothing' };

/**
 * The step that "Next game" opens on one device. A game on a board comes first. `elsewhere`: the keys of games on other boards. A called one of these
 * is the last resort; the ones that are being played there are not opened.
 */
export function nextStep(state: MatchState, elsewhere: readonly string[] = []): NextStep {
  if (state.status === 'to-confirm') return { kind: 'confirm' };
  if (!isGoingOn(state)) return { kind: 'nothing' };
  const onBoards = state.games.filter(isOnBoard);
  const here = onBoards.find(({ key }) => !elsewhere.includes(key))?.key;
  const next = here ?? gamesToCall(state, [0])[0]?.game ?? onBoards.find(({ status }) => status === 'called')?.key;
  const game = state.games.find(({ key }) => key === next);
  if (game) return { kind: 'game', game: game.key, missing: bothSides.filter((side) => game.players[side] === null) };
  const waiting = state.games.find(({ status }) => status === 'waiting');
  if (!waiting) return { kind: 'nothing' };
  if (waiting.reason === 'toss') return { kind: 'toss' };
  if (waiting.reason === 'editor') return { kind: 'nothing' };
  const part = state.parts.find(({ id }) => id === partOf(waiting)) as SheetPart;
  const missing = bothSides.filter((side) => part.handedIn[side] === null);
  return missing.length > 0 ? { kind: 'lineup', part: part.id, missing } : { kind: 'reveal', part: part.id };
}
