import { useRef, useState } from 'react';
import type { EndpointName, Input } from '@oche/api/contract/endpoints';
import type { GameSummary } from '@oche/api/contract/game';
import { ApiError } from '@oche/api/errors';
import { useApi } from '@oche/api/provider';
import { useInvalidate } from '@oche/api/query';
import { decisionEvents, type Decision } from './resultEvents.ts';

/** What a game that was decided makes out of date. */
export const afterGame: readonly EndpointName[] = ['getPlayList', 'getTournament', 'listGroups', 'getBracket', 'getResults', 'getGame'];

/**
 * Writes a decision into the log of a game. What was sent and not answered is sent again as it was, with the same ids, so that a
 * second press on bad Wi-Fi does not write it twice. Throws what the API refuses.
 */
export function useDecide({ id }: Pick<GameSummary, 'id'>): { decide: (decision: Decision) => Promise<void>; busy: boolean } {
  const { client } = useApi();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const unanswered = useRef<{ decision: string; input: Input<'recordEvents'> } | null>(null);
  const decide = async (decision: Decision) => {
    setBusy(true);
    try {
      const key = JSON.stringify(decision);
      if (unanswered.current?.decision !== key) {
        const log = await client.call('getGame', { id });
        const events = decisionEvents(log, decision);
        unanswered.current = { decision: key, input: { id, after: log.length, scorerEpoch: log.scorerEpoch, events } };
      }
      await client.call('recordEvents', unanswered.current.input);
      unanswered.current = null;
      await invalidate(afterGame);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) unanswered.current = null;
      throw error;
    } finally {
      setBusy(false);
    }
  };
  return { decide, busy };
}
