import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { corrected, games, nameOf, type Played } from './field.ts';
import { offer } from './page.ts';

/** As many games as are visible: our bracket renders 29. */
const shown = games.slice(0, 30);

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
  const [list, setList] = useState<readonly Played[]>(shown);
  show = setList;
  return (
    <ol>
      {list.map((game) => (
        <Game key={`${game.round}-${game.index}`} game={game} />
      ))}
    </ol>
  );
}

/** Thirty games as a memoized React list without styles: the cost of React without a bracket. */
offer({
  render: (root) => flushSync(() => createRoot(root).render(<Page />)),
  change: (turn) => flushSync(() => show([corrected(turn), ...shown.slice(1)])),
});
