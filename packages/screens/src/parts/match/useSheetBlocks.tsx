import type { ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import { gamesToCall } from '@oche/darts/match/callOrder';
import { isSettled, sum } from '@oche/darts/match/results';
import type { MatchState, SheetGame as FoldedGame } from '@oche/darts/match/state';
import { bothSides, type BySide, type Side } from '@oche/darts/match/structure';
import { starterOf } from '@oche/darts/match/throwsFirst';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatScore } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import type { SheetBlock, SheetGame } from '@oche/ui/MatchSheet';
import { gameFormat, keyOf, playersText } from './matchTexts.ts';
import { messages } from './messages.ts';
import type { ShownMatch } from './useMatch.ts';

/** What a page adds to the sheet: below the head of a block, and to the row of a game. */
export type SheetExtras = {
  block?: (games: readonly FoldedGame[]) => ReactNode;
  game?: (game: FoldedGame, summary: GameSummary | undefined) => Partial<Pick<SheetGame, 'detail' | 'warning' | 'note' | 'action'>>;
};

const throwsFirst = ({ toss }: MatchState, { throwsFirst: first }: FoldedGame): Side | null => {
  const starter = starterOf(first, toss);
  return starter === 'first' ? 0 : starter === 'second' ? 1 : null;
};

/** The blocks of the sheet of a match, in the language of the reader. */
export function useSheetBlocks(match: ShownMatch, extras: SheetExtras = {}): SheetBlock[] {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { state, gameOf } = match;
  const next = nextGame(state);
  return state.structure.blocks.map((block) => {
    const games = state.games.filter((game) => game.block === block);
    const sizes = new Set(games.map(({ size }) => size));
    const formats = new Set(games.map((game) => gameFormat(intl, game)));
    const begun = games.some(({ status }) => status === 'playing' || status === 'over' || status === 'forfeit');
    return {
      id: block.id,
      title: formatMessage(messages.block, { size: sizes.size === 1 ? String([...sizes][0]) : 'other' }),
      note: [...formats].join('; '),
      ...(begun && {
        score: games.every(isSettled) ? formatScore(locale, sum(games.map(({ given }) => given))) : formatMessage(messages.running),
      }),
      ...(extras.block && { children: extras.block(games) }),
      games: games.map((game): SheetGame => {
        const summary = gameOf(game.key);
        return {
          ...{ id: game.key, number: game.number, winner: game.winner, starter: throwsFirst(state, game) },
          sides: [sideOf(intl, match, game, summary, 0), sideOf(intl, match, game, summary, 1)],
          state: stateOf(game),
          status: statusText(intl, state, game, summary, next),
          ...noteOf(intl, match, game),
          ...extras.game?.(game, summary),
        };
      }),
    };
  });
}

/** The game that is called next. */
export const nextGame = (state: MatchState): string | null => gamesToCall(state, [0])[0]?.game ?? null;

const stateOf = (game: FoldedGame): SheetGame['state'] => {
  if (isSettled(game)) return 'settled';
  if (game.status === 'playing') return 'live';
  return game.status === 'called' ? 'called' : 'open';
};

const sideOf = (
  intl: IntlShape,
  { nameOf }: ShownMatch,
  game: FoldedGame,
  summary: GameSummary | undefined,
  side: Side,
): SheetGame['sides'][number] => {
  const players = game.players[side];
  const isFought = game.status === 'playing' || game.status === 'over' || game.status === 'forfeit';
  const legs = game.status === 'playing' ? (summary?.live?.legs[side] ?? game.legs[side]) : game.legs[side];
  return {
    ...(players ? { name: playersText(intl, players, nameOf) } : game.size === 'team' && { name: intl.formatMessage(messages.all) }),
    legs: isFought ? legs : null,
  };
};

/** The score of the match after a game. */
const scoreAfter = ({ games }: MatchState, { number }: FoldedGame): BySide<number> =>
  sum(games.filter((game) => game.number <= number && isSettled(game)).map(({ given }) => given));

const statusText = (
  { formatMessage, locale }: IntlShape,
  state: MatchState,
  game: FoldedGame,
  summary: GameSummary | undefined,
  next: string | null,
): string => {
  const board = summary?.board?.number ?? game.board + 1;
  if (isSettled(game)) return game.status === 'unplayed' ? '–' : formatScore(locale, scoreAfter(state, game));
  if (game.status === 'playing') return formatMessage(messages.onBoard, { number: board });
  if (game.status === 'called') return formatMessage(messages.called, { number: board });
  return game.key === next ? formatMessage(messages.next) : '–';
};

/** Why a game has no score, or why it has one without darts. */
const noteOf = ({ formatMessage }: IntlShape, { sheet: { match } }: ShownMatch, game: FoldedGame): { note?: string } => {
  const teamOf = (side: Side) => (side === 0 ? match.home.name : match.away.name);
  if (game.status === 'unplayed') return { note: formatMessage(messages.unplayed, { reason: keyOf(game.reason ?? '') }) };
  if (game.winner === null) return game.reason === 'editor' ? { note: formatMessage(messages.waitsFor, { reason: 'editor' }) } : {};
  const loser = bothSides.find((side) => side !== game.winner) as Side;
  if (game.status === 'forfeit') return { note: formatMessage(messages.forfeit, { name: teamOf(loser) }) };
  if (game.ending === 'walkover') return { note: formatMessage(messages.awarded, { name: teamOf(game.winner) }) };
  return game.ending === 'retired' ? { note: formatMessage(messages.retired, { name: teamOf(game.winner) }) } : {};
};
