import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { corrected, games, nameOf, type Played } from './field.ts';
import { registerPage } from './page.ts';

/** About as many games as our bracket renders, which only renders the visible ones. */
const visibleGames = games.slice(0, 30);

const Game = memo(({ game: { sides } }: { game: Played }) => (
  <li>
    {sides.map((side, index) => (
      <div key={index}>
        {side && nameOf(side.entry)} <b>{side?.score}</b>
      </div>
    ))}
  </li>
));

let show: (games: readonly Played[]) => void = () => {};

function Page() {
  const [list, setList] = useState<readonly Played[]>(visibleGames);
  show = setList;
  return (
    <ol>
      {list.map((game) => (
        <Game key={`${game.round}-${game.index}`} game={game} />
      ))}
    </ol>
  );
}

/** Thirty games as a list of memoised React components without styles: the cost of React without a bracket. */
registerPage({
  render: (root) => flushSync(() => createRoot(root).render(<Page />)),
  change: (number) => flushSync(() => show([corrected(number), ...visibleGames.slice(1)])),
});
