import { useCallback, useRef, useState } from 'react';
import type { ScoreKeypadProps } from './ScoreKeypad.tsx';

/** The typed text: the remaining score if `isLeft`, otherwise the score of the visit. */
export type Entry = { text: string; isLeft: boolean };

/** The values of the entry line. */
export type EntryStatus = {
  entry: Entry;
  /** Points of the visit; null while nothing is typed. */
  total: number | null;
  /** The reason why the last action or the typed total is rejected; null or empty if there is none. */
  reason: string | null;
  /** The remaining score after the typed total; null if the total cannot be scored. */
  rest: number | 'bust' | null;
};

type Leg = Required<Pick<ScoreKeypadProps, 'canBust'>> &
  Pick<ScoreKeypadProps, 'remaining' | 'impossible' | 'leaves' | 'canCheckOut' | 'canUndo'> & {
    why: string | undefined;
  };
type Handlers = Pick<ScoreKeypadProps, 'onScore' | 'onBust' | 'onCheckOut' | 'onUndo'> & {
  onTypedChange: ScoreKeypadProps['onTypedChange'] | undefined;
};

const empty: Entry = { text: '', isLeft: false };
const maxDigits = ({ isLeft }: Entry) => (isLeft ? 4 : 3);

const totalOf = ({ text, isLeft }: Entry, remaining: number | null) => {
  if (text === '') return null;
  return isLeft ? (remaining ?? 0) - Number(text) : Number(text);
};

/** The typed total, its effect in the current leg, and the actions of the keys. */
export function useEntry({ remaining, why, impossible, leaves, canCheckOut, canUndo, canBust }: Leg, on: Handlers) {
  const [entry, setEntry] = useState(empty);
  const [rejection, setRejection] = useState<string | null>(null);
  // Two taps can come before the next render.
  const latest = useRef(entry);

  const change = (next: Entry) => {
    latest.current = next;
    setEntry(next);
    setRejection(null);
    on.onTypedChange?.(totalOf(next, remaining));
  };
  const clear = () => change(empty);
  const digit = (typed: string) => {
    const text = `${latest.current.text}${typed}`.replace(/^0+(?=\d)/, '');
    if (text.length <= maxDigits(latest.current)) change({ ...latest.current, text });
  };
  const backspace = () => change({ ...latest.current, text: latest.current.text.slice(0, -1) });
  const whatsLeft = () => change({ text: '', isLeft: !latest.current.isLeft });

  const rejectionOf = useCallback(
    (points: number) => (remaining === null ? (why ?? '') : impossible(points)),
    [remaining, why, impossible],
  );
  const score = (points: number, left?: number) => {
    const reason = points < 0 ? (rejectionOf(points) ?? '') : rejectionOf(points);
    if (reason !== null) return setRejection(reason);
    clear();
    if (left === undefined) on.onScore(points);
    else on.onScore(points, left);
  };
  const enter = () => {
    const { text, isLeft } = latest.current;
    const typed = totalOf(latest.current, remaining);
    if (typed !== null) score(typed, isLeft ? Number(text) : undefined);
  };
  const endVisit = (isAllowed: boolean, report: () => void) => {
    if (!isAllowed) return setRejection(why ?? null);
    clear();
    report();
  };
  const bust = () => endVisit(remaining !== null && canBust, on.onBust);
  const checkOut = () => endVisit(canCheckOut, on.onCheckOut);
  const undo = () => {
    // A half-typed total is undone before a visit.
    if (latest.current.text !== '') return clear();
    if (canUndo) on.onUndo();
  };

  const total = totalOf(entry, remaining);
  const impossibility = total !== null && remaining !== null ? impossible(total) : null;
  const canEnter = total !== null && remaining !== null && impossibility === null;
  const status: EntryStatus = { entry, total, reason: rejection ?? impossibility, rest: canEnter ? leaves(total) : null };
  return { status, canEnter, rejectionOf, actions: { digit, backspace, clear, whatsLeft, score, enter, bust, checkOut, undo } };
}
