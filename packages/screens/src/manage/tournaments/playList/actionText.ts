import type { Action, UndoPreview } from '@oche/api/contract/action';
import type { GameSummary } from '@oche/api/contract/game';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatResult } from '@oche/i18n/format';
import type { Message } from '@oche/i18n/messages';
import { groupLetter } from '../../../parts/game/gameName.ts';
import { gameLabel, sideText, versusText } from '../../../parts/game/slotText.ts';
import { messages as frameMessages } from '../messages.ts';
import { messages } from './actionMessages.ts';

const statusWord = ({ formatMessage }: IntlShape, status: Action['status']): string =>
  formatMessage(frameMessages.status, { status: status === 'check-in' ? 'checkin' : (status ?? '') });

/** "Anna 3–1 Ben", with the score that the action gave. */
const scoreText = (intl: IntlShape, game: GameSummary | null, result: NonNullable<Action['result']>): string => {
  const [one = 0, two = 0] = result.scores;
  const score = formatResult(intl.locale, one, two);
  if (!game) return score;
  return intl.formatMessage(messages.score, { a: sideText(intl, game, game.sides[0]), score, b: sideText(intl, game, game.sides[1]) });
};

/** What an action did, in a sentence: "Quarter-final 2: result Anna 3–1 Ben". */
export const actionText = (intl: IntlShape, action: Action): string => {
  const { formatMessage } = intl;
  const game = action.game ? gameLabel(intl, action.game) : formatMessage(messages.removedGame);
  const name = action.entry?.name ?? formatMessage(messages.removedEntry);
  const on = String(action.on);
  const number = action.board?.number ?? '–';
  const winner = action.game && action.result?.winner != null ? sideText(intl, action.game, action.game.sides[action.result.winner]) : '';
  const score = action.result ? scoreText(intl, action.game, action.result) : '';
  const texts: Record<Action['kind'], () => string> = {
    result: () => formatMessage(messages.result, { game, score }),
    correction: () => formatMessage(messages.correction, { game, score }),
    walkover: () => formatMessage(messages.walkover, { game, name: winner }),
    retirement: () => formatMessage(messages.retirement, { game, name: winner }),
    reopening: () => formatMessage(messages.reopening, { game }),
    call: () => formatMessage(messages.call, { game, number }),
    release: () => formatMessage(messages.release, { game, number }),
    marker: () =>
      action.marker === null ? formatMessage(messages.noMarker, { game }) : formatMessage(messages.marker, { game, name: action.marker }),
    move: () => formatMessage(messages.move, { game }),
    held: () => formatMessage(messages.held, { game, on }),
    'only-board': () => (action.board ? formatMessage(messages.onlyBoard, { game, number }) : formatMessage(messages.anyBoard, { game })),
    'out-of-order': () => formatMessage(messages.outOfOrder, { number, on }),
    reserved: () => formatMessage(messages.reserved, { number, on }),
    'check-in': () => formatMessage(messages.checkIn, { name, on }),
    'check-in-all': () => formatMessage(messages.checkInAll, { on }),
    paid: () => formatMessage(messages.paid, { name, on }),
    seed: () => formatMessage(messages.seed, { name }),
    withdrawal: () => formatMessage(messages.withdrawal, { name }),
    reentry: () => formatMessage(messages.reentry, { name }),
    'late-entry': () => formatMessage(messages.lateEntry, { name }),
    swap: () => formatMessage(messages.swap, { name, other: action.other?.name ?? formatMessage(messages.removedEntry) }),
    decision: () => formatMessage(messages.decision, { letter: groupLetter(action.group ?? 1) }),
    status: () => formatMessage(messages.status, { status: statusWord(intl, action.status) }),
  };
  return texts[action.kind]();
};

/** What an undo changes besides its own subject, one sentence each. */
export const effectTexts = (intl: IntlShape, { games, entries, redrawn, status }: UndoPreview): string[] => [
  ...games.map(({ game, effect }) => intl.formatMessage(messages[effect], { game: `${gameLabel(intl, game)}, ${versusText(intl, game)}` })),
  ...entries.map(({ name }) => intl.formatMessage(messages.entry, { name })),
  ...(redrawn ? [intl.formatMessage(messages.redrawn)] : []),
  ...(status === null ? [] : [intl.formatMessage(messages.status, { status: statusWord(intl, status) })]),
];

/** Why an undo is refused. */
export const refusalText = ({ formatMessage }: IntlShape, { code, games }: NonNullable<UndoPreview['refused']>): string => {
  if (games.length > 0) return formatMessage(messages.blocked, { count: games.length });
  const byCode: Partial<Record<string, Message>> = {
    changed: messages.changed,
    withdrawn: messages.withdrawn,
    'player-busy': messages.busy,
    taken: messages.taken,
    'already-started': messages.started,
  };
  return formatMessage(byCode[code] ?? messages.notNow);
};
