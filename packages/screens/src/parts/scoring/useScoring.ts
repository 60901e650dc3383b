import { useMemo, useState } from 'react';
import type { GameSync, RecordCode } from '@oche/api/gameSync';
import { useGamePart } from '@oche/api/useGame';
import type { DartCode, VisitPayload } from '@oche/darts/x01/event';
import { modesOf } from '@oche/darts/x01/formatRules';
import type { Answer, Situation } from '@oche/darts/x01/outcomes';
import type { GameState } from '@oche/darts/x01/state';
import { judge, openAnswers, type Written } from '@oche/darts/x01/visit';

/** The side to throw and its points to go. */
export type Turn = { side: number; remaining: number; situation: Situation };

type VisitWithoutDetails = { side: number; total: number } | { side: number; bust: true };

/** A visit in the log without details that only the marker knows: darts used, darts at a double. An answer adds them, but is optional. */
type OpenVisit = { event: string; payload: VisitWithoutDetails; answers: Answer[]; hasDoubles: boolean };

const turnOf = (game: GameState): Turn | null => {
  const leg = game.legs.at(-1);
  if (game.next.kind !== 'visit' || !leg) return null;
  const { side } = game.next;
  return {
    side,
    remaining: leg.remaining[side] ?? 0,
    situation: { ...modesOf(game.format, side), isIn: leg.isIn[side] ?? true },
  };
};

/** The outcome of a visit in this turn; null if the rules do not allow it. */
export const outcomeOf = ({ remaining, situation }: Turn, written: Written) => {
  const result = judge(remaining, written, situation);
  return result.ok ? result.value : null;
};

export type Scoring = {
  turn: Turn | null;
  open: OpenVisit | null;
  /** the error with which the last entry was refused; null if it was accepted */
  refused: RecordCode | null;
  score: (total: number) => void;
  /** enters a visit by the points that it leaves */
  leave: (left: number) => void;
  bust: () => void;
  throws: (darts: DartCode[]) => void;
  /** whether these darts are a whole visit: three, a bust or a checkout */
  ends: (darts: DartCode[]) => boolean;
  answer: (answer: Answer) => void;
  undo: () => void;
};

/**
 * Records visits at a board, each as soon as it is entered. It asks for details only if more than one answer is possible, and then for
 * both numbers at once. The question stays until it is answered, the visit is undone, or the next visit is entered. `turn` is the turn
 * of `game`, which may be one frame behind. Visits are recorded for the current turn.
 */
export function useScoring(play: GameSync, game: GameState, record: GameSync['record']): Scoring {
  const [open, setOpen] = useState<OpenVisit | null>(null);
  const [refused, setRefused] = useState<RecordCode | null>(null);
  const turn = useMemo(() => turnOf(game), [game]);
  // Taken from the log, not from the rendered state, because a marker may type the answer before the next frame.
  const isQuestionOpen = useGamePart(play, (state) => open !== null && state.game?.undoable === open.event);
  const currentGame = () => play.state().game;
  const currentTurn = () => turnOf(currentGame() ?? game);
  const write = (payload: VisitPayload) => {
    const result = record('visit', payload);
    setRefused(result.ok ? null : result.code);
    setOpen(null);
    return result.ok ? result.value.undoable : null;
  };
  const enter = (totalFrom: (remaining: number) => number | 'bust') => {
    const turn = currentTurn();
    if (!turn) return;
    const { side, remaining, situation } = turn;
    const total = totalFrom(remaining);
    const payload = total === 'bust' ? { side, bust: true as const } : { side, total };
    const answers = openAnswers(remaining, total, situation);
    const event = write(payload);
    if (event && answers.length > 1) setOpen({ event, payload, answers, hasDoubles: situation.out !== 'straight' });
  };
  return {
    turn,
    // The question belongs to the last visit of the log. Another device may have recorded a visit in the meantime.
    open: isQuestionOpen ? open : null,
    refused,
    score: (total) => enter(() => total),
    leave: (left) => enter((remaining) => remaining - left),
    bust: () => enter(() => 'bust'),
    throws(darts) {
      const turn = currentTurn();
      if (turn) write({ side: turn.side, throws: darts });
    },
    ends(darts) {
      const turn = currentTurn();
      return turn !== null && outcomeOf(turn, darts) !== null;
    },
    answer({ darts, doubles }) {
      setOpen(null);
      // The keypad works beside the question, so another visit may have been recorded after this one.
      if (!open || currentGame()?.undoable !== open.event) return;
      record('correct', { target: open.event, replacement: { ...open.payload, darts, ...(open.hasDoubles ? { doubles } : {}) } });
    },
    undo() {
      setOpen(null);
      const target = (currentGame() ?? game).undoable;
      if (target) record('undo', { target });
    },
  };
}
