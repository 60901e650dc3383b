import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Match, SingleEliminationBracket } from '@g-loot/react-tournament-brackets';
import { corrected, entries, games, nameOf, type Played } from './field.ts';
import { registerPage } from './page.ts';

const idOf = (round: number, index: number) => entries - entries / 2 ** round + index + 1;

const matchOf = ({ round, index, sides, winner }: Played) => ({
  id: idOf(round, index),
  nextMatchId: 2 ** (round + 1) === entries ? null : idOf(round + 1, Math.floor(index / 2)),
  tournamentRoundText: String(round + 1),
  startTime: '2026-11-27',
  state: winner === null ? 'NO_PARTY' : 'DONE',
  participants: sides.flatMap((side, i) =>
    side
      ? {
          id: side.entry,
          name: nameOf(side.entry),
          resultText: side.score === null ? null : String(side.score),
          isWinner: winner === i,
          status: winner === null ? null : 'PLAYED',
        }
      : [],
  ),
});
const start = games.map(matchOf);

let show: (matches: typeof start) => void = () => {};

function Page() {
  const [matches, setMatches] = useState(start);
  show = setMatches;
  return <SingleEliminationBracket matches={matches} matchComponent={Match} />;
}

registerPage({
  render: (root) => flushSync(() => createRoot(root).render(<Page />)),
  change: (number) => flushSync(() => show([matchOf(corrected(number)), ...start.slice(1)])),
});
