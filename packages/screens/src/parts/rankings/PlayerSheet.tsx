import type { Ranking } from '@oche/api/contract/ranking';
import { useIntl } from '@oche/i18n/provider';
import { PersonSheet } from '../people/PersonSheet.tsx';
import { PlayerDetail } from './PlayerResults.tsx';
import { messages } from './rankingMessages.ts';

/** How a player came to their place, over the page of a ranking. */
export function PlayerSheet({ ranking, playerId }: { ranking: Ranking; playerId: string }) {
  const { formatMessage } = useIntl();
  return (
    <PersonSheet title={formatMessage(messages.sheet, { ranking: ranking.name })}>
      <PlayerDetail ranking={ranking} playerId={playerId} />
    </PersonSheet>
  );
}
