import type { ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { Group } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { messages as gameMessages } from '../game/gameMessages.ts';
import { swissMessages as messages } from './swissMessages.ts';

type SwissRoundsProps = {
  games: Group['games'];
  /** the list of the games of a round, with its name for screen readers */
  children: (games: readonly GameSummary[], label: string) => ReactNode;
};

/** The rounds of a Swiss tournament, the newest first, each with its games and the player who has a bye. */
export function SwissRounds({ games, children }: SwissRoundsProps) {
  const { formatMessage } = useIntl();
  const rounds = [...Map.groupBy(games, ({ round }) => round)].sort(([a], [b]) => b - a);
  return (
    <div className="grid gap-y-8">
      {rounds.map(([round, inRound]) => {
        const title = formatMessage(gameMessages.swissRound, { round });
        const byes = inRound
          .filter(({ phase }) => phase === 'bye')
          .flatMap(({ sides }) => sides.filter(({ sideKind }) => sideKind !== 'bye'));
        return (
          <section key={round} aria-label={title} className="min-w-0">
            <h3 className="pb-2 text-heading">{title}</h3>
            {children(
              inRound.filter(({ phase }) => phase !== 'bye'),
              title,
            )}
            {byes.map(({ id, name }) => (
              <p key={id} className="pt-2 text-body-small text-ink-2">
                {formatMessage(messages.bye, { name })}
              </p>
            ))}
          </section>
        );
      })}
    </div>
  );
}
