import type { GameSummary } from '@oche/api/contract/game';
import { useIntl } from '@oche/i18n/provider';
import { BoardCard } from '@oche/ui/BoardCard';
import { gameLabel, sideText } from '../game/slotText.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';

/** The current games, one card per board. Each card links to the live page of its game. */
export function OnTheBoards({ games }: { games: readonly GameSummary[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
      {games.map((game) => (
        <li key={game.id} className="min-w-0">
          <OnBoard game={game} />
        </li>
      ))}
    </ul>
  );
}

function OnBoard({ game }: { game: GameSummary }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { live } = game;
  const number = game.board?.number ?? 0;
  return (
    <BoardCard
      className="min-h-0!"
      number={number}
      label={formatMessage(words.boardNumber, { number })}
      href={href('live', { id: game.id })}
      title={live ? formatMessage(words.legNumber, { number: live.leg }) : formatMessage(words.called)}
      note={gameLabel(intl, game)}
      state={{
        kind: live ? 'playing' : 'called',
        sides: game.sides.map((side, index) => ({
          name: sideText(intl, game, side),
          legs: live ? ((game.format.sets ? live.sets : live.legs)[index] ?? 0) : '–',
          score: live?.remaining[index] ?? game.format.start,
          throws: live?.thrower === index,
        })),
      }}
    />
  );
}

/** Games that are on a board, in the order of the boards, so that cards do not change places. */
export const onBoards = (games: readonly GameSummary[]): GameSummary[] =>
  games
    .filter(({ phase, board }) => board !== null && (phase === 'playing' || phase === 'called'))
    .sort((a, b) => (a.board?.number ?? 0) - (b.board?.number ?? 0));
