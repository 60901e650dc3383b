import { createBracket } from 'bracketry';
import { corrected, entries, games, nameOf, rounds, type Played } from './field.ts';
import { registerPage } from './page.ts';

const matchOf = ({ round, index, sides, winner }: Played) => ({
  roundIndex: round,
  order: index,
  sides: sides.flatMap((side, i) =>
    side
      ? {
          contestantId: String(side.entry),
          ...(side.score !== null && { scores: [{ mainScore: String(side.score) }] }),
          ...(winner === i && { isWinner: true }),
        }
      : [],
  ),
});
const data = {
  rounds: Array.from({ length: rounds }, (_, round) => ({ name: `Round ${round + 1}` })),
  matches: games.map(matchOf),
  contestants: Object.fromEntries(Array.from({ length: entries }, (_, id) => [String(id), { players: [{ title: nameOf(id) }] }])),
};

let bracket: ReturnType<typeof createBracket> | undefined;

registerPage({
  render: (root) => {
    root.style.height = '100vh';
    bracket = createBracket(data, root);
  },
  change: (number) => bracket?.applyMatchesUpdates([matchOf(corrected(number))]),
});
