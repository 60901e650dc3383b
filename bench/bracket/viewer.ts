import 'brackets-viewer/dist/brackets-viewer.min.css';
import 'brackets-viewer/dist/brackets-viewer.min.js';
import { corrected, entries, games, nameOf, type Played } from './field.ts';
import { registerPage } from './page.ts';

const status = { locked: 0, ready: 2, completed: 4 };

const matchOf = ({ round, index, sides, winner }: Played) => {
  const opponent = (i: 0 | 1) => {
    const side = sides[i];
    return {
      id: side?.entry ?? null,
      ...(round === 0 && { position: index * 2 + i + 1 }),
      ...(side && side.score !== null && { score: side.score }),
      ...(winner !== null && { result: winner === i ? 'win' : 'loss' }),
    };
  };
  return {
    id: entries - entries / 2 ** round + index,
    stage_id: 0,
    group_id: 0,
    round_id: round,
    number: index + 1,
    child_count: 0,
    status: winner !== null ? status.completed : sides[0] ? status.ready : status.locked,
    opponent1: opponent(0),
    opponent2: opponent(1),
  };
};
const data = {
  stages: [{ id: 0, tournament_id: 0, name: 'Knockout', type: 'single_elimination', number: 1, settings: { size: entries } }],
  matches: games.map(matchOf),
  matchGames: [],
  participants: Array.from({ length: entries }, (_, id) => ({ id, tournament_id: 0, name: nameOf(id) })),
};

registerPage({
  render: (root) => {
    root.className = 'brackets-viewer';
    return window.bracketsViewer.render(data);
  },
  change: (number) => window.bracketsViewer.updateMatch(matchOf(corrected(number))),
});
