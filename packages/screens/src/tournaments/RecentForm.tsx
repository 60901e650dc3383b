import type { GameSummary } from '@oche/api/contract/game';
import { useIntl } from '@oche/i18n/provider';
import { FormStreak, type FormResult } from '@oche/ui/FormStreak';
import { followMessages as messages } from './followMessages.ts';

const finishTime = ({ finishedAt }: GameSummary) => (finishedAt === null ? 0 : Date.parse(finishedAt));

/** The recent form of a player: the results of the finished games, oldest first. Renders nothing if there are none. */
export function RecentForm({ player, games }: { player: string; games: readonly GameSummary[] }) {
  const { formatMessage } = useIntl();
  const results = games
    .filter(({ phase, sides }) => phase === 'finished' && sides.some(({ id }) => id === player))
    .toSorted((a, b) => finishTime(a) - finishTime(b))
    .map((game): FormResult => (game.winner === null ? 'draw' : game.sides[game.winner]?.id === player ? 'win' : 'loss'));
  if (results.length === 0) return null;
  return (
    <div className="flex items-center justify-between gap-4 pt-3 text-body-small text-ink-2">
      <span aria-hidden>{formatMessage(messages.form)}</span>
      <FormStreak
        label={formatMessage(messages.form)}
        results={results}
        words={{
          win: { letter: formatMessage(messages.wonLetter), word: formatMessage(messages.won) },
          draw: { letter: formatMessage(messages.drawnLetter), word: formatMessage(messages.drawn) },
          loss: { letter: formatMessage(messages.lostLetter), word: formatMessage(messages.lost) },
        }}
      />
    </div>
  );
}
