import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Bracket, type BracketGame, type BracketRound } from '@oche/ui/Bracket';
import '@oche/ui/theme.css';
import { corrected, games, nameOf, rounds, type Played } from './field.ts';
import { registerPage, type Page as RegisteredPage } from './page.ts';

const gameOf = ({ round, index, sides, winner }: Played): BracketGame => {
  const side = (i: 0 | 1): BracketGame['sides'][0] => {
    const player = sides[i];
    if (!player) return { kind: 'tbd', name: `Winner of game ${index * 2 + i + 1}` };
    return {
      kind: 'entry',
      name: nameOf(player.entry),
      ...(player.score !== null && { score: player.score }),
      ...(winner === i && { winner: true }),
    };
  };
  const [a, b] = [side(0), side(1)];
  return {
    key: `${round}-${index}`,
    sides: [a, b],
    state: winner === null ? 'waiting' : 'played',
    label: `Round ${round + 1}, game ${index + 1}: ${a.name}, ${b.name}`,
    href: `#${round}-${index}`,
  };
};
export const start: BracketRound[] = Array.from({ length: rounds }, (_, round) => ({
  key: String(round),
  title: `Round ${round + 1}`,
  note: 'best of 5',
  games: games.filter((game) => game.round === round).map(gameOf),
}));

let show: (rounds: BracketRound[]) => void = () => {};

export const Knockout = ({ rounds }: { rounds: readonly BracketRound[] }) => (
  <Bracket label="Knockout" rounds={rounds} zoom={{ smaller: 'Smaller', larger: 'Larger', fit: 'Fit' }} />
);

function Page() {
  const [current, setCurrent] = useState(start);
  show = setCurrent;
  return <Knockout rounds={current} />;
}

export const ours: RegisteredPage = {
  render: (root) => flushSync(() => createRoot(root).render(<Page />)),
  change: (number) => {
    const [first, ...others] = start;
    flushSync(() => show([{ ...first!, games: [gameOf(corrected(number)), ...first!.games.slice(1)] }, ...others]));
  },
};
registerPage(ours);
