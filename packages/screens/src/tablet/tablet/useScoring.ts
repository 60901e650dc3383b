import { useMemo, useState } from 'react';
import type { GameSync, RecordCode } from '@oche/api/gameSync';
import { useGamePart } from '@oche/api/useGame';
import type { DartCode, VisitPayload } from '@oche/darts/x01/event';
import { modesOf } from '@oche/darts/x01/formatRules';
import type { Answer, Situation } from '@oche/darts/x01/outcomes';
import type { GameState } from '@oche/darts/x01/state';
import { judge, openAnswers, type Written } from '@oche/darts/x01/visit';

/** Who throws, and from what. */
export type Turn = { side: number; remaining: number; situation: Situation };

type Unanswered = { side: number; total: number } | { side: number; bust: true };

/** A visit in the log that lacks what only the marker knows: darts used, darts at a double. An answer adds that; without one the visit stands. */
type OpenVisit = { event: string; payload: Unanswered; answers: Answer[]; hasDoubles: boolean };

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

/** What a written visit would do; null where the rules refuse it. */
export const judged = ({ remaining, situation }: Turn, written: Written) => {
  const result = judge(remaining, written, situation);
  return result.ok ? result.value : null;
};

export type Scoring = {
  turn: Turn | null;
  open: OpenVisit | null;
  /** why the last entry was refused; null after one that was taken */
  refused: RecordCode | null;
  score: (total: number) => void;
  /** the same visit, said by what it leaves */
  leave: (left: number) => void;
  bust: () => void;
  throws: (darts: DartCode[]) => void;
  /** whether these darts are a whole visit: three, a bust or a checkout */
  ends: (darts: DartCode[]) => boolean;
  answer: (answer: Answer) => void;
  undo: () => void;
};

/**
 * Writes visits at a board, each as soon as it is entered. Asks only if more than one answer is possible, and then both numbers at once; the
 * question stays until it is answered, taken back, or the next visit is entered. What is shown is the turn of
 * `game`, which may be a frame behind; what is written is of the turn that it is by then.
 */
export function useScoring(play: GameSync, game: GameState, record: GameSync['record']): Scoring {
  const [open, setOpen] = useState<OpenVisit | null>(null);
  const [refused, setRefused] = useState<RecordCode | null>(null);
  const turn = useMemo(() => turnOf(game), [game]);
  // From the log, not from the rendered state: a marker may type the answer before the next frame.
  const isAsked = useGamePart(play, (state) => open !== null && state.game?.undoable === open.event);
  const now = () => play.state().game;
  const turnNow = () => turnOf(now() ?? game);
  const write = (payload: VisitPayload) => {
    const result = record('visit', payload);
    setRefused(result.ok ? null : result.code);
    setOpen(null);
    return result.ok ? result.value.undoable : null;
  };
  const enter = (said: (remaining: number) => number | 'bust') => {
    const turn = turnNow();
    if (!turn) return;
    const { side, remaining, situation } = turn;
    const total = said(remaining);
    const payload = total === 'bust' ? { side, bust: true as const } : { side, total };
    const answers = openAnswers(remaining, total, situation);
    const event = write(payload);
    if (event && answers.length > 1) setOpen({ event, payload, answers, hasDoubles: situation.out !== 'straight' });
  };
  return {
    turn,
    // The question belongs to the last visit of the log; another device may have written a visit meanwhile.
    open: isAsked ? open : null,
    refused,
    score: (total) => enter(() => total),
    leave: (left) => enter((remaining) => remaining - left),
    bust: () => enter(() => 'bust'),
    throws(darts) {
      const turn = turnNow();
      if (turn) write({ side: turn.side, throws: darts });
    },
    ends(darts) {
      const turn = turnNow();
      return turn !== null && judged(turn, darts) !== null;
    },
    answer({ darts, doubles }) {
      setOpen(null);
      // The keypad works beside the question, so another visit may have been written after this one.
      if (!open || now()?.undoable !== open.event) return;
      record('correct', { target: open.event, replacement: { ...open.payload, darts, ...(open.hasDoubles ? { doubles } : {}) } });
    },
    undo() {
      setOpen(null);
      const target = (now() ?? game).undoable;
      if (target) record('undo', { target });
    },
  };
}
