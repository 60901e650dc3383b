import { useMemo } from 'react';
import { useIntl } from '@oche/i18n/provider';
import type { ScoreKeypadProps } from '@oche/ui/ScoreKeypad';
import { scoreWords } from '../game/scoreWords.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { outcomeOf, type Turn } from './useScoring.ts';
import { openAnswers } from '@oche/darts/x01/visit';

type KeypadProps = Pick<ScoreKeypadProps, 'remaining' | 'why' | 'impossible' | 'leaves' | 'canCheckOut' | 'canBust' | 'labels'>;

/** The inputs that the rules allow in this turn, and the labels of the keypad. */
export function useKeypadWords(turn: Turn | null): KeypadProps {
  const { formatMessage } = useIntl();
  const labels = useMemo(
    () => ({
      keypad: formatMessage(messages.keypad),
      leaves: formatMessage(messages.leaves),
      scores: formatMessage(scoreWords.scored),
      bust: formatMessage(messages.bustKey),
      undo: formatMessage(messages.undo),
      enter: formatMessage(messages.enter),
      checkedOut: formatMessage(messages.checkedOut),
      whatsLeft: formatMessage(messages.whatsLeft),
      deleteDigit: formatMessage(messages.deleteDigit),
      hotkeys: {
        title: formatMessage(messages.keys),
        close: formatMessage(words.close),
        digits: formatMessage(messages.keysDigits),
        clear: formatMessage(messages.keysClear),
        quick: formatMessage(messages.keysQuick),
      },
      typed: (total: number | null) => (total === null ? formatMessage(messages.nothingTyped) : formatMessage(messages.typed, { total })),
    }),
    [formatMessage],
  );
  return useMemo(() => {
    const judge = (total: number) => (turn ? outcomeOf(turn, total) : null);
    const remaining = turn?.remaining ?? null;
    const canCheckOut = remaining !== null && judge(remaining)?.checkout === true;
    return {
      remaining,
      canCheckOut,
      canBust: turn !== null && openAnswers(turn.remaining, 'bust', turn.situation).length > 0,
      why: formatMessage(turn ? messages.noCheckout : messages.notReady, { remaining: remaining ?? 0 }),
      impossible(total) {
        if (!turn || judge(total)) return null;
        if (total < 0) return formatMessage(messages.tooMuch);
        return formatMessage(turn.situation.isIn ? messages.impossibleTotal : messages.impossibleFirst, { total });
      },
      leaves(total) {
        const visit = judge(total);
        return !visit || visit.bust ? 'bust' : visit.after;
      },
      labels,
    };
  }, [turn, formatMessage, labels]);
}
