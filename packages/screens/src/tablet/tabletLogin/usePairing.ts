import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '@oche/api/provider';
import { useChannel } from '@oche/realtime/provider';

/** The state of the pairing of a tablet. `failed`: the server does not answer, and the request is retried automatically. */
export type Pairing = { state: 'asking' | 'failed'; code: null } | { state: 'waiting' | 'expired' | 'paired'; code: string };

/** milliseconds */
const pollEvery = 3000;
/** milliseconds */
const retryAfter = 5000;
/** Codes are renewed for four hours. After that a forgotten tablet waits for a tap. */
const renewals = 24;

/**
 * Asks for a code, shows it until an organiser answers it, and renews it when it expires. `onPaired` gets the token of the board,
 * which the server sends only once.
 */
export function usePairing(onPaired: (token: string) => void): { pairing: Pairing; renew: () => void } {
  const { client } = useApi();
  const [round, setRound] = useState(0);
  const [pairing, setPairing] = useState<Pairing>({ state: 'asking', code: null });
  const ask = useRef<() => void>(() => undefined);
  const paired = useRef(onPaired);
  useEffect(() => {
    paired.current = onPaired;
  });

  useEffect(() => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const later = (work: () => Promise<void>, after: number) => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(() => void work(), after);
    };
    const begin = async (): Promise<void> => {
      try {
        const { code, secret } = await client.call('createPairingCode', {});
        if (isStopped) return;
        setPairing({ state: 'waiting', code });
        const look = async (): Promise<void> => {
          const answer = await client.call('getPairingCode', { code, secret }).catch(() => null);
          if (isStopped) return;
          if (answer?.state === 'paired' && answer.token) {
            isStopped = true;
            setPairing({ state: 'paired', code });
            paired.current(answer.token);
          } else if (answer && answer.state !== 'waiting') {
            // Paired without a token: the only answer with the token was lost, so this code can no longer be used.
            isStopped = true;
            setPairing({ state: 'expired', code });
            if (round < renewals) setRound(round + 1);
          } else later(look, pollEvery);
        };
        ask.current = () => void look();
        later(look, pollEvery);
      } catch {
        if (isStopped) return;
        setPairing((before) => (before.state === 'expired' ? before : { state: 'failed', code: null }));
        later(begin, retryAfter);
      }
    };
    void begin();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [client, round]);

  useChannel('pairing', pairing.state === 'waiting' ? pairing.code : null, () => ask.current());
  const renew = useCallback(() => setRound((before) => before + 1), []);
  return { pairing, renew };
}
