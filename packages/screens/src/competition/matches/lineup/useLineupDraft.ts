import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@oche/api/errors';
import { useCall, useInvalidate } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import type { Lineup } from '@oche/darts/match/event';
import type { Side } from '@oche/darts/match/structure';
import { useHost } from '../../../shell/host.tsx';

/** A lineup on this device. `eventId`: it is handed in as soon as there is a network. `reason`: an editor hands it in for the captain. */
type Draft = { players: Lineup; eventId?: string; reason?: string };

/** The milliseconds between two attempts to hand in a lineup without a network. */
const retryMs = 20_000;

const parse = (text: string | null): Draft | null => {
  try {
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
};

/** Whether a later attempt may succeed. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export type LineupDraft = {
  /** null if nothing has been filled in on this device */
  players: Lineup | null;
  /** whether the lineup waits for the network */
  isWaiting: boolean;
  isSending: boolean;
  error: unknown;
  set: (players: Lineup) => void;
  /** Hands the lineup in now, or when the network is back. */
  handIn: (players: Lineup, reason?: string) => void;
  /** Keeps the lineup on the device without handing it in. */
  stop: () => void;
  forget: () => void;
};

/** The lineup that this device keeps for a part of a match, and how it is handed in. It survives a reload and the loss of the network. */
export function useLineupDraft(id: string, side: Side, part: string): LineupDraft {
  const { storage } = useHost();
  const call = useCall();
  const invalidate = useInvalidate();
  const key = `lineup:${id}:${side}:${part}`;
  const [draft, setDraft] = useState(() => parse(storage.get(key)));
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const save = useCallback(
    (next: Draft | null) => {
      if (next) storage.set(key, JSON.stringify(next));
      else storage.remove(key);
      setDraft(next);
    },
    [storage, key],
  );
  const send = useCallback(
    async ({ players, eventId = '', reason }: Draft) => {
      setSending(true);
      try {
        await call('putLineup', { id, part, side, eventId, players: [...players], ...(reason !== undefined && { reason }) });
        save(null);
      } catch (failure) {
        if (!isTemporary(failure)) {
          save({ players });
          setError(failure);
          // The facts about the players may have changed, for example because one is on another sheet since.
          void invalidate(['sheets', 'roster']);
        }
      } finally {
        setSending(false);
      }
    },
    [call, invalidate, save, id, part, side],
  );
  const isWaiting = draft?.eventId !== undefined;
  useEffect(() => {
    if (!draft?.eventId) return;
    const retry = () => void send(draft);
    const timer = setInterval(retry, retryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [draft, send]);
  // A lineup that waited when the page was closed.
  useEffect(() => {
    const kept = parse(storage.get(key));
    if (kept?.eventId) void send(kept);
  }, [storage, key, send]);
  return {
    ...{ players: draft?.players ?? null, isWaiting, isSending, error },
    set: (players) => {
      setError(undefined);
      save({ players });
    },
    handIn: (players, reason) => {
      setError(undefined);
      const next = { players, eventId: uuidv7(Date.now(), randomBytes()), ...(reason !== undefined && { reason }) };
      save(next);
      void send(next);
    },
    stop: () => draft && save({ players: draft.players }),
    forget: () => save(null),
  };
}
