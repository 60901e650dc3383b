import { useState } from 'react';
import type { GameState } from '@oche/darts/x01/state';
import { legBefore, useLegWon } from './useLegWon.ts';

/**
 * Announces a leg that has just been won, large over the beds, and disappears after a moment. It takes no press, so that the marker can go
 * on; screen readers hear it from the scoreboard. With reduced motion only the line over the chalk says it.
 */
export function LegMoment({ game, names }: { game: GameState; names: readonly string[] }) {
  const legs = game.legs.length;
  const [seen, setSeen] = useState({ legs, isNew: false });
  // Legs that are taken back, or that were over before this tablet showed the game, are not announced.
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
