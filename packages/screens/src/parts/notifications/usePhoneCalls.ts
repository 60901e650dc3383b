import { useCallback, useEffect, useState } from 'react';
import { useCall } from '@oche/api/query';
import { useToken } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import type { BrowserPush } from '../../shell/browserPush.ts';
import { useHost } from '../../shell/host.tsx';
import { isNotified, storeNotified } from './notifiedCalls.ts';

/** `checking` until the browser has told what it can, and on the server. */
export type PhoneCallsState = 'checking' | 'unsupported' | 'home-screen' | 'denied' | 'off' | 'on';

type PhoneCalls = {
  state: PhoneCallsState;
  isBusy: boolean;
  error: unknown;
  turnOn: () => void;
  turnOff: () => void;
};

/** What is stored for a subscription. That of a user ends with the session, so that the next session starts without one. */
const useStoredId = (entryId: string | null): string => {
  const token = useToken('user');
  return entryId ?? `session ${token?.slice(-8)}`;
};

const stateIn = async (push: BrowserPush, isStored: boolean): Promise<PhoneCallsState> => {
  const support = push.support();
  if (support !== 'yes') return support === 'no' ? 'unsupported' : support;
  if (push.permission() === 'denied') return 'denied';
  return isStored && (await push.current()) !== null ? 'on' : 'off';
};

/** Ends the messages about an entry on this device, if it gets them, for example because its user stops following the player. */
export function useEndPhoneCalls(): (entryId: string) => Promise<void> {
  const { push, storage } = useHost();
  const call = useCall();
  return useCallback(
    async (entryId) => {
      if (!push || !isNotified(storage, entryId)) return;
      const device = await push.current();
      if (device) await call('unsubscribePush', { endpoint: device.endpoint, entryId });
      storeNotified(storage, entryId, false);
    },
    [push, storage, call],
  );
}

/** Whether this device gets the calls of an entry, or of the players of the user (`null`), and how to change it. Null if the host has no messages. */
export function usePhoneCalls(entryId: string | null): PhoneCalls | null {
  const { push, storage } = useHost();
  const { locale: langcode } = useIntl();
  const call = useCall();
  const id = useStoredId(entryId);
  const [state, setState] = useState<PhoneCallsState>('checking');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const check = useCallback(async () => {
    if (push) setState(await stateIn(push, isNotified(storage, id)));
  }, [push, storage, id]);
  useEffect(() => {
    check().catch(() => setState('off'));
  }, [check]);
  if (!push) return null;
  const change = (work: () => Promise<void>) => {
    setIsBusy(true);
    setError(null);
    work()
      .then(check)
      .catch(setError)
      .finally(() => setIsBusy(false));
  };
  return {
    ...{ state, isBusy, error },
    turnOn: () =>
      change(async () => {
        const device = await push.subscribe(async () => (await call('getPushKey', {})).publicKey);
        if (!device) return;
        await call('subscribePush', { ...device, langcode, entryId });
        storeNotified(storage, id, true);
      }),
    turnOff: () =>
      change(async () => {
        const device = await push.current();
        if (device) await call('unsubscribePush', { endpoint: device.endpoint, entryId });
        storeNotified(storage, id, false);
      }),
  };
}
