import { Calculator, List } from 'lucide-react';
import { hint } from '@oche/darts/x01/checkout';
import type { DartCode } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { DartPad } from '@oche/ui/DartPad';
import { ScoreKeypad } from '@oche/ui/ScoreKeypad';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { scoreWords } from '../../shell/scoreWords.ts';
import { messages } from './messages.ts';
import type { EntryMode } from './useEntryMode.ts';
import { useKeypadWords } from './useKeypadWords.ts';
import { judged, type Scoring } from './useScoring.ts';

const quick = [26, 41, 45, 60, 85, 100, 140, 180];

type Props = {
  mode: EntryMode;
  onModeChange: (mode: EntryMode) => void;
  game: GameState;
  scoring: Scoring;
  /** darts of the visit that is being entered one by one */
  thrown: DartCode[];
  onThrownChange: (darts: DartCode[]) => void;
  onTypedChange: (total: number | null) => void;
  /** something else takes the keys */
  busy: boolean;
};

/** How a visit is entered: its total, or dart by dart. */
export function EntryPad({ mode, onModeChange, game, scoring, thrown, onThrownChange, onTypedChange, busy }: Props) {
  const { formatMessage } = useIntl();
  const { turn } = scoring;
  const keypad = useKeypadWords(turn);
  const switchMode = (
    <SegmentedControl
      label={formatMessage(messages.howToEnter)}
      value={mode}
      onValueChange={(next) => {
        onThrownChange([]);
        onTypedChange(null);
        onModeChange(next);
      }}
      className="max-md:hidden"
      segments={[
        { value: 'total', label: formatMessage(messages.total), icon: <Calculator aria-hidden /> },
        { value: 'darts', label: formatMessage(messages.darts), icon: <List aria-hidden /> },
      ]}
    />
  );
  const canUndo = game.undoable !== null;
  if (mode === 'total') {
    return (
      <ScoreKeypad
        {...keypad}
        quick={quick}
        canUndo={canUndo}
        keyboard={!busy}
        onScore={scoring.score}
        onBust={scoring.bust}
        onCheckOut={() => turn && scoring.score(turn.remaining)}
        onUndo={scoring.undo}
        onTypedChange={onTypedChange}
      >
        {switchMode}
      </ScoreKeypad>
    );
  }
  const onThrow = (dart: DartCode) => {
    const darts = [...thrown, dart];
    // The rules say when a visit has ended: after three darts, a bust or a checkout.
    if (turn && judged(turn, darts)) scoring.throws(darts);
    else onThrownChange(darts);
  };
  return (
    <DartPad
      darts={thrown}
      leaves={thrown.length > 0 ? (hint(game, thrown)?.remaining ?? null) : null}
      onThrow={onThrow}
      onUndo={() => (thrown.length > 0 ? onThrownChange(thrown.slice(0, -1)) : scoring.undo())}
      canUndo={canUndo || thrown.length > 0}
      enabled={turn !== null}
      keyboard={!busy}
      labels={{
        pad: formatMessage(messages.pad),
        double: formatMessage(messages.double),
        treble: formatMessage(messages.treble),
        miss: formatMessage(messages.miss),
        bull: formatMessage(messages.bull),
        undo: formatMessage(messages.undo),
        bust: formatMessage(scoreWords.bust),
        leaves: formatMessage(messages.leaves),
        slot: (number) => formatMessage(messages.dart, { number }),
      }}
    >
      {switchMode}
    </DartPad>
  );
}
