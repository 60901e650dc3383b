import { useEffect } from 'react';
import { useHost } from '../../shell/host.tsx';

/** Keeps the screen on while it is used: a board that went dark is woken by a tap, and the tap would be a score. */
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

/** In a browser that can, over https; its lock ends where the page is no longer seen. */
function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = () => {
    if ('wakeLock' in navigator && document.visibilityState === 'visible') lock = navigator.wakeLock.request().catch(() => null);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
