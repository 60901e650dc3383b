import { useState } from 'react';
import type { GameState } from '@oche/darts/x01/state';
import { legBefore, useLegWon } from './useLegWon.ts';

/**
 * Announces a leg that has just been won, in large type over the scores, and disappears after a moment. It does not intercept presses,
 * so that the marker can continue. The scoreboard announces it to screen readers. With reduced motion it is hidden, and only the line
 * above the visits shows the winner.
 */
export function LegMoment({ game, names }: { game: GameState; names: readonly string[] }) {
  const legs = game.legs.length;
  const [seen, setSeen] = useState({ legs, isNew: false });
  // Undone legs, and legs that ended before this tablet showed the game, are not announced.
  if (seen.legs !== legs) setSeen({ legs, isNew: legs > seen.legs });
  const won = useLegWon(legBefore(game), names);
  if (!seen.isNew || won === null) return null;
  return (
    <p
      key={legs}
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-1/3 z-overlay animate-[leg-won_2000ms_ease-out_both] lit px-6 py-5 text-center text-title-1 text-balance motion-reduce:hidden"
    >
      {won}
    </p>
  );
}
