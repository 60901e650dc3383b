import { useRef, useState } from 'react';
import type { Input } from '@oche/api/contract/endpoints';
import type { GameSummary } from '@oche/api/contract/game';
import { ApiError } from '@oche/api/errors';
import { useApi } from '@oche/api/provider';
import { useCall } from '@oche/api/query';
import { decisionEvents, type Decision } from '@oche/api/decisionEvents';

/**
 * Records decisions in the log of a game. If a request gets no response, a retry of the same decision sends the same event ids,
 * so that the server stores it once.
 */
function useRecordDecision({ id }: Pick<GameSummary, 'id'>): (decision: Decision) => Promise<void> {
  const { client } = useApi();
  const call = useCall();
  const unconfirmed = useRef<{ decision: string; input: Input<'recordEvents'> } | null>(null);
  return async (decision) => {
    try {
      const key = JSON.stringify(decision);
      if (unconfirmed.current?.decision !== key) {
        const log = await client.call('getGame', { id });
        const events = decisionEvents(log, decision);
        unconfirmed.current = { decision: key, input: { id, after: log.length, scorerEpoch: log.scorerEpoch, events } };
      }
      await call('recordEvents', unconfirmed.current.input);
      unconfirmed.current = null;
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) unconfirmed.current = null;
      throw error;
    }
  };
}

/** The state of a form that decides a game. */
export type DecisionForm = {
  /** Records the decision, then calls `onDone`. Null means that a field is invalid: the form then shows its errors. */
  submit: (decision: Decision | null) => Promise<void>;
  /** whether the form has been submitted and shows errors at its fields */
  checked: boolean;
  busy: boolean;
  /** the error with which the API rejected the decision */
  error: unknown;
  clearError: () => void;
};

export function useDecision(game: Pick<GameSummary, 'id'>, onDone: () => void): DecisionForm {
  const record = useRecordDecision(game);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async (decision: Decision | null) => {
    setChecked(true);
    if (!decision) return;
    setBusy(true);
    try {
      await record(decision);
    } catch (thrown) {
      return setError(thrown);
    } finally {
      setBusy(false);
    }
    onDone();
  };
  return { submit, checked, busy, error, clearError: () => setError(undefined) };
}
