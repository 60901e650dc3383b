import { useMemo, useState } from 'react';
import type { GameSync, RecordCode } from '@oche/api/gameSync';
import type { DartCode, VisitPayload } from '@oche/darts/x01/event';
import { modesOf } from '@oche/darts/x01/formatRules';
import type { Answer, Situation } from '@oche/darts/x01/outcomes';
import type { GameState } from '@oche/darts/x01/state';
import { judge, openAnswers, type Written } from '@oche/darts/x01/visit';

/** Who throws, and from what. */
export type Turn = { side: number; remaining: number; situation: Situation };

/** A visit that is written and waits for what only the marker knows: darts used, darts at a double. */
type OpenVisit = { payload: { side: number; total: number } | { side: number; bust: true }; answers: Answer[] };

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
  forget: () => void;
  undo: () => void;
};

/**
 * Writes visits at a board: asks only where more than one answer is possible, and then both numbers at once. What is shown is the turn of
 * `game`, which may be a frame behind; what is written is of the turn that it is by then.
 */
export function useScoring(play: GameSync, game: GameState, record: GameSync['record']): Scoring {
  const [open, setOpen] = useState<OpenVisit | null>(null);
  const [refused, setRefused] = useState<RecordCode | null>(null);
  const turn = useMemo(() => turnOf(game), [game]);
  const now = () => play.state().game;
  const turnNow = () => turnOf(now() ?? game);
  const write = (payload: VisitPayload) => {
    const result = record('visit', payload);
    setRefused(result.ok ? null : result.code);
    setOpen(null);
  };
  const enter = (said: (remaining: number) => number | 'bust') => {
    const turn = turnNow();
    if (!turn) return;
    const { side, remaining, situation } = turn;
    const total = said(remaining);
    const payload = total === 'bust' ? { side, bust: true as const } : { side, total };
    const answers = judge(remaining, total, situation).ok ? openAnswers(remaining, total, situation) : [];
    if (answers.length > 1) setOpen({ payload, answers });
    else write(payload);
  };
  return {
    turn,
    // The question belongs to the turn in which it was asked; somebody else may have scored it meanwhile.
    open: open && turn?.side === open.payload.side ? open : null,
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
    answer: ({ darts, doubles }) => open && write({ ...open.payload, darts, ...(turn?.situation.out === 'straight' ? {} : { doubles }) }),
    forget: () => setOpen(null),
    undo() {
      setOpen(null);
      const target = (now() ?? game).undoable;
      if (target) record('undo', { target });
    },
  };
}
