import { slotCount } from '@oche/darts/match/games';
import { hasStarted, isSettled } from '@oche/darts/match/results';
import { isRepeating } from '@oche/darts/match/record';
import { isPossible } from '@oche/darts/match/sheet';
import type { Fact } from '@oche/darts/match/event';
import type { MatchState, SheetGame } from '@oche/darts/match/state';
import { bothSides, type BySide, type MatchStructure, type Side } from '@oche/darts/match/structure';
import { isFinalScore } from '@oche/darts/x01/target';
import type { Recording } from '../../../parts/match/useMatch.ts';

/** In place of a player who is missing. Null is a place that is not filled in. */
export const nobodyThere = 'nobody';

/** One game of a paper sheet as typed. */
export type PaperGame = { players: BySide<readonly (string | null)[]>; legs: BySide<string> };
/** A figure as typed. `id`: that of its event, so that it is stored once. `replaces`: the id of the figure on the sheet that it changes. */
export type PaperFact = { id: string; replaces?: string; player: string; game?: string; kind: Fact['kind']; value: string };

/** The sheet as it is known, to start from. */
export const paperGame = (structure: MatchStructure, game: SheetGame): PaperGame => {
  const places = game.size === 'team' ? 0 : slotCount(structure, game);
  const side = (of: Side) =>
    Array.from({ length: places }, (_, place) => {
      const players = game.players[of];
      return players === null ? null : (players[place] ?? nobodyThere);
    });
  const legs = (of: Side) => (game.status === 'over' ? String(game.legs[of]) : '');
  return { players: [side(0), side(1)], legs: [legs(0), legs(1)] };
};

/** What is wrong with a game: a player is in it twice, its legs are no final score, or a place is not filled in. */
export type PaperProblem = 'twice' | 'no-final-score' | 'players';

const legsOf = ({ legs }: PaperGame): BySide<number> | null => {
  const [home, away] = legs.map((text) => text.trim());
  return home === '' || away === '' || home === undefined || away === undefined ? null : [Number(home), Number(away)];
};

/** Whether a side of the game has nobody, so that the game is lost without legs. */
const isForfeit = ({ players }: PaperGame): boolean =>
  players.some((side) => side.length > 0 && side.every((player) => player === nobodyThere));

/** The players of a side as its lineup has them. */
const lineupOf = (players: readonly (string | null)[]): (string | null)[] =>
  players.map((player) => (player === nobodyThere ? null : player));

export const problemOf = (game: SheetGame, paper: PaperGame): PaperProblem | null => {
  if (paper.players.some((side) => isRepeating(lineupOf(side)))) return 'twice';
  const isTyped = paper.legs.some((text) => text.trim() !== '');
  if (!isTyped || isForfeit(paper)) return null;
  const legs = legsOf(paper);
  if (!legs || !isFinalScore({ ...game.format, starter: 'first' }, [...legs]).possible) return 'no-final-score';
  return paper.players.some((side) => side.includes(null)) ? 'players' : null;
};

/** The game points of the sheet as typed. */
export const paperScore = (games: readonly SheetGame[], papers: Readonly<Record<string, PaperGame>>): BySide<number> => {
  const score: [number, number] = [0, 0];
  for (const game of games) {
    const paper = papers[game.key];
    const legs = paper && problemOf(game, paper) === null ? legsOf(paper) : null;
    if (legs && game.status !== 'unplayed') {
      const [home, away] = legs;
      const share = home === away ? 0.5 : home > away ? 1 : 0;
      score[0] += share * game.points;
      score[1] += (1 - share) * game.points;
    } else if (isSettled(game)) bothSides.forEach((side) => (score[side] += game.given[side]));
  }
  return score;
};

/** All players that a side has on the paper, for games of the whole team. */
const allOf = (papers: Readonly<Record<string, PaperGame>>, side: Side): string[] =>
  [
    ...new Set(Object.values(papers).flatMap(({ players }) => players[side].filter((player) => player !== null && player !== nobodyThere))),
  ] as string[];

/** The events that name the players of games, where the paper differs from the sheet. A game that has begun keeps its players. */
export const slotsOf = ({ structure, games }: MatchState, papers: Readonly<Record<string, PaperGame>>): Recording[] =>
  games.flatMap((game) =>
    bothSides.flatMap((side): Recording[] => {
      const paper = papers[game.key];
      if (!paper || hasStarted(game)) return [];
      const isTeam = game.size === 'team';
      const isTyped = paper.legs.some((text) => text.trim() !== '');
      if (isTeam && (!isTyped || game.players[side] !== null)) return [];
      const named = isTeam ? allOf(papers, side).slice(0, slotCount(structure, game)) : paper.players[side];
      if (named.length === 0 || named.includes(null)) return [];
      const players = lineupOf(named);
      if (JSON.stringify(players) === JSON.stringify(game.players[side])) return [];
      return [{ kind: 'slot', payload: { game: game.key, side, players } }];
    }),
  );

/** The legs of the games whose results differ from the sheet, by key. */
export const resultsOf = (
  games: readonly SheetGame[],
  papers: Readonly<Record<string, PaperGame>>,
): { key: string; legs: [number, number]; isCorrection: boolean }[] =>
  games.flatMap((game) => {
    const paper = papers[game.key];
    const legs = paper && !isForfeit(paper) ? legsOf(paper) : null;
    const isOver = game.status === 'over';
    if (!legs || (isOver && legs[0] === game.legs[0] && legs[1] === game.legs[1])) return [];
    return [{ key: game.key, legs: [...legs], isCorrection: isOver }];
  });

/** A fact to record; null for one that is not possible. */
export const factOf = ({ player, game, kind, value }: Omit<PaperFact, 'id' | 'replaces'>): Recording | null => {
  const fact = { player, ...(game !== undefined && { game }), kind, value: Number(value) };
  return player !== '' && isPossible(fact) ? { kind: 'fact', payload: fact } : null;
};
