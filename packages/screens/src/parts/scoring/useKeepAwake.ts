import { useEffect } from 'react';
import { useHost } from '../../shell/host.tsx';

/** Keeps the screen on. Otherwise a tap would have to wake it, and the same tap could enter a score. */
export function useKeepAwake(): void {
  const { native } = useHost();
  useEffect(() => {
    if (native) {
      native.keepAwake(true);
      return () => native.keepAwake(false);
    }
    return stayAwake();
  }, [native]);
}

/** Uses the wake lock of browsers that have it (https only). The lock ends when the page is hidden, so it is requested again when the page is shown. */
function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const request = () => {
    if ('wakeLock' in navigator && document.visibilityState === 'visible') lock = navigator.wakeLock.request().catch(() => null);
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    document.removeEventListener('visibilitychange', request);
    void lock.then((sentinel) => sentinel?.release());
  };
}
