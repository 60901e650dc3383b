import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '@oche/api/provider';
import { useChannel } from '@oche/realtime/provider';

/** Where a tablet stands on its way to a board. `failed`: no answer, it asks again by itself. */
export type Pairing = { state: 'asking' | 'failed'; code: null } | { state: 'waiting' | 'expired' | 'paired'; code: string };

const pollEvery = 3000;
const retryAfter = 5000;
/** Four hours of codes; a tablet that was forgotten on a shelf then waits for a tap. */
const renewals = 24;

/**
 * Asks for a code, shows it until an organiser answers it, and renews it when it expires. `onPaired` gets the board's token,
 * which the server says once.
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
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const later = (work: () => Promise<void>, after: number) => {
      clearTimeout(timer);
      if (!over) timer = setTimeout(() => void work(), after);
    };
    const begin = async (): Promise<void> => {
      try {
        const { code, secret } = await client.call('createPairingCode', {});
        if (over) return;
        setPairing({ state: 'waiting', code });
        const look = async (): Promise<void> => {
          const answer = await client.call('getPairingCode', { code, secret }).catch(() => null);
          if (over) return;
          if (answer?.state === 'paired' && answer.token) {
            over = true;
            setPairing({ state: 'paired', code });
            paired.current(answer.token);
          } else if (answer && answer.state !== 'waiting') {
            // Paired without a token: its one answer was lost on the way, so this code is of no more use.
            over = true;
            setPairing({ state: 'expired', code });
            if (round < renewals) setRound(round + 1);
          } else later(look, pollEvery);
        };
        ask.current = () => void look();
        later(look, pollEvery);
      } catch {
        if (over) return;
        setPairing((before) => (before.state === 'expired' ? before : { state: 'failed', code: null }));
        later(begin, retryAfter);
      }
    };
    void begin();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, round]);

  useChannel('pairing', pairing.state === 'waiting' ? pairing.code : null, () => ask.current());
  const renew = useCallback(() => setRound((before) => before + 1), []);
  return { pairing, renew };
}
