import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { BracketSide } from '@oche/ui/Bracket';
import { Knockout, start } from './ours.tsx';
import { registerPage } from './page.ts';

let score = '';
let notify = () => {};
const subscribe = (listener: () => void) => {
  notify = listener;
  return () => {};
};
const Score = () => useSyncExternalStore(subscribe, () => score);

const [first, ...others] = start;
const [game, ...games] = first!.games;
const [a, b] = game!.sides;
const subscribedSide: BracketSide = { ...b, score: <Score /> };
const rounds = [{ ...first!, games: [{ ...game!, sides: [a, subscribedSide] as const }, ...games] }, ...others];

/** Our page with a component that subscribes to the score, so that only this component renders again: the minimum of React's work. */
registerPage({
  render: (root) => flushSync(() => createRoot(root).render(<Knockout rounds={rounds} />)),
  change: (number) =>
    flushSync(() => {
      score = String(number % 3);
      notify();
    }),
});
