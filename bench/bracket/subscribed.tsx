import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { BracketSide } from '@oche/ui/Bracket';
import { Knockout, start } from './ours.tsx';
import { offer } from './page.ts';

let score = '';
let changed = () => {};
const subscribe = (listener: () => void) => {
  changed = listener;
  return () => {};
};
const Score = () => useSyncExternalStore(subscribe, () => score);

const [first, ...others] = start;
const [game, ...games] = first!.games;
const [a, b] = game!.sides;
const subscribed: BracketSide = { ...b, score: <Score /> };
const rounds = [{ ...first!, games: [{ ...game!, sides: [a, subscribed] as const }, ...games] }, ...others];

/** Our document with a component for the score that subscribes to it, so that only this component renders again: the least that React needs. */
offer({
  render: (root) => flushSync(() => createRoot(root).render(<Knockout rounds={rounds} />)),
  change: (turn) =>
    flushSync(() => {
      score = String(turn % 3);
      changed();
    }),
});
