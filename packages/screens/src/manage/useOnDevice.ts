import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this runs on the device; false while a server renders and while its page wakes up. What depends on who looks is read then. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
