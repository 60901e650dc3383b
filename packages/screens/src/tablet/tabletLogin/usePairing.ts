import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '@oche/api/provider';
import { useChannel } from '@oche/realtime/provider';

/** The state of the pairing of a tablet. `failed` means that the server does not respond. The request is then retried automatically. */
export type Pairing = { state: 'requesting' | 'failed'; code: null } | { state: 'waiting' | 'expired' | 'paired'; code: string };

/** milliseconds */
const pollEvery = 3000;
/** milliseconds */
const retryAfter = 5000;
/** Codes are renewed for four hours. After that a forgotten tablet waits for a tap. */
const maxRenewals = 24;

/**
 * Requests a code, shows it until an organiser enters it, and renews it when it expires. `onPaired` gets the token of the board,
 * which the server sends only once.
 */
export function usePairing(onPaired: (token: string) => void): { pairing: Pairing; renew: () => void } {
  const { client } = useApi();
  const [round, setRound] = useState(0);
  const [pairing, setPairing] = useState<Pairing>({ state: 'requesting', code: null });
  const pollNow = useRef<() => void>(() => undefined);
  const paired = useRef(onPaired);
  useEffect(() => {
    paired.current = onPaired;
  });

  useEffect(() => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (work: () => Promise<void>, after: number) => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(() => void work(), after);
    };
    const requestCode = async (): Promise<void> => {
      try {
        const { code, secret } = await client.call('createPairingCode', {});
        if (isStopped) return;
        setPairing({ state: 'waiting', code });
        const poll = async (): Promise<void> => {
          const response = await client.call('getPairingCode', { code, secret }).catch(() => null);
          if (isStopped) return;
          if (response?.state === 'paired' && response.token) {
            isStopped = true;
            setPairing({ state: 'paired', code });
            paired.current(response.token);
          } else if (response && response.state !== 'waiting') {
            // Paired without a token: the only response with the token was lost, so this code can no longer be used.
            isStopped = true;
            setPairing({ state: 'expired', code });
            if (round < maxRenewals) setRound(round + 1);
          } else schedule(poll, pollEvery);
        };
        pollNow.current = () => void poll();
        schedule(poll, pollEvery);
      } catch {
        if (isStopped) return;
        setPairing((previous) => (previous.state === 'expired' ? previous : { state: 'failed', code: null }));
        schedule(requestCode, retryAfter);
      }
    };
    void requestCode();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [client, round]);

  useChannel('pairing', pairing.state === 'waiting' ? pairing.code : null, () => pollNow.current());
  const renew = useCallback(() => setRound((previous) => previous + 1), []);
  return { pairing, renew };
}
