import type { GameSummary } from '@oche/api/contract/game';
import { useIntl } from '@oche/i18n/provider';
import { NextCall } from '@oche/ui/NextCall';
import type { ReactNode } from 'react';
import { useNow } from '../../shell/device.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { gameLabel, sideText } from './slotText.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { nextGameMessages as messages } from './nextGameMessages.ts';

type NextGameProps = {
  /** the followed player */
  player: { id: string; name: string };
  /** whether the followed player is the user */
  isMe?: boolean;
  /** the games of this player */
  games: readonly GameSummary[];
  className?: string;
};

const phases = ['playing', 'called', 'ready', 'waiting'] as const;
const bold = (name: ReactNode) => <b className="font-[650]">{name}</b>;

/** The current or next game of the followed player: board, opponent, and the expected minutes until it starts. */
export function NextGame({ player, isMe = false, games, className = '' }: NextGameProps) {
  const { formatMessage } = useIntl();
  const gamesOfPlayer = games.filter((each) => each.sides.some((side) => side.id === player.id));
  const game = phases.flatMap((phase) => gamesOfPlayer.filter((each) => each.phase === phase))[0];
  if (game) return <GameAhead game={game} player={player} isMe={isMe} className={className} />;
  return (
    <NextCall
      kind="none"
      title={isMe ? formatMessage(messages.youAreDone) : formatMessage(messages.last, { name: player.name })}
      className={className}
    />
  );
}

type GameAheadProps = Required<Omit<NextGameProps, 'games'>> & { game: GameSummary };

function GameAhead({ game, player: { id, name }, isMe, className }: GameAheadProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const now = useNow();
  const { board, marker, expectedAt } = game;
  const opponent = game.sides.find((side) => side.id !== id);
  const isOnBoard = game.phase === 'playing' || game.phase === 'called';
  const number = board?.number ?? 0;
  const title = () => {
    if (game.phase === 'playing') return formatMessage(isMe ? messages.youPlayNow : messages.playsNow, { name, number });
    if (game.phase === 'called') return formatMessage(isMe ? messages.youAreCalled : messages.called, { name, number });
    return formatMessage(isMe ? messages.youPlayNext : messages.next, { name });
  };
  const minutes = expectedAt === null ? null : Math.round((Date.parse(expectedAt) - now) / 60_000);
  const isSoon = minutes !== null && minutes < 1;
  return (
    <NextCall
      className={className}
      kind="next"
      stage={gameLabel(intl, game)}
      title={<span className="wrap-anywhere hyphens-auto">{title()}</span>}
      {...(board && { board: { number: board.number, label: formatMessage(words.boardNumber, { number: board.number }) } })}
      {...(!isOnBoard &&
        minutes !== null && {
          time: {
            label: isSoon ? '' : formatMessage(messages.inAbout),
            value: isSoon ? formatMessage(messages.soon) : formatMessage(messages.minutes, { count: minutes }),
          },
        })}
    >
      <div className="wrap-anywhere hyphens-auto">
        <p>{formatMessage(messages.versus, { name: sideText(intl, game, opponent), b: bold })}</p>
        {marker && <p>{formatMessage(messages.marker, { name: marker.name, b: bold })}</p>}
        {isOnBoard && (
          <LoneLink href={href('live', { id: game.id })} className="mt-3">
            {formatMessage(messages.watch)}
          </LoneLink>
        )}
      </div>
    </NextCall>
  );
}
