import { useMemo } from 'react';
import { parseDart } from '@oche/darts/x01/dartboard';
import type { DartCode } from '@oche/darts/x01/event';
import { useIntl } from '@oche/i18n/provider';
import type { DartboardInputLabels } from '@oche/ui/DartboardInput';
import type { DartPadLabels } from '@oche/ui/DartPad';
import { scoreWords } from '../game/scoreWords.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** Labels of the keys and of the drawn board, for entry dart by dart. */
export function useDartWords(): { keys: DartPadLabels; board: DartboardInputLabels } {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const ringOf = (bed: DartCode) =>
      bed === '50' ? 'bull' : bed === '25' ? 'outerBull' : bed.startsWith('T') ? 'treble' : bed.startsWith('D') ? 'double' : 'single';
    const shared = {
      pad: formatMessage(messages.pad),
      miss: formatMessage(messages.miss),
      undo: formatMessage(messages.undo),
      bust: formatMessage(scoreWords.bust),
      leaves: formatMessage(messages.leaves),
      scored: formatMessage(scoreWords.scored),
      slot: (number: number) => formatMessage(messages.dart, { number }),
    };
    const dialog = { title: formatMessage(messages.keys), close: formatMessage(words.close) };
    return {
      keys: {
        ...shared,
        double: formatMessage(messages.double),
        treble: formatMessage(messages.treble),
        bull: formatMessage(messages.bull),
        hotkeys: { ...dialog, digits: formatMessage(messages.keysNumber) },
      },
      board: {
        ...shared,
        board: formatMessage(messages.drawnBoard),
        bed: (bed) =>
          formatMessage(messages.bed, { ring: ringOf(bed), number: bed.replace(/^[DT]/, ''), points: parseDart(bed)?.value ?? 0 }),
        near: (bed) => formatMessage(messages.orBed, { bed }),
        checkedOut: formatMessage(messages.checkedOut),
        hotkeys: { ...dialog, move: formatMessage(messages.keysMove), set: formatMessage(messages.keysSet) },
      },
    };
  }, [formatMessage]);
}
